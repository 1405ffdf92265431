// The Chronicle of New Foundations: five tasks, one after the other, by clicking.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { PATIENCE } from '../lib/browser.mjs';
import { victory, written } from '../lib/foundations.mjs';
import { asked, frontier, give, moved, panel, play } from '../lib/table.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const now = page => page.locator('#tasks .tasks [aria-current=step] h3').innerText();

/** Chooses the answer with this text, or the first one, and gives it. */
async function choose(page, text) {
  const question = await panel(page);
  const all = page.locator('#ask .ans:not([aria-disabled=true])');
  if (question.kind === 'one') await (text ? all.filter({ hasText: text }) : all).first().click();
  await page.locator('#ask [data-go]').click();
  assert.ok(await moved(page, question), `refused: ${question.text}`);
}

scene('five tasks are written one after the other, and everybody sees who decides', async ({ visit }) => {
  const page = await visit();
  await victory(page);
  const tasks = page.locator('#tasks .tasks li');
  assert.equal(await tasks.count(), 5);
  assert.equal(await now(page), 'The Sun');
  assert.equal(await page.locator('.map').isVisible(), false, 'the tasks lie over the map');
  await page.keyboard.press('m');
  assert.ok(await page.locator('.map').isVisible());
  await page.keyboard.press('m');

  await choose(page, 'Bram');
  await choose(page, 'Ines');
  assert.equal(await now(page), 'The Throne');
  assert.match(await tasks.nth(2).innerText(), /Bram/);
  assert.match(await tasks.nth(3).innerText(), /Ines/);
  assert.ok(await page.locator('#tasks .done-list').getByText('is Chancellor now').isVisible());

  // The Throne asks what there is to ask; the World begins with three stacks.
  for (let i = 0; i < 12 && await now(page) === 'The Throne'; i++) await choose(page);
  assert.equal(await now(page), 'The World');
  const stacks = page.locator('#tasks .stk');
  assert.equal(await stacks.count(), 3);
  assert.equal(await stacks.nth(2).locator('.pcard.turned').count(), 3, 'what nobody sees lies with its back up');
  assert.equal(await stacks.locator('.pcard:not(.turned)').count(), 6);
  // The question names the cards too: on a phone it lies over them.
  for (const stack of [0, 1]) {
    const names = await stacks.nth(stack).locator('.pcard b').allInnerTexts();
    const answer = await page.locator('#ask .ans').nth(stack).innerText();
    for (const name of names) assert.ok(answer.includes(name), `${name}: ${answer}`);
  }
  // A stack on the page is an answer, and so is each of its cards after that.
  await stacks.nth(1).locator('header').click();
  await page.locator('#tasks .stk.may.is').waitFor();
  await page.locator('#ask [data-go]').click();
  await page.locator('#tasks .stk .pcard.may').first().waitFor();
  const kept = await stacks.nth(1).locator('.pcard b').first().innerText();
  await choose(page, kept);

  assert.equal(await now(page), 'The Beacon');
  assert.ok(await page.locator('#tasks .done-list').getByText('Dispossessed').first().isVisible());
  assert.equal(await page.locator('#tasks .reserves li.may').count(), 6);
  // The numbers of the answers hang over the edges and are not cut.
  const cut = await page.locator('#tasks .reserves li.may').evaluateAll(all => all.filter(one => getComputedStyle(one).overflow === 'hidden').length);
  assert.equal(cut, 0);
  for (const suit of ['Arcane', 'Order', 'Beast']) {
    await page.locator('#tasks .reserves li').filter({ hasText: suit }).click();
    const question = await panel(page);
    await page.locator('#ask [data-go]').click();
    assert.ok(await moved(page, question));
  }
  assert.equal(await page.locator('#tasks .newcomers .pcard').count(), 6);
  for (let i = 0; i < 4 && await page.locator('#ask [data-go]').count(); i++) await choose(page);
  await page.locator('#tasks .starry').waitFor({ timeout: PATIENCE });
  assert.equal(await page.locator('#tasks .tasks .done').count(), 5);
  // The sky is left, and the boards tell what everybody is from now on.
  assert.match(await page.locator('#tasks .substeps [aria-current]').innerText(), /constellation/);
  assert.match(await page.locator('#board-0').innerText(), /Chancellor/);
  assert.ok(await page.locator('#tasks .nextmap').getByText('Steppe').isVisible());
  assert.equal(await page.locator('#tasks').getByText('tasks-').count(), 0, 'a text is missing');
});

scene('who is tied for a goal is asked with the legacy and its goal', async ({ visit }) => {
  const page = await visit();
  await frontier(page, 'chronicle kept', 'phase wake', 'round 5', 'title red usurper', 'Steppe warbands red 2', 'red legacy Pathfinder',
    'red adviser Forest Paths', 'blue adviser Wolves');
  assert.equal((await asked(page)).topic, 'fulfiller');
  assert.match(await page.locator('#q').innerText(), /the goal of Pathfinder: Rule the most Beast cards\. Who fulfils it\?/);
  const answers = await page.locator('#ask .ans').allInnerTexts();
  assert.equal(answers.length, 2);
  assert.doesNotMatch(answers.join(' '), /random/);
});

scene('an answer says what is built and for what, and who declines is told', async ({ visit }) => {
  const page = await visit();
  await frontier(page, 'chronicle kept', 'phase wake', 'round 5', 'title red usurper', 'Steppe warbands red 2', 'Steppe card Hall of Bandits',
    'Steppe card Glamor', 'edifice deck Relic Patrols, Great Spire');
  await play(page, { pick: () => 0, done: ({ topic }) => topic === 'invite' });
  await page.locator('#ask .ans').first().click();
  await give(page);
  await page.locator('#ask[data-seat="1"]').waitFor();
  await page.locator('#ask .ans').last().click();
  await give(page);
  await page.locator('#tasks .done-list').getByText('declines').waitFor();
  await play(page, { pick: () => 0, done: ({ topic }) => topic === 'build' });
  const answers = await page.locator('#ask .ans').allInnerTexts();
  assert.match(answers.join('\n'), /Relic Patrols, in place of Hall of Bandits/);
  assert.doesNotMatch(answers.join('\n'), /repair/i);
  assert.doesNotMatch(await page.locator('#q').innerText(), /repair/i);
  // The number of an answer stands on its card.
  const off = await page.locator('#tasks .at.may').evaluateAll(all => all.filter(one => getComputedStyle(one).position === 'static').length);
  assert.equal(off, 0);
});

scene('on a phone the tasks stand in a column, and nothing is wider than the screen', async ({ visit }) => {
  const page = await visit(PHONE);
  await victory(page);
  await asked(page);
  const boxes = await page.locator('#tasks .tasks li').evaluateAll(all => all.map(one => one.getBoundingClientRect().left));
  assert.ok(boxes.every(left => Math.abs(left - boxes[0]) < 2), `${boxes}`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} too wide`);
});

scene('a constellation is drawn by keys, named and kept, and the page of the chronicle shows it', async ({ visit }) => {
  const page = await visit();
  const game = await written(page);
  await page.goto(`${game}/over#sky`);
  assert.equal(await page.locator('[data-star]').count(), 40);
  // A program has won: the host draws in its place.
  await page.locator('[data-star="17"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('[data-star][aria-pressed=true]').count(), 3);
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('[data-star][aria-pressed=true]').count(), 2, 'the last star again takes it back');
  await page.keyboard.press('Enter');
  await page.locator('[data-sky-name]').fill('The Ferryman');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/over/);
  await page.locator('.sky [data-sky-caption]').filter({ hasText: 'The Ferryman' }).waitFor();
  assert.equal(await page.locator('[data-star][aria-pressed=true]').count(), 3);

  // What is no constellation changes nothing.
  const headers = { origin: new URL(page.url()).origin };
  for (const form of [{ stars: '1-99', name: 'x' }, { stars: '4', name: 'x' }, { stars: '1-2', name: ' ' }]) {
    assert.equal((await page.request.post(`${game}/constellation`, { form, headers })).status(), 422, form.stars);
  }
  await page.reload();
  await page.locator('.sky [data-sky-caption]').filter({ hasText: 'The Ferryman' }).waitFor();

  await page.getByRole('link', { name: "The chronicle's page" }).click();
  await page.locator('.olds figcaption').filter({ hasText: 'The Ferryman' }).waitFor();
  assert.equal(await page.locator('.era .chan').count(), 1, 'the winner\'s points are circled');
  assert.ok(await page.locator('.annals').getByText('The Ferryman').isVisible());
  assert.ok(await page.locator('.nextmap.big li').count() >= 2, 'the Empire\'s sites and what is open');

  // A stranger looks on; whoever cannot draw is told so.
  const stranger = await visit();
  const refused = await stranger.request.post(`${game}/constellation`, { form: { stars: '1-2', name: 'Mine' }, headers });
  assert.ok(refused.status() >= 400, `${refused.status()}`);
});
