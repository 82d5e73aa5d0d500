import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { badInput, conflict, notFound } from '#refusal.ts';
import { type Objective, taskSolutions } from '../competitions/tables.ts';
import type { UploadedSolution } from './solutions.ts';
import type { TaskSender, TaskTools } from './task-tools.ts';

const FIELD = 'Objective.AnsweredSample';

/** Revision of the solution that a sample was compared with; null where there was none yet. */
export interface ComparedSample {
  revision: number | null;
}

/**
 * Checks the sample whose answers a task releases: the manager's own upload or the one that the task
 * has, readable by its scores, and without a row of the solution that is to count. Before the task is
 * locked, as it takes its time; undefined where the task releases none.
 *
 * @throws Refusal NOT_FOUND for a foreign file, BAD_USER_INPUT with what is wrong
 */
export const checkAnsweredSample = async (
  { services: { database, files: store }, reader }: TaskTools,
  { files }: TaskSender,
  {
    taskId,
    form,
    before,
    uploaded,
  }: {
    taskId: string | null;
    form: Objective;
    before: Objective | null;
    uploaded: UploadedSolution | undefined;
  },
): Promise<ComparedSample | undefined> => {
  const key = form.answeredSampleKey ?? null;
  if (key === null) return undefined;
  const own = await files(key, 'asset');
  if (!own && key !== before?.answeredSampleKey) throw notFound('公开样例文件', FIELD);
  const [kept] =
    taskId === null
      ? []
      : await database.db
          .select({ csv: taskSolutions.csv, revision: taskSolutions.revision })
          .from(taskSolutions)
          .where(eq(taskSolutions.taskId, taskId));
  const content = await (own ? own.read() : buffer(await store.open(key)));
  const solution = uploaded?.csv ?? kept?.csv ?? null;
  const problems = await reader.compareSample({ content, form, solution });
  if (problems.length > 0) throw badInput(problems.join('；'), FIELD);
  return { revision: kept?.revision ?? null };
};

/** @throws Refusal CONFLICT where the solution has changed since the sample was compared with it */
export const checkStillCompared = async (
  tx: Transaction,
  taskId: string,
  compared: ComparedSample | undefined,
): Promise<void> => {
  if (!compared) return;
  const { revision } = taskSolutions;
  const [now] = await tx
    .select({ revision })
    .from(taskSolutions)
    .where(eq(taskSolutions.taskId, taskId));
  if ((now?.revision ?? null) !== compared.revision)
    throw conflict('标准答案刚刚被修改，请刷新后重试', 'Objective.Solution');
};
