// Keys for everything, in an order that makes sense, with names that a screen reader can say.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { BUSY } from '../lib/positions.mjs';
import { answers, begin, frontier, linked, moved, openTable, panel, play, sandbox, tab } from '../lib/table.mjs';

const press = (page, key) => page.keyboard.press(key);
const focused = page => page.evaluate(() => document.activeElement?.id || document.activeElement?.className || document.activeElement?.tagName);

scene('a turn is played with the keyboard alone', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'here']);
  await linked(page);
  await page.locator('#ask [data-show]').waitFor();
  let question = await panel(page);
  await press(page, 'Enter');
  await moved(page, question);

  // Numbers choose, Enter sends, until the turn begins.
  while ((question = await panel(page)).topic !== 'act') {
    if (question.kind === 'one') {
      await press(page, '1');
      await page.locator('#ask .ans[aria-pressed=true][data-answer="1"]').waitFor();
    }
    await press(page, 'Enter');
    assert.ok(await moved(page, question), question.text);
    await page.locator('#ask:not([data-busy])').waitFor();
  }
  assert.equal(question.seat, '0');

  // A major action by tabbing to it; its target by number; Escape takes it back.
  await press(page, 'q');
  assert.equal(await focused(page), 'q', 'Q goes to the question');
  const travel = page.locator('#ask .acts').getByRole('button', { name: 'Travel' });
  await travel.focus();
  await press(page, 'Enter');
  await page.locator('#ask[data-topic=travel]').waitFor();
  assert.equal(await focused(page), 'q', 'a new question begins with its sentence');
  await press(page, '2');
  await page.locator('#ask .ans[aria-pressed=true][data-answer="2"]').waitFor();
  assert.match(await page.locator('#ask [data-go]').innerText(), /^Travel to /);
  await press(page, 'Escape');
  await page.locator('#ask[data-topic=act]').waitFor();
  assert.deepEqual((await panel(page)).at, question.at);
  const names = await page.locator('#ask .acts button').evaluateAll(all => all.map(one => one.innerText.split('\n')[0].trim()));
  assert.deepEqual(names, ['Search', 'Muster', 'Trade', 'Recover', 'Campaign', 'Travel']);

  // E chooses the end of the turn, Enter ends it.
  await press(page, 'e');
  assert.equal(await page.locator('#ask [data-end]').getAttribute('aria-pressed'), 'true');
  await press(page, 'Enter');
  assert.ok(await moved(page, question));
});

scene('Enter on what is chosen already sends it', async ({ visit }) => {
  const page = await visit();
  await frontier(page, ...BUSY);
  await begin(page, 'Travel', 'travel');
  let question = await panel(page);
  await page.locator('.site > .pick').first().focus();
  await press(page, 'Enter');
  await page.locator('#ask .ans[aria-pressed=true]').waitFor();
  assert.equal((await panel(page)).at, question.at, 'the first one only chooses');
  await press(page, 'Enter');
  assert.ok(await moved(page, question), 'the pawn has travelled');

  question = await panel(page);
  assert.equal(question.topic, 'act');
  await page.locator('#ask [data-end]').click();
  await press(page, 'Enter');
  assert.ok(await moved(page, question), 'the turn is over');
});

scene('Enter on the tab of the action that was chosen there sends it', async ({ visit }) => {
  const page = await visit();
  // Nothing but the Darkest Secret can be recovered: its tab is the whole answer.
  await sandbox(page, 'red favor 0', 'red secrets 3');
  const question = await panel(page);
  await tab(page, 'Recover').click();
  await page.locator('#ask .acts [aria-pressed=true]').waitFor();
  await press(page, 'Enter');
  assert.ok(await moved(page, question), 'the Darkest Secret is asked for');
});

scene('arrows walk over the map, and letters open what they say', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice']);
  await linked(page);
  await play(page, { done: ({ topic }) => topic === 'act' });
  const dialog = page.locator('#dialog[open]');
  const opens = async (key, text) => {
    await press(page, key);
    await dialog.getByText(text).first().waitFor();
    await press(page, 'Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.equal((await panel(page)).topic, 'act', 'Escape closed the dialog and nothing else');
  };
  await opens('?', 'Keys');
  await opens('l', 'Law');
  await opens('c', 'cards');
  await press(page, '/');
  await dialog.waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('#dialog input'));
  await page.keyboard.type('Book');
  assert.equal(await page.locator('#dialog input').first().inputValue(), 'Book', 'keys are off while somebody types');
  await press(page, 'Escape');
  await press(page, 'Escape');
  await dialog.waitFor({ state: 'detached' });

  await press(page, 'ArrowDown');
  const places = [];
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp']) {
    await press(page, key);
    const box = await page.evaluate(() => {
      const here = document.activeElement;
      const { left, top } = here.getBoundingClientRect();
      return here.closest('.map, .boards') ? [left, top] : null;
    });
    assert.ok(box, `${key} leaves the board`);
    places.push(box.join());
  }
  assert.ok(new Set(places).size >= 4, 'the focus moved');
  await press(page, 't');
  assert.ok(await page.evaluate(() => document.activeElement.matches('[data-say] input')), 'T goes to the chat');
});

scene('a screen reader hears the question, its answers, the log and the boards', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice']);
  await linked(page);
  await play(page, { done: ({ topic }) => topic === 'start-adviser' });
  const ask = await page.locator('#ask').ariaSnapshot();
  assert.match(ask, /^- region "/);
  assert.match(ask, /heading ".*" \[level=2\]/);
  assert.equal((ask.match(/- '?button "/g) ?? []).length, await page.locator('#ask button:visible').count(), `every button has a name:\n${ask}`);
  assert.ok(await answers(page).count() > 1);
  for (const role of ['banner', 'main', 'complementary', 'log']) {
    assert.equal(await page.getByRole(role).count(), 1, `one ${role}`);
  }
  assert.equal(await page.getByRole('article').count(), 8 + 2, 'eight sites and two boards');
  const nameless = await page.evaluate(() => {
    const named = el => el.innerText?.trim() || el.getAttribute('aria-label') || el.title || el.querySelector('[aria-label], title')
      || el.labels?.length || el.placeholder;
    return [...document.querySelectorAll('button, a[href], input, select, textarea, [role=img]')]
      .filter(el => el.checkVisibility() && !el.closest('[aria-hidden=true]') && !named(el)).map(el => el.outerHTML.slice(0, 120));
  });
  assert.deepEqual(nameless, [], 'everything has a name');

  // The order of focus: the way to the question, tools, question, log, map, boards.
  const order = await page.evaluate(() => {
    const parts = ['.skip', '#bar', '#ask', '#log', '#map', '#boards'].map(part => document.querySelector(part));
    return parts.slice(1).every((part, i) => parts[i].compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  assert.ok(order);
  await page.evaluate(() => { document.activeElement.blur(); window.focus(); });
  await press(page, 'Tab');
  assert.equal(await focused(page), 'skip');
});
