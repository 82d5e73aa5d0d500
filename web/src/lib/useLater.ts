import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** What nobody waits for comes when the page has long been usable, in ms. */
const LATER = 2_500;

/** Whether the page has stood for a while: the time for what isn't part of its first load. */
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
