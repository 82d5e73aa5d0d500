import { useState } from 'react';
import { readStored, removeStored, writeStored } from './stored.ts';

const read = <T extends object>(key: string, initial: T): T => {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '');
    // A draft of an older form lacks what has come since.
    return kept && typeof kept === 'object' ? { ...initial, ...kept } : initial;
  } catch {
    return initial;
  }
};

/**
 * What is being written, kept in this browser with every change, so that a reload, a crash or an
 * ended session loses nothing. `clear` forgets it once it has been sent.
 */
export const useDraft = <T extends object>(key: string, initial: T) => {
  const [draft, setDraft] = useState(() => read(key, initial));
  const change = (part: Partial<T>) =>
    setDraft((before) => {
      const next = { ...before, ...part };
      writeStored(key, JSON.stringify(next));
      return next;
    });
  const clear = () => {
    removeStored(key);
    setDraft(initial);
  };
  return { draft, change, clear };
};
