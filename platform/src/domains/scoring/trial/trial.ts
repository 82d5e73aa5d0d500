import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { Trial } from '@whaletide/schema/domains/submissions/rest/trial.ts';
import { trialWarnings } from '@whaletide/schema/domains/submissions/rules/trial-warnings.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '#domains/competitions/store/access.ts';
import { taskSecret } from '#domains/competitions/store/task-secrets.ts';
import { tasks, taskSolutions } from '#domains/competitions/tables.ts';
import type { TrialRunner } from '../store/trials.ts';

/**
 * Scores what a trial run scores; it stores nothing.
 * @throws Refusal NOT_FOUND, as managedCompetition, CONFLICT without a solution and for a task of
 * the organizer's own workers
 */
export const tryTask = async (
  { database: { db }, files }: Services,
  runner: TrialRunner,
  caller: Caller,
  taskId: string,
): Promise<Trial> => {
  const [task] = await db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw notFound('任务');
  await managedCompetition(db, caller, task.competitionId);
  const { objective } = task;
  if (!objective) throw conflict('人工评审的任务没有自动评分');
  if (objective.scorer === 'worker') throw conflict('由评测机评分的任务不能在这里试运行');
  const [solution] = await db
    .select({ csv: taskSolutions.csv })
    .from(taskSolutions)
    .where(eq(taskSolutions.taskId, taskId));
  if (!solution) throw conflict('该任务还没有标准答案');
  const { sampleKey } = objective;
  const sample = sampleKey ? new Uint8Array(await buffer(await files.open(sampleKey))) : null;
  const basis = { csv: solution.csv, secret: await taskSecret(db, taskId) };
  const results = await runner.run({ basis, task: objective, sample }, [caller.id]);
  return { Results: results, Warnings: trialWarnings(results, objective) };
};
