import type { Flags } from '@whaletide/schema/domains/account/rules/weak-flags.ts';
import { useEffect, useEffectEvent } from 'react';
import { storedFlags, unkeptIn } from './unkept-flags.ts';
import { type FlaggedViewer, useWeakFlags } from './useWeakFlags.ts';

/** Sends flags that couldn't be saved before: when the member arrives, and when back online. */
export const FlagsSync = ({ viewer }: { viewer: FlaggedViewer }) => {
  const { flags, setFlags } = useWeakFlags(viewer);
  const sync = useEffectEvent(() => {
    const keys = Object.keys(unkeptIn(storedFlags(), viewer.id));
    // Unreadable flags can't be merged with those that other browsers have set since.
    if (keys.length === 0 || typeof flags !== 'object' || flags === null) return;
    const joined = flags as Flags;
    void setFlags(
      Object.fromEntries(
        keys.flatMap((key) => (joined[key] === undefined ? [] : [[key, joined[key]]])),
      ),
    );
  });
  useEffect(() => {
    sync();
    const onLine = () => sync();
    window.addEventListener('online', onLine);
    return () => window.removeEventListener('online', onLine);
  }, [viewer.id]);
  return null;
};
