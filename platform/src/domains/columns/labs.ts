import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { LabsInColumns } from '../projects/store/attachments.ts';
import { columnLabs, columns } from './tables.ts';

/** Projects in columns that everybody sees. */
export const labsInColumns: LabsInColumns = (db, columnIds) =>
  db
    .select({ id: columnLabs.labId })
    .from(columnLabs)
    .innerJoin(columns, and(eq(columns.id, columnLabs.columnId), isNull(columns.collapsedDate)))
    .where(inArray(columnLabs.columnId, [...columnIds]));
