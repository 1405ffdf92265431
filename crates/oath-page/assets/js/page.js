// The entry of every page: switches, and whatever the page at hand needs.

const root = document.documentElement;

document.addEventListener('click', event => {
  if (event.target.closest('[data-theme-switch]')) {
    const dark = root.dataset.theme
      ? root.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = dark ? 'light' : 'dark';
    localStorage.setItem('oath-theme', root.dataset.theme);
  }
  if (event.target.closest('[data-language-switch]')) {
    const next = root.lang === 'en' ? 'de' : 'en';
    document.cookie = `oath-language=${next}; path=/; max-age=31536000; samesite=lax`;
    location.reload();
  }
  const copy = event.target.closest('[data-copy]');
  if (copy) navigator.clipboard.writeText(copy.dataset.copy).then(() => { copy.textContent = copy.dataset.done; });
  const share = event.target.closest('[data-share]');
  if (share) navigator.share({ title: share.dataset.title, url: share.dataset.share }).catch(() => {});
});

if (navigator.share) document.querySelectorAll('[data-share]').forEach(button => { button.hidden = false; });

if (document.querySelector('.table')) import('/a/js/table.js');
else import('/a/js/beside.js');
