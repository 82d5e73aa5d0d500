import { and, eq, isNull } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { answerFiles, works } from '../submissions/tables.ts';
import { tasks } from '../competitions/tables.ts';
import { blindNames } from './presenters.ts';
import { ownTask } from './store/own.ts';
import { judgedWorks } from './store/works.ts';
import { judgingPairs, judgingReviews } from './tables.ts';
import { Refusal } from '@whaletide/server/refusal.ts';

/** The judging by which a member may see a work: null where they aren't assigned to it. */
const assignedTo = async (db: Handle, caller: Caller, work: typeof works.$inferSelect) => {
  const own = await ownTask(db, caller, work.taskId).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (!own) return null;
  const judge = eq(judgingReviews.judgeId, caller.id);
  const [review] = await db
    .select({ id: judgingReviews.workId })
    .from(judgingReviews)
    .where(and(eq(judgingReviews.workId, work.id), judge));
  if (review) return own;
  const [pair] = await db
    .select({ left: judgingPairs.leftId, right: judgingPairs.rightId })
    .from(judgingPairs)
    .where(
      and(
        eq(judgingPairs.taskId, work.taskId),
        eq(judgingPairs.judgeId, caller.id),
        isNull(judgingPairs.outcome),
      ),
    );
  return pair && (pair.left === work.id || pair.right === work.id) ? own : null;
};

/**
 * Tells whether a judge may read a file of a work that is assigned to them, and by what name: blind
 * ones by a neutral one.
 */
export const mayReadJudged = async (
  db: Handle,
  caller: Caller | null,
  upload: { key: string },
): Promise<boolean | { name: string }> => {
  if (caller === null) return false;
  const rows = await db
    .select({ work: works })
    .from(answerFiles)
    .innerJoin(works, eq(works.id, answerFiles.workId))
    .innerJoin(tasks, eq(tasks.id, works.taskId))
    .where(eq(answerFiles.fileKey, upload.key));
  for (const { work } of rows) {
    const own = await assignedTo(db, caller, work);
    const judged = own && (await judgedWorks(db, work.taskId)).find(({ id }) => id === work.id);
    if (!own || !judged) continue;
    if (!own.judging.blind) return true;
    const name = blindNames(work.answers ?? [], judged.number).get(upload.key);
    return name === undefined ? false : { name };
  }
  return false;
};
