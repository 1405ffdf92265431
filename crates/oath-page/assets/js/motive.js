// A program is asked why it did something: the answer stands below the line, until it is asked again.

export async function motive(button) {
  const line = button.closest('li');
  const said = line.querySelector('.reason');
  if (said) {
    said.remove();
    button.setAttribute('aria-expanded', 'false');
    return;
  }
  const game = document.querySelector('.table').dataset.game;
  const reply = await fetch(`/g/${game}/motive/${button.dataset.motive}`).catch(() => null);
  if (!reply?.ok || line.querySelector('.reason')) return;
  const html = new DOMParser().parseFromString(await reply.text(), 'text/html');
  line.append(...html.body.childNodes);
  button.setAttribute('aria-expanded', 'true');
}
