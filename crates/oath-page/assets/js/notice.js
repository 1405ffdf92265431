// "You are asked": title, sound, browser notification, and the live region for screen readers.

const texts = document.querySelector('#texts').dataset;
const plain = document.title;
let before = null;
let talk = Number(document.querySelector('[data-talk]')?.dataset.talk ?? 0);

function sound() {
  if (localStorage.getItem('oath-sound') === 'off') return;
  try {
    const audio = new AudioContext();
    for (const [tone, begin] of [[523, 0], [784, 0.12]]) {
      const [voice, volume] = [audio.createOscillator(), audio.createGain()];
      voice.frequency.value = tone;
      volume.gain.setValueAtTime(0.06, audio.currentTime + begin);
      volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + begin + 0.4);
      voice.connect(volume).connect(audio.destination);
      voice.start(audio.currentTime + begin);
      voice.stop(audio.currentTime + begin + 0.4);
    }
    setTimeout(() => audio.close(), 1000);
  } catch { /* a browser that was never clicked plays nothing */ }
}

export function notice(changed) {
  const ask = document.querySelector('#ask');
  const asked = ask?.dataset.kind && ask.dataset.ahead === undefined ? `${ask.dataset.seat}:${ask.dataset.at}` : null;
  document.title = asked ? `● ${texts.asked} — ${plain}` : plain;
  // A question after one's own answer is no news; one after somebody else's is.
  if (asked && before === null) {
    const sentence = document.querySelector('#q')?.textContent ?? '';
    document.querySelector('#live').textContent = `${texts.asked}: ${sentence}`;
    sound();
    if (document.hidden && localStorage.getItem('oath-notify') === 'on' && Notification.permission === 'granted') {
      new Notification(plain, { body: sentence, tag: 'oath' }).onclick = () => window.focus();
    }
  }
  before = asked;
  if (changed.includes('log-talk')) {
    const now = Number(document.querySelector('[data-talk]')?.dataset.talk ?? 0);
    if (now > talk && document.body.dataset.logtab !== 'chat') {
      document.querySelectorAll('[data-unread]').forEach(mark => { mark.hidden = false; mark.textContent = Number(mark.textContent || 0) + now - talk; });
    }
    talk = now;
    document.querySelectorAll('button[data-logtab]').forEach(button => button.setAttribute('aria-selected', button.dataset.logtab === document.body.dataset.logtab));
  }
}
