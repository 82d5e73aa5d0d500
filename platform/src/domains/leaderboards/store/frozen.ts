import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { frozenSince } from '@whaletide/schema/domains/leaderboards/rules/frozen-board.ts';
import type { Handle } from '#database/database.ts';
import { type TaskRow, tasks } from '#domains/competitions/tables.ts';

/** Since when the public board of a task stands still for everyone but managers; null while it moves. */
export const frozenSinceOf = (
  { endDate, frozenHours }: Pick<TaskRow, 'endDate' | 'frozenHours'>,
  now: Date,
): Date | null => frozenSince({ endDate: endDate.toISOString(), frozenHours }, now);

/** The same as a condition on `tasks`. */
export const isFrozen = (now: Date): SQL<boolean> => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`(${tasks.frozenHours} is not null and ${tasks.endDate} > ${moment}
    and ${tasks.endDate} - make_interval(hours => ${tasks.frozenHours}) <= ${moment})`;
};

/** Finds which of these tasks have a public board that stands still. */
export const frozenTasks = (
  db: Handle,
  of: { ids: readonly string[] } | { stageId: string },
  now: Date,
): Promise<TaskRow[]> =>
  db
    .select()
    .from(tasks)
    .where(
      and(
        'ids' in of ? inArray(tasks.id, [...of.ids]) : sql`${tasks.stageId} = ${of.stageId}`,
        isFrozen(now),
      ),
    );
