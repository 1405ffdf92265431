// The table: live parts, answers, dialogs, keys. It knows no rule: it shows what the server draws and
// sends what a person chose.

import { apply, connect, watchDice } from '/a/js/live.js';
import { decorate, watchAnswers } from '/a/js/ask.js';
import { openDialogs } from '/a/js/dialogs.js';
import { watchKeys } from '/a/js/keys.js';
import { atMyPawn, inSight, part, tab, watchTabs } from '/a/js/tabs.js';
import { watchReplay } from '/a/js/replay.js';
import { notice } from '/a/js/notice.js';
import { remember } from '/a/js/recent.js';
import { coach, watchCoach } from '/a/js/coach.js';

const table = document.querySelector('.table');

openDialogs();
apply({});
watchTabs();
watchDice();
watchKeys();

function note() {
  const names = [...document.querySelectorAll('.board')];
  const ask = document.querySelector('#ask');
  remember({
    id: table.dataset.game,
    title: document.querySelector('#bar .title')?.textContent ?? document.title,
    where: document.querySelector('#wins.won h2')?.textContent ?? [...document.querySelectorAll('#bar .track:first-of-type > :is(.caps, .now)')].map(word => word.textContent).join(' '),
    asked: ask?.dataset.kind && ask.dataset.ahead === undefined ? document.querySelector('#texts').dataset.asked : '',
    colours: names.map(board => [...board.classList].find(c => c.startsWith('p-'))?.slice(2) ?? 'purple'),
    when: Date.now(),
  });
}

// At the beginning of one's turn what has happened since opens by itself, and closes with the first answer.
const phone = matchMedia('(max-width: 699px), (max-width: 899px) and (max-height: 599px)');
let recapped = null;
function recap() {
  const ask = document.querySelector('#ask');
  const turn = document.querySelector('.board.you.turn');
  const own = ask?.dataset.kind && turn;
  // What was laid out at the beginning is no news.
  const news = document.querySelector('#log-recap li.since');
  if (own && news && recapped === null) {
    recapped = ask.dataset.at;
    tab('since');
    // A phone shows one part at a time: first what happened, and the question waits below it.
    if (phone.matches && !document.querySelector('body.fighting')) part('log');
  } else if (recapped !== null && ask?.dataset.at !== recapped) {
    if (document.body.dataset.logtab === 'since') tab('log');
    if (phone.matches && document.body.classList.contains('tab-log')) part('map');
    // Others may be asked in between: it is still the same turn.
    if (!turn) recapped = null;
  }
}

if (table.dataset.mode === 'live') {
  watchAnswers();
  decorate();
  note();
  watchCoach();
  coach();
  recap();
  connect(changed => {
    decorate();
    coach();
    recap();
    notice(changed);
    atMyPawn();
    inSight();
    note();
  });
} else if (table.dataset.mode === 'teach') {
  import('/a/js/lesson.js');
} else {
  watchReplay();
}
