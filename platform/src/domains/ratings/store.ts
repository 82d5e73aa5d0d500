import type { Transaction } from '#database/database.ts';
import type { JobQueue } from '#jobs/queue.ts';

export const RATINGS_JOB = 'ratings';

/** Has all ratings computed again once this transaction is committed: published rankings change in it. */
export const renewRatings = (tx: Transaction, jobs: JobQueue): Promise<void> =>
  jobs.add(tx, RATINGS_JOB, {}, { turn: RATINGS_JOB });
