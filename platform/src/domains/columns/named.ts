import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { byId, type Namer } from '#personal-data/named.ts';
import { columns } from './tables.ts';

/** Names of columns that everybody sees, and of the reader's own. */
export const namedColumns: Namer = async (db, { caller }, ids) =>
  byId(
    await db
      .select({ id: columns.id, name: columns.name })
      .from(columns)
      .where(
        and(
          inArray(columns.id, [...ids]),
          or(isNull(columns.collapsedDate), eq(columns.ownerId, caller.id)),
        ),
      ),
  );
