// Two people at one screen: a curtain between them, and nobody sees the other's secrets.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { asked, linked, moved, openTable, play } from '../lib/table.mjs';

/** The cards that only the person at the screen may know, as the page writes them. */
const secrets = (page, seat) => page.locator(`#board-${seat} .chip.mine`).evaluateAll(all => all.map(card => `data-card="${card.closest('[data-card]').dataset.card}"`));

scene('a curtain falls between two people at one screen', async ({ visit }) => {
  const page = await visit();
  const heard = [];
  page.on('websocket', socket => socket.on('framereceived', frame => heard.push(String(frame.payload))));
  await openTable(page, ['here', 'here'], { name0: 'Ada', name1: 'Kit' });
  await linked(page);

  const first = await asked(page);
  assert.equal(first.state, 'curtain');
  assert.equal(await page.locator('.chip.mine').count(), 0, 'nothing private before somebody says who looks');
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await moved(page, first);

  await play(page, { done: ({ topic, seat }) => topic === 'act' && seat === '0' });
  const ada = await secrets(page, 0);
  assert.ok(ada.length > 0, 'Ada sees her own adviser');
  assert.equal(await page.locator('#board-1 .chip.mine').count(), 0, "Ada does not see Kit's");

  const curtain = await play(page, { tirelessness: 0, done: ({ state }) => state === 'curtain' });
  assert.match(curtain.text, /Kit/);
  assert.equal(await page.locator('.chip.mine, #ask [data-word]').count(), 0);
  const behind = heard.length;
  for (const name of ada) assert.ok(!(await page.content()).includes(name), `${name} is still in the page behind the curtain`);

  await page.keyboard.press('Enter');
  await moved(page, curtain);
  await play(page, { done: ({ topic, seat }) => topic === 'act' && seat === '1' });
  const kit = await secrets(page, 1);
  assert.ok(kit.length > 0, 'Kit sees his own adviser');
  const html = await page.content();
  for (const name of ada) {
    assert.ok(!html.includes(name), `${name} of Ada is in Kit's page`);
    assert.ok(!heard.slice(behind).some(frame => frame.includes(name)), `${name} of Ada was sent while Kit looks`);
  }
});
