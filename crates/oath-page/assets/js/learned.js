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

// The lists of chapters say what is done and what is begun.
export function markChapters() {
  document.querySelectorAll('.chapters').forEach(markList);
}

function markList(list) {
  const all = learned();
  for (const chapter of list.querySelectorAll('[data-chapter]')) {
    const { done, place } = all[chapter.dataset.chapter] ?? {};
    if (!done && !place) continue;
    chapter.classList.add(done ? 'done' : 'begun');
    chapter.querySelector('[data-state]').textContent = done ? list.dataset.done : list.dataset.begun;
  }
  list.querySelector('li:not(.done) a')?.classList.add('now');
}
