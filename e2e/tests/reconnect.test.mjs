// The server is killed and comes back: the page finds it again, and nothing that was accepted is lost.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { answer, asked, dice, linked, log, openTable, panel, play } from '../lib/table.mjs';

scene('the page comes back by itself after the server was killed', async ({ server, visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice', 'novice']);
  await linked(page);
  let turns = 0;
  // Early in the first turn: a game that is over has no question to lose.
  await play(page, { tirelessness: 3, done: ({ topic }) => topic === 'act' && ++turns > 1 });
  const [question, lines, board] = [await panel(page), await log(page), await page.locator('#board-0').innerText()];
  await page.evaluate(() => { window.sameDocument = true; });

  await server.kill();
  await page.locator('.table[data-link=off]').waitFor();
  await page.locator('.offline').waitFor();
  await page.locator('#ask [data-end]').click();
  await page.locator('#ask [data-go]').click();
  await page.locator('#why').waitFor();
  assert.deepEqual(await panel(page), question, 'an answer that did not arrive changes nothing');

  await server.again();
  await linked(page);
  await page.locator('.offline').waitFor({ state: 'hidden' });
  assert.equal(await page.evaluate(() => window.sameDocument), true, 'without a reload');
  assert.deepEqual(await panel(page), question);
  assert.deepEqual(await log(page), lines);
  assert.equal(await page.locator('#board-0').innerText(), board);
  await answer(page, question, dice(2), { weary: true });
  assert.notEqual((await asked(page)).at, question.at, 'the game goes on');
});
