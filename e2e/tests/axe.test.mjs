// axe-core finds nothing on any page, and none is wider than the narrowest phone.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { victory, written } from '../lib/foundations.mjs';
import { scene } from '../lib/scene.mjs';
import { asked, dice, invitation, linked, moved, openTable, play } from '../lib/table.mjs';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const NARROW = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** What axe-core has against the page as it is now, or a part of it. */
async function findings(page, where, part = 'html') {
  await page.evaluate(() => document.fonts.ready);
  // By the developer tools: the page's own policy forbids scripts from elsewhere.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE });
  const run = `axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'] }).then(found => found.violations.map(one => one.id + ': ' + one.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(' | ')))`;
  const { result } = await session.send('Runtime.evaluate', { expression: run, awaitPromise: true, returnByValue: true });
  await session.detach();
  return (result.value ?? [`axe failed: ${result.description}`]).map(one => `${where}: ${one}`);
}

/** The addresses of a running game and of all pages beside it. */
async function addresses(page) {
  const game = new URL(page.url()).pathname;
  const chronicle = await page.evaluate(async address => /\/chronicles\/\w+/.exec(await (await fetch(`${address}/menu`)).text())[0], game);
  const puzzle = await page.evaluate(async () => /\/puzzles\/[\w-]+/.exec(await (await fetch('/puzzles')).text())[0]);
  return [game, `${game}/lobby`, `${game}/at/3`, `${game}/log`, '/', '/cards', '/cards/card-longbows', '/law', '/law/foundations', '/chronicles', chronicle, '/api',
    '/learn', '/learn/campaign', '/puzzles', puzzle];
}

scene('axe-core has nothing against any page, light or dark', async ({ visit }) => {
  const page = await visit({ colorScheme: 'light' });
  await openTable(page, ['here', 'novice', 'novice'], { world: 'random', seed: '3' });
  await linked(page);
  await play(page, { pick: dice(3), tirelessness: 3, done: ({ topic, at }) => topic === 'act' && Number(at) > 30 });
  const found = await findings(page, 'the table, asked');
  for (const name of ['menu', 'law', 'cards']) {
    await page.locator(`#bar [data-open=${name}]`).first().click();
    await page.locator('#dialog[open]').waitFor();
    found.push(...await findings(page, `the dialog ${name}`));
    await page.keyboard.press('Escape');
  }
  const all = await addresses(page);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    for (const address of all) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      found.push(...await findings(page, `${address} ${colorScheme}`));
    }
  }
  assert.deepEqual(found, []);
});

scene('axe-core has nothing against joining a game or the page after it, and neither is too wide', async ({ visit }) => {
  const [host, friend] = [await visit(), await visit(NARROW)];
  await openTable(host, ['novice', 'here', 'link'], { name2: 'Kit' });
  const join = await invitation(host, 'Kit');
  const found = [];
  const look = async (page, address) => {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      found.push(...await findings(page, `${address} ${colorScheme}`));
    }
  };
  const narrow = async address => {
    await friend.goto(address);
    const wide = await friend.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.equal(wide, 0, `${address} is ${wide} px too wide`);
  };
  await look(friend, join);
  await narrow(join);
  await openTable(host, ['novice', 'here']);
  await linked(host);
  await play(host, { pick: dice(9), tirelessness: 1, patience: 120000 });
  const over = `${new URL(host.url()).pathname}/over`;
  await look(host, over);
  await friend.context().addCookies(await host.context().cookies());
  await narrow(over);
  assert.deepEqual(found, []);
});

scene('no page is wider than a screen of 360 pixels', async ({ visit }) => {
  const page = await visit(NARROW);
  await openTable(page, ['here', 'novice', 'novice'], { world: 'random', seed: '3' });
  await linked(page);
  await asked(page);
  for (const address of await addresses(page)) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.equal(wide, 0, `${address} is ${wide} px too wide`);
  }
});

scene('axe-core has nothing against the Chronicle of New Foundations, the sky and the lineages', async ({ visit }) => {
  const page = await visit({ colorScheme: 'light' });
  const found = [];
  await victory(page);
  for (let i = 0; i < 13 && await page.locator('#ask [data-go]').count(); i++) {
    found.push(...await findings(page, `task ${i}`, '#tasks'));
    const question = await asked(page);
    if (question.kind === 'one') await page.locator('#ask .ans:not([aria-disabled=true])').last().click();
    await page.locator('#ask [data-go]').click();
    await moved(page, question);
  }
  const game = await written(page);
  const chronicle = await page.evaluate(async address => /\/chronicles\/\w+/.exec(await (await fetch(`${address}/over`)).text())[0], game);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    for (const address of [`${game}/over`, chronicle]) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      found.push(...await findings(page, `${address} ${colorScheme}`));
    }
  }
  assert.deepEqual([...new Set(found)], []);
});
