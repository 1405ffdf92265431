// Exploring is private: nobody else sees an action that is only considered, and nothing is spent by it.

import assert from 'node:assert/strict';
import { scene } from '../lib/scene.mjs';
import { answers, dice, invitation, linked, log, moved, openTable, panel, play, playTogether, takeSeat } from '../lib/table.mjs';

const tab = (page, name) => page.locator('#ask .acts button').filter({ hasText: name });

scene('others see nothing of an action that is considered, until it is sealed', async ({ visit }) => {
  const [kit, ada] = [await visit(), await visit()];
  await openTable(kit, ['link', 'here'], { name0: 'Ada', name1: 'Kit', world: 'first' });
  await takeSeat(ada, await invitation(kit, 'Ada'));
  await kit.getByRole('link', { name: 'Go to the table' }).click();
  await Promise.all([linked(kit), linked(ada)]);
  const acts = await playTogether([kit, ada], {
    tirelessness: 2, done: ({ topic }, page) => page === kit && topic === 'act',
  });
  const [before, told] = [await panel(ada), await log(ada)];
  const free = kit.locator('#ask .acts button[data-send]');
  const campaign = free.filter({ hasText: 'Campaign' });
  await (await campaign.count() ? campaign : free.first()).click();
  await moved(kit, acts);
  const whom = await panel(kit);
  assert.notEqual(whom.topic, 'act', 'Kit looks into an action');
  assert.ok(Number(await kit.locator('#ask').getAttribute('data-drafted')) > 0);
  // Something that everybody is told comes after it on the same connection.
  await kit.locator('#log [data-logtab=chat]').click();
  await kit.locator('[data-say] input').fill('a moment');
  await kit.locator('[data-say] button').click();
  await ada.locator('#log').getByText('a moment').waitFor({ state: 'attached' });
  assert.equal((await panel(ada)).at, before.at);
  assert.deepEqual(await log(ada), told);
  assert.equal(await ada.locator('#campaign:not([data-fought])').count(), 0);
  // The panel of Kit is still the one he explores.
  assert.equal((await panel(kit)).at, whom.at);

  await kit.locator('#ask [data-undo]').click();
  await kit.locator('#ask[data-topic=act]').waitFor();
  assert.equal((await panel(kit)).at, acts.at);
  assert.deepEqual(await log(ada), told);

  // What is sealed is seen by everybody.
  await tab(kit, 'Travel').click();
  await kit.locator('#ask[data-topic=travel]').waitFor();
  await answers(kit).first().click();
  const journey = await panel(kit);
  await kit.locator('#ask [data-go]').click();
  await moved(kit, journey);
  await play(kit, { tirelessness: 0, done: ({ topic }) => topic === 'act' });
  await ada.locator('#log .events li').filter({ hasText: /Kit travels/ }).first().waitFor();
});

scene('what is only considered survives a lost connection, and a reload forgets it', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice'], { world: 'first' });
  await linked(page);
  const acts = await play(page, { done: ({ topic }) => topic === 'act' });
  await tab(page, 'Travel').click();
  await page.locator('#ask[data-topic=travel]').waitFor();
  await page.context().setOffline(true);
  await page.evaluate(() => document.querySelector('.table').dataset.link === 'on' && import('/a/js/live.js').then(live => live.socket.close()));
  await page.locator('.table[data-link=off]').waitFor();
  await page.context().setOffline(false);
  await linked(page);
  await page.locator('#ask[data-topic=travel][data-drafted="1"]').waitFor();
  await page.reload();
  await linked(page);
  await page.locator('#ask[data-topic=act]').waitFor();
  assert.equal((await panel(page)).at, acts.at, 'nothing was given');
});

scene('nothing is spent by the first click, whatever tab it falls on', async ({ visit }) => {
  const page = await visit();
  await openTable(page, ['here', 'novice', 'novice'], { world: 'random', seed: '4' });
  await linked(page);
  let [tried, sole] = [0, 0];
  await play(page, {
    pick: dice(4), tirelessness: 4,
    done: async ({ topic }) => {
      if (topic !== 'act' || tried >= 12) return tried >= 12;
      tried += 1;
      const board = await page.locator('.board.you').innerText();
      for (const one of await page.locator('#ask .acts button:not([aria-disabled])').all()) {
        const name = await one.getAttribute('data-major');
        const [now, waits] = [await panel(page), await one.getAttribute('data-word')];
        await one.click();
        if (waits) { sole += 1; assert.equal((await panel(page)).at, now.at); continue; }
        await moved(page, now);
        assert.equal(await page.locator('.board.you').innerText(), board, `${name} costs something at the first click`);
        await page.locator('#ask [data-undo]').click();
        await page.locator('#ask[data-topic=act]').waitFor();
      }
      return false;
    },
  });
  assert.ok(tried > 3, `${tried} turns, ${sole} tabs without a question`);
});
