import type { ApolloCache } from '@apollo/client';

/**
 * Marks fields as out of date without throwing away what is on screen; all fields of the object
 * where none are named. For `updateCache` of `client.refetchQueries`.
 */
export const invalidate = (cache: ApolloCache, id: string | undefined, fields?: string[]) => {
  if (!id) return;
  const outdated = (value: unknown, { INVALIDATE }: { INVALIDATE: unknown }) =>
    INVALIDATE as typeof value;
  cache.modify({
    id,
    fields: fields ? Object.fromEntries(fields.map((field) => [field, outdated])) : outdated,
  });
};
