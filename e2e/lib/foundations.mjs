// Positions and games of New Foundations.

import { PATIENCE } from './browser.mjs';
import { asked, moved } from './table.mjs';

/** Red has just won, with two sites, legacies of everybody and enough cards for three stacks. */
const WON = [
  'chronicle kept', 'phase wake', 'round 5', 'title red usurper', 'Steppe warbands red 2', 'Dunes warbands red 1',
  'Steppe card Glamor', 'red active legacy Pathfinder', 'red legacy Great Architect', 'blue legacy Ancestral Lands',
  'blue facedown relic Whistle', 'cradle pile Old Songs, Bog, Vision of Faith', 'provinces pile Firebrand, Bracken, Diplomat',
  'blue adviser Watchdog', 'yellow facedown adviser Gossip', 'red facedown adviser Riots', 'red facedown adviser Hunger',
];

/** Opens that position as a sandbox: the Chronicle begins. */
export async function victory(page) {
  await page.goto('/puzzles');
  const text = ['scenario: A victory', 'edition: foundations', 'given:', ...WON.map(line => `  ${line}`)].join('\n');
  await page.locator('textarea[name=text]').fill(text);
  await page.locator('form:has(textarea[name=text]) button').click();
  await page.locator('body[data-lesson=ready], .wrong').waitFor();
  const wrong = page.locator('.wrong');
  if (await wrong.count()) throw new Error(`no such position: ${await wrong.innerText()}`);
}

/** Gives the first answer to everything until this task of the Chronicle begins. */
export async function toTask(page, task) {
  while (!(await page.locator('#tasks .tasks [aria-current=step] h3').innerText()).includes(task)) {
    const question = await asked(page);
    if (await page.evaluate(() => document.body.classList.contains('folded'))) await page.locator('[data-fold]').click();
    if (question.kind === 'one') await page.locator('#ask .ans:not([aria-disabled=true])').last().click();
    await page.locator('#ask [data-go]').click();
    await moved(page, question);
  }
}

/** Opens a game of New Foundations among programs and looks on until its Chronicle is written. */
export async function written(page, seats = 2) {
  await page.goto('/');
  const form = page.locator('form[data-setup]');
  await form.locator('[name=edition][value=foundations]').check({ force: true });
  await form.locator(`[name=seats][value="${seats}"]`).check({ force: true });
  for (let seat = 0; seat < seats; seat++) await form.locator(`[name=who${seat}]`).selectOption('novice');
  await form.locator('button.go').click();
  await page.waitForURL(/\/g\//);
  const game = new URL(page.url()).pathname.match(/\/g\/\w+/)[0];
  const over = async () => (await page.request.get(`${game}/over`, { maxRedirects: 0 })).status() === 200
    && (await (await page.request.get(`${game}/over`)).text()).includes('data-sky');
  await page.goto(game);
  for (const until = Date.now() + 5 * PATIENCE; Date.now() < until && !await over();) await page.waitForTimeout(500);
  return game;
}
