import type { ApolloCache, Cache, InMemoryCache } from '@apollo/client';

type Diff = Cache.DiffResult<unknown>;
type DiffOptions = Cache.DiffOptions & Record<symbol, unknown>;

/** Key of what is read of one document; undefined for parts of a streamed answer, read as they come. */
const keyOf = (options: DiffOptions): string | undefined => {
  const { id, variables, returnPartialData, optimistic } = options;
  const symbols = Object.getOwnPropertySymbols(options);
  if (symbols.some((symbol) => options[symbol] !== undefined)) return undefined;
  return JSON.stringify([id, variables, returnPartialData, optimistic, symbols.length]);
};

/**
 * Has a cache read each thing once until something is written: what a part of a page asks is read
 * by its query, by the part, and by what watches it. Apollo's own result caching serves caches
 * that live on, and costs a page more than it saves.
 */
export const shareReadings = (cache: InMemoryCache): InMemoryCache => {
  let readings = new WeakMap<object, Map<string, Diff>>();
  const diff: (options: Cache.DiffOptions) => Diff = cache.diff.bind(cache);
  const write: ApolloCache['write'] = cache.write.bind(cache);

  cache.diff = ((options: DiffOptions) => {
    const key = keyOf(options);
    if (key === undefined) return diff(options);
    const ofDocument = readings.get(options.query) ?? new Map<string, Diff>();
    readings.set(options.query, ofDocument);
    const reading = ofDocument.get(key) ?? diff(options);
    ofDocument.set(key, reading);
    return reading;
  }) as typeof cache.diff;

  cache.write = (options) => {
    readings = new WeakMap();
    return write(options);
  };
  return cache;
};
