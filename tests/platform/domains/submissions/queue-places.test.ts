import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  submissionCalls,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { workScorings, works } from '#platform/src/domains/submissions/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import {
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { scored } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

type Entered = Awaited<ReturnType<typeof enter>>;

/** A work whose job is due so many minutes from now, so that no worker takes it meanwhile. */
const waiting = async (
  { id: competitionId, taskId }: TestCompetition,
  { team, id: memberId }: Entered,
  job: { minutes: number; kind?: string; lease?: string; parked?: boolean; bytes?: number },
) => {
  const { db } = platform.database;
  const { now } = platform.clock;
  const id = newId();
  await db.insert(works).values({
    id,
    taskId,
    competitionId,
    teamId: team,
    memberId,
    status: workStatus.pending,
    uploadDate: now,
    fileKey: id.padEnd(32, '0'),
    fileName: 'result.csv',
    fileSize: job.bytes ?? 1_000,
  });
  await db.insert(jobs).values({
    id: newId(),
    kind: job.kind ?? 'review',
    data: { workId: id },
    due: new Date(now.getTime() + job.minutes * MINUTE),
    lease: job.lease ?? null,
    parkedDate: job.parked ? now : null,
  });
  return id;
};

const placesOf = async (token: string, ids: readonly string[]) => {
  const query = { ids: ids.join(',') };
  const { data } = await platform.call(submissionCalls.queue, { query }, { token });
  return data;
};

describe('the place of a work in the queue', () => {
  it('counts the jobs before it, with the time that they take by what others of their tasks took', async () => {
    const [one, other] = [await makeCompetition(platform), await makeCompetition(platform)];
    const [mine, theirs] = [
      await enter(platform, one, 'queue-mine'),
      await enter(platform, other, 'queue-theirs'),
    ];
    const { _id: done } = await scored(platform, one, mine.token, resultFile(1));
    const { db } = platform.database;
    const [scoring] = await db.select().from(workScorings).where(eq(workScorings.workId, done));
    expect(scoring?.seconds).toBeGreaterThan(0);
    // Two seconds for a thousand bytes; half of that in the other task.
    await db.update(workScorings).set({ seconds: 2 }).where(eq(workScorings.workId, done));
    await db.update(works).set({ fileSize: 1_000 }).where(eq(works.id, done));

    const first = await waiting(one, mine, { minutes: 60, bytes: 3_000 });
    const foreign = await waiting(other, theirs, { minutes: 70 });
    const last = await waiting(one, mine, { minutes: 80 });
    // Works for workers have a queue of their own, and parked ones wait for an administrator.
    await waiting(one, mine, { minutes: 61, kind: `review-by-worker:${one.taskId}` });
    await waiting(one, mine, { minutes: 62, parked: true });

    expect(await placesOf(mine.token, [first, last, foreign, done])).toEqual(
      expect.arrayContaining([
        { Work: first, Ahead: 0, Seconds: 0 },
        // Nothing of the other task has been scored yet.
        { Work: last, Ahead: 2, Seconds: null },
      ]),
    );
    const { _id: theirsDone } = await scored(platform, other, theirs.token, resultFile(1));
    await db.update(workScorings).set({ seconds: 1 }).where(eq(workScorings.workId, theirsDone));
    await db.update(works).set({ fileSize: 1_000 }).where(eq(works.id, theirsDone));
    expect(await placesOf(mine.token, [last])).toEqual([{ Work: last, Ahead: 2, Seconds: 7 }]);

    // A foreign work's place is its team's alone, one that has its score has none.
    expect(await placesOf(mine.token, [foreign, done])).toEqual([]);
    expect(await placesOf(theirs.token, [foreign])).toEqual([
      { Work: foreign, Ahead: 1, Seconds: 6 },
    ]);
  });

  it('has none before it while it is scored, and held ones before all others', async () => {
    const competition = await makeCompetition(platform);
    const entered = await enter(platform, competition, 'queue-held');
    const kind = `review-by-worker:${competition.taskId}`;
    const next = await waiting(competition, entered, { minutes: 10, kind });
    const held = await waiting(competition, entered, { minutes: 90, kind, lease: newId() });
    expect(await placesOf(entered.token, [next, held])).toEqual(
      expect.arrayContaining([
        { Work: held, Ahead: 0, Seconds: 0 },
        { Work: next, Ahead: 1, Seconds: null },
      ]),
    );
  });
});
