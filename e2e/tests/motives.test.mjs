// A bot is asked why it did something, and says it in one sentence.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { linked, openTable, play } from '../lib/table.mjs';

const asks = (page, list) => page.locator(`#log-${list} [data-motive]`);

/** To the first turn of one's own that comes after one of the bot. */
const myTurn = page => play(page, { tirelessness: 0, done: async ({ topic }) => topic === 'act' && await asks(page, 'events').count() > 0 });

/** Asks, and returns the sentence. */
async function why(button) {
  await button.click();
  const said = button.locator('xpath=ancestor::li').locator('.reason');
  await said.waitFor();
  return (await said.innerText()).trim();
}

for (const edition of ['base', 'foundations']) {
  scene(`a bot says why, in the recap, in the log and at an earlier moment (${edition})`, async ({ visit }) => {
    const page = await visit();
    await openTable(page, ['novice', 'here'], { edition, name0: 'Bram', name1: 'Ada' });
    await linked(page);
    await myTurn(page);
    await page.locator('button[data-logtab=log]').click();
    const first = asks(page, 'events').first();
    assert.equal(await first.innerText(), 'Why?');
    const said = await why(first);
    assert.match(said, /^Bram.*\.$/s, said);
    assert.equal(await first.getAttribute('aria-expanded'), 'true');
    // By the keyboard it goes away and comes again.
    await first.focus();
    await page.keyboard.press('Enter');
    await page.locator('#log-events .reason').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.locator('#log-events .reason').waitFor();
    assert.equal((await page.locator('#log-events .reason').innerText()).trim(), said);
    // Whoever looks back at the moment reads the same.
    const moment = Number(await first.getAttribute('data-motive'));
    await page.locator('button[data-logtab=since]').click();
    if (await asks(page, 'recap').count()) assert.match(await why(asks(page, 'recap').first()), /^Bram.*\.$/s);
    await page.goto(`${new URL(page.url()).pathname}/at/${moment}`);
    await page.locator('#log-events [data-motive]').first().waitFor();
    assert.equal(await why(page.locator(`#log-events [data-motive="${moment}"]`).first()), said);
  });
}

scene('only bots are asked why, and a phone has room for the answer', async ({ visit }) => {
  const page = await visit();
  await page.setViewportSize({ width: 390, height: 844 });
  await openTable(page, ['novice', 'here'], { name0: 'Bram', name1: 'Ada' });
  await linked(page);
  await myTurn(page);
  await page.locator('[data-tab=log]').click();
  await page.locator('button[data-logtab=log]').click();
  const lines = page.locator('#log-events li:has([data-motive])');
  for (const line of await lines.all()) assert.match(await line.innerText(), /^Bram/);
  await why(asks(page, 'events').first());
  const reason = await page.locator('#log-events .reason').boundingBox();
  assert.ok(reason.x >= 0 && reason.x + reason.width <= 390, 'it fits the screen');
  const button = await asks(page, 'events').first().boundingBox();
  assert.ok(button.height >= 24, 'it can be touched');
});
