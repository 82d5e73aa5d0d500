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

/** Tells whether no dialog is open and nothing is being typed at this moment. */
export const isIdle = (): boolean =>
  !document.body.hasAttribute(LOCKED) && !document.activeElement?.matches(TYPING);

/**
 * Tells a listener, again and again, whether no dialog is open, nothing is being typed, and nothing
 * has been pressed for a moment.
 *
 * @returns how to end it
 */
export const watchIdle = (listener: (idle: boolean) => void): (() => void) => {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => listener(isIdle()), QUIET_MS);
  };
  const look = () => {
    if (!isIdle()) listener(false);
    settle();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { attributes: true, attributeFilter: [LOCKED] });
  for (const name of ['focusin', 'focusout']) document.addEventListener(name, look);
  for (const name of PRESSES) document.addEventListener(name, settle, true);
  settle();
  return () => {
    clearTimeout(quiet);
    observer.disconnect();
    for (const name of ['focusin', 'focusout']) document.removeEventListener(name, look);
    for (const name of PRESSES) document.removeEventListener(name, settle, true);
  };
};

/** Tells whether the member is at nothing that something new on the page would disturb. */
export const useIsIdle = (): boolean => {
  // Asked once the page is there: a server has none to look at.
  const [idle, setIdle] = useState(false);
  useEffect(() => watchIdle(setIdle), []);
  return idle;
};
