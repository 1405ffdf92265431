// The Law and cards lie beside the question, with a way back; a card says where it lies and whether it can be used.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { answers, dice, linked, moved, openTable, panel, play } from '../lib/table.mjs';

const act = ({ topic }) => topic === 'act';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

scene('the Law and cards are read beside the question, which can be answered meanwhile', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  const acts = await play(page, { done: act });
  await page.keyboard.press('l');
  const dialog = page.locator('#dialog');
  await dialog.locator('[data-clause]').first().waitFor();
  const [left, ask] = await Promise.all(['#dialog', '#ask'].map(part => page.locator(part).boundingBox()));
  assert.ok(left.x + left.width <= ask.x + 2, 'the Law does not lie over the question');
  await page.keyboard.press('c');
  await dialog.locator('[data-cards-search]').waitFor();
  await dialog.locator('.trail').click();
  await dialog.locator('[data-law-search]').waitFor();
  await page.locator('#ask .acts button[data-send]').first().click();
  await page.waitForFunction(at => document.querySelector('#ask').dataset.at !== at, acts.at);
  assert.ok(await dialog.isVisible(), 'it stays open');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  assert.notEqual((await panel(page)).topic, 'act', 'Escape closed what was read, and took nothing back');
});

scene('a card of the table says where it lies, who rules it, and whether it can be used', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  await play(page, { done: act });
  await page.locator('.map .site [data-card^="card:"]').first().click();
  const here = page.locator('#dialog .here');
  await here.waitFor();
  assert.match(await here.innerText(), /^At .+(ruled by|nobody rules)/);
  assert.match(await here.innerText(), /You can use it now|You cannot use it now|has no use for it/);
});

scene('the six major actions have keys', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  await play(page, { done: act });
  await page.keyboard.press('Shift+Digit6');
  await page.locator('#ask[data-topic=travel]').waitFor();
  assert.equal(await page.locator('#ask .acts [aria-pressed=true]').getAttribute('data-major'), 'Travel');
});

scene('no answer is hidden where there is room for it', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  await play(page, { done: act });
  await page.keyboard.press('Shift+Digit6');
  await page.locator('#ask[data-topic=travel]').waitFor();
  assert.ok(await answers(page).count() >= 7);
  const [last, button] = await Promise.all([answers(page).last(), page.locator('#ask .confirm')].map(part => part.boundingBox()));
  assert.ok(last.y + last.height <= button.y + 1, `${last.y + last.height - button.y} px of an answer are hidden`);
});

scene('on a phone what happened opens at my turn, and the question waits below it', async ({ visit }) => {
  const page = await visit(PHONE);
  await openTable(page, ['novice', 'here', 'novice'], { world: 'first' });
  await linked(page);
  await play(page, { pick: dice(2), tirelessness: 1, done: async ({ topic }) => topic === 'act' && await page.locator('body.tab-log').count() > 0 });
  assert.ok(await page.locator('#log-recap li').first().isVisible());
  assert.ok(await page.locator('#ask #q').isVisible());
  // Folded as it is, it opens wherever it is touched.
  const { x, y, width, height } = await page.locator('#ask [data-go]').boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.locator('body:not(.folded) #ask .acts').waitFor();
});

scene('what is laid out at the beginning is no news: the first question of a phone lies open beside the map', async ({ visit }) => {
  const page = await visit(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).tap();
  await linked(page);
  await answers(page).first().waitFor();
  assert.ok(await page.locator('#map').isVisible());
});

scene('the pace of bots is remembered when the room opens again', async ({ visit, server }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice', 'novice'], { world: 'first' });
  await linked(page);
  const acts = await play(page, { patience: 300000, done: act });
  await page.locator('#ask [data-end]').click();
  await page.locator('#ask [data-go]').click();
  await moved(page, acts);
  await page.locator('#ask [data-pace=slow]').click();
  await page.locator('#ask [data-pace=slow][aria-pressed=true]').waitFor();
  await server.kill();
  await server.again();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await linked(page);
  await page.locator('#ask [data-pace=slow][aria-pressed=true]').waitFor();
}, { pause: 4000 });
