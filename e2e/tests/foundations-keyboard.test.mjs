// A whole turn of New Foundations without a mouse: the game is opened, actions are chosen and taken, the turn ends.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { linked, moved, panel } from '../lib/table.mjs';

const press = (page, ...keys) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** Tabs on until this is in focus. */
async function tabTo(page, selector) {
  for (let n = 0; n < 200; n++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await press(page, 'Tab');
  }
  throw new Error(`the keyboard does not come to ${selector}`);
}

/** Counts what a mouse or a finger would have done. */
const unpointed = page => page.addInitScript(() => {
  window.pointed = 0;
  addEventListener('pointerdown', () => { window.pointed += 1; }, true);
});

/** A digit chooses, Enter sends. */
async function answer(page, digit) {
  const question = await panel(page);
  if (digit) {
    await press(page, `${digit}`);
    await page.locator(`#ask [data-answer="${digit}"]:is([aria-pressed=true],[aria-checked=true])`).waitFor();
  }
  await press(page, 'Enter');
  assert.ok(await moved(page, question), `refused: ${question.text}`);
  await page.locator('#ask:not([data-busy])').waitFor();
}

/** A major action by its place. */
async function major(page, place, topic) {
  await press(page, `Shift+Digit${place}`);
  await page.locator(`#ask[data-topic=${topic}]`).waitFor();
}

/** The digit of the answer with this text. */
const digit = (page, text) => page.locator('#ask .ans').filter({ hasText: text }).first().getAttribute('data-answer');

const GIVEN = ['red favor 3', 'Golden Valley card Old Songs', 'Golden Valley card Bog', 'world deck Wolves, Glamor, Riots, Hunger', 'provinces pile Disciples', 'red supply 7'];

scene('a turn of New Foundations is played with the keyboard alone', async ({ visit }) => {
  const page = await visit();
  await unpointed(page);
  await page.goto('/puzzles');
  await tabTo(page, 'textarea[name=text]');
  const text = ['scenario: A position', 'edition: foundations', 'given:', ...GIVEN.map(line => `  ${line}`)].join('\n');
  await page.keyboard.insertText(text);
  await tabTo(page, 'form:has(textarea[name=text]) button');
  await press(page, 'Enter');
  await page.locator('body[data-lesson=ready]').waitFor();
  await page.locator('#ask[data-topic=act]').waitFor();

  // Muster on a card of the site.
  const warbands = () => page.locator('#board-0 .bk .wbs b').innerText();
  const before = Number(await warbands());
  await major(page, 2, 'muster');
  await answer(page, await digit(page, 'Bog'));
  await page.locator('#ask[data-topic=act]').waitFor();
  assert.ok(Number(await warbands()) > before, 'warbands came');

  // Another action looked into, and left by Escape.
  const at = (await panel(page)).at;
  await major(page, 8, 'travel');
  await press(page, 'Escape');
  await page.locator('#ask[data-topic=act]').waitFor();
  assert.equal((await panel(page)).at, at, 'nothing was sent');

  // Search: the deck, a card to keep, where it is played.
  await major(page, 1, 'search');
  await answer(page, await digit(page, 'World deck'));
  await page.locator('#ask[data-topic=keep]').waitFor();
  await answer(page, 1);
  while ((await panel(page)).topic !== 'act') await answer(page, (await panel(page)).kind === 'one' ? 1 : null);

  // Trade with the other card.
  await major(page, 3, 'trade');
  while ((await panel(page)).topic !== 'act') await answer(page, 1);

  // The journey to the first other site.
  await major(page, 8, 'travel');
  await answer(page, 1);
  while ((await panel(page)).topic !== 'act') await answer(page, (await panel(page)).kind === 'one' ? 1 : null);
  assert.equal(await page.locator('#slot-0 .pawn, #slot-1 .pawn').count() > 0, true);

  // The end of the turn.
  const last = await panel(page);
  await press(page, 'e');
  await page.locator('#ask [data-end][aria-pressed=true]').waitFor();
  await press(page, 'Enter');
  assert.ok(await moved(page, last));
  await page.locator('#board-0:not(.turn)').waitFor();
  assert.equal(await page.evaluate(() => window.pointed), 0, 'no pointer was used');
  assert.deepEqual(page.troubles, []);
});

scene('a game of New Foundations is opened with the keyboard alone', async ({ visit }) => {
  const page = await visit();
  await unpointed(page);
  await page.goto('/');
  await tabTo(page, 'form:has([name=edition][value=foundations]) button');
  await press(page, 'Enter');
  await linked(page);
  await page.locator('#ask h2').waitFor();
  assert.equal(await page.evaluate(() => window.pointed), 0);
});
