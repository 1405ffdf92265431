// The Clockwork Prince: a game alone against him from the form, his board, his turns in the log, and what the form refuses.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { dice, linked, log, openTable, play } from '../lib/table.mjs';

scene('somebody plays a turn alone against the Clockwork Prince', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['prince', 'here'], { name1: 'Ada', world: 'first' });
  await linked(page);
  const board = page.locator('#board-0');
  for (const track of ['Threat', 'Tactics', 'Caution']) await board.getByText(track, { exact: true }).waitFor();
  assert.match(await board.locator('h3').innerText(), /Clockwork Prince/);
  assert.equal(await board.locator('.sup').count(), 0, 'he has no Supply');
  // Ada's turn comes when he has had his.
  const acts = await play(page, { pick: dice(2), tirelessness: 2, done: ({ topic }) => topic === 'act' });
  assert.equal(acts.topic, 'act');
  const told = (await log(page)).join('\n');
  assert.match(told, /The Prince sees no threat/);
  assert.match(told, /The Prince has [2-5] actions/);
  await board.locator('.mind summary').click();
  await board.getByText('This order is our reading').waitFor();
  // One turn of hers, and his next.
  await play(page, { pick: dice(3), tirelessness: 1, done: async ({ at }) => at > acts.at && /Round 2: Clockwork Prince/.test((await log(page)).join('\n')) });
  assert.match((await log(page)).join('\n'), /Round 2: Clockwork Prince/);
});

scene('a table that the Prince cannot play at is refused in one sentence', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const form = page.locator('form[data-setup]');
  await form.locator('[name=who0]').selectOption('prince');
  await form.locator('button.go').click();
  await page.locator('.wrong').getByText('one or two').waitFor();
  assert.equal(await page.locator('form[data-setup] [name=who0]').inputValue(), 'prince', 'nothing is lost');
});
