// Promises: written down beside the log or with an offer, read by everybody, judged by whoever got them.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { asked, friends, give, linked, playTogether } from '../lib/table.mjs';

const promises = page => page.locator('#log [data-logtab=promises]').click();
const first = page => page.locator('#promise-1');

scene('a promise is read by everybody and judged by the one who got it', async ({ visit }) => {
  const [host, friend] = await friends(visit);
  for (const page of [host, friend]) await promises(page);
  assert.match(await friend.locator('#log-promises').innerText(), /Nobody has promised anything yet/);

  const form = host.locator('form[data-promise]');
  await form.getByLabel('Kit').check();
  await form.getByLabel('What you promise').fill('I will not attack your sites this round.');
  await form.getByRole('button', { name: 'Promise', exact: true }).click();
  await first(friend).waitFor();
  assert.match(await first(friend).innerText(), /Ada to Kit[^]*I will not attack your sites/);
  assert.equal(await form.getByLabel('What you promise').inputValue(), '', 'the form is ready for the next one');
  assert.equal(await first(host).locator('[data-mark]').count(), 0, 'nobody judges their own word');
  await friend.locator('#log .events li').filter({ hasText: 'Ada promises Kit' }).waitFor({ state: 'attached' });

  // What somebody is writing stays while others judge.
  await form.getByLabel('What you promise').fill('And another');
  await first(friend).getByRole('button', { name: 'Broken' }).click();
  await first(host).locator('.mark.broken').waitFor();
  assert.equal(await form.getByLabel('What you promise').inputValue(), 'And another');
  await first(friend).getByRole('button', { name: 'Kept' }).click();
  await first(host).locator('.mark.kept').waitFor();
  await friend.reload();
  await linked(friend);
  await promises(friend);
  assert.match(await first(friend).innerText(), /kept/);
});

scene('peace is promised until the end of a round and let go by the one who got it', async ({ visit }) => {
  const [host, friend] = await friends(visit);
  for (const page of [host, friend]) await promises(page);
  const form = host.locator('form[data-promise]');
  await form.getByLabel('Kit').check();
  await form.getByLabel('What you promise').fill('And by the way');
  const until = form.getByLabel('Peace until the end of round');
  assert.deepEqual(await until.locator('option').allInnerTexts(), ['1', '2', '3']);
  await until.selectOption('2');
  await form.getByRole('button', { name: 'Promise peace' }).click();
  await first(friend).waitFor();
  assert.match(await first(friend).innerText(), /Ada to Kit[^]*Peace until the end of round 2[^]*open/);
  assert.equal(await form.getByLabel('What you promise').inputValue(), 'And by the way', 'words that were begun stay');
  assert.deepEqual(await first(friend).locator('[data-mark]').allInnerTexts(), ['Let go'], 'nobody judges peace');
  await first(friend).getByRole('button', { name: 'Let go' }).click();
  await first(host).locator('.mark.released').waitFor();
  assert.equal(await first(friend).locator('[data-mark]').count(), 0);
});

scene('a promise goes out with an offer', async ({ visit }) => {
  const [host, friend] = await friends(visit);
  // The Chancellor offers Citizenship, which is a deal.
  let question = await playTogether([host, friend], { done: ({ topic }, page) => topic === 'act' && page === host });
  await host.locator('#ask .ans').filter({ hasText: 'Citizenship' }).first().click();
  await give(host);
  question = await asked(host);
  for (let step = 0; question.kind !== 'deal' && step < 5; step += 1) {
    const kit = host.locator('#ask .ans:visible').filter({ hasText: 'Kit' });
    if (question.kind === 'one') await (await kit.count() ? kit : host.locator('#ask .ans:visible')).first().click();
    await give(host);
    question = await asked(host);
  }
  assert.equal(question.kind, 'deal');
  await host.locator('#ask [data-side=give] [data-thing^="reliquary="]').first().click();
  await host.getByLabel('With this offer you also promise').fill('You keep the Mine.');
  await give(host);
  for (const page of [host, friend]) {
    await promises(page);
    await first(page).waitFor();
    assert.match(await first(page).innerText(), /Ada to Kit[^]*You keep the Mine\./);
  }
});
