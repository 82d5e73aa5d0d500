import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Time after which parts that nothing waits for appear, in ms: the page has long been usable then.
 */
const LATER = 2_500;

/**
 * Tells whether the page has been there for a while: the time for what isn't part of its first
 * load.
 */
export const useLater = (): boolean => {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    let here = true;
    const show = () => startTransition(() => setLater(here));
    const timer = setTimeout(() => whenIdle(show), LATER);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, []);
  return isLater;
};
