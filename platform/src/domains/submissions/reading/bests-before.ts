import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Handle } from '#database/database.ts';
import { tasks } from '#domains/competitions/tables.ts';
import { firstIsSmaller } from '../store/directions.ts';
import { type WorkRow, works } from '../tables.ts';

const before = sql`over (partition by ${works.teamId}, ${works.taskId}
  order by ${works.uploadDate}, ${works.id} rows between unbounded preceding and 1 preceding)`;

/**
 * The best public score that a work's team had for the task before it, by work: among the reviewed
 * works that were submitted earlier. None for a team's first. One statement for many works; each
 * team's works are gone through once.
 */
export const bestsBefore = async (
  db: Handle,
  rows: readonly WorkRow[],
): Promise<Map<string, number>> => {
  // Works whose public score isn't shown have the private one.
  const scored = rows.filter(({ privateScore }) => privateScore !== null);
  if (scored.length === 0) return new Map();
  const placed = db.$with('placed').as(
    db
      .select({
        id: works.id,
        best: sql<
          number | null
        >`case when ${firstIsSmaller} then min(${works.publicScore}) ${before} else max(${works.publicScore}) ${before} end`.as(
          'best',
        ),
      })
      .from(works)
      .innerJoin(tasks, eq(tasks.id, works.taskId))
      .where(
        and(
          inArray(works.teamId, [...new Set(scored.map(({ teamId }) => teamId))]),
          inArray(works.taskId, [...new Set(scored.map(({ taskId }) => taskId))]),
          eq(works.status, workStatus.reviewed),
          isNotNull(works.privateScore),
        ),
      ),
  );
  const found = await db
    .with(placed)
    .select()
    .from(placed)
    .where(
      inArray(
        placed.id,
        scored.map(({ id }) => id),
      ),
    );
  return new Map(found.flatMap(({ id, best }) => (best === null ? [] : [[id, best]])));
};
