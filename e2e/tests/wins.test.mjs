// Who wins if: with six players and every Vision on the table nothing of it is cut off.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { sandbox } from '../lib/table.mjs';

const VISIONS = ['players 6', 'round 5', 'title red', 'Steppe warbands red 1', 'visions drawn 4', 'red revealed Vision of Rebellion',
  'blue revealed Vision of Faith', 'yellow revealed Vision of Sanctuary', 'black revealed Vision of Conquest'];
const SIZES = [[1120, 800], [1280, 800], [1440, 900], [1920, 1080], [1024, 768], [820, 1180]];

/** What of the bar and of the boards' chips does not fit its frame. */
const cut = page => page.evaluate(() => {
  const inside = (frame, one) => one.left >= frame.left - 1 && one.right <= frame.right + 1 && one.bottom <= frame.bottom + 1;
  const bar = document.querySelector('#wins').getBoundingClientRect();
  const ways = [...document.querySelectorAll('#wins li')].filter(way => {
    const box = way.getBoundingClientRect();
    return !inside(bar, box) || [...way.querySelectorAll('.need')].some(need => !inside(box, need.getBoundingClientRect()));
  });
  const names = [...document.querySelectorAll('.board .chip .nm')].filter(name => name.scrollWidth > name.clientWidth + 1);
  return [...ways, ...names].map(one => one.textContent.trim());
});

scene('all ways to win are read whole, with six players and four Visions, in English and in German', async ({ visit }) => {
  for (const locale of ['en', 'de']) {
    const page = await visit({ locale });
    await sandbox(page, ...VISIONS);
    assert.equal(await page.locator('#wins li').count(), 7, 'the own way stands once');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await cut(page), [], `${locale} at ${width}`);
      const [bar, narrow] = await page.locator('#wins').evaluate(wins => [wins.getBoundingClientRect().height, Math.min(...[...wins.querySelectorAll('li')].map(way => way.clientWidth))]);
      assert.ok(width < 900 || (bar <= 125 && narrow >= 160), `${locale} at ${width}: ${bar} high, the narrowest way ${narrow}`);
    }
  }
});
