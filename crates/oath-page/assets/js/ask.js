// The question: choosing is free, only the filled button sends. Answers that lie on the board are
// lit there too and can be chosen there.

import { apply, draft, explore, given, onward, show, socket } from '/a/js/live.js';

import { close, open } from '/a/js/dialogs.js';

const table = document.querySelector('.table');
const texts = () => document.querySelector('#texts').dataset;

export const ask = () => document.querySelector('#ask');
const go = () => ask()?.querySelector('[data-go]');

// What is chosen now: the button of a single answer.
let chosen = null;
let lit = [];

// Where answers go instead of a game: to a lesson.
let elsewhere = null;
export function carry(way) { elsewhere = way; }

export async function deed(body) {
  const address = `/g/${table.dataset.game}/do`;
  // What was refused before says nothing about this.
  document.querySelectorAll('#why, [data-why-here]').forEach(place => place.setAttribute('hidden', ''));
  if (elsewhere) return elsewhere.deed(body);
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const answer = await fetch(address, request);
    if (answer.ok) return await answer.json();
    const { error, law } = await answer.json();
    why(error, law);
  } catch {
    why(texts().offline);
  }
  return false;
}

export function why(sentence, law) {
  const below = document.activeElement?.closest('#dialog form')?.nextElementSibling;
  const near = below?.matches('[data-why-here]') ? below : document.querySelector('#dialog[open] [data-why-here]');
  const place = near ?? document.querySelector('#why') ?? document.querySelector('#live');
  place.textContent = sentence + ' ';
  if (law) {
    const link = document.createElement('a');
    const rules = table.dataset.book;
    link.href = `${rules ? `/law/${rules}` : '/law'}#${law}`;
    link.dataset.clause = law;
    if (rules) link.dataset.book = rules;
    link.textContent = texts().clause.replace('#', law);
    place.append(link);
  }
  place.hidden = false;
}

export async function send(line, back = 0) {
  const { seat, at, ahead } = ask().dataset;
  if (ask().dataset.busy) return;
  ask().dataset.busy = 'yes';
  if (ahead !== undefined) {
    await deed({ do: 'ahead', seat: Number(seat), at: Number(at), answer: line });
    delete ask()?.dataset.busy;
    return;
  }
  // What goes back behind what is only tried takes nothing back that was given.
  const before = draft().slice(0, Math.max(0, draft().length - Number(back)));
  const rest = Math.max(0, Number(back) - draft().length);
  const answer = { do: 'answer', seat: Number(seat), at: given(), back: rest, before, answer: line };
  const asking = ask();
  const live = socket?.readyState === WebSocket.OPEN && rest === 0;
  const word = promised(Number(seat));
  const done = await deed({ ...answer, explore: live });
  if (done?.explores && !explore([...before, line])) await deed(answer);
  if (done && word) await deed(word);
  // A thought is answered by the next question.
  if (done?.explores) setTimeout(() => delete asking.dataset.busy, 2000); else delete ask()?.dataset.busy;
}

// What is promised with an offer is talk: it goes out when the offer has.
function promised(seat) {
  if (elsewhere) return null;
  const field = ask().querySelector('[data-deal-promise]');
  const text = field?.value.trim();
  return text && ask().dataset.kind === 'deal' ? { do: 'promise', seat, to: field.dataset.dealPromise.split(' ').map(Number), text } : null;
}

// ---- on the board ----

function places(word) {
  const [kind, rest] = [word.split(':')[0], word.slice(word.indexOf(':') + 1)];
  const key = value => document.querySelectorAll(`[data-key="${CSS.escape(value).replaceAll('\\', '')}"]`);
  if (kind === 'to') return key(`site:${rest}`);
  if (kind === 'raid') return key(`seat:${rest}`);
  if (kind === 'use') {
    const [what, number] = rest.split(':')[0].split('.');
    if (what === 'card') return key(`card:${number}`);
    const site = document.querySelector(`.map [data-card="site:${number}"]`)?.closest('[data-key]');
    return site ? [site] : [];
  }
  const found = key(word);
  return found.length || kind !== 'board' ? found : key(`seat:${rest}`);
}

export function decorate() {
  for (const place of lit) {
    place.classList.remove('may', 'is');
    delete place.dataset.answer;
    place.querySelector(':scope > .pick')?.remove();
  }
  lit = [];
  // News of other things leave the question as it is, and with it what was chosen there.
  chosen = ask()?.querySelector('[data-word][aria-pressed=true]') ?? null;
  if (!ask()) return;
  sole();
  for (const option of ask().querySelectorAll('[data-answer][data-word]')) {
    for (const place of places(option.dataset.word)) {
      if (lit.includes(place)) continue;
      lit.push(place);
      place.classList.add('may');
      place.dataset.answer = option.dataset.answer;
      if (place.matches('.site')) place.prepend(pick(option));
    }
  }
  light();
  totals();
  tell();
  foretell();
  preview();
  bringPace();
  watchRoom();
}

// A panel that is too short for its question takes the log's room as well, as long as that question is asked;
// if it is still too short, it says that there is more below.
const ROOM = 14;
const more = () => {
  const panel = ask();
  if (!panel) return;
  const below = panel.scrollHeight - panel.scrollTop - panel.clientHeight > ROOM;
  if (below) panel.parentElement.dataset.long = which(panel);
  panel.toggleAttribute('data-more', below);
};
const which = ({ dataset: { at, seat, topic } }) => [at, seat, topic].join(' ');
const room = new ResizeObserver(more);
function watchRoom() {
  room.disconnect();
  const side = ask().parentElement;
  if (side.dataset.long !== which(ask())) delete side.dataset.long;
  for (const part of [ask(), ...ask().children]) room.observe(part);
}
document.addEventListener('scroll', event => { if (event.target === ask()) more(); }, true);

// The filled button says what it does, with the number chosen.
function tell() {
  if (chosen?.dataset.back !== undefined) return;
  const place = go()?.querySelector('[data-go-text]');
  const text = go()?.dataset.text;
  if (!place || !text?.includes('#')) return;
  const { kind } = ask().dataset;
  const n = {
    number: () => ask().querySelector('[data-range]').value,
    split: () => sum(),
  }[kind] ?? (() => ask().querySelectorAll('.ans[aria-checked=true]').length);
  const { none } = go().dataset;
  place.textContent = Number(n()) === 0 && none ? none : counted(text, n());
}

// A text for so many: `#` is the number, ‹one/more› what it counts.
const counted = (text, n) => text.replace('#', n).replace(/‹(.*?)\/(.*?)›/g, (_, one, more) => Number(n) === 1 ? one : more);


function pick(option) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pick';
  button.dataset.picks = option.dataset.answer;
  button.setAttribute('aria-label', texts().answer.replace('#', option.dataset.answer) + ' ' + (option.dataset.confirm ?? option.textContent.trim()));
  button.innerHTML = '<span class="num"></span>';
  button.firstChild.textContent = option.dataset.answer;
  if (option.dataset.price) {
    const price = document.createElement('span');
    price.className = 'price';
    price.innerHTML = '<svg class="i" aria-hidden="true"><use href="/a/icons.svg#supply"/></svg>';
    price.append(option.dataset.price);
    button.append(price);
  }
  return button;
}

// What comes of the action whose tab is pressed, if nothing more is asked about it.
function foretell() {
  for (const told of ask().querySelectorAll('.foretold[data-of]')) told.hidden = told.dataset.of !== chosen?.dataset.word;
}

function light() {
  const on = new Set();
  for (const option of ask().querySelectorAll('[data-word][aria-pressed=true], [data-word][aria-checked=true]')) {
    for (const place of places(option.dataset.word)) on.add(place);
  }
  for (const place of lit) place.classList.toggle('is', on.has(place));
}

// ---- choosing ----

// A sole answer is no choice: the filled button is ready and says what it does.
function sole() {
  if (chosen || ask().dataset.kind !== 'one' || ask().dataset.ahead !== undefined) return;
  // Another action instead of the one that is asked about is no answer to it.
  const all = [...ask().querySelectorAll('[data-word], .acts [data-send]')].filter(one => !(Number(one.dataset.back) > 0) && one.getAttribute('aria-disabled') !== 'true');
  if (all.length !== 1 || !all[0].dataset.confirm) return;
  [chosen] = all;
  chosen.setAttribute('aria-pressed', 'true');
  go().querySelector('[data-go-text]').textContent = chosen.dataset.confirm;
  go().removeAttribute('aria-disabled');
}

export function choose(option) {
  if (ask().dataset.kind === 'some' && option.dataset.back === undefined) {
    forget();
    option.setAttribute('aria-checked', option.getAttribute('aria-checked') !== 'true');
  } else {
    for (const other of ask().querySelectorAll('[data-word][aria-pressed=true]')) other.setAttribute('aria-pressed', 'false');
    option.setAttribute('aria-pressed', 'true');
    chosen = option;
    instead(Number(option.dataset.back) > 0);
    const button = go();
    button.querySelector('[data-go-text]').textContent = option.dataset.confirm;
    button.removeAttribute('aria-disabled');
  }
  light();
  tell();
  foretell();
  preview();
}

// Whether another action is chosen instead of the one that is asked about.
function instead(yes) {
  ask().classList.toggle('instead', yes);
  ask().querySelector('[data-begun]')?.setAttribute('aria-pressed', !yes);
}

// What was chosen instead of an answer of several parts: another action, or the end of the turn.
function forget() {
  if (chosen?.dataset.back === undefined) return;
  chosen.setAttribute('aria-pressed', 'false');
  chosen = null;
  instead(false);
  const button = go();
  button.querySelector('[data-go-text]').textContent = counted(button.dataset.text.replace(/ ?\(?#\)? ?/, ''), 2);
}

const words = list => [...list].map(item => item.dataset.word);

// The answer as it stands, as a line; nothing if it is not whole yet.
export function line() {
  const panel = ask();
  if (chosen?.dataset.back !== undefined) return `one ${chosen.dataset.word}`;
  switch (panel?.dataset.kind) {
    case 'one': return chosen ? `one ${chosen.dataset.word}` : null;
    case 'some': return ['some', ...words(panel.querySelectorAll('.ans[aria-checked=true]'))].join(' ');
    case 'number': return `number ${panel.querySelector('[data-range]').value}`;
    case 'order': return ['order', ...words(panel.querySelectorAll('.ord'))].join(' ');
    case 'split': {
      const parts = [...panel.querySelectorAll('.parts li')];
      return ['split', ...parts.map(part => `${part.dataset.word}=${part.querySelector('output').textContent}`)].join(' ');
    }
    case 'deal': return `deal give${bundle('give')} take${bundle('take')}`;
    default: return null;
  }
}

function bundle(side) {
  const leaf = ask().querySelector(`[data-side=${side}]`);
  const counts = [...leaf.querySelectorAll('[data-count]')]
    .map(item => [item.dataset.count, Number(item.querySelector('output').textContent)])
    .filter(([, n]) => n > 0).map(([word, n]) => ` ${word}=${n}`);
  const things = [...leaf.querySelectorAll('[data-thing][aria-checked=true]')].map(item => ` ${item.dataset.thing}`);
  return [...counts, ...things].join('');
}

export function confirm() {
  const panel = ask();
  const curtain = panel?.querySelector('[data-show]');
  if (curtain) return show(Number(curtain.dataset.show));
  const answer = line();
  if (answer && go()) send(answer, chosen?.dataset.back ?? 0);
}

export function undo(steps = 1) {
  const button = ask()?.querySelector('[data-undo]');
  if (!button) return;
  const own = draft().length;
  if (own) explore(draft().slice(0, -Math.min(steps, own)));
  if (steps <= own) return;
  const seat = Number(ask().dataset.seat ?? button.dataset.as);
  deed({ do: 'undo', seat, at: given(), steps: steps - own });
}

// Everything up to the last secret or roll, in one step.
export function undoAll() {
  const button = ask()?.querySelector('[data-undo-all]');
  undo(button ? Number(button.dataset.undoAll) : 1);
}

function totals() {
  const place = ask()?.querySelector('[data-total]');
  if (!place) return;
  place.textContent = sum();
}

const sum = () => [...ask().querySelectorAll('.parts output')].reduce((all, output) => all + Number(output.textContent), 0);

function step(button) {
  forget();
  const by = Number(button.dataset.step);
  const range = button.closest('.numw') && ask().querySelector('[data-range]');
  if (range) {
    range.value = Number(range.value) + by;
    ask().querySelector('[data-number]').textContent = range.value;
  } else {
    const stepper = button.closest('.stp');
    const output = stepper.querySelector('output');
    output.textContent = Math.min(Math.max(Number(output.textContent) + by, 0), Number(stepper.dataset.max));
    totals();
  }
  tell();
  preview();
}

function renumber() {
  ask().querySelectorAll('.ord .num').forEach((num, i) => { num.textContent = i + 1; });
}

// ---- what it would lead to ----

let asking = 0;
async function preview() {
  const topics = ['battle-plan', 'sacrifice'];
  const panel = ask();
  // What is still thought about an earlier question says nothing about this one.
  const turn = ++asking;
  // Single answers say themselves what they change; only the odds of a campaign are asked for.
  if (!panel || panel.dataset.ahead !== undefined || (panel.dataset.kind === 'one' && !topics.includes(panel.dataset.topic))) return;
  const answer = line();
  if (!answer) return;
  const body = { seat: Number(panel.dataset.seat), at: given(), before: draft(), answer };
  const asks = elsewhere ? elsewhere.preview(body) : fetch(`/g/${table.dataset.game}/preview`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  const reply = await asks.catch(() => null);
  if (!reply?.ok || turn !== asking) return;
  const { drawn, campaign } = await reply.json();
  const place = document.querySelector('#consequence');
  if (place) place.innerHTML = drawn;
  if (campaign) apply({ campaign });
}

async function hint(button) {
  const { seat, at } = ask().dataset;
  button.disabled = true;
  const reply = await fetch(`/g/${table.dataset.game}/hint`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ seat: Number(seat), at: given(), before: draft() }),
  }).catch(() => null);
  button.disabled = false;
  if (!reply?.ok || ask()?.dataset.at !== at) return;
  const place = document.querySelector('#hint');
  if (!place) return;
  place.innerHTML = (await reply.json()).hint;
  place.scrollIntoView({ block: 'nearest' });
}

// ---- how fast programs move ----

const PACE = 'oath-pace';

function setPace(pace) {
  localStorage.setItem(PACE, pace);
  return deed({ do: 'pace', pace });
}

// Who plays alone brings the pace along that was chosen last.
let brought = false;
function bringPace() {
  const own = localStorage.getItem(PACE);
  const now = ask()?.querySelector('[data-alone] [data-pace][aria-pressed=true]')?.dataset.pace;
  if (brought || !now) return;
  brought = true;
  if (own && own !== now) setPace(own);
}

// ---- events ----

function clicked(event) {
  const at = selector => event.target.closest(selector);
  const inside = at('#ask');
  if (inside) {
    // A folded question opens wherever it is touched.
    if (document.body.classList.contains('folded') && !at('a, button:not([aria-disabled=true])')) return document.body.classList.remove('folded');
    const sends = at('[data-send]');
    if (sends) return send(sends.dataset.send, sends.dataset.back);
    const refused = at('[aria-disabled=true][data-why]');
    if (refused) return why(`${refused.dataset.what}: ${refused.dataset.why}`, refused.dataset.law);
    if (at('[data-go]') || at('[data-show]')) return confirm();
    if (at('[data-undo]')) return undo();
    if (at('[data-undo-all]')) return undoAll();
    const stepper = at('[data-step]');
    if (stepper) return step(stepper);
    const mover = at('[data-move]');
    if (mover) return shift(mover);
    const thing = at('[data-thing]');
    if (thing) return thing.setAttribute('aria-checked', thing.getAttribute('aria-checked') !== 'true');
    const back = at('[data-ask-undo]');
    if (back) return deed({ do: 'ask-undo', seat: Number(back.dataset.as), at: Number(ask().dataset.at), to: Number(back.dataset.askUndo) });
    const vote = at('[data-vote]');
    if (vote) return deed({ do: 'vote-undo', seat: Number(vote.dataset.as), to: Number(vote.dataset.to), agree: vote.dataset.vote === 'yes' });
    const dropped = at('[data-drop-ahead]');
    if (dropped) return deed({ do: 'ahead', seat: Number(dropped.dataset.as), at: Number(ask().dataset.at), answer: null });
    if (at('[data-hint]')) return hint(at('[data-hint]'));
    const pace = at('[data-pace]');
    if (pace) return setPace(pace.dataset.pace);
    const on = at('[data-onward]');
    if (on) return onward(on.dataset.onward === 'yes');
    const other = at('[data-deed]');
    if (other?.dataset.deed === 'back') return deed({ do: 'away', seat: Number(other.dataset.for), away: false });
    if (other?.dataset.deed === 'away') return deed({ do: 'away', seat: Number(other.dataset.for), away: true });
    if (at('[data-fold]')) return document.body.classList.toggle('folded');
    const option = at('[data-word]');
    if (option && !at('.ord') && !at('.parts')) return choose(option);
  }
  const back = at('[data-back-to]');
  if (back) {
    // A line of what is only tried: only that is left.
    const own = Number(back.dataset.backTo) - given();
    if (own > 0) return void explore(draft().slice(0, own - 1));
    const as = table.dataset.as ? `?as=${table.dataset.as}` : '';
    return open(`/g/${table.dataset.game}/back/${back.dataset.backTo}${as}`, 'menu');
  }
  const way = at('[data-way-back]');
  if (way) return wayBack(way);
  const place = at('.may');
  if (place && !event.defaultPrevented && !event.shiftKey) {
    // The rows of a site open their cards; the rest of it is the answer.
    const row = at('[data-card]');
    if (place.matches('.site') && row && row.closest('.may') === place && !at('.pick')) return;
    const option = ask().querySelector(`[data-answer="${place.dataset.answer}"][data-word]`);
    if (option) { event.preventDefault(); event.stopPropagation(); choose(option); }
  }
}

async function wayBack({ dataset: { wayBack: to, as, at, free } }) {
  const [seat, now] = [Number(as), Number(at)];
  const done = await deed(free === undefined
    ? { do: 'ask-undo', seat, at: now, to: Number(to) }
    : { do: 'undo', seat, at: now, steps: now - Number(to) });
  if (done) close();
}

function shift(mover) {
  const item = mover.closest('.ord');
  if (mover.dataset.move === '-1') item.previousElementSibling?.before(item);
  else item.nextElementSibling?.after(item);
  renumber();
  mover.focus();
}

function dragging() {
  let held = null;
  document.addEventListener('dragstart', event => { held = event.target.closest?.('.ord'); });
  document.addEventListener('dragover', event => {
    const over = event.target.closest?.('.ord');
    if (!held || !over || over === held) return;
    event.preventDefault();
    const box = over.getBoundingClientRect();
    if (event.clientY < box.top + box.height / 2) over.before(held); else over.after(held);
    renumber();
  });
  document.addEventListener('dragend', () => { held = null; });
}

// Hovering an answer lights its place, and the other way round.
function hovering(event) {
  document.querySelectorAll('.lit').forEach(place => place.classList.remove('lit'));
  const option = event.target.closest?.('#ask [data-answer][data-word]');
  if (option) for (const place of places(option.dataset.word)) place.classList.add('lit');
  const place = event.target.closest?.('.may');
  if (place && ask()) ask().querySelector(`[data-answer="${place.dataset.answer}"]`)?.classList.add('lit');
}

export function watchAnswers() {
  document.addEventListener('click', clicked, true);
  document.addEventListener('dblclick', event => { if (event.target.closest('#ask .ans')) confirm(); });
  document.addEventListener('mouseover', hovering);
  document.addEventListener('focusin', hovering);
  document.addEventListener('input', event => {
    if (event.target.matches('[data-range]')) {
      ask().querySelector('[data-number]').textContent = event.target.value;
      tell();
      preview();
    }
    if (event.target.matches('[data-filter]')) {
      const wanted = event.target.value.toLowerCase();
      for (const option of ask().querySelectorAll('.answers li')) {
        option.hidden = !option.textContent.toLowerCase().includes(wanted);
      }
    }
  });
  dragging();
  setInterval(() => {
    for (const place of document.querySelectorAll('[data-ago]')) {
      const seconds = Math.max(0, Math.round(Date.now() / 1000 - Number(place.dataset.ago)));
      place.textContent = seconds < 5 ? '' : seconds < 120 ? `· ${seconds} s` : `· ${Math.round(seconds / 60)} min`;
    }
  }, 1000);
}
