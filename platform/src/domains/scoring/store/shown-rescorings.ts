import { and, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { againOf } from '#domains/submissions/store/rescore.ts';
import { works } from '#domains/submissions/tables.ts';
import { type Move, rescorings, type RescoringRow, stagedScores } from '../tables.ts';

/** Rescorings of a task that are shown. */
const SHOWN = 3;

/** A part of the moves of a rescoring, and the number of those that are kept. */
export const movesOfRescoring = async (
  db: Handle,
  { taskId, id, limit, offset }: { taskId: string; id: string; limit: number; offset: number },
): Promise<{ moves: Move[]; total: number }> => {
  const [row] = await db
    .select({
      total: sql<number>`jsonb_array_length(${rescorings.moves})`,
      moves: sql<Move[]>`coalesce((
        select jsonb_agg(one.value order by one.place)
        from jsonb_array_elements(${rescorings.moves}) with ordinality as one(value, place)
        where one.place > ${offset} and one.place <= ${offset + limit}), '[]')`,
    })
    .from(rescorings)
    .where(and(eq(rescorings.id, id), eq(rescorings.taskId, taskId)));
  return row ?? { moves: [], total: 0 };
};

/** Moves that come with a rescoring; all of them are read by pages. */
const FIRST_MOVES = 200;

/** All but the solution, which may be large, and most of the moves. */
const { csv: _csv, ...columns } = getTableColumns(rescorings);
const shown = {
  ...columns,
  moves: sql<
    Move[]
  >`jsonb_path_query_array(${rescorings.moves}, ${`$[0 to ${FIRST_MOVES - 1}]`}::jsonpath)`,
};

/** A rescoring, with the number of works that are scored by now and of all. */
export type ShownRescoring = Omit<RescoringRow, 'csv'> & { done: number; all: number };

/** The last rescorings of these tasks, newest first. */
export const rescoringsOf = async (
  db: Handle,
  taskIds: readonly string[],
): Promise<ShownRescoring[]> => {
  if (taskIds.length === 0) return [];
  const place = sql<number>`row_number() over (
    partition by ${rescorings.taskId} order by ${rescorings.endDate} is null desc,
      ${rescorings.startDate} desc, ${rescorings.id} desc)`;
  const placed = db.$with('placed').as(
    db
      .select({ id: rescorings.id, place: place.as('place') })
      .from(rescorings)
      .where(inArray(rescorings.taskId, [...taskIds])),
  );
  const rows = await db
    .with(placed)
    .select(shown)
    .from(rescorings)
    .innerJoin(placed, eq(placed.id, rescorings.id))
    .where(sql`${placed.place} <= ${SHOWN}`)
    .orderBy(
      sql`${rescorings.endDate} is null desc`,
      desc(rescorings.startDate),
      desc(rescorings.id),
    );
  const running = rows.filter(({ endDate }) => endDate === null);
  const staged = await db
    .select({
      id: stagedScores.rescoringId,
      done: count(),
      failed: count(sql`case when ${stagedScores.scored} is null then 1 end`),
    })
    .from(stagedScores)
    .where(
      inArray(
        stagedScores.rescoringId,
        running.map(({ id }) => id),
      ),
    )
    .groupBy(stagedScores.rescoringId);
  const again = await db
    .select({ taskId: works.taskId, all: count() })
    .from(works)
    .where(againOf(running.map(({ taskId }) => taskId)))
    .groupBy(works.taskId);
  return rows.map((row) => {
    if (row.endDate) return { ...row, done: row.works, all: row.works };
    const own = staged.find(({ id }) => id === row.id);
    const all = again.find(({ taskId }) => taskId === row.taskId)?.all ?? 0;
    return { ...row, failed: own?.failed ?? 0, done: own?.done ?? 0, all };
  });
};
