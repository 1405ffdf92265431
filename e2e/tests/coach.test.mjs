// The coach and hints: the first question of each kind is explained, advice has reasons and can be followed.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { dice, linked, openTable, play } from '../lib/table.mjs';

const act = ({ topic }) => topic === 'act';

scene('the coach explains the first question of a kind, can be switched off and on again', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  await play(page, { pick: dice(3), done: act });
  const coach = page.locator('#ask .coach');
  await coach.waitFor();
  assert.ok((await coach.innerText()).length > 40);
  // The next question of the same kind is no news.
  const at = await page.locator('#ask').getAttribute('data-at');
  await play(page, { pick: dice(3), done: async question => act(question) && await page.locator('#ask').getAttribute('data-at') !== at });
  assert.equal(await coach.isVisible(), false);
  // Switched on again it begins anew, switched off it is silent.
  await page.locator('[data-open=menu]').click();
  const box = page.locator('#dialog [data-coach-switch]');
  await box.waitFor();
  assert.equal(await box.isChecked(), true);
  await box.uncheck();
  await box.check();
  await page.keyboard.press('Escape');
  await coach.waitFor();
  await coach.locator('[data-coach-does=off]').click();
  assert.equal(await coach.isVisible(), false);
  await page.reload();
  await linked(page);
  assert.equal(await coach.isVisible(), false);
});

scene('a hint gives reasons in words and does what it says', async ({ visit }) => {
  const page = await visit({ locale: 'de-DE' });
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  await play(page, { pick: dice(3), done: act });
  await page.locator('#ask [data-hint]').click();
  const box = page.locator('#ask .hintbox');
  await box.locator('.best').waitFor({ timeout: 60000 });
  // How many reasons there are beside the judgement depends on the deal.
  assert.match(await box.innerText(), /meint ein Bot/);
  // Each of the next ones has its chance and its reasons too.
  for (const one of await box.locator('li').all()) {
    assert.match(await one.innerText(), /etwa \d+ %/);
    assert.match(await one.innerText(), /Es (bringt|riskiert)/);
  }
  // An action that asks for more is only looked into; anything else is given at once.
  const before = await page.locator('#ask').evaluate(ask => [ask.dataset.at, ask.dataset.topic, ask.querySelector('#q').innerText].join('|'));
  await box.locator('[data-send]').first().click();
  await page.waitForFunction(old => {
    const ask = document.querySelector('#ask');
    return [ask.dataset.at, ask.dataset.topic, ask.querySelector('#q').innerText].join('|') !== old;
  }, before);
});
