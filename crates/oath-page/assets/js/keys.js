// Keys for everything. None of them works while somebody types.

import { ask, choose, confirm, undo, undoAll } from '/a/js/ask.js';
import { book, close, open } from '/a/js/dialogs.js';
import { toMap } from '/a/js/live.js';
import { tab } from '/a/js/tabs.js';

const typing = target => target.matches?.('input:not([type=range]), textarea, select, [contenteditable]');

// Typed digits: "1" then "2" is answer 12, if there are so many.
let digits = '';
let timer;

function digit(key) {
  digits += key;
  clearTimeout(timer);
  timer = setTimeout(() => { digits = ''; }, 700);
  const option = ask()?.querySelector(`[data-word][data-answer="${Number(digits)}"]`)
    ?? ask()?.querySelector(`[data-word][data-answer="${Number(key)}"]`);
  if (option) { choose(option); option.scrollIntoView({ block: 'nearest' }); }
}

// Arrows go from site to site and from row to row.
function arrow(key) {
  const stops = [...document.querySelectorAll('.map .pick, .map .site h3 a, .map .site .crd, .board h3, .board a.chip')]
    .filter(stop => stop.offsetParent);
  const here = stops.indexOf(document.activeElement);
  if (here < 0) return reach(stops[0]);
  const from = stops[here].getBoundingClientRect();
  const ahead = {
    ArrowUp: box => box.bottom <= from.top + 4,
    ArrowDown: box => box.top >= from.bottom - 4,
    ArrowLeft: box => box.right <= from.left + 4,
    ArrowRight: box => box.left >= from.right - 4,
  }[key];
  const way = stop => {
    const box = stop.getBoundingClientRect();
    const [dx, dy] = [box.left + box.width / 2 - from.left - from.width / 2, box.top + box.height / 2 - from.top - from.height / 2];
    const [along, across] = key === 'ArrowUp' || key === 'ArrowDown' ? [dy, dx] : [dx, dy];
    return Math.abs(along) + 3 * Math.abs(across);
  };
  const next = stops.filter(stop => ahead(stop.getBoundingClientRect())).sort((a, b) => way(a) - way(b))[0];
  reach(next);
}

// Not everything that can be looked at is a link: facedown rows and names are only stopped at.
function reach(stop) {
  if (!stop) return;
  if (!stop.matches('a[href], button')) stop.tabIndex = -1;
  stop.focus();
}

function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) {
    if (event.key === 'Escape') event.target.blur?.();
    return;
  }
  const { key } = event;
  const dialog = document.querySelector('#dialog');
  if (key === 'Escape') { if (!close()) undo(); return; }
  if (dialog.open && dialog.matches(':modal')) return;
  // The major actions, wherever the keyboard writes its digits.
  const major = event.shiftKey && /^Digit([1-9])$/.exec(event.code);
  if (major) { event.preventDefault(); ask()?.querySelectorAll('.acts button')[Number(major[1]) - 1]?.click(); return; }
  if (/^[0-9]$/.test(key)) return digit(key);
  if (key.startsWith('Arrow') && !event.target.matches?.('input')) { event.preventDefault(); return arrow(key); }
  if (key === 'Enter' && (event.target === document.body || event.target.matches?.('.ans, .pick, .end, .acts [data-word], #q'))) {
    // Enter on an answer chooses it; on the chosen one it sends it.
    if (event.target.matches?.('.ans[aria-pressed=false], .acts [aria-pressed=false], .may:not(.is) > .pick, .end:not([aria-pressed=true])') && !event.repeat) return;
    event.preventDefault();
    return confirm();
  }
  const does = {
    u: () => (event.shiftKey ? undoAll() : undo()),
    e: () => { const end = ask()?.querySelector('[data-end]'); if (end) choose(end); },
    m: () => toMap(),
    l: () => open(`/law?part=drawer${book()}`, 'drawer'),
    c: () => open(`/cards?part=drawer${book()}`, 'drawer'),
    '/': () => open(`/cards?part=drawer${book()}`, 'drawer').then(() => document.querySelector('#dialog input')?.focus()),
    t: () => { tab('chat'); document.querySelector('[data-say] input')?.focus(); },
    q: () => document.querySelector('#q')?.focus(),
    '?': () => open(`/g/${document.querySelector('.table').dataset.game}/keys`, 'menu'),
  }[key.toLowerCase()];
  if (does) { event.preventDefault(); does(); }
}

export function watchKeys() {
  document.addEventListener('keydown', pressed);
}
