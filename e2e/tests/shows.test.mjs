// The table shows what has just happened: campaigns to their end, dice that land, moves one by one, a
// recap at one's turn, the final board; and it says how one wins.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { answer, asked, begin, dice, give, invitation, linked, moved, openTable, panel, play, playTogether, sandbox, takeSeat } from '../lib/table.mjs';

const book = page => page.locator('#campaign.ended');
/** A campaign of red in a sandbox, up to its end. */
async function fight(page) {
  await sandbox(page, 'Ancient City warbands blue 1', 'red warbands 5');
  await begin(page, 'Campaign', 'attack-dice');
  await give(page);
  await play(page, { done: async () => await book(page).isVisible() });
}

scene('a campaign stays on the open book until one goes on', async ({ visit }) => {
  const page = await visit();
  // An Exile begins among foes: there is always somebody to fight.
  await openTable(page, ['novice', 'here'], { world: 'first' });
  await linked(page);
  await play(page, { pick: dice(3), prefer: 'Campaign', done: async () => await book(page).isVisible() });
  assert.match(await page.locator('#campaign-title').innerText(), /(defeats|is defeated by) .*, \d+ to \d+/);
  assert.ok(await page.locator('#campaign .die3, #campaign .felt > span').count() > 0, 'the dice lie there');
  assert.match(await page.locator('#campaign .stamp').innerText(), /(attack wins|defense holds)\s+\d+ against \d+/i);
  assert.ok(await page.locator('#campaign .followed li').count() > 0);
  assert.ok(await page.locator('#map').isHidden(), 'the book lies over the map');
  // Others may move: the book stays, also when the page is loaded again.
  await page.reload();
  await linked(page);
  await book(page).waitFor();
  await page.getByRole('button', { name: 'Back to the map' }).click();
  await page.locator('#map').waitFor();
  assert.ok(await book(page).isHidden());
  await page.reload();
  await linked(page);
  await page.locator('#map').waitFor();
  assert.ok(await book(page).isHidden(), 'what was read is not shown again');
});

scene('a campaign that others fought is shown to its end, too', async ({ visit }) => {
  const [kit, ada] = [await visit(), await visit()];
  await openTable(kit, ['link', 'here'], { name0: 'Ada', name1: 'Kit', world: 'first' });
  await takeSeat(ada, await invitation(kit, 'Ada'));
  await kit.getByRole('link', { name: 'Go to the table' }).click();
  await Promise.all([linked(kit), linked(ada)]);
  // Ada only rests, so every campaign is Kit's.
  await playTogether([kit, ada], { prefer: 'Campaign', weary: page => page === ada, done: async () => await book(ada).isVisible() });
  assert.match(await ada.locator('#campaign-title').innerText(), /Kit/);
  await ada.keyboard.press('m');
  await ada.locator('#map').waitFor();
});

scene('another campaign waits until the end of the last one was read', async ({ visit }) => {
  const [kit, ada] = [await visit(), await visit()];
  await openTable(kit, ['link', 'here'], { name0: 'Ada', name1: 'Kit', world: 'first' });
  await takeSeat(ada, await invitation(kit, 'Ada'));
  await kit.getByRole('link', { name: 'Go to the table' }).click();
  await Promise.all([linked(kit), linked(ada)]);
  // Kit attacks as often as he can, Ada only rests and reads nothing.
  const held = ada.locator('.table[data-held]');
  let title = null;
  while (!await held.count()) {
    for (const page of [kit, ada]) {
      const question = await panel(page);
      if (question.state !== 'asked' || await page.locator('#ask[data-busy]').count()) continue;
      await answer(page, question, dice(3), { prefer: 'Campaign', weary: page === ada });
    }
    if (await book(ada).isVisible() && !await held.count()) title = await ada.locator('#campaign-title').innerText();
    await ada.waitForTimeout(20);
  }
  assert.equal(await ada.locator('#campaign-title').innerText(), title, 'the end of the first lies there still');
  if (await ada.locator('#ask.wait').count()) {
    assert.ok(await ada.locator('#ask .reading').isVisible(), 'the panel says that the table has moved on');
    assert.ok(!await ada.locator('#ask h2').isVisible(), 'nobody is said to be waited for');
  }
  await ada.getByRole('button', { name: 'To the next campaign' }).click();
  await ada.locator('.table:not([data-held]) #campaign').waitFor();
  assert.ok(!await book(ada).isVisible() || await ada.locator('#campaign-title').innerText() !== title, 'then the next one is open');
});

scene('dice roll and land on what was rolled, and lie at once without motion', async ({ visit }) => {
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const page = await visit({ reducedMotion });
    await fight(page);
    await page.locator('#campaign.ended .die3').first().waitFor();
    const rolling = await page.evaluate(() => document.getAnimations().filter(one => /^throw/.test(one.animationName)).length);
    if (reducedMotion === 'reduce') assert.equal(rolling, 0);
    // A key ends it: nothing waits for a picture.
    await page.keyboard.press('Shift');
    assert.equal(await page.evaluate(() => document.getAnimations().filter(one => /^throw/.test(one.animationName) && one.playState === 'running').length), 0);
    const label = await page.locator('#campaign .atk .felt').getAttribute('aria-label');
    const swords = await page.locator('#campaign .atk .die3.to3').count();
    const told = Number(/(\d+) swords?\b(?! and)/.exec(label.replace(/\d+ (hollow|half)[^,]*/g, ''))?.[1] ?? 0);
    assert.equal(swords, told, `${label}: the faces on top are those that were rolled`);
    await page.context().close();
  }
});

/** Ends one's turn, so that the others move. */
async function restOnce(page) {
  const act = await play(page, { patience: 300000, done: ({ topic }) => topic === 'act' });
  await page.locator('#ask [data-end]').click();
  await page.locator('#ask [data-go]').click();
  await moved(page, act);
}

scene('bots move at the pace one chooses, and it can be chosen back', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice', 'novice', 'novice'], { world: 'first' });
  await linked(page);
  await restOnce(page);
  // Whoever is asked something meanwhile answers it first.
  const pace = async name => {
    const button = page.locator(`#ask [data-pace="${name}"]`);
    for (;;) {
      await button.or(page.locator('#ask[data-kind]:not([data-ahead])')).first().waitFor();
      if (await button.count()) return button.click();
      await answer(page, await panel(page), dice(1), { weary: true });
    }
  };
  await pace('slow');
  await page.locator('#ask [data-pace="slow"][aria-pressed=true]').waitFor();
  const lines = () => page.locator('#log-events li').count();
  await pace('at-once');
  await asked(page);
  assert.ok(await lines() > 0);
  // The choice is remembered at the next table.
  await page.evaluate(() => localStorage.setItem('oath-pace', 'fast'));
  await openTable(page, ['here', 'novice', 'novice', 'novice'], { world: 'first' });
  await linked(page);
  await restOnce(page);
  await page.locator('#ask [data-pace="fast"][aria-pressed=true]').waitFor();
  await pace('normal');
  await page.locator('#ask [data-pace="normal"][aria-pressed=true]').waitFor();
  await pace('at-once');
  await asked(page);
}, { pause: 3000 });

scene('at my turn a recap opens by itself, with links to the moments, and closes with the first answer', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'regular', 'regular'], { world: 'random', seed: '5' });
  await linked(page);
  const open = () => page.evaluate(() => document.body.dataset.logtab);
  const own = async ({ topic }) => topic === 'act' && await open() === 'since';
  const question = await play(page, { pick: dice(2), tirelessness: 3, done: own });
  assert.notEqual(question.state, 'over');
  const lines = page.locator('#log-recap li');
  assert.ok(await lines.count() > 0 && await lines.first().isVisible());
  const text = await page.locator('#log-recap').innerText();
  assert.doesNotMatch(text, /spends|Supply/, 'tokens are left to the log');
  assert.ok(await page.locator('#log-recap a[data-moment]').count() > 0, 'it leads to the moments');
  await begin(page, 'Travel', 'travel');
  await page.waitForFunction(() => document.body.dataset.logtab === 'log');
});

scene('the log hangs what follows from a deed below it', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice', 'novice'], { world: 'random', seed: '5' });
  await linked(page);
  await play(page, { pick: dice(4), tirelessness: 4, done: async ({ topic }) => topic === 'act' && await page.locator('#log-events li.deed').count() > 3 });
  const order = await page.locator('#log-events li[id]').evaluateAll(all => all.toReversed().map(line => line.className));
  const first = order.findIndex(name => name === 'deed');
  assert.ok(order.slice(first).some(name => name.startsWith('in')), `something follows from a deed: ${order}`);
  const indented = await page.locator('#log-events li.in').first().evaluate(line => parseFloat(getComputedStyle(line).borderLeftWidth));
  assert.ok(indented > 0);
});

scene('the bar says how I win, and nothing that is no way to win', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['novice', 'here', 'novice'], { world: 'first' });
  await linked(page);
  await asked(page);
  const own = page.locator('#wins li.own');
  assert.match(await own.innerText(), /How you win:.*Oathkeeper/s);
  assert.ok(await own.locator('.need').count() > 0, 'it says how far I am');
  assert.doesNotMatch(await page.locator('#wins').innerText(), /rests to/);
  const guest = await visit();
  await guest.goto(page.url());
  assert.equal(await guest.locator('#wins li.own').count(), 0, 'who looks on has no way to win');
});

scene('the end freezes the final board; the Chronicle comes on request', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['novice', 'here', 'novice'], { world: 'random', seed: '9' });
  await linked(page);
  const question = await play(page, { pick: dice(9), tirelessness: 3, patience: 120000, done: async () => await page.locator('#wins.won').count() > 0 });
  if (question.state !== 'over') assert.equal(question.state, 'ended');
  assert.match(await page.locator('#wins.won').innerText(), /has won/);
  const sites = () => page.locator('.site h3').allInnerTexts();
  const final = await sites();
  // While the Chronicle is written, the board stays as it was.
  await page.waitForFunction(() => document.querySelector('#ask a[href$="/over"], #ask [data-onward=yes].go'));
  assert.deepEqual(await sites(), final);
  await page.reload();
  await linked(page);
  assert.deepEqual(await sites(), final);
  await page.locator('#ask [data-onward=yes]').click();
  await page.locator('#ask:not(.ended)').waitFor();
  const over = await play(page, { pick: dice(1) });
  assert.equal(over.state, 'over');
  await page.locator('#ask [data-onward=no]').click();
  await page.locator('#ask.ended').waitFor();
  assert.deepEqual(await sites(), final, 'one can look back');
});
