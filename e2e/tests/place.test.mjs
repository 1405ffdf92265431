// The table is a place: landscapes, pieces, cards that look like cards; nothing is hidden at any size.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { asked, dice, linked, openTable, play, toMap } from '../lib/table.mjs';

const SIX = ['here', 'novice', 'novice', 'novice', 'novice', 'novice'];
const SIZES = [[1280, 800], [1440, 900], [1920, 1080], [1024, 768], [820, 1180]];
/** What the first table may weigh as it comes over the wire, with pictures and fonts. */
const FIRST_TABLE = 350 * 1024;

const round = async page => Number(/\d+/.exec(await page.locator('#bar .track .now').first().textContent())[0]);

/** Symbols that are used on the page and are in no sprite. */
function undrawn(page) {
  return page.evaluate(async () => {
    const used = new Set([...document.querySelectorAll('use')].map(use => use.getAttribute('href')));
    const sprites = new Map();
    const missing = [];
    for (const href of used) {
      const [file, id] = href.split('#');
      if (!sprites.has(file)) sprites.set(file, new DOMParser().parseFromString(await (await fetch(file)).text(), 'image/svg+xml'));
      if (!sprites.get(file).getElementById(id)) missing.push(href);
    }
    return missing;
  });
}

/** What is held on a board but cannot be seen there. */
function hidden(page) {
  return page.evaluate(() => [...document.querySelectorAll('.board')].flatMap(board => {
    const frame = board.getBoundingClientRect();
    return [...board.querySelectorAll('.chip, .purse li, .sup .rest')].filter(thing => {
      const box = thing.getBoundingClientRect();
      const seen = box.width >= 12 && box.height >= 12 && box.bottom <= frame.bottom + 1 && box.right <= frame.right + 1;
      return !seen || box.bottom > document.documentElement.scrollHeight + 1;
    }).map(thing => `${board.id}: ${thing.textContent.trim()}`);
  }));
}

scene('sites are landscapes in the colour of their ruler, cards have bands, relics and edifices their own drawing', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice', 'novice', 'novice'], { world: 'random', seed: '7' });
  await linked(page);
  await play(page, { pick: dice(5), tirelessness: 6, done: async ({ topic }) => topic === 'act' && await round(page) >= 2 });
  await toMap(page);
  const sites = await page.locator('.site').evaluateAll(all => all.map(site => ({
    name: site.querySelector('h3').innerText.trim(),
    down: site.matches('.unknown'),
    picture: site.querySelector('.scn > .vg use').getAttribute('href'),
    tint: getComputedStyle(site.querySelector('.vg')).getPropertyValue('--v2'),
    colour: [...site.classList].find(c => c.startsWith('p-')),
    shield: site.querySelector('.pieces .wbs')?.className ?? '',
  })));
  assert.equal(sites.length, 8);
  for (const site of sites) {
    if (site.down) assert.equal(site.picture, '/a/sites/site-unexplored.svg#site-unexplored', site.name);
    else assert.notEqual(site.picture, '/a/sites/site-unexplored.svg#site-unexplored', site.name);
    if (!site.down) assert.ok(site.shield.includes(site.colour), `${site.name} is held by ${site.shield} and tinted ${site.colour}`);
  }
  assert.ok(new Set(sites.map(site => site.tint)).size > 1, 'rulers tint their land');
  const bare = await page.locator('.rows a.crd:not(:has(> .bnd use)), .board .chip:not(:has(> .bnd use))').count();
  assert.equal(bare, 0, 'every card has its band');
  assert.deepEqual(await undrawn(page), []);
  const scepter = page.locator('.board .chip', { hasText: 'Scepter' }).locator('.bnd use');
  assert.equal(await scepter.getAttribute('href'), '/a/relics.svg#relic-grand-scepter');
  // The dialog of a site shows the same land, large.
  await page.locator('.site:not(.unknown) h3 a').first().click();
  await page.locator('#dialog[open] .hero .vg').waitFor();
  assert.equal(await page.locator('#dialog .hero use').getAttribute('href'), sites.find(site => !site.down).picture);
});

scene('what six players hold is in sight at every size, and tablets have no voids', async ({ visit }) => {
  const page = await visit();
  await openTable(page, SIX, { world: 'random', seed: '3' });
  await linked(page);
  await play(page, { pick: dice(3), tirelessness: 4, done: async ({ topic }) => topic === 'act' && await round(page) >= 3 });
  await toMap(page);
  assert.match(await page.locator('#boards').textContent(), /Scepter/);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await hidden(page), [], `at ${width} x ${height}`);
    // Map, boards, question and log take the whole width and follow each other without a gap.
    const gaps = await page.evaluate(() => {
      const box = id => document.querySelector(id).getBoundingClientRect();
      const [map, side, boards] = [box('#map'), box('#side'), box('#boards')];
      const right = Math.max(map.right, side.right);
      return {
        right: innerWidth - right,
        // On an upright tablet the question lies between them.
        boards: boards.top - (side.top >= map.bottom ? side.bottom : map.bottom),
        below: document.documentElement.scrollHeight - Math.max(boards.bottom, side.bottom),
        log: box('#log').height,
        ask: box('#ask').height,
      };
    });
    assert.ok(gaps.right <= 12 && Math.abs(gaps.boards) <= 12 && gaps.below <= 12, `voids at ${width} x ${height}: ${JSON.stringify(gaps)}`);
    // Where there is little height, a long question takes it, and the log keeps a few lines.
    assert.ok(gaps.log >= (height < 880 ? 64 : 100) && gaps.ask >= 150, `${JSON.stringify(gaps)} at ${width}`);
  }
});

scene('wide screens show the whole texts of cards', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1920, height: 1080 } });
  await openTable(page, ['here', 'novice']);
  await linked(page);
  await asked(page);
  const row = page.locator('.rows a.crd').first();
  assert.ok(await row.locator('.tx').isVisible() && await row.locator('.pw').isHidden());
  const size = await row.locator('.tx').evaluate(text => parseFloat(getComputedStyle(text).fontSize));
  assert.ok(size >= 14, `the text is ${size} px`);
  await page.setViewportSize({ width: 1440, height: 900 });
  assert.ok(await row.locator('.tx').isHidden() && await row.locator('.pw').isVisible());
});

for (const edition of ['base', 'foundations']) {
  scene(`the first table of ${edition} is light, and the next one lighter`, async ({ visit }) => {
    const maker = await visit();
    await openTable(maker, ['here', 'novice', 'novice', 'novice'], { edition });
    await linked(maker);
    const page = await visit();
    await page.context().addCookies(await maker.context().cookies());
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    let bytes = 0;
    network.on('Network.loadingFinished', ({ encodedDataLength }) => { bytes += encodedDataLength; });
    const weigh = async () => {
      bytes = 0;
      await page.goto(maker.url());
      await linked(page);
      await page.waitForLoadState('networkidle');
      return bytes;
    };
    const first = await weigh();
    assert.ok(first < FIRST_TABLE, `the first table weighs ${first} bytes`);
    const second = await weigh();
    assert.ok(second < first / 2, `the second weighs ${second} of ${first}`);
  });
}
