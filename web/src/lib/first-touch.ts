const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Calls back once, at the first press of a key, a button or the screen: the time to fetch what
 * only answers to what somebody does.
 */
export const onFirstTouch = (touched: () => void): void => {
  const stop = () => {
    for (const event of TOUCHES) window.removeEventListener(event, once);
  };
  const once = () => {
    stop();
    touched();
  };
  for (const event of TOUCHES) window.addEventListener(event, once, { passive: true });
};
