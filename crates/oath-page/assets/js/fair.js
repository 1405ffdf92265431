// Fair dice: the server promises a secret by its hash, then this browser adds a number of its own.

export function number() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

function put(form, name, value) {
  let field = form.querySelector(`input[type=hidden][name=${name}]`);
  if (!field) {
    field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    form.append(field);
  }
  field.value = value;
}

// Each sending has a promise of its own. Without one the game is opened all the same, by the server alone.
for (const form of document.querySelectorAll('form[data-fair]')) {
  form.addEventListener('submit', async event => {
    // A button that leads elsewhere opens no game.
    if (event.submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    if (form.dataset.sent) return;
    form.dataset.sent = 'yes';
    const answer = await fetch('/promise', { method: 'POST' }).catch(() => null);
    if (answer && answer.ok) {
      put(form, 'promise', (await answer.json()).promise);
      put(form, 'number', number());
    }
    form.submit();
  });
  // Whoever comes back to the page can send it again.
  addEventListener('pageshow', () => { delete form.dataset.sent; });
}

// A game that waits for everybody's numbers.
const waiting = document.querySelector('[data-waiting]');
if (waiting) {
  const game = `/g/${waiting.dataset.waiting}`;
  const look = async () => {
    const answer = await fetch(`${game}/waiting`).catch(() => null);
    if (!answer || !answer.ok) return;
    const { begun, friends } = await answer.json();
    if (begun) {
      // The host stays in the lobby, which now leads to the table.
      if ('stay' in waiting.dataset) location.reload(); else location.assign(game);
      return;
    }
    const html = new DOMParser().parseFromString(friends, 'text/html');
    const [now, fresh] = [document, html].map(place => place.querySelector('#waiting-friends'));
    if (now && fresh && now.innerHTML !== fresh.innerHTML) now.replaceWith(fresh);
  };
  const add = async () => {
    if (!('adds' in waiting.dataset)) return;
    const body = JSON.stringify({ number: number() });
    await fetch(`${game}/number`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => null);
  };
  add().then(look);
  setInterval(look, 2000);
}
