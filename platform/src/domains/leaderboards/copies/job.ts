import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { Piscina } from 'piscina';
import type { SharedPair } from '@whaletide/schema/domains/leaderboards/rules/shared-errors.ts';
import type { Transaction } from '#database/database.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { tasks, taskSolutions } from '#domains/competitions/tables.ts';
import { type StandingWork, standingWorks } from '#domains/submissions/store/standing-works.ts';
import { copyChecks, copyPairs } from '../tables.ts';
import type { CopiesAnswer, CopiesMessage, CopiesStart } from './copies-thread.ts';

/** Compares the works of a task for shared errors. */
export const COPIES_JOB = 'shared-errors';

/** Works of one check: two a team of 5,000 teams. */
const MOST_WORKS = 10_000;

/** Pairs that works share, by the places of the works; files are read one after the other. */
const compared = async (
  { files }: Services,
  start: CopiesStart,
  works: readonly StandingWork[],
): Promise<SharedPair[]> => {
  // One thread, which keeps what it has read until it compares.
  const thread = new Piscina<CopiesMessage, CopiesAnswer>({
    filename: new URL('./copies-thread.ts', import.meta.url).href,
    workerData: start,
    minThreads: 1,
    maxThreads: 1,
  });
  try {
    for (const { fileKey } of works) {
      // Files of history aren't kept.
      const file = await files.open(fileKey).then(buffer, () => Buffer.alloc(0));
      await thread.run({ file: new Uint8Array(file) });
    }
    const answer = await thread.run({ compare: true });
    return 'pairs' in answer ? answer.pairs : [];
  } finally {
    await thread.destroy();
  }
};

type NewPair = typeof copyPairs.$inferInsert;

/** The likeliest evidence of each two teams; a team's own works are alike anyway. */
const pairsOfTeams = (
  taskId: string,
  works: readonly StandingWork[],
  pairs: readonly SharedPair[],
): NewPair[] => {
  const found = new Map<string, NewPair>();
  for (const { one, other, shared, expected, logChance, errors } of pairs) {
    const [first, second] = [works[one]?.teamId, works[other]?.teamId];
    if (first === undefined || second === undefined || first === second) continue;
    const isSorted = first < second;
    const [oneTeam, otherTeam] = isSorted ? [first, second] : [second, first];
    const [oneErrors, otherErrors] = isSorted ? errors : [errors[1], errors[0]];
    const key = `${oneTeam}:${otherTeam}`;
    if (found.has(key)) continue;
    const pair = { taskId, oneTeam, otherTeam, oneErrors, otherErrors };
    found.set(key, { ...pair, shared, expected, logChance });
  }
  return [...found.values()];
};

/** Checks the works that stand on a task's boards, and keeps what was found. */
const checkCopies = async (
  services: Services,
  taskId: string,
  finish: (tx: Transaction) => Promise<void>,
): Promise<void> => {
  const { database, now } = services;
  const { db } = database;
  const [row] = await db
    .select({ objective: tasks.objective, csv: taskSolutions.csv })
    .from(tasks)
    .innerJoin(taskSolutions, eq(taskSolutions.taskId, tasks.id))
    .where(eq(tasks.id, taskId));
  if (!row?.objective) throw new Error(`task ${taskId} can't be checked`);
  const works = await standingWorks(db, { taskId, now: now(), most: MOST_WORKS });
  const { objective, csv } = row;
  const pairs = works.length < 2 ? [] : await compared(services, { csv, objective }, works);
  const found = pairsOfTeams(taskId, works, pairs);
  await database.transaction(async (tx) => {
    await finish(tx);
    await tx.delete(copyPairs).where(eq(copyPairs.taskId, taskId));
    if (found.length > 0) await tx.insert(copyPairs).values(found).onConflictDoNothing();
    await tx
      .update(copyChecks)
      .set({ state: 'done', doneDate: now(), works: works.length })
      .where(eq(copyChecks.taskId, taskId));
  });
};

export const copiesHandler = (services: Services): JobHandler => ({
  run: (job, finish) => checkCopies(services, (job.data as { taskId: string }).taskId, finish),
  giveUp: async (tx, job) => {
    const { taskId } = job.data as { taskId: string };
    await tx.update(copyChecks).set({ state: 'failed' }).where(eq(copyChecks.taskId, taskId));
  },
});
