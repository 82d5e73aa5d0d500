import DataLoader from 'dataloader';

/** Number of ids that one REST call takes at most (`ids=`). */
const BATCH_SIZE = 100;

/** A call that takes many ids, divided by commas. */
export type BatchCall<Row> = (ids: string) => Promise<{ data: Row[] }>;

/** The rows of each key, or the error of the call that should have brought them. */
type Found<Row> = Map<string, Row[] | Error>;

/**
 * The gateway's one way to batch: keys become calls of at most 100 ids, rows are matched to
 * keys by what they say and never by position, and a failed call is the error of its own keys.
 */
const loadRows = async <Row>(
  keys: readonly string[],
  call: BatchCall<Row>,
  keyOf: (row: Row) => string,
): Promise<Found<Row>> => {
  const found: Found<Row> = new Map();
  const loadChunk = async (chunk: readonly string[]): Promise<void> => {
    try {
      // Sorted, so that the same keys are the same call to the shared cache.
      const { data } = await call([...chunk].sort().join(','));
      for (const key of chunk) found.set(key, []);
      for (const row of data) {
        const rows = found.get(keyOf(row));
        if (rows && !(rows instanceof Error)) rows.push(row);
      }
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      for (const key of chunk) found.set(key, failure);
    }
  };
  const chunks: Promise<void>[] = [];
  for (let start = 0; start < keys.length; start += BATCH_SIZE) {
    chunks.push(loadChunk(keys.slice(start, start + BATCH_SIZE)));
  }
  await Promise.all(chunks);
  return found;
};

/**
 * Asks with the member's token once more for keys that the shared answers have nothing for:
 * what a visitor may not see.
 */
const loadVisibleRows = async <Row>(
  keys: readonly string[],
  shared: BatchCall<Row>,
  own: BatchCall<Row> | undefined,
  keyOf: (row: Row) => string,
): Promise<Found<Row>> => {
  const found = await loadRows(keys, shared, keyOf);
  const missing = own ? keys.filter((key) => isEmpty(found.get(key))) : [];
  if (own && missing.length > 0) {
    for (const [key, rows] of await loadRows(missing, own, keyOf)) found.set(key, rows);
  }
  return found;
};

const isEmpty = (rows: unknown): boolean => Array.isArray(rows) && rows.length === 0;

const single = <Row>(rows: Row[] | Error | undefined): Row | null | Error =>
  rows instanceof Error ? rows : (rows?.[0] ?? null);

/** Loads single rows by key; a missing one is null. */
export const rowLoader = <Row>(
  call: BatchCall<Row>,
  keyOf: (row: Row) => string,
): DataLoader<string, Row | null> =>
  new DataLoader(async (keys) => {
    const found = await loadRows(keys, call, keyOf);
    return keys.map((key) => single(found.get(key)));
  });

/** Loads single rows that everyone may see, or else that the member may see; null for none. */
export const visibleRowLoader = <Row>(
  shared: BatchCall<Row>,
  own: BatchCall<Row> | undefined,
  keyOf: (row: Row) => string,
): DataLoader<string, Row | null> =>
  new DataLoader(async (keys) => {
    const found = await loadVisibleRows(keys, shared, own, keyOf);
    return keys.map((key) => single(found.get(key)));
  });

/** Loads the rows of each parent, in the order in which the call gives them. */
export const childrenLoader = <Row>(
  shared: BatchCall<Row>,
  own: BatchCall<Row> | undefined,
  parentOf: (row: Row) => string,
): DataLoader<string, Row[]> =>
  new DataLoader(async (keys) => {
    const found = await loadVisibleRows(keys, shared, own, parentOf);
    return keys.map((key) => found.get(key) ?? []);
  });
