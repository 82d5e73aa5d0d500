import {
  type ScoringJob,
  type ScoringReport,
  scoringWorkerCalls as calls,
} from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import type { TestCompetition } from './competition.ts';
import type { TestPlatform } from './platform.ts';

/** Lets a competition's task be scored by workers, and answers a token for them. */
export const openToWorkers = async (
  platform: TestPlatform,
  { taskId, organizer }: TestCompetition,
  reference?: string,
): Promise<{ id: string; token: string }> => {
  const params = { id: taskId };
  const body = { Scorer: 'worker' as const, AcceptExts: ['.csv', '.zip'], Reference: reference };
  await platform.call(calls.setScorer, { params, body }, { token: organizer.token });
  const made = await platform.call(
    calls.createToken,
    { params, body: { Name: '机房一号' } },
    { token: organizer.token },
  );
  return { id: made._id, token: made.Token };
};

/** Asks for a job without waiting for one. */
export const leaseOnce = async (
  platform: TestPlatform,
  token: string,
): Promise<ScoringJob | null> =>
  (await platform.call(calls.lease, { body: { Wait: 0 } }, { token })).job;

/** A job that has to be there. */
export const leased = async (platform: TestPlatform, token: string): Promise<ScoringJob> => {
  const job = await leaseOnce(platform, token);
  if (!job) throw new Error('no job is due');
  return job;
};

/** Ends a job. */
export const report = (
  platform: TestPlatform,
  token: string,
  { _id: id, Lease }: ScoringJob,
  end: Omit<ScoringReport, 'Lease'>,
) => platform.call(calls.result, { params: { id }, body: { Lease, ...end } }, { token });
