// The coach: says a sentence or two to the first question of each kind. On for newcomers, off for whoever
// has played a few games; the menu has a switch.

import { recent } from '/a/js/recent.js';

const SWITCH = 'oath-coach';
const SEEN = 'oath-coach-seen';
/** From so many games on nobody is a newcomer. */
const VETERAN = 4;

export const coached = () => (localStorage.getItem(SWITCH) ?? (recent().length < VETERAN ? 'on' : 'off')) === 'on';

export function setCoach(on) {
  localStorage.setItem(SWITCH, on ? 'on' : 'off');
  if (on) localStorage.removeItem(SEEN);
  coach();
}

const seen = () => (localStorage.getItem(SEEN) ?? '').split(' ');
/** The question at which a kind was met first: there the sentence stays. */
let first = null;

export function coach() {
  const box = document.querySelector('#ask .coach');
  if (!box) return;
  const { coach: topic } = box.dataset;
  const at = `${topic} ${document.querySelector('#ask').dataset.at}`;
  const news = first === at || !seen().includes(topic);
  box.hidden = !coached() || !news;
  if (box.hidden || first === at) return;
  first = at;
  localStorage.setItem(SEEN, [...seen(), topic].join(' ').trim());
}

export function watchCoach() {
  document.addEventListener('click', event => {
    const does = event.target.closest('[data-coach-does]')?.dataset.coachDoes;
    if (does === 'off') setCoach(false);
    if (does) { first = null; event.target.closest('.coach').hidden = true; }
  });
  document.addEventListener('change', event => {
    const box = event.target.closest('[data-coach-switch]');
    if (box) setCoach(box.checked);
  });
  // The menu says how it is.
  new MutationObserver(() => {
    const box = document.querySelector('#dialog [data-coach-switch]:not([data-told])');
    if (box) { box.dataset.told = ''; box.checked = coached(); }
  }).observe(document.querySelector('#dialog'), { childList: true, subtree: true });
}
