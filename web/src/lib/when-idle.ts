/** Nobody touches a page for ever, in ms. */
const PATIENCE = 5_000;

/** Does something while nobody needs the page: not between a touch and its answer. */
export const whenIdle = (act: () => void): void => {
  // Safari has none.
  if (typeof requestIdleCallback === 'undefined') act();
  else requestIdleCallback(act, { timeout: PATIENCE });
};
