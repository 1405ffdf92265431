// Puzzles and sandboxes: one turn, a task, tries without end; and any moment as a private copy.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { asked, dice, linked, openTable, play } from '../lib/table.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ready = page => page.locator('body[data-lesson=ready]').waitFor();

scene('a puzzle is tried wrongly, begun again and solved, and the shelf remembers it', async ({ visit }) => {
  const page = await visit();
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.waitForURL('**/puzzles');
  await page.locator('.shelf > li').nth(23).waitFor({ state: 'attached' });
  await page.locator('.shelf a', { hasText: 'What the dark knows' }).click();
  await ready(page);
  await page.locator('#ask [data-end]').click();
  await page.locator('#ask [data-go]').click();
  await page.locator('#bubble.failed').waitFor();
  await page.locator('#bubble [data-lesson=again]').click();
  await page.locator('#bubble.failed').waitFor({ state: 'detached' });
  await page.locator('#ask .acts button', { hasText: 'Recover' }).click();
  await page.locator('#ask .ans', { hasText: 'Darkest Secret' }).click();
  await page.locator('#ask [data-go]').click();
  await page.locator('#ask[data-topic=act]').waitFor();
  await page.locator('#ask [data-end]').click();
  await page.locator('#ask [data-go]').click();
  await page.locator('#bubble.solved').waitFor();
  await page.goto('/puzzles');
  await page.locator('.shelf li.done').waitFor();
  assert.deepEqual(page.troubles, []);
});

scene('the solution of a puzzle is shown move by move, and does not count as solved', async ({ visit }) => {
  const page = await visit({ locale: 'de-DE' });
  await page.goto('/puzzles/bread-before-swords');
  await ready(page);
  await page.locator('#bubble [data-lesson=solution]').click();
  await page.locator('#bubble.solved').waitFor({ timeout: 60000 });
  await page.goto('/puzzles');
  await page.locator('.shelf > li').first().waitFor();
  assert.equal(await page.locator('.shelf li.done').count(), 0);
});

scene('on a phone a puzzle is no wider than the screen', async ({ visit }) => {
  const page = await visit(PHONE);
  for (const path of ['/puzzles', '/learn', '/puzzles/one-site-more']) {
    await page.goto(path);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 390, path);
  }
});

scene('a moment of a running game opens as a private sandbox, and the game does not notice', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  await play(page, { pick: dice(3), done: ({ topic }) => topic === 'act' });
  const table = page.url();
  const at = Number((await asked(page)).at ?? await page.locator('#ask').getAttribute('data-at'));
  await page.goto(`${table.split('?')[0]}/at/${at}`);
  await page.locator('[data-sandbox]').click();
  await ready(page);
  await page.locator('#ask[data-topic=act]').waitFor();
  await page.locator('#ask [data-end]').click();
  await page.locator('#ask [data-go]').click();
  await page.locator('#bubble [data-lesson=back]').waitFor();
  await page.goto(table);
  await linked(page);
  assert.equal(Number(await page.locator('#ask').getAttribute('data-at')), at);
  assert.deepEqual(page.troubles, []);
});

scene('a scenario is opened on the page, and a wrong one says why', async ({ visit }) => {
  const page = await visit();
  await page.goto('/puzzles');
  await page.locator('textarea[name=text]').fill('scenario: Mine\ngiven:\n  red favor 99');
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.locator('.wrong').waitFor();
  await page.locator('textarea[name=text]').fill('scenario: A quiet place\ngiven:\n  Ancient City card Wolves\nwhen:\n  red: muster\nthen:\n  red warbands 5');
  await page.getByRole('button', { name: 'Open it' }).click();
  await ready(page);
  await page.locator('#ask .acts button', { hasText: 'Muster' }).click();
  await page.locator('#ask [data-go]:not([aria-disabled])').click();
  await page.locator('#log .events', { hasText: 'Wolves' }).waitFor();
});
