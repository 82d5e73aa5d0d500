import { and, gt, isNull, sql } from 'drizzle-orm';
import type { PageSource } from '#database/page-source.ts';
import { columns } from './tables.ts';

/** Columns that have something to read, as their list has them. */
export const columnPages: PageSource = {
  table: columns,
  id: columns.id,
  updatedAt: () => sql<Date>`${columns.updateDate}`.mapWith(columns.updateDate),
  shown: and(gt(columns.labsNumber, 0), isNull(columns.collapsedDate)),
};
