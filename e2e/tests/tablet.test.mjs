// A tablet held upright: however long the question is and however tall the boards, its filled button is in sight, and
// nothing stands empty between the parts of the table.

import assert from 'node:assert/strict';
import { BUSY } from '../lib/positions.mjs';
import { scene } from '../lib/scene.mjs';
import { frontier, sandbox, tab } from '../lib/table.mjs';

const SIX = ['players 6', 'round 5', 'red secrets 3', ...['Elders', 'Wolves', 'Alchemist'].map(card => `red adviser ${card}`), ...['Bear Traps', 'Jinx', 'Fae Merchant'].map(card => `blue adviser ${card}`), 'world deck Longbows, Portal, Convoys'];
const PARTS = ['#wins', '.map', '.side', '#boards'];

const look = page => page.evaluate(parts => {
  const go = document.querySelector('#ask .go').getBoundingClientRect();
  const boxes = parts.map(part => document.querySelector(part).getBoundingClientRect());
  return { bottom: go.bottom, gaps: boxes.slice(1).map((box, i) => box.top - boxes[i].bottom), end: document.documentElement.scrollHeight - boxes.at(-1).bottom - scrollY };
}, PARTS);

scene('on a tablet the filled button is in sight with six players, in both games, and nothing is void', async ({ visit }) => {
  for (const [width, height] of [[820, 1180], [768, 1024]]) {
    for (const open of [page => sandbox(page, ...SIX), page => frontier(page, ...BUSY)]) {
      const page = await visit({ viewport: { width, height }, hasTouch: true });
      await open(page);
      for (const action of [null, 'Travel']) {
        if (action) await tab(page, action).click();
        if (action) await page.locator('#ask[data-topic=travel]').waitFor();
        const { bottom } = await look(page);
        assert.ok(bottom <= height, `the button ends at ${bottom} of ${height}`);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const { gaps, end } = await look(page);
        await page.evaluate(() => scrollTo(0, 0));
        const where = `${width} ${action}: ${gaps} ${end}`;
        assert.ok(gaps.every(gap => gap < 90) && end < 30, where);
      }
    }
  }
});
