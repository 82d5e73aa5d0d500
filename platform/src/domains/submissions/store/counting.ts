import { count } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { works } from '../tables.ts';

/** Counts all results that were ever submitted. */
export const countWorks = async (db: Handle): Promise<number> => {
  const [row] = await db.select({ rows: count() }).from(works);
  return row?.rows ?? 0;
};
