// What a person does at the table, through the page's widgets alone.

import { PATIENCE } from './browser.mjs';

/** Opens a table with the form on the home page: `who` for each seat, and other fields by name. */
export async function openTable(page, who, fields = {}) {
  await page.goto('/');
  const form = page.locator('form[data-setup]');
  await form.locator(`[name=seats][value="${who.length}"]`).check({ force: true });
  for (const [seat, word] of who.entries()) await form.locator(`[name=who${seat}]`).selectOption(word);
  for (const [name, value] of Object.entries(fields)) {
    const field = form.locator(`[name=${name}]`);
    const radio = form.locator(`[type=radio][name=${name}][value="${value}"]`);
    if (await radio.count()) await radio.check({ force: true });
    else if (await field.evaluate(el => el.tagName) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  await form.locator('button.go').click();
  await page.waitForURL(/\/g\//);
}

/**
 * Opens a position, in lines of the scenario language, as a sandbox: what comes up there is left neither to
 * luck nor to anybody else. It is red's turn, and this page answers for everybody.
 */
export const sandbox = (page, ...given) => open(page, ['scenario: A position'], given);

/** The same of New Foundations. */
export const frontier = (page, ...given) => open(page, ['scenario: A position', 'edition: foundations'], given);

async function open(page, head, given) {
  await page.goto('/puzzles');
  await page.locator('textarea[name=text]').fill([...head, 'given:', ...given.map(line => `  ${line}`)].join('\n'));
  await page.locator('form:has(textarea[name=text]) button').click();
  await page.locator('body[data-lesson=ready], .wrong').waitFor();
  const wrong = page.locator('.wrong');
  if (await wrong.count()) throw new Error(`no such position: ${await wrong.innerText()}`);
}

/** The tab of a major action. */
export const tab = (page, name) => page.locator('#ask .acts button').filter({ hasText: name });

/** Takes a major action and waits for the question that it asks. */
export async function begin(page, name, topic) {
  await major(page, tab(page, name));
  await page.locator(`#ask[data-topic=${topic}]`).waitFor();
}

/** Gives the answer that is chosen. */
export async function give(page) {
  const question = await panel(page);
  await page.locator('#ask [data-go]').click();
  if (!await moved(page, question)) throw new Error(`refused: ${question.text}: ${await page.locator('#why').textContent()}`);
}

/** Waits until the live connection stands. */
export const linked = page => page.locator('.table[data-link=on]').waitFor();

/** The open invitation to a seat, from the lobby. */
export const invitation = (lobby, name) => lobby.locator('#lobby-seats li').filter({ hasText: name }).locator('input[readonly]').inputValue();

/** Takes the seat behind an invitation. */
export async function takeSeat(page, link) {
  await page.goto(link);
  await page.locator('.join button.go').click();
  await page.waitForURL(/\/g\//);
}

/** Two friends in a browser each, at the table of Ada, who has invited Kit. */
export async function friends(visit, fields = {}) {
  const [host, friend] = [await visit(), await visit()];
  await openTable(host, ['here', 'link'], { name0: 'Ada', name1: 'Kit', ...fields });
  await takeSeat(friend, await invitation(host, 'Kit'));
  await host.getByRole('link', { name: 'Go to the table' }).click();
  await Promise.all([linked(host), linked(friend)]);
  return [host, friend];
}

/** What the question's place shows now. */
export function panel(page) {
  return page.evaluate(() => {
    const ask = document.querySelector('#ask');
    const has = selector => Boolean(ask?.querySelector(selector));
    if (!ask) return { state: 'none' };
    const { kind, topic, at, seat, start, ahead } = ask.dataset;
    const state = has('[data-onward=yes].go') ? 'ended' : has('[data-show]') ? 'curtain' : kind && ahead === undefined ? 'asked' : has('a[href$="/over"]') ? 'over' : has('[data-vote]') ? 'vote' : 'wait';
    return { state, kind, topic, at, seat, start, text: document.querySelector('#q')?.textContent ?? '' };
  });
}

/** Waits until this page is asked something, or the game is over. Of campaigns that wait for their reader each is left behind. */
export async function asked(page, timeout = PATIENCE) {
  const found = await page.waitForFunction(() => {
    const ask = document.querySelector('#ask');
    if (document.querySelector('.table[data-held]')) return 'held';
    return ask && ((ask.dataset.kind && ask.dataset.ahead === undefined) || ask.querySelector('[data-show], a[href$="/over"], [data-onward=yes], [data-vote=yes]')) && !ask.dataset.busy;
  }, null, { timeout, polling: 30 });
  if (await found.jsonValue() === 'held') { await toMap(page); return asked(page, timeout); }
  return panel(page);
}

/** Waits until the question of `before` is gone, or an answer to it was refused. True if it is gone. */
export async function moved(page, before) {
  const outcome = await page.waitForFunction(({ at, seat, state }) => {
    const ask = document.querySelector('#ask');
    const curtain = Boolean(ask?.querySelector('[data-show]'));
    if (!ask || ask.dataset.at !== at || ask.dataset.seat !== seat || curtain !== (state === 'curtain')) return 'gone';
    const why = document.querySelector('#why');
    return why && !why.hidden && !ask.dataset.busy ? 'refused' : false;
  }, before, { polling: 20 });
  return await outcome.jsonValue() === 'gone';
}

/** A small generator of numbers, so that a game is played the same way each time as far as the dice let it. */
export function dice(seed) {
  let state = seed >>> 0;
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * n);
  };
}

const go = page => page.locator('#ask [data-go]').click();

/** Makes the widget say the line of an answer that is certainly legal, as the server proposed it. */
async function proposed(page, { kind, start }) {
  const words = start.split(' ').slice(1);
  if (kind === 'one') await page.locator(`#ask .ans[data-word="${words[0]}"]`).first().click();
  if (kind === 'number') await page.locator('#ask [data-range]').fill(words[0]);
  if (kind === 'some') {
    for (const answer of await page.locator('#ask .ans').all()) {
      const wanted = words.includes(await answer.getAttribute('data-word'));
      if (wanted !== (await answer.getAttribute('aria-checked') === 'true')) await answer.click();
    }
  }
  if (kind === 'order') {
    for (const [place, word] of words.entries()) {
      const item = page.locator(`#ask .ord[data-word="${word}"]`);
      const index = () => item.evaluate(el => [...el.parentElement.children].indexOf(el));
      while (await index() > place) await item.locator('[data-move="-1"]').click();
    }
  }
  if (kind === 'split') {
    for (const word of words) {
      const [, what, n] = /^(.*)=(\d+)$/.exec(word);
      const item = page.locator(`#ask .parts li[data-word="${what}"]`);
      while (Number(await item.locator('output').textContent()) < Number(n)) await item.locator('[data-step="1"]').click();
      while (Number(await item.locator('output').textContent()) > Number(n)) await item.locator('[data-step="-1"]').click();
    }
  }
  if (kind === 'deal') return page.locator('#ask [data-send="no-deal"]').click();
  await go(page);
}

/** Chooses something in the widget and confirms it. */
async function any(page, { kind }, pick) {
  const one = async list => {
    const n = await list.count();
    if (n) await list.nth(pick(n)).click();
  };
  switch (kind) {
    case 'one': await one(page.locator('#ask .ans:visible')); break;
    case 'some': if (pick(2)) await one(page.locator('#ask .ans:visible')); break;
    case 'number': if (pick(2)) await one(page.locator('#ask .numw button')); break;
    case 'order': await one(page.locator('#ask .ord [data-move]')); break;
    case 'split': break;
    case 'deal':
      if (!await page.locator('#ask .deal button').count()) return page.locator('#ask [data-send="no-deal"]').click();
      await one(page.locator('#ask .deal button'));
      break;
    default: throw new Error(`no widget for ${kind}`);
  }
  await go(page);
}

/** Takes a major action by its tab; one about which nothing is asked is sent by the filled button. */
async function major(page, tab) {
  const sole = await tab.getAttribute('data-word');
  await tab.click();
  if (sole) await go(page);
}

/** "What do you do?": a major action by its tab, something of the list, or the end of the turn. */
async function act(page, pick, { weary, prefer }) {
  const tabs = page.locator('#ask .acts button:not([aria-disabled])');
  const preferred = tabs.filter({ hasText: prefer ?? /^$/ });
  if (!weary && await preferred.count()) return major(page, preferred);
  const others = page.locator('#ask .ans');
  const [majors, minors] = [await tabs.count(), await others.count()];
  if (!weary && majors && pick(4)) return major(page, tabs.nth(pick(majors)));
  if (!weary && minors && pick(3)) {
    await others.nth(pick(minors)).click();
    return go(page);
  }
  await page.locator('#ask [data-end]').click();
  return go(page);
}

/** Answers one question. `pick(n)` chooses, `weary` ends the turn as soon as it can be, `prefer` is a major action. */
export async function answer(page, question, pick, { weary = false, prefer } = {}) {
  // On a phone the question waits folded below what has happened.
  const grip = page.locator('body.folded #ask .grip');
  if (await grip.isVisible()) await grip.click();
  if (question.state === 'curtain') await page.locator('#ask [data-show]').click();
  else if (question.topic === 'act') await act(page, pick, { weary, prefer });
  else await any(page, question, pick);
  if (await moved(page, question)) return;
  await proposed(page, question);
  if (!await moved(page, question)) throw new Error(`refused: ${question.text}: ${await page.locator('#why').textContent()}`);
}

/** From the final board on to the Chronicle. */
async function onward(page) {
  await page.locator('#ask [data-onward=yes]').click();
  await page.locator('#ask:not(.ended)').waitFor();
}

/** Plays until `done(question)` holds or the game is over; at most `tirelessness` decisions a turn. */
export async function play(page, { pick = dice(1), tirelessness = 8, prefer, done = () => false, patience = PATIENCE, seen = new Map() } = {}) {
  let decisions = 0;
  for (;;) {
    const question = await asked(page, patience);
    if (question.state === 'over' || await done(question)) return question;
    if (question.state === 'ended') { await onward(page); continue; }
    if (question.state === 'vote') { await page.locator('#ask [data-vote=yes]').click(); continue; }
    if (question.kind) seen.set(`${question.kind} ${question.topic}`, question.text);
    await answer(page, question, pick, { weary: decisions >= tirelessness, prefer });
    decisions = question.topic === 'act' && decisions >= tirelessness ? 0 : decisions + 1;
  }
}

/** Plays at several pages at once, whoever is asked, until `done(question, page)` holds; who is `weary` only rests. */
export async function playTogether(pages, { pick = dice(1), tirelessness = 8, weary = () => false, prefer, done } = {}) {
  const decisions = new Map(pages.map(page => [page, 0]));
  for (;;) {
    const page = await Promise.any(pages.map(one => asked(one).then(() => one)));
    const question = await panel(page);
    if (question.state === 'over' || await done(question, page)) return question;
    if (question.state === 'ended') { await onward(page); continue; }
    if (!question.kind && question.state !== 'curtain') continue;
    await answer(page, question, pick, { weary: weary(page) || decisions.get(page) >= tirelessness, prefer });
    decisions.set(page, question.topic === 'act' && decisions.get(page) >= tirelessness ? 0 : decisions.get(page) + 1);
  }
}

/** Closes the book of a campaign that is over, if it lies over the map. */
export async function toMap(page) {
  const close = page.locator('#campaign [data-close-book]');
  if (await close.isVisible()) await close.click();
}

/** The answers of the open question. */
export const answers = page => page.locator('#ask .ans:visible');

/** The lines of the log, the newest first, without their links. */
export function log(page) {
  return page.locator('#log .events > li').evaluateAll(lines => lines.map(line => line.innerText.replace('◂', '').trim()));
}
