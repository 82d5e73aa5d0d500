import { and, asc, eq, gt } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { type StageRow, type TaskRow, tasks } from '../competitions/tables.ts';
import { recomputeBests } from '../submissions/store/bests.ts';
import { works } from '../submissions/tables.ts';
import { lockTeams } from '../team-changes/store/facts.ts';

/**
 * Kind of job that recomputes the rows of a task once works no longer keep their private score to
 * themselves.
 */
export const SETTLE_PRIVATE_BOARD_JOB = 'settle-private-board';

const TEAMS_A_TRANSACTION = 200;

interface Settling {
  taskId: string;
  /** The end that was waited for, ISO 8601: where the task ends at another time by now, nothing is due. */
  end?: string;
}

type Board = Pick<TaskRow | StageRow, 'showPrivateLeaderboard' | 'privateOpenedDate' | 'endDate'>;

/**
 * Tells whether the same works are on a private board before and after a change of its task or
 * stage.
 */
const isSame = (before: Board, after: Board): boolean =>
  before.showPrivateLeaderboard === after.showPrivateLeaderboard &&
  before.privateOpenedDate?.getTime() === after.privateOpenedDate?.getTime() &&
  before.endDate.getTime() === after.endDate.getTime();

/**
 * Queues what a change of a task's or its stage's private board does to the rows of these tasks: at
 * once, and at each task's end, when its works come in that were submitted after an opening.
 *
 * @param before null for a new task
 */
export const scheduleSettling = async (
  tx: Transaction,
  { jobs, now }: Services,
  of: readonly Pick<TaskRow, 'id' | 'endDate'>[],
  { before, after }: { before: Board | null; after: Board },
): Promise<void> => {
  if (before && isSame(before, after)) return;
  const moment = now();
  for (const { id: taskId, endDate } of of) {
    if (before) await jobs.add(tx, SETTLE_PRIVATE_BOARD_JOB, { taskId } satisfies Settling);
    if (endDate <= moment) continue;
    const atEnd: Settling = { taskId, end: endDate.toISOString() };
    await jobs.add(tx, SETTLE_PRIVATE_BOARD_JOB, atEnd, { due: endDate });
  }
};

const isDue = async ({ database: { db } }: Services, { taskId, end }: Settling) => {
  const [task] = await db
    .select({ endDate: tasks.endDate })
    .from(tasks)
    .where(eq(tasks.id, taskId));
  return task !== undefined && (end === undefined || task.endDate.toISOString() === end);
};

/** The teams with works in the task that come after this one, in the order of their ids. */
const nextTeams = async ({ database: { db } }: Services, taskId: string, after: string) => {
  const rows = await db
    .selectDistinct({ id: works.teamId })
    .from(works)
    .where(and(eq(works.taskId, taskId), gt(works.teamId, after)))
    .orderBy(asc(works.teamId))
    .limit(TEAMS_A_TRANSACTION);
  return rows.map(({ id }) => id);
};

/** Goes through the teams some at a time: each is held up for a moment, and twice does no harm. */
export const settlePrivateBoardHandler = (services: Services): JobHandler => ({
  run: async (job, finish) => {
    const settling = job.data as Settling;
    const { taskId } = settling;
    const { database, now } = services;
    const due = await isDue(services, settling);
    for (let last = ''; due;) {
      const teamIds = await nextTeams(services, taskId, last);
      const end = teamIds.at(-1);
      if (end === undefined) break;
      await database.transaction(async (tx) => {
        await lockTeams(tx, teamIds, now());
        await recomputeBests(tx, { teamIds, taskId, now: now() });
      });
      last = end;
    }
    await database.transaction(finish);
  },
  parks: true,
  giveUp: () => Promise.resolve(),
});
