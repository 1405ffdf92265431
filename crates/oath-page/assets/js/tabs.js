// Tabs: log, chat, promises and recap; the parts of the table on a phone; the chat's form; the menu's settings.

import { deed } from '/a/js/ask.js';
import { book, open } from '/a/js/dialogs.js';
import { toMap } from '/a/js/live.js';

const body = document.body;
const table = document.querySelector('.table');

export function tab(name) {
  body.dataset.logtab = name;
  document.querySelectorAll('button[data-logtab]').forEach(button => button.setAttribute('aria-selected', button.dataset.logtab === name));
  if (name === 'chat') document.querySelectorAll('[data-unread]').forEach(mark => { mark.hidden = true; });
}

export function part(name) {
  for (const one of ['map', 'boards', 'stores', 'log', 'law']) body.classList.toggle(`tab-${one}`, one === name);
  document.querySelectorAll('[data-tab]').forEach(button => {
    if (button.dataset.tab === name) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  });
  if (name !== 'map') body.classList.add('folded'); else body.classList.remove('folded');
  inSight();
  if (name === 'law') open(`/law?part=drawer${book()}`, 'drawer').then(() => part('map'));
}

// Regions and boards are swiped: their tabs tell which one is in sight.
export function inSight() {
  for (const strip of document.querySelectorAll('#map, #boards')) {
    const left = strip.getBoundingClientRect().left;
    const away = tab => Math.abs(document.querySelector(tab.hash).getBoundingClientRect().left - left);
    const tabs = [...strip.querySelectorAll(':scope > .seg a')];
    const nearest = tabs.toSorted((a, b) => away(a) - away(b))[0];
    for (const tab of tabs) {
      if (tab === nearest) tab.setAttribute('aria-current', 'true');
      else tab.removeAttribute('aria-current');
    }
  }
}

const looker = () => {
  const seat = document.querySelector('#ask')?.dataset.seat ?? table.dataset.as ?? document.querySelector('.board.you')?.id.slice(6);
  return seat === undefined ? null : Number(seat);
};

// Things the menu sets.
function set(event) {
  const form = event.target.closest('form[data-standing]');
  if (form) {
    const standing = Object.fromEntries([...form.querySelectorAll('input[type=checkbox]')].map(box => [box.name, box.checked]));
    deed({ do: 'stand', seat: Number(form.dataset.seat), standing });
  }
  const sound = event.target.closest('[data-sound]');
  if (sound) localStorage.setItem('oath-sound', sound.checked ? 'on' : 'off');
  const notify = event.target.closest('[data-notify]');
  if (notify) {
    localStorage.setItem('oath-notify', notify.checked ? 'on' : 'off');
    if (notify.checked) Notification.requestPermission().then(answer => { notify.checked = answer === 'granted'; });
  }
}

// A link by which the seat is opened on another device.
async function inviteDevice(button) {
  const place = button.closest('dialog').querySelector('[data-device-link]');
  const body = JSON.stringify({ seat: Number(button.dataset.device) });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`/g/${table.dataset.game}/device`, { method: 'POST', headers, body });
  const { link, error } = await answer.json();
  if (link) place.replaceChildren(...new DOMParser().parseFromString(link, 'text/html').body.childNodes);
  else place.textContent = error;
  place.querySelector('input')?.select();
}

// A phone shows one region at a time: that of one's own pawn, when the map comes into sight and whenever
// the pawn has gone to another.
let shownRegion = null;
export function atMyPawn() {
  const seat = document.querySelector('.board.you')?.id.slice(6);
  const region = document.querySelector(`.map [data-flip="pawn-${seat}"]`)?.closest('.region');
  const map = document.querySelector('#map');
  if (!region || !map?.offsetParent || region.id === shownRegion) return;
  shownRegion = region.id;
  map.scrollLeft = region.offsetLeft - map.offsetLeft;
}

export function watchTabs() {
  tab('log');
  part('map');
  atMyPawn();
  inSight();
  document.addEventListener('click', event => {
    const log = event.target.closest('button[data-logtab]');
    if (log) tab(log.dataset.logtab);
    const phone = event.target.closest('[data-tab]');
    if (phone) part(phone.dataset.tab);
    const swiped = event.target.closest('a[data-region], a[data-board]');
    if (swiped) {
      event.preventDefault();
      document.querySelector(swiped.hash)?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' });
    }
    if (event.target.closest('[data-toggle-map], [data-close-book]')) { toMap(); atMyPawn(); }
    const mark = event.target.closest('[data-mark]');
    if (mark) deed({ do: 'mark', seat: Number(mark.dataset.seat), promise: Number(mark.dataset.promise), mark: mark.dataset.mark });
    const asked = event.target.closest('[data-motive]');
    if (asked) import('/a/js/motive.js').then(({ motive }) => motive(asked));
    const device = event.target.closest('#dialog [data-device]');
    if (device) inviteDevice(device);
    const away = event.target.closest('#dialog [data-away]');
    if (away) deed({ do: 'away', seat: Number(away.dataset.seat), away: away.dataset.away === 'yes' }).then(() => document.querySelector('#dialog').close());
  });
  document.addEventListener('scroll', event => { if (event.target.matches?.('#map, #boards')) inSight(); }, true);
  document.addEventListener('change', set);
  document.addEventListener('submit', async event => {
    const say = event.target.closest('form[data-say]');
    if (say) {
      event.preventDefault();
      const field = say.querySelector('input');
      const text = field.value.trim();
      if (text && await deed({ do: 'say', seat: looker(), text })) field.value = '';
    }
    const promise = event.target.closest('form[data-promise]');
    if (promise) {
      event.preventDefault();
      const to = [...promise.querySelectorAll('[name=to]:checked')].map(box => Number(box.value));
      const word = event.submitter?.name === 'peace'
        ? { until: Number(promise.elements.until.value) } : { text: promise.elements.text.value };
      const made = await deed({ do: 'promise', seat: Number(promise.dataset.seat), to, ...word });
      // Words that were only begun are no part of a promise of peace.
      if (made && word.until) for (const box of promise.querySelectorAll('[name=to]')) box.checked = false;
      else if (made) promise.reset();
    }
    const form = event.target.closest('form[data-webhook], form[data-rename]');
    if (form) {
      event.preventDefault();
      const [seat, text] = [Number(form.dataset.seat), form.querySelector('input').value.trim()];
      const done = await deed('rename' in form.dataset ? { do: 'name', seat, name: text } : { do: 'webhook', seat, url: text });
      const note = form.querySelector('[data-done]');
      if (note) note.hidden = !done;
    }
  });
}
