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
