// Stepping through the moments of a game.

import { apply } from '/a/js/live.js';

const table = document.querySelector('.table');
const bar = () => document.querySelector('#ask');
let playing = null;
let turn = 0;

async function seek(moment) {
  const mine = ++turn;
  const query = table.dataset.as === undefined ? '' : `?as=${table.dataset.as}`;
  const answer = await fetch(`/g/${table.dataset.game}/at/${moment}/parts${query}`);
  if (!answer.ok || mine !== turn) return false;
  const { parts } = await answer.json();
  apply(parts);
  history.replaceState(null, '', `/g/${table.dataset.game}/at/${moment}${query}`);
  return moment < Number(bar().dataset.last);
}

function stop() {
  clearTimeout(playing);
  playing = null;
  document.body.classList.remove('playing');
}

// The next moment comes some time after the last one is there, however long that takes.
const PACE = 700;
function step() {
  playing = setTimeout(async () => {
    const more = await seek(Number(bar().dataset.moment) + 1).catch(() => false);
    if (!playing) return;
    if (more) step(); else stop();
  }, PACE);
}

function play() {
  if (playing) return stop();
  document.body.classList.add('playing');
  step();
}

export function watchReplay() {
  document.addEventListener('click', event => {
    const to = event.target.closest('[data-seek-to], [data-moment][href]');
    if (to) { event.preventDefault(); stop(); seek(Number(to.dataset.seekTo ?? to.dataset.moment)); }
    if (event.target.closest('[data-seek-play]')) play();
  });
  document.addEventListener('input', event => { if (event.target.matches('[data-seek]')) { stop(); seek(Number(event.target.value)); } });
  document.addEventListener('keydown', event => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || event.target.matches('input')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    stop();
    seek(Math.max(0, Number(bar().dataset.moment) + by));
  }, true);
}
