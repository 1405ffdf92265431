// Joins stars of the sky by click or key: the server gets only their numbers, in order, and the name.

const form = document.querySelector('form[data-sky]');
const stars = [...form.querySelectorAll('[data-star]')];
const field = form.querySelector('[data-sky-stars]');
const line = form.querySelector('[data-sky-line]');
const caption = form.querySelector('[data-sky-caption]');
const name = form.querySelector('[data-sky-name]');
const told = form.querySelector('[data-sky-told]');
let way = field.value ? field.value.split('-').map(Number) : [];

const star = n => stars[n - 1];
const at = n => `${star(n).dataset.x} ${star(n).dataset.y}`;

function draw() {
  line.setAttribute('d', way.length ? `M${way.map(at).join('L')}` : '');
  stars.forEach((one, i) => {
    one.setAttribute('aria-pressed', String(way.includes(i + 1)));
    one.classList.toggle('last', i + 1 === way.at(-1));
  });
  field.value = way.join('-');
  if (!way.length) return;
  const top = way.map(star).reduce((high, one) => Number(one.dataset.y) < Number(high.dataset.y) ? one : high);
  caption.setAttribute('x', Math.min(360, Math.max(80, Number(top.dataset.x))));
  caption.setAttribute('y', Math.max(18, Number(top.dataset.y) - 14));
}

// The last star again takes it back.
function hit(n) {
  const back = n === way.at(-1);
  if (back) way.pop(); else way.push(n);
  draw();
  told.textContent = (back ? told.dataset.back : told.dataset.joined).replace('#', n).replace('$', way.length);
}

form.addEventListener('click', event => {
  const one = event.target.closest('[data-star]');
  if (one) hit(Number(one.dataset.star));
  if (event.target.closest('[data-sky-undo]') && way.length) hit(way.at(-1));
});

// Enter and Space join; arrows go to the nearest star that way.
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
form.addEventListener('keydown', event => {
  const one = event.target.closest('[data-star]');
  if (!one) return;
  if (event.key === 'Enter' || event.key === ' ') hit(Number(one.dataset.star));
  else if (WAYS[event.key]) nearest(one, WAYS[event.key])?.focus();
  else return;
  event.preventDefault();
});

function nearest(from, [dx, dy]) {
  const [x, y] = [Number(from.dataset.x), Number(from.dataset.y)];
  const far = one => {
    const [a, b] = [Number(one.dataset.x) - x, Number(one.dataset.y) - y];
    const along = a * dx + b * dy;
    return along <= 0 ? Infinity : along + 2 * Math.abs(a * dy + b * dx);
  };
  return stars.filter(one => far(one) < Infinity).sort((one, two) => far(one) - far(two))[0];
}

name.addEventListener('input', () => { caption.textContent = name.value; });
draw();
