// What is impossible stays visible and says why, with the clause of the Law.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { linked, openTable, play } from '../lib/table.mjs';

scene('a refused major action says why and opens the Law at its clause', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice']);
  await linked(page);
  const refused = page.locator('#ask .acts button[aria-disabled=true]');
  const question = await play(page, { done: async ({ topic }) => topic === 'act' && await refused.count() > 0 });
  await refused.first().focus();
  assert.ok(await refused.first().evaluate(button => button === document.activeElement), 'it can be reached by keyboard');
  await refused.first().click({ force: true });
  const why = page.locator('#why');
  await why.waitFor();
  const name = await refused.first().getAttribute('data-what');
  assert.match(await why.innerText(), new RegExp(`^${name}: .{10,}\\. Law \\d`));
  assert.equal(await page.locator('#ask').getAttribute('data-at'), question.at, 'nothing was sent');

  const clause = await why.locator('a[data-clause]').getAttribute('data-clause');
  await why.locator('a[data-clause]').click();
  const current = page.locator('#dialog .clauses [aria-current]');
  await current.waitFor();
  assert.ok((await current.innerText()).includes(clause), `the Law opens at ${clause}`);
  assert.ok(await current.evaluate(line => {
    const [box, frame] = [line.getBoundingClientRect(), document.querySelector('#dialog').getBoundingClientRect()];
    return box.top >= frame.top - 2 && box.top < frame.bottom;
  }), 'the clause is in sight');
  await page.keyboard.press('Escape');
  await page.locator('#dialog[open]').waitFor({ state: 'detached' });
});
