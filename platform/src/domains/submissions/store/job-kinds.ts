import type { TaskRow } from '../../competitions/tables.ts';

/** A work that has just been submitted. */
export const REVIEW_JOB = 'review';

/** A work that is to be scored again. */
export const RESCORE_JOB = 'rescore';

/** The kind for workers of one task: its own, so that they lease by it alone. */
const byWorker = (kind: string, taskId: string) => `${kind}-by-worker:${taskId}`;

/** Tells whether the organizer's own workers score the files of a task. */
export const hasWorkers = ({ objective }: Pick<TaskRow, 'objective'>): boolean =>
  objective?.scorer === 'worker';

type Scored = Pick<TaskRow, 'id' | 'objective'>;

/** The kind of job that scores a new work of the task. */
export const reviewKind = (task: Scored): string =>
  hasWorkers(task) ? byWorker(REVIEW_JOB, task.id) : REVIEW_JOB;

/** The kind of job that scores a work of the task again. */
export const rescoreKind = (task: Scored): string =>
  hasWorkers(task) ? byWorker(RESCORE_JOB, task.id) : RESCORE_JOB;

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
