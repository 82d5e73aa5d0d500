import { useState } from 'react';
import { useIsHydrating } from './page-render.ts';
import { readStored, removeStored, writeStored } from './stored.ts';

/** Beside the draft in the store: the state of the text that it changes. */
const STATE = '@state';

/**
 * Reads the draft kept under a key for the text as it was at `state`; else answers the initial one.
 */
export const readDraft = <T extends object>(key: string, initial: T, state: string): T => {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '');
    if (!kept || typeof kept !== 'object') return initial;
    const { [STATE]: of = '', ...draft } = kept as Record<string, unknown>;
    // A draft of an older form lacks the fields that were added since.
    return of === state ? { ...initial, ...draft } : initial;
  } catch {
    return initial;
  }
};

export const writeDraft = (key: string, draft: object, state: string) =>
  writeStored(key, JSON.stringify(state ? { ...draft, [STATE]: state } : draft));

/**
 * Keeps a draft in this browser with every change, so that a reload, a crash or an ended session
 * loses nothing. `clear` forgets it once it has been sent, or given up. A draft that changes a text
 * names that text's `state` (when it was written last). Once the text has changed elsewhere, the
 * draft would revert that unseen, so the text as it is now is shown instead.
 */
export const useDraft = <T extends object>(key: string, initial: T, state = '') => {
  // The draft changes the text as it was when the form opened, whatever has happened since.
  const [begun] = useState(state);
  const hydrating = useIsHydrating();
  // Drafts of this browser are unknown to the server: they are shown after hydration.
  const [isRead, setIsRead] = useState(!hydrating);
  const [draft, setDraft] = useState(() => (hydrating ? initial : readDraft(key, initial, begun)));
  if (!hydrating && !isRead) {
    setIsRead(true);
    setDraft(readDraft(key, initial, begun));
  }
  const change = (part: Partial<T>) =>
    setDraft((before) => {
      const next = { ...before, ...part };
      writeDraft(key, next, begun);
      return next;
    });
  const clear = () => {
    removeStored(key);
    setDraft(initial);
  };
  return { draft, change, clear };
};
