import { useEffect, useState } from 'react';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** Part of a page after which a visitor has seen what it is about. */
const PART = 0.6;
/** Time after which they have, however little they scroll, in ms. */
const AFTER = MINUTE / 2;

const isFarDown = () =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight * PART;

/** Tells whether a visitor has read for a while: most of the page, or half a minute. */
export const useHasRead = (): boolean => {
  const [hasRead, setHasRead] = useState(false);
  useEffect(() => {
    if (hasRead) return;
    const note = () => setHasRead(true);
    const look = () => {
      if (isFarDown()) note();
    };
    const timer = setTimeout(note, AFTER);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', look);
    };
  }, [hasRead]);
  return hasRead;
};
