import { setTimeout as pause } from 'node:timers/promises';
import { count, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { hasChanges, indexSlice } from './indexing.ts';
import type { SearchSource } from './store/source.ts';
import { searchChanges, searchDocuments } from './tables.ts';
import { recountWords } from './words.ts';

/** While another process makes documents, this one looks again so often. */
const LOOK_MS = 200;

/**
 * Makes all documents anew, and counts their words; what is there is found all along. Needed where
 * what things are found by is changed, or the tables were filled past their triggers.
 * @returns how many documents there are
 */
export const rebuildSearch = async (
  database: Database,
  sources: readonly SearchSource[],
): Promise<number> => {
  await database.transaction(async (tx) => {
    const { kind, objectId } = searchDocuments;
    // Those too whose owner has gone.
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
