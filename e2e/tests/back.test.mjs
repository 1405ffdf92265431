// Taking back to a line of the log, and everything that is free at once.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { answers, asked, invitation, linked, log, moved, openTable, panel, play, playTogether, takeSeat } from '../lib/table.mjs';

const tab = (page, name) => page.locator('#ask .acts button').filter({ hasText: name });
const act = ({ topic }) => topic === 'act';

/** Travels to an open site, which turns nothing over. */
async function journey(page) {
  await tab(page, 'Travel').click();
  await page.locator('#ask[data-topic=travel]').waitFor();
  const open = await answers(page).evaluateAll(all => all.findIndex(one => document.querySelector(`.site[data-key="site:${one.dataset.word.split(':')[1]}"] h3 a`)));
  await answers(page).nth(open).click();
  const question = await panel(page);
  await page.locator('#ask [data-go]').click();
  await moved(page, question);
  return play(page, { done: act, tirelessness: 0 });
}

scene('all that is free is taken back in one step, up to the last secret', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  const acts = await play(page, { done: act });
  const before = await page.locator('#boards').innerText();
  await journey(page);
  await journey(page);
  await page.locator('#ask [data-undo-all]').click();
  await page.waitForFunction(at => document.querySelector('#ask')?.dataset.at === at, acts.at);
  assert.equal(await page.locator('#boards').innerText(), before);
  assert.equal(await page.locator('#ask [data-undo-all]').count(), 0, 'there is no more');
});

scene('a line of the log is gone back to, freely where nothing was learned', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  await play(page, { done: act });
  await journey(page);
  const told = await log(page);
  await journey(page);
  const line = page.locator('#log .events li.deed').filter({ hasText: 'travels' }).first();
  await line.hover();
  await line.locator('[data-back-to]').click();
  await page.locator('#dialog').getByText('freely').waitFor();
  await page.locator('#dialog [data-way-back]').click();
  await page.waitForFunction(n => document.querySelectorAll('#log .events > li').length === n, told.length);
  assert.deepEqual(await log(page), told);
});

scene('behind a secret the list of what is lost and who must agree comes first', async ({ visit }) => {
  const [kit, ada] = [await visit(), await visit()];
  await openTable(kit, ['link', 'here'], { name0: 'Ada', name1: 'Kit', world: 'first' });
  await takeSeat(ada, await invitation(kit, 'Ada'));
  await kit.getByRole('link', { name: 'Go to the table' }).click();
  await Promise.all([linked(kit), linked(ada)]);
  const lines = kit.locator('#log .events li.deed').filter({ hasText: /Kit (searches|draws)/ });
  await playTogether([kit, ada], { prefer: 'Search', tirelessness: 6, done: async ({ topic }, page) => page === kit && topic === 'act' && await lines.count() > 0 });
  const before = Number((await panel(kit)).at);
  await lines.last().hover();
  await lines.last().locator('[data-back-to]').click();
  const dialog = kit.locator('#dialog');
  await dialog.locator('.forfeit li').first().waitFor();
  assert.match(await dialog.locator('.votes').innerText(), /Ada/);
  await dialog.locator('[data-way-back]').click();
  await ada.getByRole('button', { name: 'Allow' }).click();
  await kit.waitForFunction(at => Number(document.querySelector('#ask')?.dataset.at) < at, before);
  assert.equal((await asked(kit)).seat, '1');
});
