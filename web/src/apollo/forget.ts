import type { ApolloCache } from '@apollo/client';

/** Has a field of all objects of a type asked for again where it is shown next. */
export const forget = (cache: ApolloCache, type: string, fieldName: string): void => {
  const kept = Object.keys(cache.extract() as Record<string, unknown>);
  for (const id of kept) if (id.startsWith(`${type}:`)) cache.evict({ id, fieldName });
};
