import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { boardProtectionCalls } from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import type { ScoringJob } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import {
  submissionCalls,
  type Work,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { logLeaves } from '#platform/src/domains/receipts/tables.ts';
import { decideOpenWorks } from '#platform/src/domains/submissions/protection/open-decisions.ts';
import { newId } from '#platform/src/ids.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import {
  makeCompetition,
  objective,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { leased, openToWorkers, report } from '#tests/platform/support/scoring-worker.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';
import { boost, randomLabels, shareRight } from '#tests/support/board-attacks.ts';
import { randomOf } from '#tests/support/random.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

const PUBLIC_ROWS = 400;
const ROWS = 2 * PUBLIC_ROWS;
const truth = randomLabels(ROWS, randomOf(7));
const csvOf = (labels: Uint8Array, part = false) =>
  [
    part ? 'id,label,part' : 'id,label',
    ...Array.from(labels, (label, row) =>
      part ? `${row},${label},${row < PUBLIC_ROWS ? 'public' : 'private'}` : `${row},${label}`,
    ),
  ].join('\n');

/** A result of which so many public rows are right, and all private ones. */
const withRight = (right: number) =>
  csvOf(truth.map((label, row) => (row < right || row >= PUBLIC_ROWS ? label : 1 - label)));

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const made = async (protectsBoard: boolean | null, award: string | null = null) => {
  const competition = await makeCompetition(platform, {
    competition: { award },
    task: { objective: { ...objective, dailyLimit: null, totalLimit: null }, protectsBoard },
  });
  await platform.database.db
    .update(taskSolutions)
    .set({ csv: csvOf(truth, true) })
    .where(eq(taskSolutions.taskId, competition.taskId));
  return competition;
};

let names = 0;
const entered = (competition: TestCompetition) => enter(platform, competition, `ladder${++names}`);

/** Submits a second later than the one before. */
const submitNext = (competition: TestCompetition, token: string, csv: string) => {
  platform.clock.advance(1_000);
  return submit(platform, competition, token, csv);
};

const send = async (competition: TestCompetition, token: string, csv: string) => {
  const { _id } = await submitNext(competition, token, csv);
  return reviewed(platform, token, _id);
};
const scoreOf = ({ ObjectiveWorkInfo: info }: Work) => info?.PublicReviewResult.Score ?? null;
const worksOf = async (competition: TestCompetition, token: string) => {
  const query = { page: 1, perPage: 100, Task: competition.taskId };
  const { data } = await platform.call(submissionCalls.ofTasks, { query }, { token });
  return (data[0]?.data ?? []).toReversed();
};
const rowOf = async ({ taskId }: TestCompetition, token: string) => {
  const input = { params: { id: taskId }, query: { page: 1, perPage: 20 } };
  return (await platform.call(leaderboardCalls.taskPublicMine, input, { token })).row;
};
const meter = async ({ taskId, organizer }: TestCompetition) => {
  const query = { Task: taskId };
  const caller = { token: organizer.token };
  return (await platform.call(boardProtectionCalls.managed, { query }, caller)).data[0];
};
const protect = ({ taskId, organizer }: TestCompetition, Protects: boolean | null) =>
  platform.call(
    boardProtectionCalls.set,
    { params: { id: taskId }, body: { Protects } },
    { token: organizer.token },
  );

describe('a protected board', () => {
  it('shows the first work, then what is significantly better, and nothing of the rest', async () => {
    const competition = await made(true);
    const { token } = await entered(competition);
    const sent: Work[] = [];
    for (const right of [280, 284, 276, 320, 322])
      sent.push(await send(competition, token, withRight(right)));
    expect(sent.map(scoreOf)).toEqual([0.7, null, null, 0.8, null]);
    expect(sent.map(({ ObjectiveWorkInfo }) => ObjectiveWorkInfo?.NoImprovement)).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(sent.map(({ Status }) => Status)).toEqual(sent.map(() => workStatus.reviewed));
    const row = await rowOf(competition, token);
    expect(row).toMatchObject({ Score: 0.8, Entries: 5 });
    expect(row?.BestSubmissionDate).toBe(sent[3]?.UploadDate);
    expect(sent.map(({ BestBefore }) => BestBefore)).toEqual([null, 0.7, 0.7, 0.7, 0.8]);
  });

  it('tells a team in words, and its managers the number', async () => {
    const competition = await made(true);
    const { token } = await entered(competition);
    await send(competition, token, withRight(280));
    const hidden = await send(competition, token, withRight(283));
    const { data } = await platform.call(
      notificationCalls.list,
      { query: { page: 1, perPage: 20 } },
      { token },
    );
    const texts = data.map(({ EventType, Data }) => notificationText(EventType, Data));
    expect(texts.some((text) => text.endsWith('，没有显著提升'))).toBe(true);
    expect(JSON.stringify(data)).not.toContain('0.7075');
    const seen = await platform.call(
      submissionCalls.get,
      { params: { id: hidden._id } },
      { token: competition.organizer.token },
    );
    expect(scoreOf(seen)).toBe(0.7075);
  });

  it('moves neither a team nor another one by what isn’t shown', async () => {
    const competition = await made(true);
    const first = await entered(competition);
    const second = await entered(competition);
    await send(competition, first.token, withRight(280));
    await send(competition, second.token, withRight(279));
    const before = [await rowOf(competition, first.token), await rowOf(competition, second.token)];
    await send(competition, second.token, withRight(284));
    const after = [await rowOf(competition, first.token), await rowOf(competition, second.token)];
    expect(after.map((row) => [row?.Rank, row?.Position, row?.Score])).toEqual(
      before.map((row) => [row?.Rank, row?.Position, row?.Score]),
    );
  });

  it('counts what its answers have told, for its managers', async () => {
    const competition = await made(true);
    const one = await entered(competition);
    const other = await entered(competition);
    for (const right of [280, 281, 282]) await send(competition, one.token, withRight(right));
    await send(competition, other.token, withRight(300));
    const told = await meter(competition);
    expect(told).toMatchObject({ Protects: true, Answers: 4, Shown: 2, PublicRows: PUBLIC_ROWS });
    // Two scores of some six bits, and twice whether one is shown.
    expect(told?.Bits).toBeGreaterThanOrEqual(12);
    expect(told?.Bits).toBeLessThanOrEqual(18);
    const query = { Task: competition.taskId };
    const { data } = await platform.call(
      boardProtectionCalls.managed,
      { query },
      { token: one.token },
    );
    expect(data).toEqual([]);
  });

  it('shows the next best where the organizer takes the best out', async () => {
    const competition = await made(true);
    const { token } = await entered(competition);
    await send(competition, token, withRight(280));
    await send(competition, token, withRight(285));
    const [best] = await worksOf(competition, token);
    await platform.call(
      reviewingCalls.setStatus,
      { params: { id: best?._id ?? '' }, body: { Status: -3, Reason: '违规' } },
      { token: competition.organizer.token },
    );
    expect((await worksOf(competition, token)).map(scoreOf)).toEqual([0.7, 0.72]);
    expect(await rowOf(competition, token)).toMatchObject({ Score: 0.72 });
  });

  it('decides anew on all works once the last of them is scored again', async () => {
    const competition = await made(true);
    const { token } = await entered(competition);
    for (const right of [280, 285, 330]) await send(competition, token, withRight(right));
    // By the mended solution the first has all wrong, the second is much better.
    const csv = csvOf(
      truth.map((label, row) => (row < 280 || row >= PUBLIC_ROWS ? 1 - label : label)),
      true,
    );
    const { db } = platform.database;
    await db
      .update(taskSolutions)
      .set({ csv, revision: 2 })
      .where(eq(taskSolutions.taskId, competition.taskId));
    await platform.call(
      reviewingCalls.rescore,
      { params: { id: competition.taskId }, body: {} },
      { token: competition.organizer.token },
    );
    for (;;) {
      const scores = (await worksOf(competition, token)).map(scoreOf);
      if (scores[0] !== 0.7) {
        expect(scores).toEqual([0, null, 0.12]);
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await rowOf(competition, token)).toMatchObject({ Score: 0.12 });
  });

  it('keeps its promises through a change of scoring: decided at once, told in the log, never less given away', async () => {
    const competition = await made(true);
    const { token } = await entered(competition);
    for (const right of [280, 285, 330]) await send(competition, token, withRight(right));
    const [first] = await worksOf(competition, token);
    const told = await meter(competition);
    const { db } = platform.database;
    // Neither what is left of a change that was dropped, nor a single work that waits, holds it up.
    const due = new Date(platform.clock.now.getTime() + HOUR);
    await db.insert(jobs).values([
      { id: newId(), kind: 'rescore', data: { workId: first?._id, rescoring: newId() }, due },
      { id: newId(), kind: 'rescore', data: { workId: first?._id }, due },
    ]);
    const csv = csvOf(
      truth.map((label, row) => (row < 280 || row >= PUBLIC_ROWS ? 1 - label : label)),
      true,
    );
    await db
      .update(taskSolutions)
      .set({ csv, revision: 2 })
      .where(eq(taskSolutions.taskId, competition.taskId));
    await platform.call(
      reviewingCalls.rescore,
      { params: { id: competition.taskId }, body: {} },
      { token: competition.organizer.token },
    );
    await waitFor('the switch', async () => {
      const scores = (await worksOf(competition, token)).map(scoreOf);
      // All of before or all of after, never a score of each.
      expect([
        [0.7, null, 0.83],
        [0, null, 0.12],
      ]).toContainEqual(scores);
      return scores[0] === 0;
    });
    expect(await rowOf(competition, token)).toMatchObject({ Score: 0.12 });
    const after = await meter(competition);
    expect(after).toMatchObject({ Answers: (told?.Answers ?? 0) + 3, Shown: 4 });
    expect(after?.Bits ?? 0).toBeGreaterThan(told?.Bits ?? 0);
    const leaves = await db
      .select()
      .from(logLeaves)
      .where(eq(logLeaves.taskId, competition.taskId))
      .orderBy(logLeaves.index);
    const facts = leaves.map(({ leaf }) => JSON.parse(leaf) as Record<string, unknown>);
    expect(facts.map((leaf) => leaf.public)).toEqual([[0.7], null, [0.83], [0], null, [0.12]]);
    expect(facts.slice(3).map((leaf) => leaf.replaces)).toEqual(
      leaves.slice(0, 3).map(({ index }) => index),
    );
    // The exact score of what isn't shown stands nowhere but for managers.
    const seen = await worksOf(competition, token);
    expect(JSON.stringify(seen)).not.toContain('0.0125');
  });

  it('works with scoring workers, by two digits where they tell no rows', async () => {
    const competition = await made(true);
    const worker = await openToWorkers(platform, competition);
    const { token } = await entered(competition);
    const sent = [];
    for (const right of [280, 281, 300])
      sent.push(await submitNext(competition, token, withRight(right)));
    // The second answers first: it waits for the one before it.
    const jobs: ScoringJob[] = [];
    while (jobs.length < sent.length) jobs.push(await leased(platform, worker.token));
    const end = async (at: number, Public: number) => {
      const job = jobs[at];
      if (job) await report(platform, worker.token, job, { Scores: { Public } });
    };
    await end(1, 0.8149);
    await end(2, 0.8312);
    expect((await worksOf(competition, token)).map(({ Status }) => Status)).toEqual([0, 0, 0]);
    const asManager = { token: competition.organizer.token };
    const waiting = await platform.call(
      submissionCalls.get,
      { params: { id: sent[1]?._id ?? '' } },
      asManager,
    );
    expect(scoreOf(waiting)).toBeNull();
    await end(0, 0.8123);
    expect((await worksOf(competition, token)).map(scoreOf)).toEqual([0.81, null, 0.83]);
  });

  it('lets a work through when the one before it is taken out unscored', async () => {
    const competition = await made(true);
    const worker = await openToWorkers(platform, competition);
    const { token } = await entered(competition);
    const first = await submitNext(competition, token, withRight(280));
    await submitNext(competition, token, withRight(281));
    await leased(platform, worker.token);
    const second = await leased(platform, worker.token);
    await report(platform, worker.token, second, { Scores: { Public: 0.5 } });
    await platform.call(
      reviewingCalls.setStatus,
      { params: { id: first._id }, body: { Status: -3, Reason: '违规' } },
      { token: competition.organizer.token },
    );
    expect((await worksOf(competition, token)).map(scoreOf)).toEqual([null, 0.5]);
  });
});

describe('the setting', () => {
  it('is on where money is the prize, and as its organizer says elsewhere', async () => {
    const protectedOf = async ({ taskId }: TestCompetition) =>
      (await platform.call(boardProtectionCalls.ofTasks, { query: { Task: taskId } })).data[0]
        ?.Protects;
    const paid = await made(null, '总奖金 ¥10,000');
    const free = await made(null, '证书');
    expect([await protectedOf(paid), await protectedOf(free)]).toEqual([true, false]);
    expect(await protect(free, true)).toMatchObject({ Protects: true, IsDefault: false });
    expect(await protect(paid, false)).toMatchObject({ Protects: false, IsDefault: false });
    expect([await protectedOf(paid), await protectedOf(free)]).toEqual([false, true]);
    expect(await protect(paid, null)).toMatchObject({ Protects: true, IsDefault: true });
  });

  it('shows what was hidden once it ends', async () => {
    const competition = await made(true);
    const { token } = await entered(competition);
    for (const right of [280, 284, 276]) await send(competition, token, withRight(right));
    await protect(competition, false);
    await decideOpenWorks(platform.services, competition.taskId);
    expect((await worksOf(competition, token)).map(scoreOf)).toEqual([0.7, 0.72, 0.7]);
    expect(await rowOf(competition, token)).toMatchObject({ Score: 0.72 });
  });

  it('begins with what the team was shown before it', async () => {
    const competition = await made(false);
    const { token } = await entered(competition);
    await send(competition, token, withRight(280));
    await protect(competition, true);
    await send(competition, token, withRight(284));
    expect((await worksOf(competition, token)).map(scoreOf)).toEqual([0.7, null]);
  });

  it('is refused to members', async () => {
    const competition = await made(true);
    const { token } = await entered(competition);
    const input = { params: { id: competition.taskId }, body: { Protects: false } };
    expect((await platform.refusal(boardProtectionCalls.set, input, { token })).code).toBe(
      'FORBIDDEN',
    );
  });
});

it('three hundred submissions of random labels read at most 55 % of them', async () => {
  const competition = await made(true);
  const { token } = await entered(competition);
  const random = randomOf(11);
  const results = Array.from({ length: 300 }, () => randomLabels(ROWS, random));
  const sent: Work[] = [];
  for (const labels of results) sent.push(await submitNext(competition, token, csvOf(labels)));
  const scores = new Map<string, number | null>();
  for (const { _id } of sent) scores.set(_id, scoreOf(await reviewed(platform, token, _id)));
  let asked = 0;
  const read = await boost({
    // All at once: what was asked doesn't depend on the answers.
    ask: () => Promise.resolve(scores.get(sent[asked++]?._id ?? '') ?? null),
    rows: ROWS,
    publicRows: PUBLIC_ROWS,
    submissions: results.length,
    random: randomOf(11),
  });
  expect([...scores.values()].filter((score) => score !== null).length).toBeLessThan(5);
  expect(shareRight(read, truth, 0, PUBLIC_ROWS)).toBeLessThanOrEqual(0.55);
});
