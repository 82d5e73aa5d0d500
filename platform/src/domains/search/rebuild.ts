import { setTimeout as pause } from 'node:timers/promises';
import { count, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { hasChanges, indexSlice } from './indexing.ts';
import type { SearchSource } from './store/source.ts';
import { searchChanges, searchDocuments } from './tables.ts';
import { recountWords } from './words.ts';

/** While another process makes documents, this one looks again so often. */
const LOOK_MS = 200;

/**
 * Rebuilds all documents and counts their words; the search works meanwhile. Needed where
 * the indexed fields have changed, or the tables were filled past their triggers.
 * @returns how many documents there are
 */
export const rebuildSearch = async (
  database: Database,
  sources: readonly SearchSource[],
): Promise<number> => {
  await database.transaction(async (tx) => {
    const { kind, objectId } = searchDocuments;
    // Documents whose owner has gone, too.
    await tx.execute(
      sql`insert into ${searchChanges} (kind, object_id) select ${kind}, ${objectId} from ${searchDocuments}`,
    );
    for (const source of sources)
      await tx.execute(
        sql`insert into ${searchChanges} (kind, object_id) select ${source.kind}, ${source.id} from ${source.table}`,
      );
  });
  while (await hasChanges(database))
    if (!(await indexSlice(database, sources))) await pause(LOOK_MS);
  await database.transaction(recountWords);
  const [whole] = await database.db.select({ rows: count() }).from(searchDocuments);
  return whole?.rows ?? 0;
};
