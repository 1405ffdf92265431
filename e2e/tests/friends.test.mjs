// Two browsers in one game: the friend comes by an invitation, and each sees the other's moves as they happen.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import {
  answer, answers, asked, dice, friends, invitation, linked, log, moved, openTable, play, playTogether, takeSeat,
} from '../lib/table.mjs';

scene('a friend takes a seat, and moves appear at both tables without a reload', async ({ visit }) => {
  const [host, friend] = [await visit(), await visit()];
  await openTable(host, ['here', 'link'], { name0: 'Ada', name1: 'Kit' });
  assert.match(host.url(), /\/lobby$/);
  const seat = host.locator('#lobby-seats li').filter({ hasText: 'Kit' });
  assert.match(await seat.innerText(), /invitation open/);
  const link = await invitation(host, 'Kit');
  assert.equal(await host.getByRole('link', { name: 'Go to the table' }).count(), 0, 'nothing is dealt yet');

  await friend.goto(link);
  await friend.getByRole('heading', { name: 'Take the seat of Kit' }).waitFor();
  assert.match(await seat.innerText(), /invitation open/, 'looking takes nothing');
  await takeSeat(friend, link);
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
  await friend.locator('#log .events li').filter({ hasText: /Ada travels/ }).first().waitFor({ state: 'attached' });

  question = await playTogether([host, friend], { tirelessness: 0, done: ({ topic }, page) => topic === 'act' && page === friend });
  await answer(friend, question, dice(1), { weary: true });
  await host.locator('#log .events li').filter({ hasText: 'Kit rests' }).waitFor({ state: 'attached' });
  assert.ok((await log(host)).length > 3);
  for (const page of [host, friend]) assert.equal(await page.evaluate(() => window.sameDocument), true);
});

scene('a friend goes on into the next game without a new invitation', async ({ visit }) => {
  const [host, friend] = await friends(visit);
  await playTogether([host, friend], { tirelessness: 1, done: ({ state }) => state === 'over' });
  // The winner may still have the Chronicle to write.
  for (const page of [host, friend]) await play(page);
  await friend.locator('#ask a[href$="/over"]').click();
  await friend.getByText('Your seat in game 2 is kept for you').waitFor();
  await friend.evaluate(() => { window.sameDocument = true; });

  await host.locator('#ask a[href$="/over"]').click();
  await host.getByRole('button', { name: 'Play game 2' }).click();
  await host.waitForURL(/\/lobby$/);
  const seat = host.locator('#lobby-seats li').filter({ hasText: 'Kit' });
  assert.match(await seat.innerText(), /seat kept/);
  assert.equal(await host.locator('#lobby-seats [data-copy]').count(), 0, 'there is nothing to send');
  // The friend's page after the game hears of it by itself.
  await friend.getByRole('button', { name: 'Play game 2' }).waitFor();
  assert.equal(await friend.evaluate(() => window.sameDocument), true);
  await friend.goto('/');
  await friend.getByRole('button', { name: /^Your next game: / }).click();
  await linked(friend);
  await friend.locator('#log li').filter({ hasText: 'Kit has come from the last game' }).first().waitFor();
  await seat.filter({ hasText: 'at the table' }).waitFor();
  await friend.goto('/');
  assert.equal(await friend.getByText('Your next game').count(), 0, 'it is one of the games now');
});

scene('a stranger cannot look at a game, and a spectator cannot answer', async ({ visit }) => {
  const [host, stranger] = [await visit(), await visit()];
  await openTable(host, ['here', 'link']);
  const watch = await host.locator('section[aria-labelledby=links] input[readonly]').inputValue();
  const game = host.url().replace('/lobby', '');
  assert.equal((await stranger.goto(game)).status(), 404);
  await host.getByRole('button', { name: 'Begin now' }).click();
  await linked(host);
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

scene('a taken seat is lost when the host frees it, and everybody is told', async ({ visit }) => {
  const [host, friend, other] = [await visit(), await visit(), await visit()];
  await openTable(host, ['here', 'link'], { name0: 'Ada', name1: 'Kit' });
  const lobby = host.url();
  const seat = host.locator('#lobby-seats li').filter({ hasText: 'Kit' });
  const link = await invitation(host, 'Kit');
  await takeSeat(friend, link);
  await linked(friend);
  const table = friend.url();
  await friend.locator('#log .events li').filter({ hasText: 'Somebody has taken the seat of Kit.' }).waitFor({ state: 'attached' });

  // The link is spent for others, and leads the one who has the seat to the table.
  assert.equal((await other.goto(link)).status(), 410);
  await other.getByRole('heading', { name: 'The seat of Kit is taken' }).waitFor();
  assert.equal(await other.getByRole('button', { name: 'Take this seat' }).count(), 0);
  await friend.goto(link);
  assert.equal(friend.url(), table);
  await linked(friend);

  // The host sees that it is taken, without a link, and frees it.
  await seat.filter({ hasText: 'at the table' }).waitFor();
  assert.equal(await seat.locator('input[readonly]').count(), 0);
  await seat.getByText('Free this seat').click();
  await seat.getByRole('button', { name: 'Free the seat of Kit' }).click();
  await host.waitForURL(lobby);
  const fresh = await invitation(host, 'Kit');
  assert.notEqual(fresh, link);
  await friend.getByText('The host has freed the seat that this browser had').waitFor();

  await takeSeat(other, fresh);
  await linked(other);
  await other.locator('#log .events li').filter({ hasText: 'The host has freed the seat of Kit.' }).waitFor({ state: 'attached' });
  await host.getByRole('link', { name: 'Go to the table' }).click();
  await linked(host);
  await host.locator('#log .events li').filter({ hasText: 'The host has freed the seat of Kit.' }).waitFor({ state: 'attached' });
});

scene('a seat is opened on another device by whoever has it', async ({ visit }) => {
  const [host, phone] = [await visit(), await visit()];
  await openTable(host, ['here', 'novice'], { name0: 'Ada' });
  await linked(host);
  await host.locator('[data-open=menu]').first().click();
  await host.getByRole('button', { name: 'Make a link for another device' }).click();
  const link = await host.locator('#dialog [data-device-link] input').inputValue();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Sit down here too' }).click();
  await linked(phone);
  await phone.locator('.board.you').waitFor();
  assert.equal(await host.locator('.board.you').count(), 1, 'the first one keeps it');
});

scene('a game with two friends waits for both, and its table shows whose numbers made it', async ({ visit }) => {
  const [host, first, second] = [await visit(), await visit(), await visit()];
  await openTable(host, ['here', 'link', 'link'], { name0: 'Ada', name1: 'Kit', name2: 'Lou' });
  const links = [await invitation(host, 'Kit'), await invitation(host, 'Lou')];
  await takeSeat(first, links[0]);
  await first.locator('#waiting-friends li').filter({ hasText: 'Kit' }).filter({ hasText: 'has come' }).waitFor();
  assert.equal(await first.locator('.table').count(), 0, 'there is no table yet');
  await takeSeat(second, links[1]);
  await Promise.all([linked(first), linked(second)]);
  await host.getByRole('link', { name: 'Go to the table' }).click();
  await linked(host);
  await host.locator('[data-open=menu]').first().click();
  const proof = host.locator('#dialog .fair');
  for (const name of ['whoever opened the game', 'Kit', 'Lou']) await proof.getByText(`Number of ${name}`).waitFor();
});
