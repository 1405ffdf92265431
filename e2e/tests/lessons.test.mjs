// Learn by playing: the lessons from the first chapter to the last, in both languages.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Steps and answers of all lessons, at most. */
const LONGEST = 400;

/** Waits until the lesson is there. */
const ready = page => page.locator('body[data-lesson=ready]').waitFor();
const bubble = page => page.locator('#bubble');
/** What identifies the place in a lesson. */
const place = page => page.evaluate(() => [document.querySelector('#bubble').innerText, document.querySelector('#ask')?.dataset.at, document.querySelector('#ask')?.dataset.topic].join('|'));

/** Goes on from a place by what a learner would press; false at the end of the chapter. */
async function onward(page) {
  const before = await place(page);
  if (await page.locator('#bubble.end').count()) return false;
  assert.equal(await bubble(page).getAttribute('data-lost'), '0', `a place to look at is missing: ${before}`);
  // What comes next is said as its button says it: never a bare number or a bare list.
  const kind = await page.evaluate(() => document.querySelector('#ask')?.dataset.kind);
  const [, now] = /(?:Now|Jetzt): (.*)/.exec(before) ?? [];
  if (now && kind === 'number') assert.match(now, /\p{L}{3}/u, before);
  if (now && kind === 'order') assert.match(now, /\p{L}{3}.*: /u, before);
  const next = page.locator('#bubble [data-lesson=next]');
  if (await next.count()) await next.click();
  else {
    await page.locator('#bubble [data-lesson=show]').click();
    // An answer of the list is only chosen; the filled button sends it.
    const go = page.locator('#ask [data-go]:not([aria-disabled])');
    if (await place(page) === before && await page.locator('#ask [aria-pressed=true][data-word]').count()) await go.click();
  }
  await page.waitForFunction(old => [document.querySelector('#bubble').innerText, document.querySelector('#ask')?.dataset.at, document.querySelector('#ask')?.dataset.topic].join('|') !== old, before);
  return true;
}

const COURSES = ['Oath', 'New Foundations'];
for (const [locale, title, all] of [['en-GB', 'Learn by playing', 'All chapters'], ['de-DE', 'Beim Spielen lernen', 'Alle Kapitel']]) {
  for (const [number, game] of COURSES.entries()) {
    scene(`all lessons of ${game} are played to their end (${locale})`, async ({ visit }) => {
      const page = await visit({ locale });
      await page.goto('/');
      await page.getByRole('link', { name: title }).first().click();
      const course = page.locator('.course').nth(number);
      assert.equal(await course.locator('h2').innerText(), game);
      const chapters = await course.locator('.chapters > li').count();
      assert.ok(chapters >= 10);
      await course.locator('.chapters a').first().click();
      for (let chapter = 1; chapter <= chapters; chapter += 1) {
        await ready(page);
        for (let step = 0; await onward(page); step += 1) assert.ok(step < LONGEST, 'the lesson has no end');
        if (chapter < chapters) await page.locator('#bubble a.go').click();
      }
      await page.getByRole('link', { name: all }).click();
      await course.locator('.chapters > li.done').nth(chapters - 1).waitFor();
      assert.deepEqual(page.troubles, []);
    });
  }
}

scene('a lesson that was left is taken up where it was, and an answer it did not mean leads back', async ({ visit }) => {
  const page = await visit();
  await page.goto('/learn/travel');
  await ready(page);
  for (let step = 0; step < 3; step += 1) await onward(page);
  await page.locator('#ask .acts button', { hasText: 'Travel' }).click();
  await page.locator('#ask[data-topic=travel]').waitFor();
  await page.locator('#ask.spot').waitFor();
  await page.reload();
  await ready(page);
  await page.locator('#ask[data-topic=travel]').waitFor();
  // Another site than the lesson means.
  await page.locator('#ask .ans', { hasText: 'Salt Flats' }).click();
  await page.locator('#ask [data-go]').click();
  await page.locator('#bubble .aside').waitFor();
  await page.locator('#bubble [data-lesson=back]').click();
  await page.locator('#bubble .do').waitFor();
  assert.equal(await page.locator('#ask').getAttribute('data-topic'), 'travel');
  await page.goto('/learn');
  await page.locator('.chapters .begun').waitFor();
});

scene('a lesson is played by the keyboard alone, and its bubble is read out', async ({ visit }) => {
  const page = await visit();
  await page.goto('/learn/goal');
  await ready(page);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'bubble');
  const bubbleBox = page.getByRole('dialog', { name: 'An empire and its exiles' });
  assert.equal(await bubbleBox.count(), 1);
  for (let step = 0; step < 4; step += 1) {
    const before = await page.locator('#bt').innerText();
    await page.keyboard.press('Enter');
    await page.waitForFunction(old => document.querySelector('#bt').innerText !== old, before);
  }
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Usurper' }).waitFor();
});

scene('on a phone a lesson shows what it speaks of and can be read', async ({ visit }) => {
  const page = await visit(PHONE);
  await page.goto('/learn/travel');
  await ready(page);
  for (let step = 0; step < 4; step += 1) {
    const box = await bubble(page).boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 844, JSON.stringify(box));
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 390);
    await onward(page);
  }
});
