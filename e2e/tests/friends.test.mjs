// Two browsers in one game: the friend comes by link, and each sees the other's moves as they happen.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { answer, answers, asked, dice, linked, log, moved, openTable, playTogether } from '../lib/table.mjs';

scene('a friend joins by link, and moves appear at both tables without a reload', async ({ visit }) => {
  const [host, friend] = [await visit(), await visit()];
  await openTable(host, ['here', 'link'], { name0: 'Ada', name1: 'Kit' });
  assert.match(host.url(), /\/lobby$/);
  const seat = host.locator('#lobby-seats li').filter({ hasText: 'Kit' });
  assert.match(await seat.innerText(), /not here yet/);
  const link = await seat.locator('input[readonly]').inputValue();

  await friend.goto(link);
  await linked(friend);
  assert.match(friend.url(), /\/g\/\w+$/, 'the secret does not stay in the address');
  await seat.filter({ hasText: 'at the table' }).waitFor();
  await host.getByRole('link', { name: 'Go to the table' }).click();
  await linked(host);

  for (const page of [host, friend]) await page.evaluate(() => { window.sameDocument = true; });
  let question = await playTogether([host, friend], { done: ({ topic }, page) => topic === 'act' && page === host });
  await host.locator('#ask .acts').getByRole('button', { name: 'Travel' }).click();
  await moved(host, question);
  question = await asked(host);
  const target = answers(host).first();
  const slot = (await target.getAttribute('data-word')).split(':')[1];
  await target.click();
  await host.locator('#ask [data-go]').click();
  const pawn = `[data-key="site:${slot}"] [data-flip="pawn-0"]`;
  await friend.locator(pawn).waitFor();
  await friend.locator('#log .events li').filter({ hasText: /Ada travels/ }).first().waitFor();

  question = await playTogether([host, friend], { tirelessness: 0, done: ({ topic }, page) => topic === 'act' && page === friend });
  await answer(friend, question, dice(1), { weary: true });
  await host.locator('#log .events li').filter({ hasText: 'Kit rests' }).waitFor();
  assert.ok((await log(host)).length > 3);
  for (const page of [host, friend]) assert.equal(await page.evaluate(() => window.sameDocument), true);
});

scene('a stranger cannot look at a game, and a spectator cannot answer', async ({ visit }) => {
  const [host, stranger] = [await visit(), await visit()];
  await openTable(host, ['here', 'link']);
  const watch = await host.locator('section[aria-labelledby=links] input[readonly]').inputValue();
  const game = host.url().replace('/lobby', '');
  assert.equal((await stranger.goto(game)).status(), 404);
  await stranger.goto(watch);
  await linked(stranger);
  assert.equal(await stranger.locator('#ask[data-kind]').count(), 0);
  assert.equal(await stranger.locator('.chip.mine').count(), 0);
  const body = { do: 'answer', seat: 0, at: 1, back: 0, answer: 'one site:0' };
  const status = await stranger.evaluate(async data => {
    const game = document.querySelector('.table').dataset.game;
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`/g/${game}/do`, { method: 'POST', headers, body: JSON.stringify(data) })).status;
  }, body);
  assert.equal(status, 403);
});
