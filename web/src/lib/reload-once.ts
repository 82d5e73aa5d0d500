const KEY = 'wt-reloaded-for-chunk';

/**
 * After a deploy the old page may ask for a chunk that is gone: reload once. A second failure
 * within a minute is a real one and reaches the error page.
 */
export const reloadOnce = (now = Date.now()) => {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (now - last < 60_000) return false;
  sessionStorage.setItem(KEY, String(now));
  window.location.reload();
  return true;
};
