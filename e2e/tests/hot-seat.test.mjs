// Two people at one screen: a curtain between them, and nobody sees the other's secrets.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { asked, linked, moved, openTable, play } from '../lib/table.mjs';

/** Everything a person at the screen could read or have read to them: texts, titles, labels, addresses, data. */
const readable = page => page.evaluate(() => {
  const all = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) if (name !== 'class' && name !== 'style') all.push(value);
    if ('value' in element) all.push(String(element.value));
    // What is folded away is one click from being read.
    if (!element.children.length && element.tagName !== 'SCRIPT') all.push(element.textContent);
  }
  return all.join('\n');
});

/** What only the person at the screen may know: their facedown cards, and what the log told them alone. */
const secrets = (page, seat) => page.evaluate(own => {
  const links = [...document.querySelectorAll(`#board-${own} .chip.mine, #log .events > li:has(> .eye)`)].flatMap(one => [one.closest('[data-card]'), ...one.querySelectorAll('[data-card]')]);
  const cards = links.filter(Boolean).map(link => [link.dataset.card, (link.querySelector('.nm') ?? link).textContent.trim()]);
  return [...new Map(cards)].map(([id, name]) => ({ id: `data-card="${id}"`, name }));
}, seat);

/** Nothing of another's secrets can be read, neither here nor in what was sent. */
async function hidden(page, others, sent, where) {
  const [text, html] = [await readable(page), await page.content()];
  for (const { id, name } of others) {
    for (const [place, all] of [['the page', html], ['what can be read', text], ...sent.map(frame => ['what was sent', frame])]) {
      assert.ok(!all.includes(id), `${id} is in ${place} ${where}`);
      // Names such as Keep are also words that anybody may read.
      if (name.length > 6) assert.ok(!all.includes(name), `${name} is in ${place} ${where}`);
    }
  }
}

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
  assert.ok(ada.length >= 3, `Ada sees her adviser and what she has discarded: ${JSON.stringify(ada)}`);
  assert.ok(ada.every(({ name }) => name.length > 2), JSON.stringify(ada));
  assert.equal(await page.locator('#board-1 .chip.mine').count(), 0, "Ada does not see Kit's");
  await assert.rejects(hidden(page, ada, [], 'of Ada'), /is in/, 'the test finds what can be read');

  const curtain = await play(page, { tirelessness: 0, done: ({ state }) => state === 'curtain' });
  assert.match(curtain.text, /Kit/);
  assert.equal(await page.locator('.chip.mine, #ask [data-word]').count(), 0);
  const behind = heard.length;
  await hidden(page, ada, [], 'behind the curtain');

  await page.keyboard.press('Enter');
  await moved(page, curtain);
  await play(page, { done: ({ topic, seat }) => topic === 'act' && seat === '1' });
  const kit = await secrets(page, 1);
  assert.ok(kit.length > 0, 'Kit sees his own adviser');
  await hidden(page, ada, heard.slice(behind), 'while Kit looks');
});
