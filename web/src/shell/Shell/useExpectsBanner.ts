import { useEffect } from 'react';
import { useIsHydrating } from '#lib/page-render.ts';
import { readStored, removeStored, writeStored } from '#lib/stored.ts';

const KEY = 'announcement-banner';

/**
 * Tells whether room is kept for an announcement while it isn't known yet: where the page before had
 * one, so that nothing is pushed down when it comes.
 * @param shown whether there is one; null while that isn't known
 */
export const useExpectsBanner = (shown: boolean | null): boolean => {
  const hydrating = useIsHydrating();
  useEffect(() => {
    if (shown === null) return;
    if (shown) writeStored(KEY, '1');
    else removeStored(KEY);
  }, [shown]);
  return shown === null && !hydrating && readStored(KEY) !== null;
};
