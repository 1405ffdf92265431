// Every page in both themes and both languages: no errors, no refused policy, no other host.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { asked, linked, openTable, play } from '../lib/table.mjs';

async function quiet(page, address) {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  assert.deepEqual(page.troubles, [], `at ${address}`);
}

scene('no page has errors, breaks the policy or asks another host', async ({ visit }) => {
  const page = await visit();
  const policies = [];
  await page.context().exposeFunction('policyBroken', what => policies.push(what));
  await page.addInitScript(() => document.addEventListener('securitypolicyviolation', event => window.policyBroken(`${event.violatedDirective} ${event.blockedURI}`)));
  await openTable(page, ['here', 'link']);
  const game = page.url().replace('/lobby', '');
  await page.getByRole('button', { name: 'Begin now' }).click();
  await linked(page);
  await asked(page);
  await page.locator('.map [data-card^=card]').first().click();
  await page.locator('#dialog[open] h2').first().waitFor();
  const chronicle = await page.evaluate(async () => {
    const menu = await fetch(`/g/${document.querySelector('.table').dataset.game}/menu`);
    return /\/chronicles\/\w+/.exec(await menu.text())[0];
  });
  const addresses = ['/', '/cards', '/law', '/chronicles', chronicle, `${game}/lobby`, `${game}/at/0`, `${game}/log`, game];
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    for (const address of addresses) await quiet(page, address);
  }
  assert.deepEqual(policies, []);
});

scene('the theme is switched and remembered', async ({ visit }) => {
  const page = await visit({ colorScheme: 'light' });
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto('/');
  const light = await paper();
  await page.locator('[data-theme-switch]').click();
  assert.notEqual(await paper(), light);
  const dark = await paper();
  await page.goto('/law');
  assert.equal(await paper(), dark, 'the other page is dark, too');
  await page.locator('[data-theme-switch]').click();
  assert.equal(await paper(), light);
});

scene('German is switched on and off, and nothing is left without a text', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  const english = await page.locator('main').innerText();
  await Promise.all([page.waitForEvent('load'), page.locator('[data-language-switch]').click()]);
  await page.locator('html[lang=de]').waitFor();
  assert.notEqual(await page.locator('main').innerText(), english);
  await openTable(page, ['here', 'novice']);
  await linked(page);
  await page.locator('html[lang=de]').waitFor();
  const question = await play(page, { done: ({ topic }) => topic === 'act' });
  assert.ok(question.text.length > 5);
  const keys = await page.evaluate(() => document.body.innerText.match(/\b(ask|log|why|table|question|page|home|frame|logbook)-[a-z]+(-[a-z]+)*\b/g));
  assert.equal(keys, null, 'a key is shown instead of its text');
  await Promise.all([page.waitForEvent('load'), page.locator('[data-language-switch]').click()]);
  await page.locator('html[lang=en]').waitFor();
});
