// More small things that were wrong once.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { dice, friends, linked, openTable, play } from '../lib/table.mjs';

scene('a seat of one’s own has a link too', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'link'], { name0: 'Ada', name1: 'Kit' });
  const own = page.locator('#lobby-seats li').filter({ hasText: 'Ada' });
  await own.locator('[data-own-link]').click();
  const link = await own.locator('[data-device-link] input').inputValue();
  const phone = await visit();
  await phone.goto(link);
  await phone.locator('.join button.go').click();
  await phone.waitForURL(/\/g\//);
});

scene('a name is changed in the menu, and everybody sees it', async ({ visit }) => {
  const [host, friend] = await friends(visit, { world: 'first' });
  await friend.locator('[data-open=menu]').first().click();
  const form = friend.locator('#dialog form[data-rename]');
  const rename = async name => {
    await form.locator('input').fill(name);
    await form.locator('button').click();
  };
  await rename('Ada');
  await friend.locator('#dialog .refused').filter({ hasText: 'Somebody else' }).waitFor();
  await rename('Lou');
  await form.locator('[data-done]').waitFor();
  for (const page of [host, friend]) {
    await page.locator('.board h3').filter({ hasText: 'Lou' }).waitFor();
    await page.locator('#log .events li').filter({ hasText: 'Lou has taken this name' }).waitFor({ state: 'attached' });
    await page.waitForFunction(() => !/\bKit\b/.test(document.querySelector('.table').innerText));
  }
});

scene('after a Search is taken back there is still a way back', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  const backs = page.locator('#ask :is([data-undo], [data-ask-undo])');
  await play(page, { prefer: 'Search', pick: dice(2), done: ({ topic }) => topic === 'keep' || topic === 'play' });
  for (let n = 0; n < 4 && await page.locator('#ask [data-undo]').count(); n += 1) {
    const at = await page.locator('#ask').getAttribute('data-at');
    await page.locator('#ask [data-undo]').click();
    await page.waitForFunction(before => document.querySelector('#ask').dataset.at !== before, at);
  }
  assert.ok(await backs.count() > 0, 'the question has a way back');
});

scene('dates are written as people write them', async ({ visit }) => {
  const page = await visit({ locale: 'de' });
  await openTable(page, ['novice', 'here', 'novice'], { world: 'random', seed: '9' });
  await linked(page);
  await play(page, { pick: dice(9), tirelessness: 2, patience: 120000 });
  await page.goto('/chronicles');
  const text = await page.locator('main').innerText();
  assert.doesNotMatch(text, /\d{4}-\d\d-\d\d/);
  assert.match(text, /\d+\. (Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) \d{4}/);
});
