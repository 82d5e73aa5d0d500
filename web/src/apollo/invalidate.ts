import type { ApolloCache } from '@apollo/client';
import type { OutputFields } from './output-fields.generated.ts';

/**
 * Marks fields as out of date without throwing away what is on screen; all fields of the object
 * where none are named. For `updateCache` of `client.refetchQueries`.
 */
export const invalidate = (
  cache: ApolloCache,
  id: string | undefined,
  fields?: readonly string[],
) => {
  if (!id) return;
  const outdated = (value: unknown, { INVALIDATE }: { INVALIDATE: unknown }) =>
    INVALIDATE as typeof value;
  cache.modify({
    id,
    fields: fields ? Object.fromEntries(fields.map((field) => [field, outdated])) : outdated,
  });
};

/** Marks answers of queries as out of date, whatever their arguments. */
export const invalidateQueries = (
  cache: ApolloCache,
  ...fields: readonly OutputFields['Query'][]
): void => invalidate(cache, 'ROOT_QUERY', fields);

/** Ids in the cache of all objects of a type. */
export const idsOf = (cache: ApolloCache, type: keyof OutputFields): string[] =>
  Object.keys(cache.extract() as Record<string, unknown>).filter((key) =>
    key.startsWith(`${type}:`),
  );

/** Marks fields of all objects of a type as out of date; all of their fields where none are named. */
export const invalidateAll = <Type extends keyof OutputFields>(
  cache: ApolloCache,
  type: Type,
  ...fields: readonly OutputFields[Type][]
): void => {
  for (const id of idsOf(cache, type))
    invalidate(cache, id, fields.length > 0 ? fields : undefined);
};
