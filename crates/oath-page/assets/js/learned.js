// What this browser has learned: how far somebody is in each lesson.

const KEY = 'oath-lessons';

export function learned() {
  try { return JSON.parse(localStorage.getItem(KEY)) ?? {}; } catch { return {}; }
}

export function learn(id, what) {
  const all = learned();
  all[id] = { ...all[id], ...what };
  localStorage.setItem(KEY, JSON.stringify(all));
}

// The list of chapters says what is done and what is begun.
export function markChapters() {
  const list = document.querySelector('.chapters');
  if (!list) return;
  const all = learned();
  for (const chapter of list.querySelectorAll('[data-chapter]')) {
    const { done, place } = all[chapter.dataset.chapter] ?? {};
    if (!done && !place) continue;
    chapter.classList.add(done ? 'done' : 'begun');
    chapter.querySelector('[data-state]').textContent = done ? list.dataset.done : list.dataset.begun;
  }
  list.querySelector('li:not(.done) a')?.classList.add('now');
}
