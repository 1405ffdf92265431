// Small things that were wrong once.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { asked, begin, dice, invitation, linked, openTable, play, playTogether, sandbox, takeSeat, toMap } from '../lib/table.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const act = ({ topic }) => topic === 'act';

/** How well a text stands out from its ground: at least 4.5 is read easily. */
function contrast(page, selector) {
  return page.locator(selector).first().evaluate(element => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const light = colour => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      const linear = [r, g, b].map(n => n / 255).map(n => n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
      return { a, l: 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] };
    };
    let ground = element;
    while (ground && light(getComputedStyle(ground).backgroundColor).a === 0) ground = ground.parentElement;
    const [one, two] = [light(getComputedStyle(element).color).l, light(getComputedStyle(ground).backgroundColor).l];
    return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
  });
}

scene('nobody is asked to take the set-up back', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  await play(page, { done: act });
  assert.equal(await page.locator('[data-ask-undo]').count(), 0);
});

scene('what would be lost by taking back can be read, light and dark', async ({ visit }) => {
  const [exile, chancellor] = [await visit(), await visit()];
  await openTable(exile, ['link', 'here'], { name0: 'Ada', name1: 'Kit' });
  await takeSeat(chancellor, await invitation(exile, 'Ada'));
  await exile.getByRole('link', { name: 'Go to the table' }).click();
  await Promise.all([linked(exile), linked(chancellor)]);
  const ask = exile.locator('[data-ask-undo]');
  await playTogether([exile, chancellor], { prefer: 'Search', tirelessness: 6, done: async (_, page) => page === exile && await ask.count() > 0 });
  await ask.click();
  await chancellor.locator('#ask .forfeit li').first().waitFor();
  for (const colorScheme of ['light', 'dark']) {
    await chancellor.emulateMedia({ colorScheme });
    assert.ok(await contrast(chancellor, '#ask .forfeit li') >= 4.5, colorScheme);
  }
});

scene('reasons why something is not possible stay inside the question', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1280, height: 800 } });
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  await play(page, { done: async ({ topic }) => topic === 'act' && await page.locator('#ask .whynot').count() > 0 });
  await page.locator('#ask .whynot summary').click();
  const wide = await page.locator('#ask .whynot li').evaluateAll(all => all.filter(line => line.scrollWidth > line.clientWidth + 1).length);
  assert.equal(wide, 0);
  const sideways = await page.locator('#ask').evaluate(ask => ask.scrollWidth - ask.clientWidth);
  assert.ok(sideways <= 1, `the question is ${sideways} px too wide`);
});

scene('every entry of the menu leads somewhere, and the whole log leads back', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  await asked(page);
  const table = page.url();
  await page.locator('[data-open=menu]').click();
  await page.locator('#dialog .links').waitFor();
  const links = await page.locator('#dialog .links a').evaluateAll(all => all.map(link => link.href));
  for (const link of links) {
    await page.goto(link);
    assert.notEqual(page.url().replace(/\/$/, ''), table, `${link} leads back to the table`);
  }
  await page.goto(`${table}/log`);
  assert.ok(await page.locator('.wholelog li').count() > 0);
  assert.notEqual(await page.locator('.wholelog').evaluate(list => getComputedStyle(list).borderTopWidth), '0px');
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await linked(page);
});

scene('a refused webhook says so in the menu', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  await asked(page);
  await page.locator('[data-open=menu]').click();
  const form = page.locator('#dialog form[data-webhook]');
  await form.locator('input').fill('http://127.0.0.1:1/');
  await form.locator('button').click();
  const why = page.locator('#dialog form[data-webhook] + [data-why-here]');
  await why.waitFor();
  assert.ok((await why.innerText()).length > 10);
});

scene('the table has one main part and a heading, also while a campaign lies over the map', async ({ visit }) => {
  const page = await visit();
  await sandbox(page, 'Ancient City warbands blue 2');
  await begin(page, 'Campaign', 'attack-dice');
  await page.locator('#campaign').waitFor();
  assert.equal(await page.getByRole('main').count(), 1);
  assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1);
  assert.equal(await page.locator('ol[role], ul[role=log]').count(), 0, 'lists stay lists');
});

scene('a phone opens at my pawn, shows links to moments, and games to go on with first', async ({ visit }) => {
  const page = await visit(PHONE);
  await openTable(page, ['novice', 'here', 'novice'], { world: 'first' });
  await linked(page);
  await play(page, { tirelessness: 2, done: act });
  await toMap(page);
  await page.reload();
  await linked(page);
  const away = await page.locator('.map [data-flip="pawn-1"]').evaluate(pawn => Math.abs(pawn.closest('.region').getBoundingClientRect().left));
  assert.ok(away < 30, `the region of my pawn is ${away} px away`);
  await page.locator('.tabbar [data-tab=log]').tap();
  const seen = await page.locator('#log-events a.at').first().evaluate(link => Number(getComputedStyle(link).opacity));
  assert.equal(seen, 1);
  await page.goto('/');
  await page.locator('#recent li').first().waitFor();
  const [recent, title] = await Promise.all(['#recent', '.titlepage'].map(part => page.locator(part).evaluate(one => one.getBoundingClientRect().top)));
  assert.ok(recent < title, 'go on is first');
});

scene('a campaign can be read on a phone: no part of the book lies over another', async ({ visit }) => {
  const page = await visit(PHONE);
  await sandbox(page, 'Ancient City warbands blue 2', 'Ancient City card Wolves', 'red adviser Longbows', 'blue adviser Bear Traps');
  await begin(page, 'Campaign', 'attack-dice');
  await page.locator('#campaign').waitFor();
  const parts = await page.locator('#campaign > *, #campaign .spread > .page').evaluateAll(all => all.map(part => {
    const { top, bottom } = part.getBoundingClientRect();
    const inside = [...part.querySelectorAll('*')].filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().bottom);
    return { name: part.className, top, bottom, lowest: Math.max(bottom, ...inside) };
  }));
  for (const part of parts) assert.ok(part.lowest <= part.bottom + 6, `${part.name} sticks out by ${part.lowest - part.bottom}`);
  const rows = parts.filter(part => !/page/.test(part.name)).toSorted((a, b) => a.top - b.top);
  for (const [i, part] of rows.slice(1).entries()) assert.ok(part.top >= rows[i].bottom - 2, `${part.name} lies over ${rows[i].name}`);
});

scene('a finished game says on the home page who won', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['novice', 'here', 'novice'], { world: 'random', seed: '9' });
  await linked(page);
  await play(page, { pick: dice(9), tirelessness: 2, patience: 120000 });
  await page.goto('/');
  await page.locator('#recent li').first().waitFor();
  assert.match(await page.locator('#recent li').first().innerText(), /has won/);
});

scene('the next game begins from the chronicle as it does after the game: with the same seats', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['novice', 'here', 'novice'], { world: 'random', seed: '9', name1: 'Kit' });
  await linked(page);
  await play(page, { pick: dice(9), tirelessness: 2, patience: 120000 });
  await page.locator('#ask a[href$="/over"]').click();
  await page.locator('a[href^="/chronicles/"]').first().click();
  await page.waitForURL(/\/chronicles\//);
  await page.locator('.eras .now button.go').click();
  await page.waitForURL(/\/g\//);
  await linked(page);
  assert.match(await page.locator('#boards').innerText(), /Kit/);
  assert.match(await page.locator('#bar .title').textContent(), /game 2/);
});
