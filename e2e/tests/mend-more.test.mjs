// More small things that were wrong once.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { dice, linked, openTable, play } from '../lib/table.mjs';

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
