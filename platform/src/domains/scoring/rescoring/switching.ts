import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { type TaskRow, tasks } from '#domains/competitions/tables.ts';
import { lockTeamsOfTask } from '#domains/submissions/store/lock-teams.ts';
import { againOf } from '#domains/submissions/store/rescore.ts';
import { queueStaged } from '../store/rescorings.ts';
import { works } from '#domains/submissions/tables.ts';
import { type Effect, takeEffect } from './effect.ts';
import { rescorings, type RescoringRow, stagedScores } from '../tables.ts';
import { TELL_JOB } from './telling.ts';

/** Works that were settled after the rest was queued, by the settings that count till now. */
const missingWorks = async (tx: Transaction, { id, taskId }: RescoringRow): Promise<string[]> => {
  const rows = await tx
    .select({ id: works.id })
    .from(works)
    .leftJoin(
      stagedScores,
      and(eq(stagedScores.workId, works.id), eq(stagedScores.rescoringId, id)),
    )
    .where(and(againOf(taskId), isNull(stagedScores.workId)));
  return rows.map((row) => row.id);
};

interface Held {
  teamIds: string[];
  task: TaskRow;
  rescoring: RescoringRow;
}

const runningRow = (id: string) => and(eq(rescorings.id, id), isNull(rescorings.endDate));

/** Holds everything that a rescoring changes; undefined where it is over. */
const hold = async (tx: Transaction, id: string): Promise<Held | undefined> => {
  const [found] = await tx
    .select({ taskId: rescorings.taskId })
    .from(rescorings)
    .where(eq(rescorings.id, id));
  if (!found) return undefined;
  // Teams first, then the task, as submissions and reviews do.
  const teamIds = await lockTeamsOfTask(tx, found.taskId);
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, found.taskId)).for('update');
  const [rescoring] = await tx.select().from(rescorings).where(runningRow(id)).for('update');
  return rescoring && task && { teamIds, task, rescoring };
};

/** Queues works that aren't staged, if there are any; answers whether there were. */
const queueMissing = async (
  tx: Transaction,
  services: Services,
  { rescoring, task }: Held,
): Promise<boolean> => {
  const missing = await missingWorks(tx, rescoring);
  if (missing.length > 0) await queueStaged(tx, services, { rescoring, task }, missing);
  return missing.length > 0;
};

/** Makes the staged scores effective, unless that waits for an organizer. */
const switchOver = async (tx: Transaction, services: Services, id: string): Promise<void> => {
  const held = await hold(tx, id);
  if (!held || waits(held.rescoring) || (await queueMissing(tx, services, held))) return;
  const effect = await takeEffect(tx, services, held.rescoring, held.teamIds);
  await tx
    .update(rescorings)
    .set({ endDate: services.now(), end: 'done', ...effect })
    .where(eq(rescorings.id, id));
  await tx
    .delete(stagedScores)
    .where(and(eq(stagedScores.rescoringId, id), eq(stagedScores.effective, false)));
  await services.jobs.add(tx, TELL_JOB, { rescoring: id });
};

/** True where an organizer is to see who moves, and hasn't agreed yet. */
const waits = ({ asksFirst, appliedDate }: RescoringRow): boolean =>
  asksFirst && appliedDate === null;

/** Ends a transaction without a trace, and carries what was found out in it. */
class Undone extends Error {
  readonly effect: Effect | null;

  constructor(effect: Effect | null) {
    super('undone');
    this.effect = effect;
  }
}

/**
 * Works out what a rescoring would do, by doing it in a transaction that is undone; null where it
 * is over or works are missing.
 */
const foresee = async (services: Services, id: string): Promise<Effect | null> => {
  try {
    return await services.database.transaction(async (tx): Promise<never> => {
      const held = await hold(tx, id);
      const isWhole = held && (await missingWorks(tx, held.rescoring)).length === 0;
      throw new Undone(
        isWhole ? await takeEffect(tx, services, held.rescoring, held.teamIds) : null,
      );
    });
  } catch (error) {
    if (error instanceof Undone) return error.effect;
    throw error;
  }
};

/** Keeps who would move, for an organizer to see, or queues what is missing. */
const prepare = async (
  tx: Transaction,
  services: Services,
  id: string,
  effect: Effect | null,
): Promise<void> => {
  const held = await hold(tx, id);
  if (!held || !waits(held.rescoring) || (await queueMissing(tx, services, held)) || !effect)
    return;
  const now = services.now();
  const { moves, moved } = effect;
  await tx
    .update(rescorings)
    .set({ moves, moved, foreseenDate: now, readyDate: held.rescoring.readyDate ?? now })
    .where(eq(rescorings.id, id));
};

/**
 * Makes the staged scores of a rescoring effective at once, or works out who would move where an
 * organizer asked for that, or queues what is missing.
 */
export const switchHandler = (services: Services): JobHandler => ({
  run: async (job, finish) => {
    const { database } = services;
    const { rescoring: id } = job.data as { rescoring: string };
    const [found] = await database.db.select().from(rescorings).where(runningRow(id));
    const isAsked = found !== undefined && waits(found);
    const effect = isAsked ? await foresee(services, id) : null;
    await database.transaction(async (tx) => {
      await finish(tx);
      await (isAsked ? prepare(tx, services, id, effect) : switchOver(tx, services, id));
    });
  },
  giveUp: () => Promise.resolve(),
  parks: true,
});
