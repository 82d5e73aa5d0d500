// State needed before the first paint: the colour scheme, and where the page is shown, so that
// navigation which doesn't belong there isn't seen at all (shell/Shell/Shell.module.css). A file of
// its own, because the page's Content-Security-Policy allows no inline scripts.
(() => {
  const root = document.documentElement;
  if (/miniprogram/i.test(navigator.userAgent)) root.dataset.embedding = 'mini-program';
  // A frame that begins with a competition is about that alone, wherever one goes from there.
  else if (self !== top && /^\/home\/competition\/[\da-f]{24}/.test(location.pathname))
    root.dataset.embedding = 'frame';
  let wish = null;
  try {
    wish = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // In a frame of another site the browser may forbid it.
  }
  const dark =
    wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
