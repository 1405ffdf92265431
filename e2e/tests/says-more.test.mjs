// What a third game played through the page found: each of it stays mended.

import assert from 'node:assert/strict';
import { frontier, answers, begin, give, openTable, play, sandbox, tab } from '../lib/table.mjs';
import { BUSY } from '../lib/positions.mjs';
import { scene } from '../lib/scene.mjs';

const said = page => page.locator('#ask [data-go-text]').innerText();

scene('an action with one target names it on its button, and a power without effect says so', async ({ visit }) => {
  const page = await visit();
  await sandbox(page, 'Ancient City card Taming Charm', 'red favor 0', 'red secrets 3');
  await tab(page, 'Recover').click();
  assert.equal(await said(page), 'Recover Darkest Secret');
  assert.match(await answers(page).filter({ hasText: 'Taming Charm' }).innerText(), /no effect now/);
});

scene('a discard names its pile: in the order of a Search, and where a card could be played', async ({ visit }) => {
  const page = await visit();
  await sandbox(page, 'world deck Alchemist, Elders, Wolves, Bear Traps');
  await begin(page, 'Search', 'keep');
  await answers(page).first().click();
  await give(page);
  await page.locator('#ask[data-topic=discard-order]').waitFor();
  await page.locator('#consequence .foretold').filter({ hasText: '2 cards to the Hinterland pile' }).waitFor();
  await give(page);
  await page.locator('#ask[data-topic=play]').waitFor();
  assert.match(await answers(page).last().innerText(), /1 card to the Hinterland pile/);
});

scene('on an upright tablet nothing is cut, in German either', async ({ visit }) => {
  const page = await visit({ locale: 'de', viewport: { width: 820, height: 1180 } });
  const base = ['red relic Obsidian Cage', 'red adviser Longbows', 'blue adviser Elders', 'blue banner darkest secret'];
  for (const open of [() => frontier(page, ...BUSY), () => sandbox(page, ...base)]) {
    await open();
    const cut = await page.evaluate(() => [...document.querySelectorAll('.chip>.nm, .board .role, .slot .known, .wins li')].filter(one => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const text = range.getBoundingClientRect();
      const outer = (one.closest('.wins') ?? one).getBoundingClientRect();
      return text.right > outer.right + 1 || text.bottom > outer.bottom + 3;
    }).map(one => one.textContent));
    assert.deepEqual(cut, []);
  }
});

scene('nobody is invited with a button that says so, and the guide explains that very step', async ({ visit }) => {
  const page = await visit();
  await sandbox(page, 'chronicle kept', 'phase wake', 'title red usurper', 'Ancient City warbands red 2');
  await page.locator('#ask[data-topic=vow]').waitFor();
  await answers(page).first().click();
  await give(page);
  await page.locator('#ask[data-topic=invite]').waitFor();
  assert.equal(await page.locator('#ask .stages [aria-current=step]').innerText(), 'Invite');
  assert.equal(await said(page), 'Invite nobody');
  await answers(page).first().click();
  assert.equal(await said(page), 'Invite 1');
});

scene('a question that is too long for its panel says that there is more below, until it is read', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1280, height: 640 } });
  await sandbox(page, 'red favor 3');
  await begin(page, 'Travel', 'travel');
  const panel = page.locator('#ask');
  await page.locator('#ask[data-more]').waitFor();
  await panel.evaluate(el => { el.scrollTop = el.scrollHeight; });
  await page.locator('#ask:not([data-more])').waitFor();
  // Where there is room for all of it, nothing is said.
  await page.setViewportSize({ width: 1440, height: 1400 });
  await panel.evaluate(el => { el.scrollTop = 0; });
  await page.locator('#ask:not([data-more])').waitFor();
  assert.equal(await answers(page).count(), 7);
});

scene('a lesson says what comes next once the first half of its task is done', async ({ visit }) => {
  const page = await visit();
  await page.goto('/learn/travel');
  await page.locator('body[data-lesson=ready]').waitFor();
  const task = page.locator('#bubble .do');
  while (!await task.count()) {
    const step = await page.locator('#bubble .nth').innerText();
    await page.locator('#bubble [data-lesson=next]').click();
    await page.waitForFunction(before => document.querySelector('#bubble .nth').innerText !== before, step);
  }
  assert.match(await task.innerText(), /Try it: choose Travel, then Steppe/);
  await begin(page, 'Travel', 'travel');
  await task.filter({ hasText: 'Now: Travel to Steppe' }).waitFor();
});

scene('the host says when an era of a new chronicle ends, and its page says it too', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const field = page.locator('form[data-setup] [name=era]');
  assert.equal(await field.isVisible(), false, 'the base game has no eras');
  await openTable(page, ['here', 'novice'], { edition: 'foundations', era: 'games', era_n: '3' });
  const [, game] = /\/g\/(\w+)/.exec(page.url());
  const { chronicle } = await (await page.request.get(`/api/games/${game}`)).json();
  await page.goto(`/chronicles/${chronicle}`);
  assert.match(await page.locator('main').innerText(), /3 games/);
});

scene('lineages that do not play stand at the table of New Foundations', async ({ visit }) => {
  const page = await visit();
  await frontier(page, 'lineage brown citizen', 'lineage brown active legacy Wealthy');
  const away = page.locator('#stores .away li');
  assert.equal(await away.count(), 1);
  assert.match(await away.getAttribute('title'), /brown, Citizen: Wealthy/i);
  await away.locator('a').click();
  await page.locator('#dialog[open] h2').filter({ hasText: 'Wealthy' }).waitFor();
});

scene('who is Oathkeeper before the limiter lifts reads when the title turns, and a rival without sites is not named', async ({ visit }) => {
  const page = await visit();
  await frontier(page, 'round 2', 'title red', 'Golden Valley warbands red 2');
  const own = page.locator('#wins li').filter({ hasText: 'How you win' });
  assert.match(await own.innerText(), /at your Wake in round 4 you turn Usurper/);
  assert.match(await own.innerText(), /1 site, the others none/);
  await frontier(page, 'round 3', 'title red', 'Golden Valley warbands red 2');
  assert.match(await own.innerText(), /at your next Wake you turn Usurper/);
});

scene('a card that comes to lie under a resting pointer does not open', async ({ visit }) => {
  const page = await visit();
  await sandbox(page, 'Ancient City card Elders');
  const card = page.locator('#slot-2 [data-card]').first();
  await page.evaluate(() => {
    document.addEventListener('mousemove', event => { window.moved = { clientX: event.clientX, clientY: event.clientY }; });
  });
  await card.hover();
  await page.locator('#peek:not([hidden])').waitFor();
  // It vanishes and comes back where the pointer still is.
  await card.evaluate(one => {
    one.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
    one.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, ...window.moved }));
  });
  await page.waitForTimeout(900);
  assert.equal(await page.locator('#peek').isVisible(), false);
});

scene('on a phone the stores hold everything in their frame, and the names of foundations are whole', async ({ visit }) => {
  const page = await visit({ locale: 'de', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await frontier(page, ...BUSY, 'lineage brown citizen', 'lineage brown active legacy Matchmaker', 'lineage white keeps Wrestlers');
  await page.locator('.tabbar [data-tab=stores]').tap();
  const cut = await page.evaluate(() => {
    const frame = document.querySelector('#stores').getBoundingClientRect();
    const over = [...document.querySelectorAll('#stores *')].filter(one => one.getBoundingClientRect().bottom > frame.bottom + 1);
    const names = [...document.querySelectorAll('#found a')].filter(one => one.scrollWidth > one.clientWidth + 1);
    return [...over, ...names].map(one => one.outerHTML.slice(0, 80));
  });
  assert.deepEqual(cut, []);
  assert.match(await page.locator('.away a').innerText(), /Matchmaker/);
});

const ENLIST = ['Steppe card Martial Culture', 'Steppe warbands red 1', 'Ancient City warbands blue 1', 'Mine warbands purple 2', 'Salt Flats warbands purple 1'];

scene('Martial Culture says where it could bring nothing: against an Exile it may, against the Empire not', async ({ visit }) => {
  for (const [defender, idle] of [[[], false], [['Ancient City warbands purple 1'], true]]) {
    const page = await visit();
    await sandbox(page, ...ENLIST.filter(line => !idle || !line.startsWith('Ancient City')), ...defender);
    await begin(page, 'Campaign', idle ? 'targets' : 'attack-dice');
    if (idle) await give(page);
    await page.locator('#ask[data-topic=attack-dice]').waitFor();
    await give(page);
    const plan = answers(page).filter({ hasText: 'Martial Culture' });
    await plan.waitFor();
    assert.equal(/no effect now/.test(await plan.innerText()), idle);
  }
});

scene('a question with one answer alone is ready: the filled button says what it does, and Enter gives it', async ({ visit }) => {
  const page = await visit();
  // Whoever has a facedown adviser is asked, so that nobody learns whether it is a plan.
  await frontier(page, 'red warbands 6', 'red pawn Deep Woods', 'red facedown adviser Elders');
  await tab(page, 'Campaign').click();
  await page.locator('#ask:not([data-topic=act])').waitFor();
  await play(page, { pick: () => 0, done: ({ topic }) => topic === 'battle-plan' });
  assert.equal(await answers(page).count(), 1);
  assert.equal(await answers(page).first().getAttribute('aria-pressed'), 'true');
  assert.equal(await said(page), await answers(page).first().getAttribute('data-confirm'));
  await page.keyboard.press('Enter');
  await page.locator('#ask:not([data-topic=battle-plan])').waitFor();
});
