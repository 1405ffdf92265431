// The live connection. Parts of the page come as HTML and are morphed in place, so that focus and
// scroll stay; pieces that have changed their place move there.

import { Idiomorph } from '/a/vendor/idiomorph.js';

const table = document.querySelector('.table');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const LOCKED_OUT = 4403;
const AGAIN = [250, 500, 1000, 2000, 4000, 8000];

export let socket = null;

export function show(seat) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ show: seat }));
}

// After the victory the board stays as it was; the Chronicle comes on request.
const ended = `oath-onward-${table.dataset.game}`;

export function onward(yes) {
  if (yes) sessionStorage.setItem(ended, 'yes'); else sessionStorage.removeItem(ended);
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ onward: yes }));
}

// Answers that are only tried: they belong to this browser until the one that seals the action is sent.
// The panel says how many of them it shows and after how many given ones.
let tried = [];
const panel = () => document.getElementById('ask')?.dataset ?? {};
const shown = () => Number(panel().drafted ?? 0);

export const given = () => Number(panel().at) - shown();
export const draft = () => tried.slice(0, shown());

// The largest message that the server reads.
const LARGEST = 1000;

// Tries these answers. False if that cannot be: then they must be sent.
export function explore(answers) {
  const message = JSON.stringify({ draft: { at: given(), answers } });
  if (socket?.readyState !== WebSocket.OPEN || message.length > LARGEST) return false;
  tried = answers;
  socket.send(message);
  return true;
}

export function connect(whatever) {
  let tries = 0;
  changed = whatever;
  const open = () => {
    const as = new URLSearchParams(location.search).get('as');
    const query = new URLSearchParams({ lang: document.documentElement.lang, ...as === null ? {} : { as } });
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/g/${table.dataset.game}/live?${query}`);
    socket.onopen = () => {
      tries = 0;
      table.dataset.link = 'on';
      if (sessionStorage.getItem(ended)) onward(true);
      if (draft().length) explore(draft());
    };
    socket.onmessage = event => {
      comes(JSON.parse(event.data).parts);
    };
    socket.onclose = ({ code }) => {
      // What this browser had is no longer its own: the page says so.
      if (code === LOCKED_OUT) { location.reload(); return; }
      table.dataset.link = 'off';
      setTimeout(open, AGAIN[Math.min(tries++, AGAIN.length - 1)]);
    };
  };
  open();
  // A phone that wakes up does not wait for the next try.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && socket.readyState === WebSocket.CLOSED) { tries = 0; }
  });
}

// Another campaign of somebody else does not take the place of one whose end is still being read: it waits, and with
// it all that follows, until the reader goes on.
let changed = () => {};
let held = [];

function comes(parts) {
  if (held.length || isNext(parts)) { held.push(parts); table.dataset.held = ''; return; }
  apply(parts);
  changed(Object.keys(parts));
}

const drawn = html => new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;

function isNext({ campaign, ask }) {
  const seated = table.dataset.as !== undefined && panel().kind === undefined;
  if (!seated || !campaign || !document.body.classList.contains('fighting')) return false;
  // Taking back leads into the same campaign again.
  if (ask && Number(drawn(ask).dataset.at) < Number(panel().at)) return false;
  const { fought } = document.getElementById('campaign')?.dataset ?? {};
  return fought !== undefined && drawn(campaign).dataset.fought !== fought;
}

function goOn() {
  const waiting = held;
  held = [];
  delete table.dataset.held;
  waiting.forEach(comes);
}

const PLACES = { campaign: '#map', wins: '#side' };

export function apply(parts) {
  const before = places();
  const bookBefore = document.getElementById('campaign');
  const foughtBefore = bookBefore?.dataset.fought;
  for (const [id, html] of Object.entries(parts)) {
    const old = document.getElementById(id);
    if (!html) { old?.remove(); continue; }
    if (html.add !== undefined) { extend(old, html); continue; }
    const fresh = drawn(html);
    if (!old) document.querySelector(PLACES[id] ?? '#map')?.before(fresh);
    else if (id === 'ask' && !sameQuestion(old, fresh)) exchange(old, fresh);
    else Idiomorph.morph(old, fresh, { morphStyle: 'outerHTML', callbacks: { beforeNodeMorphed: mayMorph } });
  }
  book(!bookBefore, foughtBefore);
  move(before);
}

const closed = `oath-book-${table.dataset.game}`;

// The book of a campaign lies open over the map. After its end it stays until its reader goes on.
function book(isNew, foughtBefore) {
  const campaign = document.getElementById('campaign');
  // Nothing lies over the final board.
  const past = campaign?.dataset.fought !== undefined;
  const read = past && (sessionStorage.getItem(closed) === campaign.dataset.fought || Boolean(document.querySelector('#wins.won')));
  if (isNew && !document.getElementById('tasks')) document.body.classList.remove('show-map');
  // On a phone the question folds away: first one reads how it ended. A lesson speaks of both.
  const over = campaign?.dataset.fought;
  if (over !== undefined && over !== foughtBefore && !read && table.dataset.mode === 'live') document.body.classList.add('folded');
  document.body.classList.toggle('fighting', Boolean(campaign) && !read);
}

// Look at the map: from a campaign under way for a while, from one that is over for good.
export function toMap() {
  const { fought } = document.getElementById('campaign')?.dataset ?? {};
  if (fought === undefined || document.getElementById('tasks')) { document.body.classList.toggle('show-map'); return; }
  sessionStorage.setItem(closed, fought);
  document.body.classList.remove('folded');
  book(false, fought);
  goOn();
}

// Any key or click ends what rolls: nothing waits for a picture.
const ROLLING = ['throw-a', 'throw-d', 'appear', 'press'];
export function watchDice() {
  const land = () => document.getAnimations().filter(one => ROLLING.includes(one.animationName)).forEach(one => one.finish());
  for (const sign of ['pointerdown', 'keydown']) document.addEventListener(sign, land, true);
}

// A list gets new lines before all others and loses as many of its oldest as it is told.
function extend(list, { add, drop }) {
  const lines = [...list.querySelectorAll(':scope > li[id]')];
  if (drop) lines.slice(-drop).forEach(line => line.remove());
  list.insertAdjacentHTML('afterbegin', add);
}

// While others are asked, the panel stays the same one and its buttons stay under the finger.
function sameQuestion(old, fresh) {
  const what = fresh.dataset.kind ? ['kind', 'at', 'drafted', 'seat', 'topic', 'start', 'ahead'] : ['kind', 'curtain'];
  return what.every(key => old.dataset[key] === fresh.dataset[key]);
}

// Another question is no change of the last one: whoever was in it begins with its sentence, so that a
// second Enter never falls on a button that has only just come.
function exchange(old, fresh) {
  const inside = old.contains(document.activeElement);
  old.replaceWith(fresh);
  if (inside) fresh.querySelector('#q')?.focus({ preventScroll: true });
}

// What somebody is writing stays; of a promise only the rounds of peace are new.
const mayMorph = (old, fresh) => !old.matches?.('form[data-say]')
  && !(old.matches?.('form[data-promise]') && old.dataset.seat === fresh.dataset?.seat && !rounds(old, fresh));
function rounds(old, fresh) {
  const [was, is] = [old, fresh].map(form => form.querySelector('[name=until]'));
  const chosen = was.value;
  if (was.innerHTML === is.innerHTML) return;
  was.replaceChildren(...is.cloneNode(true).children);
  if (is.querySelector(`[value="${chosen}"]`)) was.value = chosen;
}

function places() {
  const all = new Map();
  if (calm.matches) return all;
  for (const piece of document.querySelectorAll('[data-flip]')) {
    const box = piece.getBoundingClientRect();
    all.set(piece.dataset.flip, { box, text: piece.textContent });
  }
  return all;
}

// FLIP: a piece that lies elsewhere now comes from where it was; a changed number gets a wash.
function move(before) {
  let moved = 0;
  for (const piece of document.querySelectorAll('[data-flip]')) {
    const old = before.get(piece.dataset.flip);
    if (!old) continue;
    const box = piece.getBoundingClientRect();
    const [x, y] = [old.box.left - box.left, old.box.top - box.top];
    const far = Math.hypot(x, y);
    if (far > 3 && box.width && old.box.width) {
      const delay = moved < 3 ? 60 * moved : 180;
      moved += 1;
      const frames = [{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 }, { transform: 'none', zIndex: 5 }];
      piece.animate(frames, { duration: far < 200 ? 150 : 250, easing: 'ease-out', delay, fill: 'backwards' });
    } else if (old.text !== piece.textContent) {
      piece.animate([{ backgroundColor: 'var(--gilt-wash)' }, {}], { duration: 600 });
    }
  }
}
