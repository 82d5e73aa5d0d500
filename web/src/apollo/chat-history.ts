import type { FieldPolicy, Reference } from '@apollo/client';

interface History {
  items: readonly Reference[];
  hasMore: boolean;
}

/**
 * The messages of one conversation: pages before it are put in front, new ones behind, each once,
 * in the order of their numbers. Where the newest ones leave a gap to what is known, as after a
 * long absence, the list is replaced.
 */
export const chatHistory: FieldPolicy<History> = {
  keyArgs: ['sessionId'],
  merge: (existing, incoming, { args, readField }) => {
    const numberOf = (item: Reference) => readField<number>('number', item) ?? 0;
    const before = typeof args?.before === 'number';
    const [first, last] = [incoming.items[0], incoming.items.at(-1)];
    const [knownFirst, knownLast] = [existing?.items[0], existing?.items.at(-1)];
    if (!existing || !knownFirst || !knownLast) return incoming;
    if (!first || !last) return before ? { ...existing, hasMore: incoming.hasMore } : incoming;
    if (!before && numberOf(first) > numberOf(knownLast) + 1) return incoming;
    const byNumber = new Map(
      [...existing.items, ...incoming.items].map((item) => [numberOf(item), item]),
    );
    const items = [...byNumber].toSorted(([a], [b]) => a - b).map(([, item]) => item);
    const reachesFurther = numberOf(first) <= numberOf(knownFirst);
    return { ...incoming, items, hasMore: (reachesFurther ? incoming : existing).hasMore };
  },
};
