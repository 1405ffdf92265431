// The table of New Foundations: what lies on it, what opens, and a turn of each of its eight actions, on a desktop and
// on a phone.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BUSY } from '../lib/positions.mjs';
import { scene } from '../lib/scene.mjs';
import { answers, asked, begin, frontier, give, linked, openTable, panel, play, tab } from '../lib/table.mjs';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const SIZES = { desktop: {}, phone: PHONE };

/** What axe-core has against the page as it is now. */
async function findings(page, where) {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE });
  // On a phone "who wins if" is swiped; a list that is read needs no focus of its own.
  const run = 'axe.run(document, { resultTypes: ["violations"], rules: { "scrollable-region-focusable": { enabled: innerWidth > 700 } } }).then(found => found.violations.map(one => `${one.id}: ${one.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(" | ")}`))';
  const { result } = await session.send('Runtime.evaluate', { expression: run, awaitPromise: true, returnByValue: true });
  await session.detach();
  return (result.value ?? [`axe failed: ${result.description}`]).map(one => `${where}: ${one}`);
}

const steady = async (page, where) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.equal(wide, 0, `${where} scrolls sideways`);
};
const label = (page, selector) => page.locator(selector).first().getAttribute('aria-label');

scene('everything of New Foundations lies on its table, and nothing of the base game', async ({ visit }) => {
  const page = await visit();
  await frontier(page, ...BUSY);
  // Foundations, altered ones with the legacy that alters them.
  assert.equal(await page.locator('#found li').count(), 6);
  assert.equal(await page.locator('#found li.alt').count(), 3);
  assert.match(await page.locator('#found [data-key="foundation:2"] a').getAttribute('title'), /Foundation II: Movers and Shakers, altered by Wealthy/);
  // The track: the limiter, no end die; nobody is Chancellor, no spaces of a Reliquary.
  assert.match(await label(page, '#bar .lim svg'), /round 4/);
  assert.equal(await page.locator('#bar .track li.die').count(), 0);
  assert.equal(await page.locator('.reliq').count(), 0);
  assert.doesNotMatch(await page.locator('#boards').innerText(), /Chancellor/);
  // Sites.
  const site = n => page.locator(`#slot-${n}`);
  assert.equal(await site(1).locator('.wbs.p-bandit b').innerText(), '3');
  assert.match(await label(page, '#slot-0 .cap'), /1 of 3 cards/);
  assert.deepEqual(await site(0).locator('.terr svg').evaluateAll(all => all.map(one => one.getAttribute('aria-label')).sort()), ['Enduring', 'River']);
  assert.match(await label(page, '#slot-0 .plots span:nth-child(2)'), /3 favor/);
  assert.match(await label(page, '#slot-2 .diff'), /5 shields: 0 % with one roll, \d+(\.\d)? % with all your Supply/);
  assert.match(await label(page, '#slot-6 .diff'), /^A Recover here must roll 6 shields$/);
  assert.match(await site(6).locator('.slots').innerText(), /Brass Horse/);
  assert.equal(await site(6).locator('.slot.none').count(), 2);
  assert.match(await site(7).innerText(), /Unknown land\s+explored by whoever travels here/);
  // Stores.
  const stores = await page.locator('#stores').innerText();
  assert.match(stores, /2\s*world[\s\S]*1\s*relics[\s\S]*Dispossessed[\s\S]*edifices/);
  assert.match(stores, /Broken Peaks\s*with Great Clock/);
  assert.match(stores, /People.s Favor Mob\s*3/);
  assert.doesNotMatch(stores, /shared/);
  // Boards: own hidden things by name, those of others by their backs.
  const board = n => page.locator(`#board-${n}`);
  assert.match(await board(0).innerText(), /Amber Flame/);
  assert.match(await board(1).innerText(), /Facedown relic/);
  assert.doesNotMatch(await board(1).innerHTML(), /Black Sword|Rival/i);
  assert.deepEqual(await board(0).locator('.rail a').evaluateAll(all => all.map(one => one.getAttribute('aria-label').split('.')[0])),
    ['Steadfast, active legacy', 'Wealthy, active legacy', 'World Crafter, your dormant legacy; nobody else sees it']);
  assert.match(await label(page, '#board-1 .rail .dorm'), /dormant/);
  assert.match(await board(0).locator('.first').getAttribute('title'), /first player/);
  assert.match(await board(1).innerText(), /Darkest Secret\s*Festival/);
  await steady(page, 'the table');
  assert.deepEqual(page.troubles, []);
});

scene('foundations, legacies, sites, relics and the rules open beside the table', async ({ visit }) => {
  const page = await visit();
  await frontier(page, ...BUSY);
  const opened = async (what, selector, words) => {
    await page.locator(selector).first().click();
    const dialog = page.locator('#dialog[open]');
    await dialog.waitFor();
    for (const word of words) assert.match(await dialog.innerText(), word, what);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  };
  await opened('a foundation', '#found [data-key="foundation:2"] a', [/Movers and Shakers/, /Foundation II, altered/, /Powerful Tribes/, /our reading/i, /Wealthy/]);
  await opened('a legacy', '#board-0 .rail a', [/Steadfast/, /Rule the most sites/]);
  await opened('a site', '#slot-0 h3 a', [/Ancient City/, /Enduring/, /River/, /forges a relic here/, /in the base game/]);
  await opened('a relic', '#board-0 [data-key="held:0.0"] a', [/Amber Flame/]);
  await opened('a banner', '#board-1 [data-key="banner:darkest-secret"]', [/Festival/, /Wandering Flame/]);
  await opened('the Atlas', '#stores .atlas', [/Broken Peaks/, /Mountain/]);
  await opened('the question’s clause', '#ask .turn .law', [/7\.5/, /New Foundations/]);
  await page.keyboard.press('l');
  await page.locator('#dialog[open]').filter({ hasText: 'The rules of New Foundations' }).waitFor();
  await page.locator('#dialog input[type=search]').fill('ribbon');
  await page.locator('#dialog [data-results] article').first().waitFor();
  assert.deepEqual(page.troubles, []);
});

scene('a tile full of cards still tells its defense dice and what forging costs', async ({ visit }) => {
  const page = await visit();
  await frontier(page, 'slot 4 is Ancient City', 'Ancient City card Old Songs', 'Ancient City card Glamor', 'Ancient City card Bog',
    'blue revealed Vision of Faith', 'yellow revealed Vision of Conquest');
  for (const [width, height] of [[1440, 900], [1280, 800], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    const cut = await page.locator('.site').evaluateAll(sites => sites.flatMap(site => {
      const [scene, label] = ['.scn', '.lab'].map(part => site.querySelector(part)?.getBoundingClientRect());
      return label && label.bottom > scene.bottom + 0.5 ? [`${site.querySelector('h3').innerText}: ${label.bottom - scene.bottom}`] : [];
    }));
    assert.deepEqual(cut, [], `${width} x ${height}`);
  }
});

scene('goals of legacies are told where one chooses, looks and reads', async ({ visit }) => {
  const page = await visit();
  await frontier(page, 'red legacy World Crafter', 'red active legacy Steadfast', 'blue active legacy Pathfinder', 'blue legacy Rival',
    'red knows Rival', 'yellow legacy Wealthy');
  await asked(page);
  const rail = async n => (await page.locator(`#board-${n} .rail li > *`).evaluateAll(all => all.map(one => one.getAttribute('aria-label')))).sort();
  assert.deepEqual(await rail(0), ['Steadfast, active legacy. Goal: Rule the most sites',
    "World Crafter, your dormant legacy; nobody else sees it. Goal: Hold the People's Favor"]);
  // What others have shown is known, and dormant all the same; a goal of a suit names it.
  assert.deepEqual(await rail(1), ['Pathfinder, active legacy. Goal: Rule the most Beast cards',
    "Rival, dormant legacy, which you have seen. Goal: Hold the People's Favor"]);
  assert.equal(await page.locator('#board-1 .rail .own .eye').count(), 1);
  assert.deepEqual(await rail(2), ['a dormant legacy, facedown']);
  await page.locator('#board-1 .rail a[aria-label^=Pathfinder]').click();
  await page.locator('#dialog[open]').filter({ hasText: 'Rule the most Beast cards' }).waitFor();
  await page.keyboard.press('Escape');

  // At the beginning of a game one of two is kept, each with its goal and nothing else about it.
  await openTable(page, ['here', 'novice'], { edition: 'foundations' });
  await linked(page);
  await play(page, { pick: () => 0, done: ({ topic }) => topic === 'keep-legacy' });
  const choices = await answers(page).allInnerTexts();
  assert.equal(choices.length, 2);
  for (const choice of choices) {
    assert.match(choice, /goal: (Hold the (Grand Scepter|Darkest Secret|People's Favor|relic of the highest value)|Rule the most (sites|\w+ cards))/);
    assert.doesNotMatch(choice, /random/);
  }
});

scene('axe-core has nothing against the table, its dialogs and questions, light or dark, wide or narrow', async ({ visit }) => {
  const found = [];
  for (const [size, options] of Object.entries({ ...SIZES, tablet: TABLET })) {
    for (const colorScheme of ['light', 'dark']) {
      const page = await visit({ ...options, colorScheme });
      await frontier(page, ...BUSY);
      found.push(...await findings(page, `${size} ${colorScheme}`));
      await steady(page, `${size} ${colorScheme}`);
      if (size === 'phone') {
        for (const name of ['boards', 'stores']) {
          await page.locator(`.tabbar [data-tab=${name}]`).tap();
          found.push(...await findings(page, `${size} ${colorScheme} ${name}`));
          await steady(page, `${size} ${colorScheme} ${name}`);
        }
      } else {
        await page.locator('#found a').nth(1).click();
        await page.locator('#dialog[open]').waitFor();
        found.push(...await findings(page, `${size} ${colorScheme} dialog`));
      }
      await page.context().close();
    }
  }
  assert.deepEqual(found, []);
});

scene('an action that needs a power does not pretend to cost nothing, and names it', async ({ visit }) => {
  const page = await visit();
  await frontier(page, 'slot 4 is Standing Stones', 'Standing Stones card Drowned Library', 'red pawn Standing Stones', 'red secrets 2', 'relic deck Bone Dice');
  await asked(page);
  assert.doesNotMatch(await tab(page, 'Recover').innerText(), /costs 0/);
  await begin(page, 'Recover', 'needed-modifier');
  assert.match(await page.locator('#q').innerText(), /^You can recover here only with/);
});

scene('the goal of Protection counts relics alone, and so does the Vision of Sanctuary', async ({ visit }) => {
  const page = await visit();
  await frontier(page, 'oath protection', 'red banner darkest secret', 'red relic Whistle', 'blue revealed Vision of Sanctuary', 'title red');
  const wins = await page.locator('#wins').innerText();
  assert.match(wins, /is Oathkeeper by most relics: /);
  assert.match(wins, /0 relics to 1 of/);
  assert.doesNotMatch(wins, /banners/);
});

scene('bandits use a plan that changes no dice, and the chart follows the dice', async ({ visit }) => {
  const page = await visit();
  await frontier(page, 'red warbands 6', 'red pawn Deep Woods', 'Dunes card Spiral Dungeons');
  await tab(page, 'Campaign').click();
  await page.locator('#ask:not([data-topic=act])').waitFor();
  await play(page, { pick: () => 0, done: ({ topic }) => topic === 'attack-dice' });
  await page.locator('#ask [data-range]').fill('6');
  await page.locator('#consequence .oddsbox').waitFor();
  const chart = () => page.locator('#campaign .spread').innerHTML();
  await give(page);
  const before = (await panel(page)).topic === 'battle-plan' ? await chart() : null;
  const question = await play(page, { pick: () => 0, done: ({ topic }) => ['sacrifice-before', 'act'].includes(topic) });
  if (question.topic === 'act') return;
  assert.match(await page.locator('#campaign .def .plan').innerText(), /Spiral Dungeons[^]*used/);
  assert.doesNotMatch(await page.locator('#campaign .def .plan').innerText(), /takes dice/);
  if (before) assert.notEqual(await chart(), before, 'what can still come is drawn');
});

scene('three cards at the Recent site of the Atlas are told whole', async ({ visit }) => {
  const page = await visit();
  await frontier(page, 'atlas recent Painted Towers', 'Painted Towers card Forest Horn', 'Painted Towers card Hidden Passages', 'Painted Towers card Stone Portal');
  const atlas = page.locator('#stores .atlas');
  assert.match(await atlas.innerText(), /Stone Portal/);
  for (const [width, height] of [[1440, 900], [1280, 800], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    assert.ok(await atlas.evaluate(one => one.scrollHeight <= one.clientHeight), `cut off at ${width} x ${height}`);
  }
});

scene('who wakes at a River reads what using it does', async ({ visit }) => {
  const page = await visit();
  await frontier(page, 'phase wake', 'slot 4 is Riverbank', 'slot 5 is Headwaters', 'red pawn Riverbank');
  assert.equal((await asked(page)).topic, 'wake-power');
  assert.match(await answers(page).filter({ hasText: 'Riverbank' }).innerText(), /another River/);
});

/** Answers whatever comes with the first thing offered until the player may act again. */
const untilActing = page => play(page, { pick: () => 0, done: ({ topic }) => topic === 'act' });
const warbands = page => page.locator('#board-0 .bk .wbs b').innerText();
const supply = page => page.locator('#board-0 .sup [aria-current]').textContent();
const unfold = async page => {
  const grip = page.locator('body.folded #ask .grip');
  if (await grip.isVisible()) await grip.click();
};

for (const [size, options] of Object.entries(SIZES)) {
  const at = async (visit, ...given) => {
    const page = await visit(options);
    await frontier(page, ...given);
    await asked(page);
    await unfold(page);
    return page;
  };
  const narrow = size === 'phone';

  scene(`${size}: all eight actions have a tab that fits`, async ({ visit }) => {
    const page = await at(visit, ...BUSY);
    const tabs = page.locator('#ask .acts.eight button');
    assert.equal(await tabs.count(), 8);
    for (const one of await tabs.all()) {
      const [inside, box] = [await one.evaluate(el => el.scrollWidth - el.clientWidth), await one.boundingBox()];
      assert.ok(inside <= 0, `${await one.innerText()} is cut off`);
      assert.ok(box.height >= (narrow ? 44 : 36), `${await one.innerText()} is ${box.height} high`);
    }
    if (!narrow) {
      // Shift and a digit takes the action of that place.
      await page.keyboard.press('Shift+Digit8');
      await page.locator('#ask[data-topic=travel]').waitFor();
    }
    await steady(page, size);
  });

  scene(`${size}: what lacks for an action fits its tab in German too`, async ({ visit }) => {
    const page = await visit({ ...options, locale: 'de-DE' });
    await frontier(page, 'red secrets 1', 'darkest secret tokens 1', "people's favor tokens 9");
    await asked(page);
    await unfold(page);
    const wide = await page.locator('#ask .acts.eight button').evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText));
    assert.deepEqual(wide, []);
    assert.match(await tab(page, 'Heraus').innerText(), /braucht 2 Geheim/);
  });

  scene(`${size}: Search and play a card`, async ({ visit }) => {
    const page = await at(visit, 'world deck Wolves, Bog, Old Songs, Glamor', 'provinces pile Disciples');
    await begin(page, 'Search', 'search');
    await answers(page).filter({ hasText: 'world deck' }).first().click();
    await give(page);
    await page.locator('#ask[data-topic=keep]').waitFor();
    await untilActing(page);
    assert.equal(await supply(page), '5');
    assert.deepEqual(page.troubles, []);
  });

  scene(`${size}: Travel, and explore land that nobody knows`, async ({ visit }) => {
    const page = await at(visit, 'slot 8 is empty', 'altered I', 'atlas forgotten Mines', 'atlas recent Riverbank');
    await begin(page, 'Travel', 'travel');
    await answers(page).filter({ hasText: 'unknown land' }).first().click();
    await give(page);
    await untilActing(page);
    assert.match(await page.locator('#slot-7 h3').textContent(), /Mines/);
    assert.equal(await page.locator('#slot-7 .pawn').count(), 1);
  });

  scene(`${size}: Muster`, async ({ visit }) => {
    const page = await at(visit, 'Golden Valley card Old Songs', 'Golden Valley card Bog');
    await begin(page, 'Muster', 'muster');
    await answers(page).filter({ hasText: 'Bog' }).click();
    await give(page);
    await untilActing(page);
    assert.equal(await warbands(page), '4');
  });

  scene(`${size}: Trade`, async ({ visit }) => {
    const page = await at(visit, 'Golden Valley card Old Songs', 'Golden Valley card Bog');
    await begin(page, 'Trade', 'trade');
    await answers(page).filter({ hasText: 'Bog' }).first().click();
    await give(page);
    await untilActing(page);
    assert.equal(await supply(page), '6');
  });

  scene(`${size}: Forge a relic`, async ({ visit }) => {
    const page = await at(visit, 'red pawn Deep Woods', 'Deep Woods warbands red 1', 'Deep Woods card Old Songs', 'Deep Woods card Glamor', 'Deep Woods card Bog', 'relic deck Bone Dice');
    await begin(page, 'Forge', 'forge-favor');
    await answers(page).filter({ hasText: 'Glamor' }).click();
    for (const one of await answers(page).all()) {
      const wanted = /Glamor/.test(await one.innerText());
      if (wanted !== (await one.getAttribute('aria-checked') === 'true')) await one.click();
    }
    await give(page);
    await untilActing(page);
    assert.match(await page.locator('#board-0').textContent(), /Bone Dice/);
    assert.equal(await page.locator('#slot-5 .coin').count(), 3);
  });

  scene(`${size}: Recover roll by roll, and stop`, async ({ visit }) => {
    // Two dice make four at most: after the first roll there is always a second question.
    const page = await at(visit, 'red pawn Buried Giant', 'Buried Giant relic Bone Dice', 'red supply 5');
    await tab(page, 'Recover').click();
    await page.locator('#ask [data-go]').click();
    await page.locator('#ask[data-topic=roll-again]').waitFor();
    assert.equal(await page.locator('#ask .recov .face').count(), 2);
    assert.equal(await page.locator('#ask .meter li').count(), 6);
    const on = await page.locator('#ask .meter li.on').count();
    assert.match(await page.locator('#ask .recov').innerText(), new RegExp(`${on} of 6 shields`));
    assert.match(await page.locator('#ask .odds-line').innerText(), /\d %? ?.*two more dice are enough.*with all your Supply, 4 rolls/s);
    await steady(page, 'the dice');
    await answers(page).filter({ hasText: /give up|no/i }).last().click();
    await give(page);
    await page.locator('#ask[data-topic=act]').waitFor();
    assert.equal(await supply(page), '4');
  });

  scene(`${size}: Challenge for a banner`, async ({ visit }) => {
    const page = await at(visit, 'red favor 5', "people's favor tokens 2");
    await begin(page, 'Challenge', 'challenge');
    await answers(page).filter({ hasText: 'People' }).click();
    await give(page);
    await untilActing(page);
    assert.match(await page.locator('#board-0').textContent(), /People.s Favor/);
  });

  scene(`${size}: a conquest, with the sacrifice before the defense rolls`, async ({ visit }) => {
    const page = await at(visit, 'red warbands 6', 'red pawn Deep Woods');
    await tab(page, 'Campaign').click();
    await page.locator('#ask:not([data-topic=act])').waitFor();
    await play(page, { pick: () => 0, done: ({ topic }) => topic === 'attack-dice' });
    await page.locator('#campaign .steps').waitFor();
    assert.match(await page.locator('#campaign-title').innerText(), /wants to conquer Deep Woods/);
    assert.match(await page.locator('#campaign .steps').textContent(), /Conquest.*Attack roll.*Sacrifice.*Defense roll/s);
    await page.locator('#ask [data-range]').fill('6');
    await page.locator('#consequence .oddsbox').waitFor();
    assert.match(await page.locator('#consequence .oddsbox').innerText(), /\d+(\.\d)? %/);
    const question = await play(page, { pick: () => 0, done: ({ topic }) => ['sacrifice-before', 'act'].includes(topic) });
    if (question.topic === 'sacrifice-before') {
      assert.equal(await page.locator('#campaign .steps [aria-current]').textContent().then(text => /Sacrifice/.test(text)), true);
      assert.equal(await page.locator('#campaign .atk .die3').count(), 6);
      assert.equal(await page.locator('#campaign .def .die3').count(), 0);
      assert.match(await page.locator('#campaign .moments, #campaign table').first().innerText(), /As declared[^]*Attack rolled/);
      await steady(page, 'the book');
    }
    await untilActing(page);
    assert.equal(await supply(page), '5');
  });

  scene(`${size}: a raid on a player`, async ({ visit }) => {
    const page = await at(visit, 'red warbands 6', 'blue pawn Golden Valley', 'blue warbands 1', 'blue relic Whistle');
    await tab(page, 'Campaign').click();
    await page.locator('#ask:not([data-topic=act])').waitFor();
    await answers(page).filter({ hasText: 'raid' }).first().click();
    await give(page);
    await page.locator('#ask[data-topic=targets]').waitFor();
    assert.match(await page.locator('#campaign-title').innerText(), /raids/);
    assert.match(await page.locator('#campaign .tgts').innerText(), /Whistle/);
    assert.match(await page.locator('#campaign .steps').textContent(), /^.*Raid/s);
    await untilActing(page);
  });

  scene(`${size}: a deal among three, written pair by pair and changed by another`, async ({ visit }) => {
    const page = await at(visit, 'blue pawn Golden Valley', 'yellow pawn Golden Valley', 'blue facedown relic Whistle', 'yellow legacy Rival');
    await answers(page).filter({ hasText: /negotiate/i }).click();
    await give(page);
    await page.locator('#ask[data-topic=parties]').waitFor();
    for (const one of await answers(page).all()) if (await one.getAttribute('aria-checked') !== 'true') await one.click();
    await give(page);
    await page.locator('#ask[data-topic=offer] .deal').waitFor();
    const side = (which, what) => page.locator(`#ask .deal [data-side=${which}] li`).filter({ hasText: what }).last();
    await side('give', 'favor').locator('[data-step="1"]').click();
    await give(page);
    await page.locator('#ask[data-topic=offer] .deal.offer').waitFor();
    await side('take', 'shows').locator('[data-thing]').click();
    await give(page);
    await page.locator('#ask[data-topic=between]').waitFor();
    assert.equal(await page.locator('#ask .deal.offer').count(), 2);
    await page.locator('#ask [data-send="no-deal"]').click();
    await page.locator('#ask[data-topic=accept]').waitFor();
    assert.equal(await page.locator('#ask .votes li').count(), 3);
    await answers(page).filter({ hasText: /another|counter|change/i }).click();
    await give(page);
    await page.locator('#ask[data-topic=offer][data-seat="1"]').waitFor();
    // What red wrote is there to be changed: blue would get 1 favor.
    assert.equal(await side('take', 'favor').locator('output').innerText(), '1');
    await steady(page, 'the deal');
  });

  scene(`${size}: the Chancellor offers Citizenship as one thing of a deal, and others bargain without it`, async ({ visit }) => {
    const page = await at(visit, 'red chancellor', 'red relic The Grand Scepter', 'blue pawn Golden Valley', 'yellow pawn Steppe');
    await answers(page).filter({ hasText: /negotiate/i }).click();
    await give(page);
    await page.locator('#ask[data-topic=offer] .deal').waitFor();
    assert.match(await page.locator('#q').innerText(), /What do you offer .*, and what do you want for it/);
    await page.locator('#ask .deal [data-side=give] [data-thing="citizenship=1"]').click();
    await give(page);
    await page.locator('#ask[data-topic=accept]').waitFor();
    assert.match(await page.locator('#ask .deal.offer').innerText(), /Citizenship/);
    await answers(page).first().click();
    await give(page);
    await untilActing(page);
    assert.match(await page.locator('#board-1').innerText(), /Citizen/);
  });
}
