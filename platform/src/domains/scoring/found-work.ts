import { and, eq, inArray } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { LeasedJob } from '#jobs/leases.ts';
import type { Services } from '#services.ts';
import { competitions, tasks, taskSolutions } from '../competitions/tables.ts';
import { isRescoring } from '../submissions/store/job-kinds.ts';
import {
  settledBy,
  type Settlement,
  settleNothing,
  settleWork,
  unscoredWork,
} from '../submissions/store/settling.ts';
import { works } from '../submissions/tables.ts';

const workIdOf = ({ data }: LeasedJob): string => (data as { workId: string }).workId;

const isAgain = ({ kind }: LeasedJob) => ({ again: isRescoring(kind) });

/** Finds the work that a job is to score, with what that needs; undefined once it is settled. */
export const findWork = async (db: Handle, job: LeasedJob) => {
  const [found] = await db
    .select({
      work: works,
      task: tasks,
      solution: { revision: taskSolutions.revision },
      competitionName: competitions.name,
    })
    .from(works)
    .innerJoin(tasks, eq(tasks.id, works.taskId))
    .leftJoin(taskSolutions, eq(taskSolutions.taskId, tasks.id))
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .where(and(eq(works.id, workIdOf(job)), inArray(works.status, settledBy(isAgain(job)))));
  return found;
};
export type FoundWork = NonNullable<Awaited<ReturnType<typeof findWork>>>;

/** Settles the work of a job, in the transaction that ends the job; without a settlement it keeps what it has. */
export const settleFound = (
  tx: Transaction,
  services: Services,
  job: LeasedJob,
  found: FoundWork | undefined,
  settlement: Settlement | null,
): Promise<void> =>
  found && settlement
    ? settleWork(tx, services, { found, settlement, ...isAgain(job) })
    : settleNothing(tx, services, workIdOf(job));

/**
 * Records that a work couldn't be scored, in the transaction that removes its job: the submission is
 * given back. What was scored before keeps its result.
 */
export const giveUpWork = async (
  tx: Transaction,
  services: Services,
  job: LeasedJob,
): Promise<void> => {
  const found = await findWork(tx, job);
  const failed = {
    work: {
      ...unscoredWork,
      status: workStatus.platformError,
      errorMessage: '平台评审出错，本次提交不计入次数，请稍后重新提交',
    },
    scoring: null,
  };
  await settleFound(tx, services, job, found, isRescoring(job.kind) ? null : failed);
};
