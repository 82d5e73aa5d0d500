import { and, eq, gte, sql } from 'drizzle-orm';
import type { PracticeWork } from '@whaletide/schema/domains/practice/rest.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { resultFileProblem } from '@whaletide/schema/domains/submissions/rules/result-formats.ts';
import { periodProblem } from '@whaletide/schema/domains/practice/rules.ts';
import { limitProblem } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { startOfDay } from '@whaletide/schema/shared/rules/time.ts';
import { authoredBy, type SaidAuthorship } from '#authorship.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { tasksBy } from '../competitions/store/reading.ts';
import { scoredTask } from '../submissions/store/scored-task.ts';
import { type PracticeRow, practices } from '../teams/tables.ts';
import { ownUpload } from '../uploads/store/uploads.ts';
import { PRACTICE_JOB } from './scoring.ts';
import { notTaken, ownPractice } from './starting.ts';
import { practiceStates } from './store.ts';
import { practiceWorks } from './tables.ts';
import { practiceWork } from './works.ts';

interface Submission {
  practiceId: string;
  taskId: string;
  /** Key of the member's own `result` upload. */
  key: string;
  said: SaidAuthorship;
}

/** Results of a practice in a task that count, all of them and of today; and today's wrong files. */
const usedOf = async (db: Handle, { practiceId, taskId }: Submission, now: Date) => {
  const failed = sql`${practiceWorks.status} = ${workStatus.fileError}`;
  const isToday = gte(practiceWorks.uploadDate, startOfDay(now));
  const [used] = await db
    .select({
      total: sql<number>`(count(*) filter (where not ${failed}))::int`,
      today: sql<number>`(count(*) filter (where not ${failed} and ${isToday}))::int`,
      failed: sql<number>`(count(*) filter (where ${failed} and ${isToday}))::int`,
    })
    .from(practiceWorks)
    .where(and(eq(practiceWorks.practiceId, practiceId), eq(practiceWorks.taskId, taskId)));
  return used ?? { total: 0, today: 0, failed: 0 };
};

/** The result that the same call has made before, after a lost answer or by a double click. */
const repeated = async (tx: Transaction, key: string): Promise<string | undefined> => {
  const [before] = await tx
    .select({ id: practiceWorks.id })
    .from(practiceWorks)
    .where(eq(practiceWorks.fileKey, key));
  return before?.id;
};

/** The practice, as long as it takes results of this task now. @throws Refusal NOT_FOUND, CONFLICT */
const openPractice = async (
  services: Services,
  caller: Caller,
  { practiceId, taskId }: Submission,
  moment: Date,
): Promise<PracticeRow> => {
  const row = await ownPractice(services, caller, practiceId);
  const [state] = await practiceStates(services.database.db, caller, [row.competitionId], moment);
  if (!state?.TakesPractice) throw notTaken();
  const practice = state.Practices.find(({ _id }) => _id === practiceId);
  const period = practice?.Periods.find(({ Task }) => Task === taskId);
  if (!period) throw notFound('任务', 'Task');
  const { StartDate, EndDate } = period;
  if (StartDate !== null && EndDate !== null) {
    const problem = periodProblem(
      { startDate: new Date(StartDate), endDate: new Date(EndDate) },
      moment,
    );
    if (problem !== null) throw conflict(problem);
  }
  return row;
};

/**
 * Takes a result for practice and queues it to be scored. Limits are counted under the lock of the
 * practice's row: of several at once no more pass than may.
 * @throws Refusal NOT_FOUND for a foreign practice, task or file; BAD_USER_INPUT; CONFLICT past the
 *   limits, outside the task's period, or where the competition takes no practice any more
 */
export const submitPractice = async (
  services: Services,
  caller: Caller,
  submission: Submission,
): Promise<PracticeWork> => {
  const { database, jobs, now } = services;
  const { practiceId, taskId, key, said } = submission;
  const authors = authoredBy(caller, said);
  const moment = now();
  const { mode } = await openPractice(services, caller, submission, moment);
  const [found] = await tasksBy(database.db, { ids: [taskId] }, caller);
  const { objective } = scoredTask(found, found?.objective?.submitType ?? 'file');
  const file = await ownUpload(database.db, { memberId: caller.id, purpose: 'result', key });
  if (!file) throw notFound('结果文件', 'Result');
  refuseIf(resultFileProblem(file, objective, 'Result'));
  const id = await database.transaction(async (tx) => {
    await tx.select().from(practices).where(eq(practices.id, practiceId)).for('update');
    const before = await repeated(tx, key);
    if (before !== undefined) return before;
    const used = await usedOf(tx, submission, moment);
    const { dailyLimit } = objective;
    // By the competition's own clock its limit of all results holds, too.
    const totalLimit = mode === 'virtual' ? objective.totalLimit : null;
    refuseIf(
      limitProblem(
        { dailyUsed: used.today, totalUsed: used.total, dailyLimit, totalLimit },
        used.failed,
      ),
    );
    const made = newId(moment.getTime());
    await tx.insert(practiceWorks).values({
      id: made,
      practiceId,
      taskId,
      status: workStatus.pending,
      uploadDate: moment,
      fileKey: file.key,
      fileName: file.name,
      fileSize: file.size,
      ...authors,
    });
    await jobs.add(tx, PRACTICE_JOB, { id: made });
    return made;
  });
  const work = await practiceWork(database.db, id, moment);
  if (!work) throw notFound('练习');
  return work;
};
