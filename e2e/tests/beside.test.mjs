// What goes on beside the questions: chat, standing answers, looking back, coming back.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { asked, dice, friends, linked, moved, openTable, play, playTogether } from '../lib/table.mjs';

scene('people talk, and what somebody writes is not disturbed', async ({ visit }) => {
  const [host, friend] = await friends(visit);
  const field = page => page.locator('form[data-say] input');
  await friend.locator('#log').getByRole('tab', { name: 'Chat' }).click();
  await field(friend).fill('I am still thinking');
  await host.keyboard.press('t');
  await host.keyboard.type('Hello <b>Kit</b>!');
  await host.keyboard.press('Enter');
  await friend.locator('.chat li').filter({ hasText: 'Ada Hello <b>Kit</b>!' }).waitFor();
  assert.equal(await field(friend).inputValue(), 'I am still thinking');
  assert.equal(await field(host).inputValue(), '', 'what was said is gone from the field');

  // Somebody who reads the log sees that there is something new.
  await host.locator('#log').getByRole('tab', { name: 'Log', exact: true }).click();
  await field(friend).press('Enter');
  await host.locator('#log [data-unread]').filter({ hasText: '1' }).waitFor();
});

scene('what was chosen stays chosen while others talk', async ({ visit }) => {
  const [host, friend] = await friends(visit);
  const question = await asked(host);
  await host.locator('#ask .ans').nth(1).click();
  await friend.locator('#log').getByRole('tab', { name: 'Chat' }).click();
  await friend.locator('form[data-say] input').fill('Take your time');
  await friend.locator('form[data-say] input').press('Enter');
  await host.locator('.chat li').filter({ hasText: 'Take your time' }).waitFor({ state: 'attached' });
  await host.locator('#ask [data-go]').click();
  assert.ok(await moved(host, question), 'the button does what it says');
});

scene('standing answers are kept, and a bot can take a seat over and give it back', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice']);
  await linked(page);
  const menu = async () => {
    await page.locator('[data-open=menu]').click();
    await page.locator('#dialog[open] form[data-standing]').waitFor();
  };
  await menu();
  const box = page.locator('#dialog [name=no_ally]');
  assert.equal(await box.isChecked(), false);
  await Promise.all([page.waitForResponse(/\/do$/), box.check()]);
  await page.keyboard.press('Escape');
  await page.reload();
  await linked(page);
  await menu();
  assert.equal(await box.isChecked(), true, 'it is kept');
  await page.locator('#dialog [data-away=yes]').click();
  await page.locator('#log .events li').filter({ hasText: 'rests' }).first().waitFor({ state: 'attached', timeout: 60000 });
  assert.equal(await page.locator('#ask[data-kind]').count(), 0, 'a bot answers');
  await menu();
  await page.locator('#dialog [data-away=no]').click();
  await page.locator('#ask[data-kind]').waitFor({ timeout: 60000 });
}, { pause: 150 });

scene('any moment can be seen again and stepped through, and the recap tells what happened', async ({ visit }) => {
  const [host, friend] = await friends(visit);
  let turns = 0;
  await playTogether([host, friend], {
    pick: dice(5), tirelessness: 3, done: ({ topic }, page) => topic === 'act' && page === host && ++turns > 3,
  });
  await host.locator('#log').getByRole('tab', { name: 'Since your last turn' }).click();
  assert.ok(await host.locator('.recap li').first().isVisible());
  assert.ok(await host.locator('#log .events').isHidden());

  await host.goto(`${host.url()}/at/2`);
  await host.locator('body[data-logtab]').waitFor();
  const sentence = async () => (await host.locator('#q').innerText());
  const first = await sentence();
  await host.keyboard.press('ArrowRight');
  await host.waitForURL(/\/at\/3/);
  assert.notEqual(await sentence(), first);
  await host.getByRole('link', { name: 'On ▸' }).click();
  await host.waitForURL(/\/at\/4/);
  await host.locator('[data-seek]').fill('8');
  await host.waitForURL(/\/at\/8/);
  await host.locator('[data-seek-play]').click();
  await host.waitForURL(/\/at\/1\d/);
  await host.locator('[data-seek-play]').click();
  await host.getByRole('link', { name: /now/i }).first().click();
  await linked(host);

  // A line of the log leads to its moment.
  await host.locator('#log').getByRole('tab', { name: 'Log', exact: true }).click();
  const line = host.locator('#log .events a.at').last();
  const moment = await line.getAttribute('data-moment');
  await line.focus();
  await line.press('Enter');
  await host.waitForURL(new RegExp(`/at/${moment}`));
});

scene('a game that was left is found again on the home page', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice']);
  await linked(page);
  await play(page, { done: ({ topic }) => topic === 'act' });
  const game = page.url();
  await page.goto('/');
  assert.match(await page.locator('#recent a').first().innerText(), /Round 1 of 8/);
  await page.locator('#recent a').first().click();
  await page.waitForURL(game);
  await linked(page);
});
