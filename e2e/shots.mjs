// Makes all pictures for the README into docs/shots/, from real games:  node e2e/shots.mjs [NAME...]
// OATH_BIN is the program. The worlds are made from fixed seeds; the dice are not.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { launch, visitor } from './lib/browser.mjs';
import { serve } from './lib/server.mjs';
import { asked, dice, linked, openTable, play, takeSeat, toMap } from './lib/table.mjs';

const OUT = join(import.meta.dirname, '..', 'docs', 'shots');
const DESK = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const WORLD = { world: 'random', seed: '7' };

const server = await serve();
const browser = await launch();
await mkdir(OUT, { recursive: true });

async function shot(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(OUT, `${name}.png`), animations: 'disabled' });
  console.log(`docs/shots/${name}.png`);
}

const round = async page => Number(/\d+/.exec(await page.locator('#bar .track .now').first().textContent())[0]);
const act = (least, page) => async ({ topic }) => topic === 'act' && await round(page) >= least;

/** A game of one person and three bots in a made world, played to some round; a new one if it ended before. */
async function begun(page, least, seats = ['regular', 'here', 'regular', 'regular']) {
  for (let seed = 7; ; seed += 1) {
    await openTable(page, seats, { ...WORLD, seed: String(seed) });
    await linked(page);
    const question = await play(page, { pick: dice(seed), tirelessness: 6, patience: 120000, done: act(least, page) });
    if (question.state !== 'over') return;
  }
}

async function travelling(page) {
  const travel = page.locator('#ask .acts button:not([aria-disabled])').filter({ hasText: 'Travel' });
  if (!await travel.count()) return;
  await travel.click();
  await page.locator('#ask[data-topic=travel] .ans').first().click();
}

/** A game in round 3, as three screens show it. */
async function table() {
  const page = await visitor(browser, server, DESK);
  await begun(page, 3);
  await toMap(page);
  await shot(page, 'recap');
  await travelling(page);
  await shot(page, 'table-light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, 'table-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  for (const [width, height] of [[1280, 800], [1920, 1080], [1024, 768], [820, 1180]]) {
    await page.setViewportSize({ width, height });
    await shot(page, `table-${width}`);
  }
  await page.setViewportSize(DESK.viewport);

  await page.locator('.map a.crd[data-card]').first().click();
  await page.locator('#dialog[open] h2').first().waitFor();
  await shot(page, 'card');
  await page.keyboard.press('Escape');
  await page.locator('#ask a[data-clause]').first().click();
  await page.locator('#dialog.drawer[open]').waitFor();
  await shot(page, 'law');
  await page.keyboard.press('Escape');

  const phone = await visitor(browser, server, PHONE);
  await phone.context().addCookies(await page.context().cookies());
  await phone.goto(page.url());
  await linked(phone);
  await asked(phone);
  await toMap(phone);
  await shot(phone, 'phone-map');
  await phone.locator('.tabbar [data-tab=boards]').tap();
  await shot(phone, 'phone-boards');
  for (const one of [page, phone]) await one.context().close();
}

/** A campaign with its dice on the table. */
async function campaign() {
  const page = await visitor(browser, server, DESK);
  for (let seed = 3; ; seed += 1) {
    await openTable(page, ['here', 'here', 'here'], { ...WORLD, seed: String(seed) });
    await linked(page);
    const rolled = await play(page, {
      pick: dice(seed), tirelessness: 9, prefer: 'Campaign', done: ({ topic }) => topic === 'sacrifice',
    });
    if (rolled.state === 'over') continue;
    await page.locator('#campaign').waitFor();
    await shot(page, 'campaign');
    const phone = await visitor(browser, server, PHONE);
    await phone.context().addCookies(await page.context().cookies());
    await phone.goto(page.url());
    await linked(phone);
    await shot(phone, 'phone-campaign');
    await phone.context().close();
    await play(page, { pick: dice(seed), done: async () => await page.locator('#campaign.ended .die3').count() > 0 });
    await shot(page, 'campaign-ended');
    break;
  }
  await page.context().close();
}

/** A game to its end: how it was won, and what its chronicle remembers. */
async function ended() {
  const page = await visitor(browser, server, DESK);
  await openTable(page, ['regular', 'here', 'regular', 'regular'], WORLD);
  await linked(page);
  await play(page, { pick: dice(9), tirelessness: 6, patience: 120000, done: async () => await page.locator('#wins.won').count() > 0 });
  await toMap(page);
  await shot(page, 'final-board');
  await play(page, { pick: dice(9), patience: 120000 });
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

async function lobby() {
  const [page, friend] = [await visitor(browser, server, DESK), await visitor(browser, server, DESK)];
  await openTable(page, ['here', 'link', 'link', 'regular'], WORLD);
  await takeSeat(friend, await page.locator('#lobby-seats input[readonly]').first().inputValue());
  await friend.locator('#waiting-friends .waits').first().waitFor();
  await page.reload();
  await shot(page, 'lobby');
  for (const one of [page, friend]) await one.context().close();
}

const scenes = { table, campaign, ended, lobby };
const wanted = process.argv.slice(2);
try {
  for (const [name, make] of Object.entries(scenes)) if (!wanted.length || wanted.includes(name)) await make();
} finally {
  await browser.close();
  await server.stop();
}
