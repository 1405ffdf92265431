// Taking back: freely as far as nothing was learned, beyond that if the others agree.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { answers, asked, invitation, linked, moved, openTable, panel, playTogether, play, takeSeat } from '../lib/table.mjs';

const tab = (page, name) => page.locator('#ask .acts').getByRole('button', { name });
const travels = page => page.locator('#log .events li').filter({ hasText: 'travels' });

scene('exploring an action costs nothing, and a journey can be taken back', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  const acts = await play(page, { done: ({ topic }) => topic === 'act' });
  const before = await page.locator('#board-0').innerText();
  const names = await page.locator('#ask .acts button').evaluateAll(all => all.map(one => one.innerText.split('\n')[0].trim()));
  assert.deepEqual(names, ['Search', 'Muster', 'Trade', 'Recover', 'Campaign', 'Travel'], 'no button of the last question is left');

  await tab(page, 'Travel').click();
  await moved(page, acts);
  assert.equal((await panel(page)).topic, 'travel');
  assert.equal(await tab(page, 'Travel').getAttribute('aria-pressed'), 'true');
  const inside = await panel(page);
  // The end of the turn is only chosen, too: nothing is sent before the filled button.
  await page.locator('#ask [data-end]').click();
  assert.equal((await panel(page)).at, inside.at);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.locator('#ask[data-topic=act]').waitFor();
  assert.equal((await panel(page)).at, acts.at);
  assert.ok(inside.at > acts.at);

  await tab(page, 'Travel').click();
  await page.locator('#ask[data-topic=travel]').waitFor();
  // A site that lies open shows nothing new.
  const words = await answers(page).evaluateAll(all => all.map(one => one.dataset.word)
    .filter(word => document.querySelector(`.site[data-key="site:${word.split(':')[1]}"] h3 a`)));
  assert.ok(words.length > 0, 'there is an open site to go to');
  await page.locator(`#ask .ans[data-word="${words[0]}"]`).click();
  const question = await panel(page);
  await page.locator('#ask [data-go]').click();
  await moved(page, question);
  await page.locator(`[data-key="site:${words[0].split(':')[1]}"] [data-flip="pawn-0"]`).waitFor();
  await travels(page).waitFor();
  while ((await panel(page)).at !== acts.at) {
    const now = await panel(page);
    await page.getByRole('button', { name: /^(Undo|Back)$/ }).click();
    await moved(page, now);
  }
  assert.equal(await page.locator('#board-0').innerText(), before);
  await travels(page).waitFor({ state: 'detached' });
});

scene('a roll is taken back only if the other person agrees, who sees what is lost', async ({ visit }) => {
  const [exile, chancellor] = [await visit(), await visit()];
  await openTable(exile, ['link', 'here'], { name0: 'Ada', name1: 'Kit', world: 'first' });
  await takeSeat(chancellor, await invitation(exile, 'Ada'));
  await exile.getByRole('link', { name: 'Go to the table' }).click();
  await Promise.all([linked(exile), linked(chancellor)]);

  const dice = await playTogether([exile, chancellor], {
    prefer: 'Campaign', tirelessness: 12, weary: page => page === chancellor, done: ({ topic }, page) => topic === 'attack-dice' && page === exile,
  });
  assert.equal(dice.topic, 'attack-dice');
  await exile.locator('#consequence > *').first().waitFor();
  await exile.locator('#ask [data-go]').click();
  await moved(exile, dice);
  const ask = exile.locator('[data-ask-undo]');
  await playTogether([exile, chancellor], { done: async (_, page) => page === exile && await ask.count() > 0 });
  assert.match(await ask.getAttribute('title'), /roll/i, 'the button names the roll that would be lost');

  await ask.click();
  const may = chancellor.getByRole('heading', { name: 'May Kit take back?' });
  await may.waitFor();
  assert.match(await chancellor.locator('#ask .forfeit').innerText(), /rolls/);
  await chancellor.getByRole('button', { name: 'Refuse' }).click();
  await may.waitFor({ state: 'detached' });
  const still = await asked(exile);
  await ask.click();
  await chancellor.getByRole('button', { name: 'Allow' }).click();
  await exile.waitForFunction(at => Number(document.querySelector('#ask').dataset.at) < Number(at), still.at);
  const again = await asked(exile);
  assert.equal(again.seat, '1', 'the question of Kit is open again');
});
