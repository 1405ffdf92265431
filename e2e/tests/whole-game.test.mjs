// From one click on the home page to the end of the game and into the next one.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { asked, dice, linked, openTable, panel, play } from '../lib/table.mjs';

/** What could have been done better appears by itself, and each of it leads to its moment. */
async function better(page) {
  const told = page.locator('#mistakes:not([data-review])');
  await told.waitFor({ timeout: 300000 });
  const [players, mistakes] = [await page.locator('.final tbody tr').count(), await told.locator('li').count()];
  assert.equal(await told.locator('h3').count(), players);
  assert.ok(mistakes <= 3 * players);
  for (const one of await told.locator('li').all()) {
    assert.match(await one.innerText(), /left a chance of \d+\s% to win; “.+” would have left \d+\s%/);
    assert.match(await one.locator('a.btn').getAttribute('href'), /\/g\/\w+\/at\/\d+$/);
  }
}

/** From the end of a game over its page to the table of the next. */
async function next(page) {
  const game = page.url();
  await page.locator('#ask a[href$="/over"]').click();
  await page.waitForURL(/\/over$/);
  assert.match(await page.locator('h1').innerText(), /\S/);
  const record = await page.request.get(`${game}/record`);
  assert.equal(record.status(), 200, 'the record of a finished game can be had');
  await better(page);
  await page.locator('form[action$="/next"] button').click();
  await page.waitForURL(url => /\/g\/\w+$/.test(url.pathname) && url.href !== game);
  await linked(page);
  assert.equal(await page.locator('.site').count(), 8);
  const question = await asked(page, 60000);
  assert.notEqual(question.state, 'over');
}

scene('one click starts a game against bots, which is played to its end and goes on', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await linked(page);
  const seen = new Map();
  const end = await play(page, { pick: dice(7), tirelessness: 5, seen });
  assert.equal(end.state, 'over');
  assert.match(end.text, /has won/);
  assert.ok(seen.has('one act'), 'the person took turns');
  await next(page);
});

scene('the winner answers the questions of the Chronicle, with its guide above them', async ({ visit }) => {
  const page = await visit();
  const chronicle = ['vow', 'invite', 'build', 'common-suit'];
  let end;
  // A winner can have nothing to decide; then another game is played.
  for (let game = 1; game < 20 && end?.state !== 'asked'; game += 1) {
    await openTable(page, ['here', 'here']);
    await linked(page);
    end = await play(page, { pick: dice(game), tirelessness: 2, done: question => chronicle.includes(question.topic) });
  }
  assert.equal(end.state, 'asked', 'the winner is a person and is asked');
  assert.equal(await page.locator('#guide').count(), 1);
  assert.match(await page.locator('#ask').innerText(), /chronicle/i);
  await play(page, { pick: dice(4) });
  assert.equal((await panel(page)).state, 'over');
  await next(page);
});
