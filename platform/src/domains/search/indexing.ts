import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SearchKind } from '@whaletide/schema/domains/search/rest.ts';
import type { Database, Transaction } from '#database/database.ts';
import { slices } from '#database/slices.ts';
import { lexemesOf } from './lexemes.ts';
import type { SearchEntry, SearchSource } from './store/source.ts';
import { searchChanges, searchDocuments } from './tables.ts';
import { countWords, titleKeyOf, wordsOf } from './words.ts';

/** So many changes at a time, after which others' are seen. */
const SLICE = 100;
/** So many documents are written at once, as long ones have a hundred thousand bytes. */
const WRITTEN = 20;

/** Fixed number of its own for the advisory lock under which documents are made. */
const INDEXING_LOCK = 7_203_115;

const documentOf = (kind: SearchKind, entry: SearchEntry) => ({
  kind,
  objectId: entry.id,
  weight: entry.weight,
  contents: entry.contents,
  date: entry.date,
  words: wordsOf(entry),
  titleKey: titleKeyOf(entry),
  ...lexemesOf(kind, entry),
});

/** Makes the documents of a kind as their owners are now; content without readers loses its own. */
const remake = async (
  tx: Transaction,
  kind: SearchKind,
  ids: string[],
  source: SearchSource | undefined,
): Promise<void> => {
  const stands = and(eq(searchDocuments.kind, kind), inArray(searchDocuments.objectId, ids));
  const before = await tx
    .delete(searchDocuments)
    .where(stands)
    .returning({ words: searchDocuments.words });
  const made: ReturnType<typeof documentOf>[] = [];
  for (const entry of (await source?.read(tx, ids)) ?? []) {
    // A long one takes some 20 ms: waiting requests are answered in between.
    await setImmediate();
    made.push(documentOf(kind, entry));
  }
  for (const some of slices(made, WRITTEN)) await tx.insert(searchDocuments).values(some);
  await countWords(
    tx,
    made.flatMap(({ words }) => words),
    before.flatMap(({ words }) => words),
  );
};

/**
 * Does the next changes; false where none are left, or another process is at it.
 *
 * Triggers note changes, so that no writer can forget one and none waits: a change is a row of its
 * own, not one for each thing, since a row shared by writers would make them wait for each other
 * and for this. Documents are made by one process at a time. Two could read a thing before and
 * after a change, and the elder document be written last; one alone sees with each change what it
 * changed, as both were committed together.
 */
export const indexSlice = (
  { transaction }: Database,
  sources: readonly SearchSource[],
): Promise<boolean> =>
  transaction(async (tx) => {
    const {
      rows: [lock],
    } = await tx.execute<{ held: boolean }>(
      sql`select pg_try_advisory_xact_lock(${INDEXING_LOCK}) as held`,
    );
    if (!lock?.held) return false;
    const next = tx
      .select({ id: searchChanges.id })
      .from(searchChanges)
      .orderBy(asc(searchChanges.id))
      .limit(SLICE);
    const changes = await tx
      .delete(searchChanges)
      .where(inArray(searchChanges.id, next))
      .returning({ kind: searchChanges.kind, objectId: searchChanges.objectId });
    const changed = new Map<SearchKind, Set<string>>();
    for (const { kind, objectId } of changes)
      changed.set(kind, (changed.get(kind) ?? new Set()).add(objectId));
    for (const [kind, ids] of changed)
      await remake(
        tx,
        kind,
        [...ids],
        sources.find((source) => source.kind === kind),
      );
    return changes.length > 0;
  });

/** Tells whether something changed since its document was made; asked often, and without a lock. */
export const hasChanges = async ({ db }: Database): Promise<boolean> =>
  (await db.select({ id: searchChanges.id }).from(searchChanges).limit(1)).length > 0;
