import { useEffect, useState } from 'react';

/** Set on the body while a dialog is open. */
const LOCKED = 'data-scroll-locked';
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select, [contenteditable="true"]';

const isFree = () =>
  !document.body.hasAttribute(LOCKED) && !document.activeElement?.matches(TYPING);

/** Whether nothing waits for an answer in front of the page, and nothing is being typed. */
export const useFree = (): boolean => {
  // Asked once the page is there: a server has none to look at.
  const [free, setFree] = useState(false);
  useEffect(() => {
    const look = () => setFree(isFree());
    const observer = new MutationObserver(look);
    observer.observe(document.body, { attributes: true, attributeFilter: [LOCKED] });
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    look();
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return free;
};
