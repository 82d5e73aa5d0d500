// Sets the colour scheme before the first paint. A file of its own, because the page's
// Content-Security-Policy allows no inline scripts.
(() => {
  const wish = localStorage.getItem('mantine-color-scheme-value');
  const dark =
    wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
