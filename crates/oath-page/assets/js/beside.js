// Pages beside the table: recent games, the preview of a chronicle, the lobby, dialogs of cards.

import '/a/js/fair.js';
import '/a/js/review.js';
import { openDialogs } from '/a/js/dialogs.js';
import { recent } from '/a/js/recent.js';
import { markChapters } from '/a/js/learned.js';

openDialogs();
markChapters();

const list = document.querySelector('#recent');
const template = document.querySelector('#recent-game');
if (template) {
  const games = recent();
  for (const game of games) {
    const entry = template.content.cloneNode(true);
    const slot = name => entry.querySelector(`[data-slot=${name}]`);
    const link = entry.querySelector('a');
    if (link) link.href = `/g/${game.id}`;
    slot('title').textContent = game.title;
    slot('where').textContent = game.where;
    slot('asked').textContent = game.asked;
    slot('when').textContent = ago(game.when);
    const shapes = entry.querySelector('.pl');
    const pattern = shapes && shapes.querySelector('svg');
    if (pattern) {
      for (const colour of game.colours) {
        const shape = pattern.cloneNode(true);
        shape.setAttribute('class', `shape p-${colour}`);
        shape.querySelector('use').setAttribute('href', `/a/icons.svg#p-${colour}`);
        pattern.before(shape);
      }
      pattern.remove();
    }
    list.append(entry);
  }
  document.querySelector('#recent-none').hidden = games.length > 0;
}

function ago(when) {
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' });
  const minutes = Math.round((when - Date.now()) / 60000);
  if (minutes > -60) return words.format(minutes, 'minute');
  if (minutes > -60 * 24) return words.format(Math.round(minutes / 60), 'hour');
  return words.format(Math.round(minutes / 60 / 24), 'day');
}

// A pasted chronicle is shown as soon as it is there.
const preview = document.querySelector('form[data-preview]');
if (preview) {
  const place = document.querySelector(preview.dataset.preview);
  const show = async () => {
    const body = new URLSearchParams(new FormData(preview));
    const answer = await fetch(preview.action, { method: 'POST', body });
    const html = new DOMParser().parseFromString(await answer.text(), 'text/html');
    place.replaceChildren(...html.body.childNodes);
  };
  let timer;
  preview.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(show, 250); });
  preview.addEventListener('submit', event => { event.preventDefault(); show(); });
  // Pasted before this script was there, or kept by the browser over a reload.
  if (preview.elements.text.value.trim()) show();
}

// The lobby shows who is there.
const seats = document.querySelector('#lobby-seats');
if (seats) {
  setInterval(async () => {
    const answer = await fetch(`${location.pathname}/seats`);
    if (!answer.ok) return;
    const html = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = html.querySelector('#lobby-seats');
    const now = document.querySelector('#lobby-seats');
    if (fresh && fresh.innerHTML !== now.innerHTML && !now.contains(document.activeElement) && !now.querySelector('[data-device-link] input')) now.replaceWith(fresh);
  }, 3000);
}

// After a game: when the next one opens, the way there appears by itself.
const AGAIN = 4000;
async function next() {
  const reply = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null);
  const waits = document.querySelector('[data-waits-next]');
  if (!waits) return;
  const page = reply?.ok ? new DOMParser().parseFromString(await reply.text(), 'text/html') : null;
  const fresh = page?.querySelector('[data-next-world]');
  if (fresh && !fresh.querySelector('[data-waits-next]')) waits.closest('[data-next-world]').replaceWith(fresh);
  else setTimeout(next, AGAIN);
}
if (document.querySelector('[data-waits-next]')) setTimeout(next, AGAIN);

// A link by which a seat of this browser is opened on another device.
document.addEventListener('click', async event => {
  const button = event.target.closest('[data-own-link]');
  if (!button) return;
  const body = JSON.stringify({ seat: Number(button.dataset.ownLink) });
  const address = location.pathname.replace(/\/lobby.*$/, '/device');
  const reply = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => null);
  const { link, error } = reply ? await reply.json() : {};
  const place = button.parentElement.querySelector('[data-device-link]');
  if (link) place.replaceChildren(...new DOMParser().parseFromString(link, 'text/html').body.childNodes);
  else place.textContent = error ?? '';
});

if (document.querySelector('form[data-sky]')) import('/a/js/stars.js');
