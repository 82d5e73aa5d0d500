/** Longest wait for idle time, in ms: even a busy page gets its turn. */
const PATIENCE = 5_000;

/** Does something while the page is idle: not between a touch and its answer. */
export const whenIdle = (act: () => void): void => {
  // Safari lacks requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') act();
  else requestIdleCallback(act, { timeout: PATIENCE });
};
