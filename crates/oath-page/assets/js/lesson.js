// A lesson, a puzzle or a sandbox on the table. In a lesson the bubble goes from step to step, a veil leaves open what it speaks of, and
// answers go there instead of to a game. Where one is stays in this browser.

import { apply } from '/a/js/live.js';
import { ask, carry, choose, confirm, decorate, send, watchAnswers, why } from '/a/js/ask.js';
import { part } from '/a/js/tabs.js';
import { learn, learned } from '/a/js/learned.js';

const { address, lesson, first } = document.querySelector('#teach').dataset;
const veil = document.querySelector('#veil');
const bubble = () => document.querySelector('#bubble');
// Beside a puzzle or in a sandbox it is a leaf beside the question.
const leaf = () => bubble().matches('.leaf');
const narrow = matchMedia('(max-width:699px),(max-width:899px) and (max-height:599px)');

let state = JSON.parse(first);

async function post(where, body) {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return fetch(address + where + location.search, request);
}

async function go(place) {
  try {
    const reply = await post('', place);
    const answer = await reply.json();
    if (!reply.ok) { why(answer.error, answer.law); return false; }
    show(answer);
    return true;
  } catch {
    why(document.querySelector('#texts').dataset.offline);
    return false;
  }
}

function show(answer) {
  apply(answer.parts);
  // What the new question would lead to is thought from here on.
  state = answer;
  decorate();
  keep();
  look();
  if (!leaf()) bubble().focus({ preventScroll: true });
}

// Lessons are taken up where they were; of puzzles only those are remembered that were solved.
function keep() {
  if (lesson && !leaf()) learn(lesson, { place: state.done ? null : state.place });
  if (lesson && state.done && !shown) learn(lesson, { done: true });
}

// Answers and steps back, as the question sends them.
async function deed(body) {
  const { answers } = state.place;
  if (body.do === 'answer') return go({ ...state.place, answers: [...answers.slice(0, answers.length - (body.back ?? 0)), body.answer] });
  if (body.do === 'undo') return go({ ...state.place, answers: answers.slice(0, answers.length - (body.steps ?? 1)) });
  return false;
}

// ---- where to look ----

let spots = [];

function look() {
  for (const old of document.querySelectorAll('.spot')) old.classList.remove('spot');
  // Once an action is chosen, its question is what matters.
  const chosen = selector => selector === '#ask .acts' && ask()?.dataset.topic !== 'act' ? '#ask' : selector;
  const found = state.look.map(chosen).map(selector => [...document.querySelectorAll(selector)].find(place => place.getClientRects().length) ?? document.querySelector(selector));
  spots = found.filter(Boolean);
  bubble().dataset.lost = state.look.length - spots.length;
  // What is to be tried is done at the question, wherever there is something to see.
  if (bubble().querySelector('.do') && spots.length && ask() && !spots.some(place => ask().contains(place))) spots.push(ask());
  const main = spots[0];
  if (narrow.matches && main) {
    part(main.closest('#boards') ? 'boards' : main.closest('#stores') ? 'stores' : main.closest('#log') ? 'log' : 'map');
  }
  spots.forEach(place => place.classList.add('spot'));
  main?.scrollIntoView({ block: 'center', inline: 'start' });
  if (main && !main.closest('#campaign')) document.body.classList.toggle('show-map', Boolean(document.querySelector('#campaign') && main.closest('#map')));
  draw();
}

// Once something of the question is chosen, the filled button that sends it lies open as well.
function filled() {
  const button = ask()?.querySelector('[data-go]:not([aria-disabled=true]):not(:disabled)');
  const chosen = ask()?.querySelector('[aria-pressed=true], [aria-checked=true]');
  return button && chosen && spots.some(place => ask().contains(place)) ? [button] : [];
}

// Half of what lies between two parts of the table, so that two neighbours can both lie open.
const EDGE = 4;
const ROUND = 8;
function draw() {
  // Where two would overlap, the more important one counts.
  const apart = 2 * EDGE - 1;
  const meet = (a, b) => a.left < b.right + apart && a.right + apart > b.left && a.top < b.bottom + apart && a.bottom + apart > b.top;
  const boxes = [...spots, ...filled()].map(place => place.getBoundingClientRect()).filter(box => box.width && box.height);
  const holes = boxes.filter((box, n) => !boxes.slice(0, n).some(before => meet(before, box)));
  const hole = box => {
    const [x, y, w, h] = [box.left - EDGE + ROUND, box.top - EDGE, box.width + 2 * (EDGE - ROUND), box.height + 2 * (EDGE - ROUND)];
    const corner = (dx, dy) => `a${ROUND} ${ROUND} 0 0 1 ${dx} ${dy}`;
    return `M${x} ${y}h${w}${corner(ROUND, ROUND)}v${h}${corner(-ROUND, ROUND)}h${-w}${corner(-ROUND, -ROUND)}v${-h}${corner(ROUND, -ROUND)}z`;
  };
  veil.hidden = !holes.length;
  veil.style.setProperty('clip-path', `path(evenodd, "M0 0h${innerWidth}v${innerHeight}h${-innerWidth}z ${holes.map(hole).join(' ')}")`);
  place(holes[0]);
}

// The bubble lies beside what it speaks of; on a phone the style sheet says where.
function place(box) {
  const { style } = bubble();
  for (const side of ['left', 'top']) style.removeProperty(side);
  if (leaf()) return;
  if (narrow.matches) { bubble().classList.toggle('low', Boolean(box && box.top < innerHeight * 0.4 && !document.querySelector('#ask').contains(spots[0]))); return; }
  const own = bubble().getBoundingClientRect();
  const gap = 20;
  const most = { x: innerWidth - own.width - 12, y: innerHeight - own.height - 12 };
  const inside = (x, y) => [Math.min(Math.max(12, x), most.x), Math.min(Math.max(56, y), most.y)];
  const covers = ([x, y], other) => other && x < other.right && x + own.width > other.left && y < other.bottom && y + own.height > other.top;
  const question = document.querySelector('#ask').getBoundingClientRect();
  const ways = box
    ? [[box.left, box.bottom + gap], [box.right + gap, box.top], [box.left - own.width - gap, box.top], [box.left, box.top - own.height - gap], [question.left, question.bottom + gap], [question.left - own.width - gap, box.top], [question.left - own.width - gap, most.y]]
    : [[innerWidth / 2 - own.width / 2, innerHeight / 2 - own.height / 2]];
  const spaces = ways.map(([x, y]) => inside(x, y));
  const others = spots.slice(1).map(place => place.getBoundingClientRect());
  const cost = way => (covers(way, box) ? 8 : 0) + (covers(way, question) ? 4 : 0) + others.filter(other => covers(way, other)).length;
  const [x, y] = spaces.toSorted((a, b) => cost(a) - cost(b))[0];
  style.setProperty('left', `${x}px`);
  style.setProperty('top', `${y}px`);
}

// ---- what the bubble's buttons do ----

// Choose what the lesson has in mind; where that cannot be seen in a list, do it.
function showMe() {
  const word = state.wish?.startsWith('one ') ? state.wish.slice(4) : null;
  const option = word && ask()?.querySelector(`#ask [data-word="${CSS.escape(word)}"]`);
  if (!option) { send(state.wish); return; }
  choose(option);
  option.scrollIntoView({ block: 'nearest' });
  ask().querySelector('[data-go]')?.focus();
}

// The solution, answer by answer.
let shown = false;
const PACE = 1100;
async function solution() {
  const { answers } = await (await fetch(`${address}/solution`)).json();
  shown = true;
  for (let n = 0; n <= answers.length; n += 1) {
    if (!await go({ ...state.place, answers: answers.slice(0, n) })) return;
    await new Promise(done => setTimeout(done, PACE));
  }
}

function press(what) {
  if (what === 'again') { shown = false; go({ ...state.place, answers: [] }); }
  if (what === 'luck') go({ ...state.place, answers: [], luck: state.place.luck + 1 });
  if (what === 'solution') solution();
  if (what === 'next' && state.next) go(state.next);
  if (what === 'back' && state.back) go(state.back);
  if (what === 'show' && state.wish) showMe();
}

document.addEventListener('click', event => {
  const button = event.target.closest('#bubble [data-lesson]');
  if (button) press(button.dataset.lesson);
  // There are no moments to go back to here.
  if (event.target.closest('a[data-moment]')) event.preventDefault();
});

document.addEventListener('keydown', event => {
  if (event.key !== 'Enter' || event.target !== bubble()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (state.next) press('next');
  else if (ask()?.querySelector('[aria-pressed=true]')) confirm();
}, true);

addEventListener('resize', draw);
document.addEventListener('scroll', draw, true);
// Pieces and sheets move about without telling.
setInterval(draw, 200);

carry({ deed, preview: body => post('/preview', { place: state.place, answer: body.answer }) });
watchAnswers();
decorate();
if (leaf() && !narrow.matches) document.querySelector('#log').before(bubble());
else if (leaf()) document.querySelector('.table').before(bubble());
const before = leaf() ? null : learned()[lesson]?.place;
if (!before || !await go(before)) { look(); if (!leaf()) bubble().focus({ preventScroll: true }); }
document.body.dataset.lesson = 'ready';
