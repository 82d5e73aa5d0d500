import { and, eq } from 'drizzle-orm';
import type { AssignedWork } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import { conflictTexts } from '@whaletide/schema/domains/judging/rules/conflicts.ts';
import {
  type GivenPoints,
  rubricReviewProblem,
} from '@whaletide/schema/domains/judging/rules/reviews.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { type PageQuery, pageOf, pageWindow } from '#http/paging.ts';
import { conflict, forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { toAssignedWork } from './presenters.ts';
import { conflictsOf } from './store/judges.ts';
import { lockOwnTask, type OwnTask, ownTask } from './store/own.ts';
import { contentsOf, type JudgedWork, judgedWorks } from './store/works.ts';
import { judgingReviews, type JudgingReviewRow } from './tables.ts';

/** The member's reviews of a task, by work. */
const reviewsOf = async (
  db: Handle,
  { judging, judge }: OwnTask,
): Promise<Map<string, JudgingReviewRow>> => {
  const rows = await db
    .select()
    .from(judgingReviews)
    .where(
      and(eq(judgingReviews.taskId, judging.taskId), eq(judgingReviews.judgeId, judge.judgeId)),
    );
  return new Map(rows.map((row) => [row.workId, row]));
};

const present = async (
  db: Handle,
  { judging }: OwnTask,
  found: readonly JudgedWork[],
  reviews: Map<string, JudgingReviewRow>,
): Promise<AssignedWork[]> => {
  const contents = await contentsOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map(({ id, number }) =>
    toAssignedWork(judging, {
      number,
      answers: [],
      teamName: '',
      ...contents.get(id),
      review: reviews.get(id),
    }),
  );
};

/** The works of a task that are assigned to the member, by their numbers. @throws as ownTask */
export const assignedWorks = async (
  db: Handle,
  caller: Caller,
  taskId: string,
  query: PageQuery,
): Promise<Page<AssignedWork>> => {
  const own = await ownTask(db, caller, taskId);
  const reviews = await reviewsOf(db, own);
  const found = (await judgedWorks(db, taskId)).filter(({ id }) => reviews.has(id));
  const window = pageWindow(query);
  const rows = found.slice(window.offset, window.offset + window.limit);
  return pageOf(await present(db, own, rows, reviews), found.length, window);
};

/** One of them by its number. @throws as ownTask, NOT_FOUND for one that isn't assigned */
const assignedWorkOf = async (db: Handle, own: OwnTask, number: number) => {
  const reviews = await reviewsOf(db, own);
  const [work] = await judgedWorks(db, own.task.id, [number]);
  if (!work || !reviews.has(work.id)) throw notFound('作品');
  return { work, reviews };
};

export const assignedWork = async (
  db: Handle,
  caller: Caller,
  taskId: string,
  number: number,
): Promise<AssignedWork> => {
  const own = await ownTask(db, caller, taskId);
  const { work, reviews } = await assignedWorkOf(db, own, number);
  const [shown] = await present(db, own, [work], reviews);
  if (!shown) throw notFound('作品');
  return shown;
};

/**
 * Keeps the member's review of an assigned work.
 * @throws as ownTask, FORBIDDEN with a conflict of interest, BAD_USER_INPUT, CONFLICT once it is published
 */
export const saveReview = async (
  { database, now }: Services,
  caller: Caller,
  input: {
    taskId: string;
    number: number;
    points: GivenPoints[];
    comment: string;
    isSent: boolean;
  },
): Promise<AssignedWork> => {
  const { taskId, number, points, isSent } = input;
  const comment = input.comment.trim();
  await database.transaction(async (tx) => {
    const own = await lockOwnTask(tx, caller, taskId);
    if (own.judging.mode !== 'rubric') throw conflict('该任务以两两比较评审');
    const { work, reviews } = await assignedWorkOf(tx, own, number);
    const between = await conflictsOf(tx, { taskId, judges: [caller.id], found: [work] });
    const reason = between(caller.id, work.id);
    if (reason) throw forbidden(conflictTexts[reason]);
    refuseIf(rubricReviewProblem(own.judging.criteria, { points, comment, isSent }));
    // A review that was sent isn't taken back by keeping a draft of its change.
    const sent = isSent || (reviews.get(work.id)?.sent ?? false);
    if (sent)
      refuseIf(rubricReviewProblem(own.judging.criteria, { points, comment, isSent: true }));
    await tx
      .update(judgingReviews)
      .set({ points, comment, sent, saveDate: now() })
      .where(and(eq(judgingReviews.workId, work.id), eq(judgingReviews.judgeId, caller.id)));
  });
  return assignedWork(database.db, caller, taskId, number);
};
