// Runs before the first paint: the theme this browser chose, or the system's.
const theme = localStorage.getItem('oath-theme');
if (theme) document.documentElement.dataset.theme = theme;
