import { useEffect, useState } from 'react';

/** Set on the body while a dialog is open. */
const LOCKED = 'data-scroll-locked';
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select, [contenteditable="true"]';
/**
 * Pause after a press, in ms: on leaving a field a member is about to press something, which must
 * not move away under the pointer.
 */
const QUIET_MS = 1_000;
const PRESSES = ['pointerdown', 'pointerup', 'keydown'] as const;

const isFree = () =>
  !document.body.hasAttribute(LOCKED) && !document.activeElement?.matches(TYPING);

/**
 * Tells whether no dialog is open, nothing is being typed, and nothing has been pressed for a
 * moment.
 */
export const useFree = (): boolean => {
  // Asked once the page is there: a server has none to look at.
  const [free, setFree] = useState(false);
  useEffect(() => {
    let quiet: number | undefined;
    const settle = () => {
      window.clearTimeout(quiet);
      quiet = window.setTimeout(() => setFree(isFree()), QUIET_MS);
    };
    const look = () => {
      if (!isFree()) setFree(false);
      settle();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { attributes: true, attributeFilter: [LOCKED] });
    for (const name of ['focusin', 'focusout']) document.addEventListener(name, look);
    for (const name of PRESSES) document.addEventListener(name, settle, true);
    settle();
    return () => {
      window.clearTimeout(quiet);
      observer.disconnect();
      for (const name of ['focusin', 'focusout']) document.removeEventListener(name, look);
      for (const name of PRESSES) document.removeEventListener(name, settle, true);
    };
  }, []);
  return free;
};
