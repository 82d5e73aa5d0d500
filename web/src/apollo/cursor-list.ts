import type { FieldPolicy, Reference } from '@apollo/client';

interface Rows {
  items: readonly Reference[];
  endCursor: string | null;
  hasNextPage: boolean;
}

/**
 * A list by cursor that grows while one scrolls, newest rows first. Requested from its beginning it
 * gets what has come in since; the rows below that are known stay, unless new ones leave a gap.
 * `keyArgs` names what makes it another list.
 */
export const cursorList = (keyArgs: string[]): FieldPolicy<Rows> => ({
  keyArgs,
  merge: (existing, incoming, { args, readField }) => {
    if (!existing) return incoming;
    const idOf = (item: Reference) => readField<string>('id', item);
    const join = (above: Rows['items'], below: Rows['items']) => {
      const known = new Set(above.map(idOf));
      return [...above, ...below.filter((item) => !known.has(idOf(item)))];
    };
    if (args?.after != null)
      // A page that follows on what the list no longer ends with would leave a gap.
      return existing.endCursor === args.after
        ? { ...incoming, items: join(existing.items, incoming.items) }
        : existing;
    const last = incoming.items.at(-1);
    const place = last && existing.items.findIndex((item) => idOf(item) === idOf(last));
    const below = place === undefined || place < 0 ? [] : existing.items.slice(place + 1);
    if (below.length === 0 || !incoming.hasNextPage) return incoming;
    const { endCursor, hasNextPage } = existing;
    return { ...incoming, items: join(incoming.items, below), endCursor, hasNextPage };
  },
});
