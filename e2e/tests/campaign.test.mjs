// A campaign before it is declared: its targets, the foe's plans; and a victory in several ways.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { answers, begin, give, sandbox } from '../lib/table.mjs';

scene('the odds name the open plans with which the foe can answer', async ({ visit }) => {
  const page = await visit();
  await sandbox(page, 'Ancient City warbands blue 2', 'red warbands 4', 'blue adviser Bear Traps');
  await begin(page, 'Campaign', 'attack-dice');
  const foe = page.locator('#consequence .oddsbox .reply');
  await foe.waitFor();
  assert.match(await foe.innerText(), /\d %.*Ines.*Bear Traps/s);
});

scene('the page of a campaign follows the targets that are ticked, and marks the one that must be', async ({ visit }) => {
  const page = await visit();
  await sandbox(page, 'Ancient City warbands blue 1', 'Steppe warbands blue 2', 'blue pawn Ancient City', 'blue relic Cup of Plenty', 'red warbands 5');
  await begin(page, 'Campaign', 'targets');
  const book = page.locator('#campaign');
  await book.waitFor();
  assert.match(await answers(page).filter({ hasText: 'Ancient City' }).innerText(), /must|your site/i);
  const relic = answers(page).filter({ hasText: 'Cup of Plenty' });
  assert.equal(await relic.getAttribute('aria-checked'), 'false');
  await relic.click();
  const target = book.locator('.tgt').filter({ hasText: 'Cup of Plenty' });
  await target.filter({ hasNotText: 'not chosen' }).waitFor();
  await relic.click();
  await target.filter({ hasText: 'not chosen' }).waitFor();
  assert.equal(await page.locator('#ask').getAttribute('data-topic'), 'targets', 'nothing was given');
});

scene('a victory in several ways says so, with each of them', async ({ visit }) => {
  const page = await visit();
  await sandbox(page, 'turn blue', 'round 8', 'title red', 'Steppe warbands red 1', 'visions drawn 3', 'blue revealed Vision of Faith',
    "blue banner darkest secret", "blue banner people's favor", 'red revealed Vision of Rebellion', 'blue facedown adviser False Prophet');
  await answers(page).filter({ hasText: 'Play' }).first().click();
  await give(page);
  await answers(page).filter({ hasText: 'faceup' }).first().click();
  await give(page);
  const which = answers(page).filter({ hasText: 'Vision of Rebellion' });
  await which.waitFor();
  await which.click();
  await give(page);
  await page.locator('#ask[data-topic=act] [data-end]').click();
  await page.locator('#ask [data-go]').click();
  const won = page.locator('#wins.won');
  await won.waitFor();
  assert.match(await won.innerText(), /several ways|Vision of Faith.*Vision of Rebellion/s);
});

/** A foe who rules everything and holds five prizes: fourteen targets. */
const EVERYTHING = ['Ancient City warbands blue 3', 'Steppe warbands blue 1', 'Standing Stones warbands blue 1', 'Deep Woods warbands blue 1', 'Wastes warbands blue 1',
  'blue pawn Ancient City', 'blue relic Cup of Plenty', 'blue relic Map', 'blue relic Bandit Crown', "blue banner people's favor", 'blue banner darkest secret', 'red warbands 6'];

scene('many targets stand two abreast, the one that must be comes first, and none is cut', async ({ visit }) => {
  for (const [locale, action] of [['en', 'Campaign'], ['de', 'Kämpfen']]) {
    const page = await visit({ locale });
    await sandbox(page, ...EVERYTHING);
    await begin(page, action, 'targets');
    assert.equal(await answers(page).count(), 14);
    for (const [width, height] of [[1280, 800], [1440, 900], [1920, 1080], [820, 1180]]) {
      await page.setViewportSize({ width, height });
      const boxes = await answers(page).evaluateAll(all => all.map(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const name = one.querySelector('b');
        return { left, right, top, bottom, must: Boolean(one.querySelector('.must')), whole: name.scrollWidth <= name.clientWidth + 1 };
      }));
      const at = `${locale} at ${width}`;
      const [must] = boxes.filter(box => box.must);
      const others = boxes.filter(box => !box.must);
      assert.equal(new Set(others.map(box => Math.round(box.left))).size, 2, `two columns, ${at}`);
      assert.ok(others.every(box => box.top >= must.bottom && must.right >= box.right), `the one that must be is first, ${at}`);
      for (const [n, one] of others.entries()) {
        assert.ok(one.whole, `answer ${n} is cut, ${at}`);
        for (const other of others.slice(n + 1)) {
          assert.ok(one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top, `answers overlap, ${at}`);
        }
      }
      // At least the one that must be and two rows more are in sight before anything is scrolled.
      const floor = await page.locator('#ask .confirm').evaluate(confirm => confirm.getBoundingClientRect().top);
      assert.ok(boxes.filter(box => box.bottom <= floor).length >= 5, `${at}: ${boxes.filter(box => box.bottom <= floor).length} answers are in sight`);
    }
    // The last one is reached, ticked and followed by the book.
    await page.setViewportSize({ width: 1280, height: 800 });
    const pawn = answers(page).last();
    await pawn.click();
    assert.equal(await pawn.getAttribute('aria-checked'), 'true');
    await page.locator('#campaign .tgt').filter({ hasNotText: /not chosen|nicht gewählt/ }).nth(1).waitFor();
  }
});
