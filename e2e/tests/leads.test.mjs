// Before the click: what an action costs, what an answer leads to, and what a button does.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { answers, begin, dice, give, linked, moved, openTable, panel, play, sandbox, tab } from '../lib/table.mjs';

const act = ({ topic }) => topic === 'act';
const supply = async page => Number(await page.locator('#ask').evaluate(ask => document.querySelector(`#board-${ask.dataset.seat} .sup li[aria-current]`).textContent));

scene('every action tells its price or in two words why not, and a journey what it leaves', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  const acts = await play(page, { done: act });
  for (const one of await page.locator('#ask .acts button').all()) {
    const told = await one.locator('small').evaluate(small => (small.querySelector('[aria-hidden=true]:not(svg)') ?? small).textContent);
    assert.ok(told.trim().length > 0 && told.trim().split(/\s+/).length <= 4, `"${told}" is short`);
  }
  const before = await supply(page);
  await tab(page, 'Travel').click();
  await moved(page, acts);
  const open = await answers(page).evaluateAll(all => all.findIndex(one => document.querySelector(`.site[data-key="site:${one.dataset.word.split(':')[1]}"] h3 a`)));
  const first = answers(page).nth(open);
  const [, left] = /leaves (\d+)/.exec(await first.innerText());
  const price = Number(await first.getAttribute('data-price'));
  assert.equal(Number(left), before - price);
  await first.click();
  const question = await panel(page);
  await page.locator('#ask [data-go]').click();
  await moved(page, question);
  await play(page, { done: act, tirelessness: 0 });
  assert.equal(await supply(page), Number(left), 'what was said is what happened');
});

scene('a banner tells its price on the tab that takes it, and a Vision what revealing it means', async ({ visit }) => {
  const page = await visit();
  await sandbox(page, 'red favor 2', 'red secrets 0', "people's favor tokens 1", 'world deck Vision of Faith, Wolves', 'provinces pile Bear Traps');
  await tab(page, 'Recover').click();
  assert.match(await page.locator('#ask .foretold[data-of]:visible').innerText(), /−2.*you take People's Favor.*leaves 6/s);
  await begin(page, 'Search', 'search');
  await answers(page).filter({ hasText: 'World deck' }).click();
  await give(page);
  await page.locator('#ask[data-topic=play]').waitFor();
  assert.match(await answers(page).filter({ hasText: 'Reveal' }).innerText(), /all see your goal.*it wins/s);
});

scene('a number says what it would change, as it is chosen', async ({ visit }) => {
  const page = await visit();
  const said = page.locator('#ask [data-go-text]');
  await sandbox(page, 'Ancient City warbands red 1');
  await page.locator('#ask .ans').filter({ hasText: 'Leave warbands' }).click();
  await give(page);
  await page.locator('#ask[data-topic=how-many-warbands]').waitFor();
  const foretold = page.locator('#consequence .foretold');
  await foretold.getByText('+1').waitFor();
  assert.match(await said.innerText(), /^Leave 1/);
  await page.locator('#ask [data-step="1"]').click();
  await foretold.getByText('+2').waitFor();
  assert.match(await said.innerText(), /^Leave 2/);
});

scene('a number of dice says the odds, also if battle plans come after it', async ({ visit }) => {
  const page = await visit();
  for (const plans of [[], ['red adviser Longbows']]) {
    await sandbox(page, 'Ancient City warbands blue 3', 'red warbands 4', ...plans);
    await begin(page, 'Campaign', 'attack-dice');
    const odds = page.locator('#consequence .oddsbox');
    await odds.waitFor();
    const all = await odds.innerText();
    assert.match(all, /\d %\s+victory/);
    assert.match(await page.locator('#ask [data-go-text]').innerText(), /^Take 4/);
    await page.locator('#ask [data-step="-1"]').click();
    await page.waitForFunction(before => document.querySelector('#consequence .oddsbox')?.innerText !== before, all);
    assert.match(await page.locator('#ask [data-go-text]').innerText(), /^Take 3/);
  }
});

scene('no button says only "Confirm" or "Go on" in a game, in English and in German', async ({ visit }) => {
  for (const locale of ['en', 'de']) {
    const page = await visit({ locale });
    await openTable(page, ['here', 'novice'], { world: 'first' });
    await linked(page);
    let left = 20;
    const bare = /^(Confirm|Go on|OK|Yes|No|Bestätigen|Weiter|Ja|Nein)$/;
    const questions = /^(Whom\?|Wen\?|Wem\?|Which relic\?|Welche Reliquie\?)$/;
    await play(page, {
      pick: dice(5), tirelessness: 6,
      done: async ({ state, kind, text }) => {
        if (--left < 0) return true;
        if (state !== 'asked' || !kind) return false;
        const said = await page.locator('#ask .ans, #ask [data-go-text]').evaluateAll(all => all.flatMap(one => [one.dataset.confirm, one.innerText.split('\n').at(-1)]));
        for (const word of said) assert.doesNotMatch(word?.trim() ?? '', bare, text);
        assert.doesNotMatch(text.trim(), questions);
        return false;
      },
    });
  }
});

scene('a facedown site is called by its place', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  const acts = await play(page, { done: act });
  await tab(page, 'Travel').click();
  await moved(page, acts);
  const labels = await answers(page).evaluateAll(all => all.map(one => one.innerText));
  assert.ok(labels.some(label => /(Cradle|Provinces|Hinterland), (top|middle|bottom)/.test(label)), labels.join(' | '));
});
