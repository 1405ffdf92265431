// Makes all pictures of docs/shots/ from real games and positions:  node e2e/shots.mjs [SCENE...]
// OATH_BIN is the program. Campaigns are fought in sandboxes, so their pictures change only with the page.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch, visitor } from './lib/browser.mjs';
import { toTask, victory, written } from './lib/foundations.mjs';
import { BUSY } from './lib/positions.mjs';
import { serve } from './lib/server.mjs';
import { answers, asked, begin, dice, frontier, give, linked, openTable, play, sandbox, tab, takeSeat, toMap } from './lib/table.mjs';

const OUT = join(import.meta.dirname, '..', 'docs', 'shots');
const DESK = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: 'light' };
const SIZES = [[1280, 800], [1440, 900], [1920, 1080], [820, 1180]];
const WORLD = { world: 'random', seed: '7' };
/** No picture is larger, in bytes: they are many, and everybody who takes the project takes them along. */
const LARGEST = 120 * 1024;

const server = await serve();
const browser = await launch();
const press = await (await browser.newContext()).newPage();
await mkdir(OUT, { recursive: true });

/** A picture as WebP, as good as fits; the browser can do it. */
function pressed(png) {
  return press.evaluate(async ({ data, largest }) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    for (let quality = 0.9; ; quality -= 0.08) {
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      if (blob.size > largest && quality > 0.2) continue;
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
    }
  }, { data: png.toString('base64'), largest: LARGEST });
}

async function shot(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  const png = await page.screenshot({ animations: 'disabled' });
  await writeFile(join(OUT, `${name}.webp`), Buffer.from(await pressed(png), 'base64'));
  console.log(`docs/shots/${name}.webp`);
}

async function both(page, name) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await shot(page, `${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

const round = async page => Number(/\d+/.exec(await page.locator('#bar .track .now').first().textContent())[0]);
const act = (least, page) => async ({ topic }) => topic === 'act' && await round(page) >= least;

/** A game of one person and three bots in a made world, played to some round; a new one if it ended before. */
async function begun(page, least, seats = ['regular', 'here', 'regular', 'regular']) {
  for (let seed = 7; ; seed += 1) {
    await openTable(page, seats, { ...WORLD, seed: String(seed) });
    await linked(page);
    const question = await play(page, { pick: dice(seed), tirelessness: 6, patience: 300000, done: act(least, page) });
    if (question.state !== 'over') return;
  }
}

async function travelling(page) {
  const travel = page.locator('#ask .acts button:not([aria-disabled])').filter({ hasText: 'Travel' });
  if (!await travel.count()) return;
  await travel.click();
  await page.locator('#ask[data-topic=travel] .ans').first().click();
}

/** The same table on a phone. */
async function onPhone(page) {
  const phone = await visitor(browser, server, PHONE);
  await phone.context().addCookies(await page.context().cookies());
  await phone.goto(page.url());
  await linked(phone);
  await asked(phone);
  await toMap(phone);
  return phone;
}

/** A game in round 3, as all screens show it. */
async function table() {
  const page = await visitor(browser, server, DESK);
  await begun(page, 3);
  await toMap(page);
  await page.locator('button[data-logtab=since]').click();
  await shot(page, 'recap');
  const phone = await onPhone(page);
  await phone.locator('.tabbar [data-tab=log]').tap();
  await shot(phone, 'phone-recap');
  await phone.locator('.tabbar [data-tab=map]').tap();
  await both(phone, 'table-390');
  await phone.locator('.tabbar [data-tab=boards]').tap();
  await shot(phone, 'phone-boards');
  await phone.context().close();
  await travelling(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await both(page, `table-${width}`);
  }
  await page.setViewportSize(DESK.viewport);
  await page.locator('.map a.crd[data-card]').first().click();
  await page.locator('#dialog[open] h2').first().waitFor();
  await shot(page, 'card');
  await page.keyboard.press('Escape');
  await page.locator('#ask a[data-clause]').first().click();
  await page.locator('#dialog.drawer[open]').waitFor();
  await shot(page, 'law');
  await page.context().close();
}

/** Two armies meet, with plans on both sides. */
const BATTLE = ['Ancient City warbands blue 3', 'Ancient City card Longbows', 'Ancient City card Wolves', 'blue pawn Ancient City', 'blue relic Cup of Plenty',
  'Steppe card Elders', 'Steppe warbands red 2', 'Deep Woods warbands blue 2', 'Mine warbands purple 3', 'Salt Flats warbands purple 2', 'red warbands 6',
  'red adviser Battle Honors', 'blue adviser Bear Traps', 'red relic Map', 'purple banner darkest secret'];

/** A whole campaign, step by step: targets, dice, plans, the roll, its end. */
async function fought(page, name) {
  await sandbox(page, ...BATTLE);
  await begin(page, 'Campaign', 'targets');
  await page.locator('#ask .ans', { hasText: 'Cup of Plenty' }).click();
  await page.locator('#campaign', { hasText: 'Cup of Plenty' }).waitFor();
  await page.locator('#consequence .oddsbox').waitFor();
  await shot(page, `${name}-targets`);
  await give(page);
  await page.locator('#ask[data-topic=attack-dice]').waitFor();
  await page.locator('#consequence .oddsbox').waitFor();
  await shot(page, `${name}-dice`);
  await give(page);
  const rolled = await play(page, { pick: () => 0, done: async ({ topic }) => topic === 'sacrifice' || await page.locator('#campaign.ended').count() > 0 });
  if (rolled.topic === 'sacrifice') await shot(page, `${name}-rolled`);
  await play(page, { pick: () => 0, done: async () => await page.locator('#campaign.ended').count() > 0 });
  const grip = page.locator('#ask .grip');
  if (await grip.isVisible()) await grip.click();
  await shot(page, `${name}-ended`);
}

async function campaign() {
  for (const [options, name] of [[DESK, 'campaign'], [PHONE, 'phone-campaign']]) {
    const page = await visitor(browser, server, options);
    await fought(page, name);
    await page.context().close();
  }
}

/** A game to its end: how it was won, and what its chronicle remembers. */
async function ended() {
  const page = await visitor(browser, server, DESK);
  await openTable(page, ['regular', 'here', 'regular', 'regular'], WORLD);
  await linked(page);
  await play(page, { pick: dice(9), tirelessness: 6, patience: 300000, done: async () => await page.locator('#wins.won').count() > 0 });
  await toMap(page);
  await shot(page, 'final-board');
  await play(page, { pick: dice(9), patience: 300000 });
  await page.locator('#ask a[href$="/over"]').click();
  await page.waitForURL(/\/over$/);
  await shot(page, 'over');
  await page.locator('a[href^="/chronicles/"]').first().click();
  await page.waitForURL(/\/chronicles\//);
  await shot(page, 'chronicle');
  await page.goto('/');
  await page.locator('#recent a').first().waitFor();
  await shot(page, 'home');
  await page.context().close();
}

/** Lessons and puzzles. */
async function teach() {
  const page = await visitor(browser, server, DESK);
  await page.goto('/learn/campaign');
  await page.locator('body[data-lesson=ready]').waitFor();
  await shot(page, 'lesson');
  await page.goto('/puzzles');
  await shot(page, 'puzzles');
  await page.locator('.shelf a').first().click();
  await page.locator('body[data-lesson=ready]').waitFor();
  await shot(page, 'puzzle');
  await page.context().close();
}

/** The lesson about raids. */
async function lesson() {
  for (const [options, name] of [[DESK, 'lesson-foundations'], [PHONE, 'phone-lesson-foundations']]) {
    const page = await visitor(browser, server, options);
    await page.goto('/learn/nf-raid');
    await page.locator('body[data-lesson=ready]').waitFor();
    await page.locator('#bubble [data-lesson=next]').click();
    await page.locator('#bubble [data-lesson=show]').waitFor();
    await both(page, name);
    await page.context().close();
  }
}

async function lobby() {
  const [page, friend] = [await visitor(browser, server, DESK), await visitor(browser, server, DESK)];
  await openTable(page, ['here', 'link', 'link', 'regular'], WORLD);
  await takeSeat(friend, await page.locator('#lobby-seats input[readonly]').first().inputValue());
  await friend.locator('#waiting-friends .waits').first().waitFor();
  await page.reload();
  await shot(page, 'lobby');
  for (const one of [page, friend]) await one.context().close();
}

/** Red has won, rules two sites and may build one of three edifices there. */
const THRONE = ['chronicle kept', 'phase wake', 'round 5', 'title red usurper', 'Steppe warbands red 2', 'Dunes warbands red 1', 'Steppe card Glamor',
  'Steppe card Old Songs', 'Dunes card Bog', 'edifice deck Great Market, Hall of Debate, Great Spire', 'red relic Bone Dice', 'red relic Whistle'];

/** The Chronicle of New Foundations, its sky, and the lineages after it. */
async function chronicle() {
  for (const [options, name] of [[DESK, 'foundations-tasks'], [PHONE, 'phone-foundations-tasks']]) {
    const page = await visitor(browser, server, options);
    await victory(page);
    await toTask(page, 'World');
    await both(page, name);
    await frontier(page, ...THRONE);
    await play(page, { pick: () => 0, done: ({ topic }) => topic === 'build' });
    await both(page, name.replace('tasks', 'throne'));
    await page.context().close();
  }
  const page = await visitor(browser, server, DESK);
  const game = await written(page, 4);
  await page.goto(`${game}/over#sky`);
  for (const star of [3, 7, 18, 17, 23, 24, 25, 15, 17]) await page.locator(`[data-star="${star}"]`).click();
  await page.locator('[data-sky-name]').fill('The Ferryman');
  await both(page, 'foundations-sky');
  await page.setViewportSize(PHONE.viewport);
  await page.locator('.sky').evaluate(el => el.scrollIntoView({ block: 'center' }));
  await both(page, 'phone-foundations-sky');
  await page.setViewportSize(DESK.viewport);
  await page.locator('.sky-p .go').click();
  await page.locator('[data-sky-caption]').filter({ hasText: 'The Ferryman' }).waitFor();
  await page.getByRole('link', { name: "The chronicle's page" }).click();
  await page.waitForURL(/\/chronicles\//);
  await both(page, 'foundations-lineages');
  await page.setViewportSize(PHONE.viewport);
  await both(page, 'phone-foundations-lineages');
  await page.context().close();
}

/** Questions that only New Foundations asks, each in a position of its own. */
const NEW_QUESTIONS = {
  recover: async page => {
    await frontier(page, 'red pawn Buried Giant', 'Buried Giant relic Bone Dice', 'red supply 5');
    await asked(page);
    await tab(page, 'Recover').click();
    await page.locator('#ask [data-go]').click();
    await page.locator('#ask[data-topic=roll-again]').waitFor();
  },
  conquest: async page => {
    await frontier(page, 'red warbands 6', 'red pawn Deep Woods', 'Deep Woods card Wolves');
    await asked(page);
    await tab(page, 'Campaign').click();
    await page.locator('#ask:not([data-topic=act])').waitFor();
    await play(page, { pick: () => 0, done: ({ topic }) => topic === 'attack-dice' });
    await page.locator('#ask [data-range]').fill('6');
    await give(page);
    await play(page, { pick: () => 0, done: ({ topic }) => ['sacrifice-before', 'act'].includes(topic) });
  },
  raid: async page => {
    await frontier(page, 'red warbands 6', 'blue pawn Golden Valley', 'blue warbands 2', 'blue relic Whistle', 'blue banner darkest secret');
    await asked(page);
    await tab(page, 'Campaign').click();
    await page.locator('#ask:not([data-topic=act])').waitFor();
    await answers(page).filter({ hasText: 'raid' }).first().click();
    await give(page);
    await page.locator('#ask[data-topic=targets]').waitFor();
  },
  deal: async page => {
    await frontier(page, 'blue pawn Golden Valley', 'yellow pawn Golden Valley', 'red relic Bone Dice', 'blue facedown relic Whistle', 'yellow legacy Rival');
    await asked(page);
    await answers(page).filter({ hasText: /negotiate/i }).click();
    await give(page);
    await page.locator('#ask[data-topic=parties]').waitFor();
    for (const one of await answers(page).all()) if (await one.getAttribute('aria-checked') !== 'true') await one.click();
    await give(page);
    await page.locator('#ask[data-topic=offer] .deal').waitFor();
  },
};

/** What opens beside the table, and in which part of a phone it lies. */
const OPENED = [['face', 'stores', '#found a >> nth=1'], ['legacy', 'boards', '#board-0 .rail a >> nth=0'], ['site', 'map', '#slot-2 h3 a']];

/** The table of New Foundations on all screens, what only it asks, and its cards. */
async function foundations() {
  for (const [options, name] of [[DESK, 'foundations'], [PHONE, 'phone-foundations']]) {
    const page = await visitor(browser, server, options);
    await frontier(page, ...BUSY);
    await asked(page);
    if (options === PHONE) await page.locator('body:not(.folded) #ask .grip').tap();
    await both(page, `${name}-table`);
    if (options === DESK) {
      await page.setViewportSize({ width: 820, height: 1180 });
      await both(page, `${name}-tablet`);
      await page.setViewportSize(DESK.viewport);
    }
    for (const [what, part, selector] of OPENED) {
      if (options === PHONE) await page.locator(`.tabbar [data-tab=${part}]`).tap();
      if (options === PHONE && part !== 'map') await both(page, `${name}-${part}`);
      await page.locator(selector).click();
      await page.locator('#dialog[open] h2').first().waitFor();
      await both(page, `${name}-${what}`);
      await page.keyboard.press('Escape');
    }
    for (const [what, come] of Object.entries(NEW_QUESTIONS)) {
      await come(page);
      await both(page, `${name}-${what}`);
    }
    await page.context().close();
  }
}

/** The home page with New Foundations: itself, the form, a chronicle that is brought, and the promises of a table. */
async function choosing() {
  const sample = await readFile(join(import.meta.dirname, '..', 'crates', 'oath-play', 'tests', 'tts-foundations-sample.txt'), 'utf8');
  for (const [options, name] of [[DESK, 'foundations'], [PHONE, 'phone-foundations']]) {
    const page = await visitor(browser, server, options);
    await page.goto('/');
    await both(page, `${name}-home`);
    const form = page.locator('form[data-setup]');
    await form.locator('[type=radio][name=edition][value=foundations]').check({ force: true });
    await form.locator('button.go').scrollIntoViewIfNeeded();
    await both(page, `${name}-setup`);
    const brought = page.getByRole('region', { name: 'Bring a chronicle' });
    await brought.getByRole('textbox').fill(sample.trim());
    await brought.locator('button').first().click();
    await page.locator('#preview h3').first().waitFor();
    await brought.evaluate(el => el.scrollIntoView({ block: 'start' }));
    await both(page, `${name}-import`);
    await page.setViewportSize(DESK.viewport);
    await openTable(page, ['here', 'novice', 'novice'], { edition: 'foundations', name0: 'Ada', name1: 'Kit', name2: 'Ines' });
    await linked(page);
    await play(page, { done: ({ topic }) => topic === 'act' });
    await page.setViewportSize(options.viewport);
    if (name !== 'foundations') await page.locator('.tabbar [data-tab=log]').tap();
    await page.locator('#log [data-logtab=promises]').click();
    const promise = page.locator('form[data-promise]');
    await promise.getByLabel('Kit').check();
    await promise.getByLabel('What you promise').fill('I shall not raid you while the Festival lasts.');
    await promise.getByRole('button', { name: 'Promise' }).click();
    await page.locator('#promise-1').waitFor();
    await both(page, `${name}-promises`);
    await page.context().close();
  }
}

const scenes = { choosing, table, campaign, ended, teach, lesson, lobby, chronicle, foundations };
const wanted = process.argv.slice(2);
try {
  for (const [name, make] of Object.entries(scenes)) if (!wanted.length || wanted.includes(name)) await make();
} finally {
  await browser.close();
  await server.stop();
}
