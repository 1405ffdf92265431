// The games this browser has seen, remembered by it alone.

const KEY = 'oath-games';
const MOST = 12;

export function recent() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) || [];
  } catch {
    return [];
  }
}

export function remember(game) {
  const others = recent().filter(other => other.id !== game.id);
  localStorage.setItem(KEY, JSON.stringify([game, ...others].slice(0, MOST)));
}
