import { useEffect, useState } from 'react';

/** What nobody waits for comes when the page has long been usable, in ms. */
const LATER = 2_500;

/** Whether the page has stood for a while: the time for what isn't part of its first load. */
export const useLater = (): boolean => {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
};
