import { inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Handle } from '#database/database.ts';
import { inheritedWorks, works } from '../tables.ts';

/**
 * Finds those of the teams that have a work, whatever became of it, or have inherited the count of
 * one.
 */
export const submittedAmong = async (
  db: Handle,
  teamIds: readonly string[],
): Promise<Set<string>> => {
  if (teamIds.length === 0) return new Set();
  const ids = [...teamIds];
  const rows = await union(
    db.select({ teamId: works.teamId }).from(works).where(inArray(works.teamId, ids)),
    db
      .select({ teamId: inheritedWorks.teamId })
      .from(inheritedWorks)
      .where(inArray(inheritedWorks.teamId, ids)),
  );
  return new Set(rows.map(({ teamId }) => teamId));
};
