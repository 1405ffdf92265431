// What two games played through the page found: each of it stays mended.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { answers, begin, give, linked, openTable, play, sandbox, tab, toMap } from '../lib/table.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const act = ({ topic }) => topic === 'act';
const said = page => page.locator('#ask [data-go-text]').innerText();

scene('whoever plays a card reads what it does and what playing it brings', async ({ visit }) => {
  const page = await visit();
  await sandbox(page, 'red facedown adviser Wayside Inn', 'bank hearth 3', 'Ancient City card Wolves');
  await page.locator('#ask .ans').filter({ hasText: 'Play adviser' }).click();
  await give(page);
  await page.locator('#ask[data-topic=play]').waitFor();
  assert.match(await page.locator('#ask .powerline').innerText(), /back/, 'the text of the card');
  const there = await page.locator('#ask .ans').filter({ hasText: 'To Ancient City' }).innerText();
  assert.match(there, /\+1\s+from Hearth/);
  assert.match(there, /anyone there may use it/);
});

scene('a card that can become an adviser says so where it is played', async ({ visit }) => {
  const page = await visit();
  await sandbox(page, 'red facedown adviser Longbows');
  await page.locator('#ask .ans').filter({ hasText: 'Play adviser' }).click();
  await give(page);
  await page.locator('#ask[data-topic=play]').waitFor();
  assert.equal(await page.locator('#ask .ans').filter({ hasText: 'As adviser, faceup' }).count(), 1);
});

scene('an action about which nothing is asked says what it brings before it is sent', async ({ visit }) => {
  const page = await visit();
  await sandbox(page, 'Ancient City card Wolves', 'red favor 1', 'red secrets 0');
  const foretold = page.locator('#ask .foretold[data-of]:visible');
  assert.equal(await foretold.count(), 0);
  await tab(page, 'Muster').click();
  assert.match(await foretold.innerText(), /\+2/);
  assert.match(await foretold.innerText(), /leaves 6/);
  await page.locator('#ask [data-end]').click();
  assert.equal(await foretold.count(), 0);
});

scene('another action chosen instead of the one that is asked about puts its answers back', async ({ visit }) => {
  const page = await visit();
  await sandbox(page, 'Ancient City card Wolves', 'red favor 3', 'red secrets 2');
  await begin(page, 'Travel', 'travel');
  // While its target is chosen, the action stays marked; another one takes the mark along.
  await answers(page).first().click();
  const marked = page.locator('#ask .acts button[aria-pressed=true]');
  assert.match(await marked.innerText(), /^Travel/);
  await page.locator('#ask [data-end]').click();
  await page.locator('#ask.instead').waitFor();
  assert.equal(await marked.count(), 0);
  assert.ok(Number(await page.locator('#ask .answers').first().evaluate(list => getComputedStyle(list).opacity)) < 0.5);
});

scene('after a conquest one warband is ready to stay, and the button counts as people do', async ({ visit }) => {
  const page = await visit();
  await sandbox(page, 'red warbands 9');
  const sole = await tab(page, 'Campaign').getAttribute('data-word');
  await tab(page, 'Campaign').click();
  if (sole) await give(page);
  await page.locator('#ask:not([data-topic=act])').waitFor();
  for (let n = 0; n < 6 && await page.locator('#ask').getAttribute('data-topic') !== 'take-rule'; n += 1) {
    if (await page.locator('#ask').getAttribute('data-kind') === 'one') await page.locator('#ask .ans').first().click();
    await give(page);
  }
  assert.equal(await page.locator('#ask').getAttribute('data-topic'), 'take-rule');
  assert.equal(await said(page), 'Place 1 warband');
  await page.locator('#ask [data-step="1"]').click();
  assert.equal(await said(page), 'Place 2 warbands');
});

scene('a refused scenario names its card', async ({ visit }) => {
  const page = await visit();
  await page.goto('/puzzles');
  await page.locator('textarea[name=text]').fill('scenario: Twice\ngiven:\n  red adviser Elders\n  blue adviser Elders');
  await page.locator('form:has(textarea[name=text]) button').click();
  const wrong = await page.locator('.wrong').innerText();
  assert.doesNotMatch(wrong, /Card\(/);
  assert.match(wrong, /Elders/);
});

for (const [width, height] of [[820, 1180], [1024, 768]]) {
  scene(`the world deck can be read at ${width} pixels`, async ({ visit }) => {
    const page = await visit({ viewport: { width, height } });
    await sandbox(page, 'world deck Alchemist, Elders');
    const name = page.locator('#stores .deck.world b');
    const cut = await name.evaluate(one => one.parentElement.getBoundingClientRect().right - (() => { const range = document.createRange(); range.selectNodeContents(one); return range.getBoundingClientRect().right; })());
    assert.ok(cut >= 0, `"World deck" is cut by ${-cut} pixels`);
  });
}

scene('on a phone the coach leaves the question its room, and answers with consequences have a line each', async ({ visit }) => {
  const page = await visit(PHONE);
  await openTable(page, ['here', 'novice', 'novice'], { world: 'first' });
  await linked(page);
  await play(page, { done: act });
  await toMap(page);
  const grip = page.locator('body.folded #ask .grip');
  if (await grip.isVisible()) await grip.click();
  const [coach, ask] = await Promise.all(['#ask .coach', '#ask'].map(part => page.locator(part).boundingBox()));
  assert.ok(coach.height < 0.2 * ask.height, `the coach takes ${coach.height} of ${ask.height}`);
  await tab(page, 'Travel').tap();
  await page.locator('#ask[data-topic=travel]').waitFor();
  const [first, second] = await Promise.all([0, 1].map(n => page.locator('#ask .ans').nth(n).boundingBox()));
  assert.equal(first.x, second.x, 'one below the other');
});

scene('on a phone the map follows my pawn', async ({ visit }) => {
  const page = await visit(PHONE);
  await openTable(page, ['novice', 'here', 'novice'], { world: 'first' });
  await linked(page);
  await play(page, { tirelessness: 1, done: act });
  await toMap(page);
  const away = () => page.locator('.map [data-flip="pawn-1"]').evaluate(pawn => Math.abs(pawn.closest('.region').getBoundingClientRect().left));
  await page.reload();
  await linked(page);
  await toMap(page);
  assert.ok(await away() < 30, 'it opens there');
  const grip = page.locator('body.folded #ask .grip');
  if (await grip.isVisible()) await grip.click();
  const region = await page.locator('.map [data-flip="pawn-1"]').evaluate(pawn => pawn.closest('.region').id);
  await tab(page, 'Travel').tap();
  await page.locator('#ask[data-topic=travel]').waitFor();
  const far = await page.locator('#ask .ans').evaluateAll((all, here) => all.findIndex(one => document.querySelector(`[data-key="site:${one.dataset.word.split(':')[1]}"]`)?.closest('.region').id !== here), region);
  await page.locator('#ask .ans').nth(far).tap();
  await give(page);
  await page.waitForFunction(() => Math.abs(document.querySelector('.map [data-flip="pawn-1"]').closest('.region').getBoundingClientRect().left) < 30);
});

scene('on a phone the end of a campaign is read first: the question waits folded', async ({ visit }) => {
  const page = await visit(PHONE);
  await openTable(page, ['novice', 'here', 'novice'], { world: 'first' });
  await linked(page);
  const fought = async () => await page.locator('#campaign.ended').count() > 0;
  await play(page, { prefer: 'Campaign', tirelessness: 30, done: fought });
  assert.ok(await page.locator('body.folded').count(), 'the question is folded');
  await toMap(page);
  assert.equal(await page.locator('body.folded').count(), 0);
});
