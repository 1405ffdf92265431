// A game of New Foundations by clicking: two people and two bots, its Chronicle with all five tasks, and the next game.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { asked, dice, invitation, linked, openTable, panel, play, playTogether, takeSeat } from '../lib/table.mjs';

const PATIENT = 600000;

/** The game of a table as the API tells it to a page's own seat. */
async function told(page) {
  const [, game] = /\/g\/(\w+)/.exec(page.url());
  return (await page.request.get(`/api/games/${game}`)).json();
}

/** What every Chronicle of a first game leaves in the log, task by task: Sun, Throne, World, Beacon, Stars. */
const TASKS = [/is Chancellor now/, /vows the Oath/, /writes the World/, /writes the Beacon/, /goes to the Atlas/, /The Chronicle is written/];

async function wroteAll(page, game) {
  const { log } = await (await page.request.get(`/api/games/${game}?since=0`)).json();
  for (const task of TASKS) assert.ok(log.some(({ text }) => task.test(text)), `${task} is told`);
}

scene('two people and two bots play New Foundations, write its Chronicle and go on', async ({ visit }) => {
  const [host, friend] = [await visit(), await visit()];
  const fields = { edition: 'foundations', name0: 'Ada', name1: 'Kit', name2: 'Ines', name3: 'Tove' };
  await openTable(host, ['here', 'link', 'novice', 'novice'], fields);
  assert.match(await host.locator('.chead').innerText(), /New Foundations/i);
  await takeSeat(friend, await invitation(host, 'Kit'));
  await linked(friend);
  await host.getByRole('link', { name: 'Go to the table' }).click();
  await linked(host);
  const before = await told(host);
  assert.equal(before.edition, 'foundations');
  assert.ok(before.view.frontier, 'the table has what only this game has');

  const topics = new Set();
  const note = ({ topic }) => { if (topic) topics.add(topic); return false; };
  await playTogether([host, friend], { pick: dice(3), tirelessness: 3, done: note });
  // Whoever was not asked last still has the end of the game before them.
  for (const page of [host, friend]) await play(page, { pick: dice(4), tirelessness: 1, patience: PATIENT, done: note });
  assert.ok(topics.has('act'), 'people took turns');

  const end = await told(host);
  assert.ok(end.over, 'the Chronicle is written');
  await wroteAll(host, end.id);

  // The page of the chronicle tells the game.
  await host.goto(`/chronicles/${end.chronicle}`);
  assert.match(await host.locator('main').innerText(), /Ada|Kit|Ines|Tove/);
  const world = await (await host.request.get(`/api/chronicles/${end.chronicle}`)).json();
  assert.equal(world.facts.edition, 'foundations');
  const { empire } = world.facts.beyond;

  // On to the next game: the winner sits first, and the Empire's sites lie on the map.
  await host.goto(`/g/${end.id}/over`);
  await host.locator('form[action$="/next"] button').click();
  await host.waitForURL(url => /\/g\/\w+(\/lobby)?$/.test(url.pathname) && !url.pathname.includes(end.id));
  await friend.goto('/');
  await friend.locator('form.goon button').first().click();
  await friend.waitForURL(/\/g\//);
  await linked(friend);
  const go = host.getByRole('link', { name: 'Go to the table' });
  await go.or(host.locator('.table')).first().waitFor();
  if (await go.count()) await go.click();
  await linked(host);
  const winner = end.view.winner?.seat ?? end.view.winner;
  let next = await told(host);
  assert.equal(next.number, 2);
  if (typeof winner === 'number') assert.equal(next.names[0], end.names[winner], 'the winner begins');
  await playTogether([host, friend], { pick: dice(5), tirelessness: 0, done: ({ topic }) => topic === 'act' });
  next = await told(host);
  const laid = next.view.sites.map(site => site.site);
  for (const site of empire) assert.ok(laid.includes(site.site), `site ${site.site} of the Empire is on the map`);
});

scene('people round one screen decide everything in the Chronicle', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'here', 'here'], { edition: 'foundations' });
  await linked(page);
  const [decided, won] = [[], { yes: false }];
  // Whoever closes the browser in the middle of a task comes back to the same question.
  const comesBack = async ({ at, text }) => {
    await page.reload();
    await linked(page);
    if ((await asked(page)).state === 'curtain') await page.locator('#ask [data-show]').click();
    await page.locator(`#ask[data-kind][data-at="${at}"]`).waitFor();
    assert.equal((await panel(page)).text, text);
  };
  const note = async question => {
    won.yes ||= question.state === 'ended';
    if (won.yes && question.topic) {
      decided.push(question.topic);
      await comesBack(question);
    }
    return false;
  };
  await play(page, { pick: dice(2), tirelessness: 1, done: note });
  const end = await told(page);
  assert.ok(end.over);
  await wroteAll(page, end.id);
  assert.ok(decided.length > 2, `the Chronicle asks people: ${decided}`);
});

scene('whoever sets up New Foundations is offered nothing that only the base game has', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const form = page.locator('form[data-setup]');
  const prince = form.locator('[name=who0] option[value=prince]');
  const shown = () => prince.evaluate(one => getComputedStyle(one).display !== 'none');
  assert.ok(await shown());
  await form.locator('[name=edition][value=foundations]').check({ force: true });
  assert.ok(!await shown());
});

scene('one click plays New Foundations, and the browser remembers it', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play New Foundations' }).click();
  await linked(page);
  assert.equal((await told(page)).edition, 'foundations');
  await page.goto('/');
  assert.match(await page.locator('.cta').innerText(), /New Foundations/);
  await page.getByRole('button', { name: 'Play now' }).click();
  await linked(page);
  assert.equal((await told(page)).edition, 'foundations');
});
