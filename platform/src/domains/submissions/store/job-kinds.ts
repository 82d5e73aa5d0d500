import { usesCustomMetric } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { TaskRow } from '#domains/competitions/tables.ts';

/** A work that has just been submitted. */
export const REVIEW_JOB = 'review';

/** A work that is to be scored again. */
export const RESCORE_JOB = 'rescore';

/** The same for tasks of a metric that their organizer wrote: no other task waits behind it. */
export const REVIEW_PROGRAM_JOB = 'review-by-program';
export const RESCORE_PROGRAM_JOB = 'rescore-by-program';

/** The kind for workers of one task: its own, so that they lease by it alone. */
const byWorker = (kind: string, taskId: string) => `${kind}-by-worker:${taskId}`;

/** Tells whether the organizer's own workers score the files of a task. */
export const hasWorkers = ({ objective }: Pick<TaskRow, 'objective'>): boolean =>
  objective?.scorer === 'worker';

/** Tells whether a score of the task is of a metric that its organizer wrote. */
const runsProgram = ({ objective }: Pick<TaskRow, 'objective'>): boolean =>
  objective !== null && usesCustomMetric(objective);

type Scored = Pick<TaskRow, 'id' | 'objective'>;

/** The kind of job that scores a new work of the task. */
export const reviewKind = (task: Scored): string => {
  if (hasWorkers(task)) return byWorker(REVIEW_JOB, task.id);
  return runsProgram(task) ? REVIEW_PROGRAM_JOB : REVIEW_JOB;
};

/** The kind of job that scores a work of the task again. */
export const rescoreKind = (task: Scored): string => {
  if (hasWorkers(task)) return byWorker(RESCORE_JOB, task.id);
  return runsProgram(task) ? RESCORE_PROGRAM_JOB : RESCORE_JOB;
};

/** Kinds of jobs that workers of a task take. */
export const workerKinds = (taskId: string): string[] => [
  byWorker(REVIEW_JOB, taskId),
  byWorker(RESCORE_JOB, taskId),
];

/** Beginnings of the kinds for workers of any task. */
export const anyWorkerKinds: readonly string[] = [
  byWorker(REVIEW_JOB, ''),
  byWorker(RESCORE_JOB, ''),
];

/** Tells whether a job scores a work again that has been scored. */
export const isRescoring = (kind: string): boolean => kind.startsWith(RESCORE_JOB);

/** Decides what protected boards show of works that nothing else decides on any more. */
export const DECIDE_JOB = 'decide-works';
