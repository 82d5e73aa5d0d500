import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { tasks } from '#domains/competitions/tables.ts';
import { boardDecisions, workScorings, works } from '../tables.ts';
import { recomputeBests } from './bests.ts';
import { DECIDE_JOB } from './job-kinds.ts';
import { lockTeamsOfTask } from './lock-teams.ts';
import { type ScoredTask, scoredTasks } from './ladder/protection.ts';
import { logScores } from './logging.ts';
import { firstOf, furtherOf } from './shown-scores.ts';

/** A task of which it is about to change what its board shows; null for one that people review. */
export interface HeldBoard {
  taskId: string;
  before: ScoredTask | null;
  teamIds: string[];
}

/**
 * Holds a task, and the teams with works of it, before a change of what its board shows. The caller
 * holds the lock of the competition's managers.
 */
export const holdBoard = async (tx: Transaction, taskId: string): Promise<HeldBoard> => {
  // Teams first, then the task, as submissions and reviews do.
  const teamIds = await lockTeamsOfTask(tx, taskId);
  await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, taskId)).for('update');
  return { taskId, before: (await scoredTasks(tx, [taskId])).get(taskId) ?? null, teamIds };
};

/** Shows exact or rounded scores of all works whose score is shown. */
const showScores = async (
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  { taskId, teamIds }: HeldBoard,
  showsExact: boolean,
): Promise<void> => {
  const scores = sql`(${showsExact ? workScorings.exact : workScorings.rounded} -> 'public')`;
  const [first, further] = [firstOf(scores), furtherOf(scores)];
  const changed = await tx
    .update(works)
    .set({ publicScore: sql`${first}`, publicFurther: sql`${further}` })
    .from(workScorings)
    .where(
      and(
        eq(workScorings.workId, works.id),
        eq(works.taskId, taskId),
        eq(works.status, workStatus.reviewed),
        isNotNull(works.publicScore),
        sql`${first} is not null and (${works.publicScore}, ${works.publicFurther})
          is distinct from (${first}, ${further})`,
      ),
    )
    .returning({ id: works.id });
  if (changed.length === 0) return;
  logScores(
    tx,
    changed.map(({ id }) => id),
  );
  await recomputeBests(tx, { teamIds, taskId, now: now() });
};

/**
 * Makes what is shown of the works of a task follow its settings as they are now: scores that a
 * protected board has hidden are shown soon after it ends, and others exact or rounded at once.
 *
 * @returns the task as it is now; null for one that people review
 */
export const followBoardSettings = async (
  tx: Transaction,
  services: Pick<Services, 'jobs' | 'now'>,
  held: HeldBoard,
): Promise<ScoredTask | null> => {
  const { taskId, before } = held;
  const after = (await scoredTasks(tx, [taskId])).get(taskId) ?? null;
  if (!before || !after) return after;
  if (before.showsExact !== after.showsExact)
    await showScores(tx, services, held, after.showsExact);
  if (before.isProtected && !after.isProtected) {
    const own = tx.select({ id: works.id }).from(works).where(eq(works.taskId, taskId));
    await tx.update(boardDecisions).set({ shown: null }).where(inArray(boardDecisions.workId, own));
    await services.jobs.add(tx, DECIDE_JOB, { taskId });
  }
  return after;
};
