// A phone can really be played on, and no page scrolls sideways at any width.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { asked, dice, linked, openTable, play } from '../lib/table.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** How much wider than the window the page is. */
const overhang = page => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const steady = async (page, where) => assert.equal(await overhang(page), 0, `${where} scrolls sideways`);

scene('a whole turn is played on a phone by touch', async ({ visit }) => {
  const page = await visit(PHONE);
  await page.goto('/');
  await steady(page, 'the home page');
  await page.getByRole('button', { name: 'Play now' }).tap();
  await linked(page);
  let acted = 0;
  const turn = new Set();
  const done = async question => {
    await steady(page, question.text);
    const box = await page.locator('#ask').boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= 844, 'the question is in sight');
    if (question.topic === 'act') acted += 1;
    turn.add(await page.locator('#bar .track .now').first().innerText());
    return acted > 1 && turn.size > 1;
  };
  await play(page, { pick: dice(11), tirelessness: 5, done });
  assert.ok(acted > 1);
  const target = await page.locator('#ask [data-go]').boundingBox();
  assert.ok(target.height >= 44, `the filled button is ${target.height} high`);
});

scene('the tabs of a phone show boards, stores, log and Law', async ({ visit }) => {
  const page = await visit(PHONE);
  await openTable(page, ['here', 'novice', 'novice']);
  await linked(page);
  await asked(page);
  const tab = name => page.locator(`.tabbar [data-tab=${name}]`).tap();
  const shown = { boards: '#board-0', stores: '#stores', log: '#log .events', map: '#slot-0' };
  for (const [name, part] of Object.entries(shown)) {
    await tab(name);
    await page.locator(part).waitFor();
    for (const [other, hidden] of Object.entries(shown)) {
      if (other !== name) assert.ok(await page.locator(hidden).isHidden(), `${other} is shown with ${name}`);
    }
    await steady(page, name);
  }
  await tab('boards');
  await page.locator('#players [data-board="1"]').tap();
  await page.locator('#players [data-board="1"][aria-current]').waitFor();
  await page.waitForFunction(() => Math.abs(document.querySelector('#board-1').getBoundingClientRect().left) < 20);
  await tab('map');
  await page.locator('#regions [data-region="2"]').tap();
  await page.locator('#regions [data-region="2"][aria-current]').waitFor();
  await page.waitForFunction(() => document.querySelector('#region-2').getBoundingClientRect().left < 20);
  await tab('law');
  const search = page.locator('#dialog input[type=search]');
  await search.waitFor();
  const box = await search.boundingBox();
  assert.ok(box.y > 0 && box.y < 844 && box.x >= 0 && box.x + box.width <= 390, 'the Law is in sight');
  await page.locator('#dialog [data-close]').first().tap();
  await page.locator('#dialog[open]').waitFor({ state: 'detached' });
});

scene('nothing scrolls sideways at 1280, and the table fits 1440 x 900', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1280, height: 800 } });
  for (const address of ['/', '/cards', '/law', '/chronicles']) {
    await page.goto(address);
    await steady(page, address);
  }
  await openTable(page, ['here', 'novice', 'novice', 'novice', 'novice', 'novice']);
  await linked(page);
  for (const [width, height] of [[1280, 800], [1440, 900], [1920, 1080], [900, 1200], [700, 900], [360, 700]]) {
    await page.setViewportSize({ width, height });
    await steady(page, `the table at ${width}`);
    if (width !== 1440) continue;
    assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), 'the table fits');
    const cut = await page.evaluate(() => ['#bar', '#ask', '#log', '#map', '#boards'].filter(part => {
      const box = document.querySelector(part).getBoundingClientRect();
      return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.height < 20;
    }));
    assert.deepEqual(cut, [], 'every part is in sight');
  }
});
