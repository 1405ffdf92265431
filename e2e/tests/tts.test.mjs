// A chronicle from Tabletop Simulator: pasted, looked at without spoilers, played, and taken out again.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scene } from '../lib/scene.mjs';
import { linked } from '../lib/table.mjs';

const file = join(import.meta.dirname, '..', '..', 'crates', 'oath-play', 'tests', 'tts-samples.json');
const samples = JSON.parse(await readFile(file, 'utf8'));
const sample = samples.find(one => one.key === 'k-333_goobers');
/** Written by the version of the format that we write. */
const current = samples.find(one => one.key === 'a-inverse1');
/** A string without its last field, the history of players, which is ours to write anew. */
const world = string => string.replace(/....07UNKNOWN$/, '');
const beyond = (await readFile(join(file, '..', 'tts-foundations-sample.txt'), 'utf8')).trim();
const box = page => page.getByRole('region', { name: 'Bring a chronicle' });

scene('a Tabletop Simulator string is shown without spoilers and played', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await box(page).getByRole('textbox').fill(sample.string);
  const preview = page.locator('#preview');
  await preview.getByRole('heading', { name: sample.raw.name }).waitFor();
  const told = await preview.innerText();
  assert.match(told, /No hidden card is named/);

  const named = (await preview.locator('ul.known :is(b, small)').allInnerTexts()).flatMap(text => text.split(','));
  const number = Number(/Play game (\d+)/.exec(told)[1]);
  await preview.getByRole('button', { name: `Play game ${number}` }).click();
  await linked(page);
  assert.match(await page.locator('#bar .title').innerText(), new RegExp(`${sample.raw.name}.*${number}`));
  const faceup = await page.locator('.map .site').evaluateAll(sites => sites.map(site => site.innerText).join('\n'));
  assert.ok(named.length > 3);
  for (const name of named) assert.ok(faceup.includes(name.trim()), `${name} is not open to everybody`);
});

scene('an imported chronicle has its page and goes out as the same world', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await box(page).getByRole('textbox').fill(current.string);
  await page.locator('#preview').getByRole('button', { name: 'Open its page' }).click();
  await page.waitForURL(/\/chronicles\/\w+$/);
  assert.match(await page.locator('h1').innerText(), new RegExp(current.raw.name));
  const out = await page.request.get(`${page.url()}/string`);
  assert.equal(world((await out.text()).trim()), world(current.string));
});

scene('the goal that a string of New Foundations lacks is asked for once, to play it or to keep it', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await box(page).getByRole('textbox').fill(beyond);
  const preview = page.locator('#preview');
  await preview.getByRole('combobox').waitFor();
  assert.equal(await preview.getByRole('combobox').count(), 1);
  await preview.getByRole('combobox').selectOption('supremacy');
  await preview.getByRole('button', { name: 'Open its page' }).click();
  await page.waitForURL(/\/chronicles\/\w+$/);
});

scene('a string of New Foundations starts its next game with the lineages that it holds', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await box(page).getByRole('textbox').fill(beyond);
  const preview = page.locator('#preview');
  await preview.getByRole('combobox').selectOption('supremacy');
  const told = await preview.innerText();
  assert.match(told, /No hidden card is named/);
  assert.match(told, /Painted Towers[^]*Tidal Marshes[^]*Teeming World[^]*Yellow, Chancellor/);
  await preview.getByRole('button', { name: 'Play game 6' }).click();
  await linked(page);
  assert.match(await page.locator('#bar .title').innerText(), /game 6 .* Oath of Supremacy/);
  assert.match(await page.locator('#boards').innerText(), /Chancellor[^]*Citizen/);
  assert.match(await page.locator('#found li.alt').innerText(), /Teeming World/);
});

scene('a string that is broken is refused with a sentence', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await box(page).getByRole('textbox').fill(sample.string.slice(0, -9));
  const refused = page.locator('#preview .bad');
  await refused.waitFor();
  assert.match(await refused.innerText(), /cannot be read/);
  assert.equal(await page.locator('#preview button').count(), 0);
});
