// Cards, clauses and the menu beside the game: a dialog, and a small preview on hover or focus.

const dialog = () => document.querySelector('#dialog');
const peek = () => document.querySelector('#peek');

async function piece(address) {
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  if (!answer.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), 'text/html').body;
}

let opener = null;
// What was read before in the open dialog, the last one last.
let trail = [];
let now = null;

// At the table, where there is room, the Law and cards lie beside the question: it can be answered meanwhile.
const beside = kind => kind !== 'menu' && document.querySelector('.table') && matchMedia('(min-width: 900px)').matches;

// The rulebook of the game at the table, for its drawer; the base game's needs no word.
export const book = () => {
  const word = document.querySelector('.table')?.dataset.book;
  return word ? `&book=${word}` : '';
};

export async function open(address, kind, card) {
  const body = await piece(address);
  if (!body || !dialog()) return false;
  hide();
  if (dialog().open) trail.push(now); else { trail = []; opener = document.activeElement; }
  show(body, { address, kind, card });
  return true;
}

function show(body, what) {
  now = what;
  dialog().replaceChildren(...body.childNodes);
  if (trail.length) dialog().prepend(backButton());
  dialog().className = what.kind;
  // The table has its banner already.
  dialog().querySelectorAll(':scope > header').forEach(header => header.setAttribute('role', 'none'));
  const modal = !beside(what.kind);
  if (dialog().open && dialog().matches(':modal') !== modal) dialog().close();
  if (!dialog().open && modal) dialog().showModal();
  if (!dialog().open) dialog().show();
  dialog().focus();
  const target = dialog().querySelector('.clauses [aria-current]');
  if (target) target.scrollIntoView({ block: 'start' });
  if (what.card) hereToo(what);
}

// In a game: where the card lies, who rules it, and whether it can be used now.
async function hereToo(what) {
  const table = document.querySelector('.table');
  const [kind, number] = what.card.split(':');
  // A lesson or sandbox is no game that could be asked.
  if (!table || kind !== 'card' || table.dataset.mode === 'teach') return;
  const as = table.dataset.as ? `?as=${table.dataset.as}` : '';
  const body = await piece(`/g/${table.dataset.game}/here/${number}${as}`);
  if (body && now === what) dialog().querySelector('header')?.after(...body.childNodes);
}

function backButton() {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn quiet trail';
  button.textContent = `◂ ${document.querySelector('#texts')?.dataset.back ?? ''}`;
  button.addEventListener('click', async () => {
    const last = trail.pop();
    const body = last && await piece(last.address);
    if (body) show(body, last);
  });
  return button;
}

export function close() {
  if (!dialog()?.open) return false;
  dialog().close();
  opener?.focus?.();
  return true;
}

const part = (href, name) => {
  const url = new URL(href, location.href);
  url.searchParams.set('part', name);
  return url.pathname + url.search;
};

function clicked(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.button) return;
  const at = selector => event.target.closest(selector);
  if (at('[data-close]') || event.target === dialog()) { event.preventDefault(); close(); return; }
  const clause = at('a[data-clause]');
  if (clause) {
    event.preventDefault();
    const rules = clause.dataset.book ? `&book=${clause.dataset.book}` : '';
    open(`/law?part=drawer${rules}&at=${encodeURIComponent(clause.dataset.clause)}`, 'drawer');
    return;
  }
  const opens = at('[data-open]');
  if (opens) {
    event.preventDefault();
    const table = document.querySelector('.table');
    const address = {
      law: `/law?part=drawer${book()}`,
      cards: `/cards?part=drawer${book()}`,
      menu: `/g/${table?.dataset.game}/menu${table?.dataset.as ? `?as=${table.dataset.as}` : ''}`,
    };
    open(address[opens.dataset.open], opens.dataset.open === 'menu' ? 'menu' : 'drawer');
    return;
  }
  const card = at('[data-card]');
  const link = card?.closest('a[href]') ?? card;
  if (card && dialog() && !at('#ask button')) {
    event.preventDefault();
    open(part(address(card), 'dialog'), 'cardlg', card.dataset.card);
  } else if (link && dialog()?.contains(link)) {
    event.preventDefault();
  }
}

const address = card => card.getAttribute('href') ?? `/cards/${card.dataset.card}`;

// ---- preview ----

let waiting;
function hide() {
  clearTimeout(waiting);
  if (peek()) peek().hidden = true;
}

// Where the pointer was moved to last: what comes to lie under a pointer that rests is not looked at.
let rests = '';
const spot = event => `${event.clientX},${event.clientY}`;

function hover(event) {
  const card = event.target.closest?.('[data-card]');
  hide();
  if (event.type === 'mouseover' && spot(event) === rests) return;
  if (!card || !peek() || matchMedia('(hover: none)').matches) return;
  waiting = setTimeout(async () => {
    const body = await piece(part(address(card), 'preview'));
    if (!body || !card.isConnected) return;
    peek().replaceChildren(...body.childNodes);
    peek().hidden = false;
    const box = card.getBoundingClientRect();
    const own = peek().getBoundingClientRect();
    const left = Math.min(Math.max(8, box.left), innerWidth - own.width - 8);
    const below = box.bottom + 8 + own.height < innerHeight;
    peek().style.setProperty('left', `${left}px`);
    peek().style.setProperty('top', `${below ? box.bottom + 6 : Math.max(8, box.top - own.height - 6)}px`);
  }, 350);
}

export function openDialogs() {
  document.addEventListener('click', clicked);
  document.addEventListener('mouseover', hover);
  document.addEventListener('mousemove', event => { rests = spot(event); });
  document.addEventListener('focusin', event => { if (event.target.matches?.(':focus-visible')) hover(event); });
  document.addEventListener('mouseout', event => { if (!event.relatedTarget) hide(); });
  document.addEventListener('scroll', hide, true);
  let typing;
  document.addEventListener('input', event => {
    const field = event.target.closest('#dialog [data-law-search], #dialog [data-cards-search]');
    if (!field) return;
    clearTimeout(typing);
    typing = setTimeout(async () => {
      const where = field.matches('[data-law-search]') ? '/law' : '/cards';
      const body = await piece(`${where}?part=drawer${book()}&q=${encodeURIComponent(field.value)}`);
      const list = body?.querySelector('[data-results]');
      if (list) dialog().querySelector('[data-results]')?.replaceWith(list);
    }, 200);
  });
}
