import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { LabColumn } from '@whaletide/schema/domains/columns/rest.ts';
import type { Handle } from '#database/database.ts';
import { labs } from '../projects/tables.ts';
import { shownLab, toColumn } from './store.ts';
import { columnLabs, columns } from './tables.ts';

/** The columns that hold each of the projects that everybody reads, most followed first. */
export const columnsOfLabs = async (
  db: Handle,
  ids: readonly string[],
  perLab: number,
): Promise<LabColumn[]> => {
  const { columnId, labId } = columnLabs;
  const place = sql<number>`row_number() over (partition by ${labId} order by ${columns.subscribesNumber} desc, ${columnId})`;
  const ranked = db
    .select({ columnId, labId, place: place.as('place') })
    .from(columnLabs)
    .innerJoin(columns, and(eq(columns.id, columnId), isNull(columns.collapsedDate)))
    .innerJoin(labs, eq(labs.id, labId))
    .where(and(inArray(labId, [...ids]), shownLab))
    .as('ranked');
  const rows = await db
    .select({ labId: ranked.labId, column: columns })
    .from(ranked)
    .innerJoin(columns, eq(columns.id, ranked.columnId))
    .where(sql`${ranked.place} <= ${perLab}`)
    .orderBy(asc(ranked.labId), desc(columns.subscribesNumber), asc(columns.id));
  return rows.map((row) => ({ Lab: row.labId, Column: toColumn(row.column) }));
};
