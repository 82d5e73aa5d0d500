import type { Flags } from '@whaletide/schema/domains/account/rules/weak-flags.ts';
import { readStored, removeStored, writeStored } from '#lib/stored.ts';

/** The local copy of what the server doesn't have yet. */
const UNKEPT_KEY = 'kesciWeakFlags';

const listeners = new Set<() => void>();

export const subscribeUnkept = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** As it is stored: equal texts are one snapshot. */
export const storedFlags = () => readStored(UNKEPT_KEY);

/** By member, since several may sign in in one browser. What anything else wrote there is nothing. */
const parsed = (text: string | null): Record<string, Flags> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return value && typeof value === 'object' ? (value as Record<string, Flags>) : {};
  } catch {
    return {};
  }
};

export const unkeptIn = (text: string | null, memberId: string): Flags => {
  const own: unknown = parsed(text)[memberId];
  return own && typeof own === 'object' ? (own as Flags) : {};
};

const store = (memberId: string, flags: Flags) => {
  const others = Object.entries(parsed(storedFlags())).filter(([id]) => id !== memberId);
  const all = Object.keys(flags).length > 0 ? [...others, [memberId, flags]] : others;
  if (all.length > 0) writeStored(UNKEPT_KEY, JSON.stringify(Object.fromEntries(all)));
  else removeStored(UNKEPT_KEY);
  listeners.forEach((listener) => listener());
};

export const keepHere = (memberId: string, flags: Flags) =>
  store(memberId, { ...unkeptIn(storedFlags(), memberId), ...flags });

/** Once the server has them; what was set since stays. */
export const forgetHere = (memberId: string, sent: Flags) =>
  store(
    memberId,
    Object.fromEntries(
      Object.entries(unkeptIn(storedFlags(), memberId)).filter(
        ([key, value]) => sent[key] !== value,
      ),
    ),
  );
