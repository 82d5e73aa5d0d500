import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';

/** PostgreSQL takes 65,535 parameters a statement. */
const MAX_PARAMETERS = 60_000;

/** Inserts rows of one shape, as many a statement as it takes. */
export const insertAll = async <T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> => {
  const width = Object.keys(rows[0] ?? {}).length + 20;
  const chunk = Math.floor(MAX_PARAMETERS / width);
  for (let start = 0; start < rows.length; start += chunk) {
    await tx.insert(table).values(rows.slice(start, start + chunk));
  }
};
