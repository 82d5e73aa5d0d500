import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { cloningCalls } from '@whaletide/schema/domains/managing/rest/cloning.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { boardProtectionCalls } from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { logLeaves } from '#platform/src/domains/receipts/tables.ts';
import { recompute } from '#platform/src/domains/scoring/recompute/recompute.ts';
import { settlePrivateBoardHandler } from '#platform/src/domains/managing/settle-private-board.ts';
import {
  makeCompetition,
  objective,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { setTask } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';
import { at, objectiveOf, taskOf } from '../managing/support.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const ROWS = 300;
const rows = Array.from({ length: 2 * ROWS }, (_, row) => row);
const truth = [
  'id,label,part',
  ...rows.map((row) => `${row},${row % 3},${row < ROWS ? 'public' : 'private'}`),
].join('\n');
/** A result with so many right rows of each part. */
const resultOf = (publicRight: number, privateRight = publicRight) =>
  [
    'id,label',
    ...rows.map((row) => {
      const isRight = row < ROWS ? row < publicRight : row - ROWS < privateRight;
      return `${row},${isRight ? row % 3 : (row + 1) % 3}`;
    }),
  ].join('\n');

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const unlimited = { ...objective, dailyLimit: null, totalLimit: null };
const made = async (task: object = {}, csv = truth) => {
  const competition = await makeCompetition(platform, {
    task: { objective: unlimited, ...task },
  });
  await platform.database.db
    .update(taskSolutions)
    .set({ csv })
    .where(eq(taskSolutions.taskId, competition.taskId));
  return competition;
};

let names = 0;
const entered = (competition: TestCompetition) => enter(platform, competition, `shown${++names}`);
const send = async (competition: TestCompetition, token: string, csv: string) => {
  platform.clock.advance(1_000);
  return reviewed(platform, token, (await submit(platform, competition, token, csv))._id);
};
const workOf = async (id: string, token: string) =>
  (await platform.call(submissionCalls.get, { params: { id } }, { token })).ObjectiveWorkInfo;
const board = async ({ taskId }: TestCompetition, side: 'taskPublic' | 'taskPrivate') => {
  const input = { params: { id: taskId }, query: { page: 1, perPage: 20 } };
  const { data } = await platform.call(leaderboardCalls[side], input);
  return data.map(({ Rank, Score }) => [Rank, Score]);
};
const setRounding = ({ taskId, organizer }: TestCompetition, RoundsScores: boolean) => {
  const Objective = objectiveOf({ ReviewDailyLimit: null, RoundsScores });
  const body = taskOf(platform, { Objective, EndDate: at(platform, 29) });
  return platform.call(managingCalls.updateTask, { params: { id: taskId }, body }, organizer);
};
const toldOf = async ({ taskId }: TestCompetition) =>
  (await platform.call(boardProtectionCalls.ofTasks, { query: { Task: taskId } })).data[0];
const recomputed = async ({ id }: TestCompetition) => {
  const { database, files, now } = platform.services;
  return (await recompute({ database, files, now }, id))?.differences;
};
const settled = async ({ taskId }: TestCompetition) => {
  const { run } = settlePrivateBoardHandler(platform.services);
  const job = { data: { taskId } } as Parameters<typeof run>[0];
  await run(job, () => Promise.resolve(), new AbortController().signal);
};
const end = async (competition: TestCompetition) => {
  await setTask(platform, competition.taskId, { endDate: platform.clock.now });
  await settled(competition);
};

describe('the rounding of public scores', () => {
  it('is told with its step, of the work and of the task’s leader', async () => {
    const competition = await made();
    expect(await toldOf(competition)).toMatchObject({ Protects: false, RoundingStep: null });
    const { token } = await entered(competition);
    const { _id, ObjectiveWorkInfo } = await send(competition, token, resultOf(200));
    expect(ObjectiveWorkInfo).toMatchObject({
      PublicReviewResult: { Score: 0.66 },
      RoundingStep: 0.02,
    });
    expect((await toldOf(competition))?.RoundingStep).toBe(0.02);
    expect((await workOf(_id, competition.organizer.token))?.RoundingStep).toBeNull();
    await setTask(platform, competition.taskId, { showLeaderboard: false });
    expect((await toldOf(competition))?.RoundingStep).toBeNull();
  });

  it('is switched off and on for works that are scored already, in all that tells them', async () => {
    const competition = await made();
    const [one, other] = [await entered(competition), await entered(competition)];
    const first = await send(competition, one.token, resultOf(200));
    await send(competition, other.token, resultOf(199));
    expect(await board(competition, 'taskPublic')).toEqual([
      [1, 0.66],
      [1, 0.66],
    ]);
    const before = await platform.database.db.select().from(logLeaves);

    const task = await setRounding(competition, false);
    expect(task.ObjectiveTaskInfo?.RoundsScores).toBe(false);
    expect(await board(competition, 'taskPublic')).toEqual([
      [1, expect.closeTo(200 / 300, 8)],
      [2, expect.closeTo(199 / 300, 8)],
    ]);
    const shown = await workOf(first._id, one.token);
    expect(shown?.PublicReviewResult.Score).toBeCloseTo(200 / 300, 8);
    expect(shown?.RoundingStep).toBeNull();
    expect((await toldOf(competition))?.RoundingStep).toBeNull();
    expect(await recomputed(competition)).toEqual([]);
    const leaves = await platform.database.db.select().from(logLeaves).orderBy(logLeaves.index);
    expect(leaves.length).toBe(before.length + 2);
    expect(leaves.at(-1)?.leaf).toContain('"replaces":');
    // Works that come now follow it, too.
    const next = await send(competition, one.token, resultOf(205));
    expect(next.ObjectiveWorkInfo?.PublicReviewResult.Score).toBeCloseTo(205 / 300, 8);

    await setRounding(competition, true);
    expect(await board(competition, 'taskPublic')).toEqual([
      [1, 0.68],
      [2, 0.66],
    ]);
    expect(await recomputed(competition)).toEqual([]);
  });

  it('stays on a protected board, whatever is set, and goes with a clone', async () => {
    const competition = await made({ protectsBoard: true });
    const { token } = await entered(competition);
    await setRounding(competition, false);
    const { ObjectiveWorkInfo } = await send(competition, token, resultOf(200));
    expect(ObjectiveWorkInfo?.PublicReviewResult.Score).toBe(0.66);
    const protect = (Protects: boolean) => {
      const input = { params: { id: competition.taskId }, body: { Protects } };
      return platform.call(boardProtectionCalls.set, input, competition.organizer);
    };
    await protect(false);
    expect((await board(competition, 'taskPublic'))[0]?.[1]).toBeCloseTo(200 / 300, 8);
    await protect(true);
    expect(await board(competition, 'taskPublic')).toEqual([[1, 0.66]]);
    expect(await recomputed(competition)).toEqual([]);
    const copy = await platform.call(
      cloningCalls.task,
      { params: { id: competition.taskId }, body: {} },
      competition.organizer,
    );
    expect(copy.ObjectiveTaskInfo?.RoundsScores).toBe(false);
  });
});

describe('private scores', () => {
  it('are rounded while the task runs, and exact after its end: only equal ones share a rank', async () => {
    const competition = await made({ showPrivateLeaderboard: true });
    const teams = [
      await entered(competition),
      await entered(competition),
      await entered(competition),
    ];
    const works = [];
    for (const [place, right] of [199, 200, 199].entries()) {
      const token = teams[place]?.token ?? '';
      works.push(await send(competition, token, resultOf(200, right)));
    }
    platform.clock.advance(1_000);
    await setTask(platform, competition.taskId, { showPrivateLeaderboard: true });
    await settled(competition);
    expect(await board(competition, 'taskPrivate')).toEqual([
      [1, 0.66],
      [1, 0.66],
      [1, 0.66],
    ]);
    const id = works[0]?._id ?? '';
    const token = teams[0]?.token ?? '';
    expect((await workOf(id, token))?.PrivateReviewResult?.Score).toBe(0.66);
    platform.clock.advance(DAY);
    await end(competition);
    const exact = await board(competition, 'taskPrivate');
    expect(exact.map(([rank]) => rank)).toEqual([1, 2, 2]);
    expect(exact[0]?.[1]).toBeCloseTo(200 / 300, 8);
    expect(exact[1]?.[1]).toBeCloseTo(199 / 300, 8);
    expect((await workOf(id, token))?.PrivateReviewResult?.Score).toBeCloseTo(199 / 300, 8);
    // The public board rounds as before.
    expect(await board(competition, 'taskPublic')).toEqual([
      [1, 0.66],
      [1, 0.66],
      [1, 0.66],
    ]);
    expect(await recomputed(competition)).toEqual([]);
  });

  it('of works after the end stay rounded', async () => {
    const competition = await made({ showPrivateLeaderboard: true, takesLateWorks: true });
    const { token } = await entered(competition);
    await send(competition, token, resultOf(200, 199));
    await end(competition);
    const late = await send(competition, token, resultOf(200, 200));
    const { ObjectiveWorkInfo: info } = late;
    expect([late.Late, info?.PrivateReviewResult?.Score]).toEqual([true, 0.66]);
    expect(await recomputed(competition)).toEqual([]);
  });
});

describe('predictions that were clipped', () => {
  const numbers = [
    'id,label,part',
    ...rows.map((row) => `${row},${row % 50},${row < ROWS ? 'public' : 'private'}`),
  ].join('\n');
  const rmse = { ...unlimited, metric: 'rmse' as const };
  const predicted = (low: number, high: number) =>
    [
      'id,label',
      ...rows.map((row) => `${row},${row < low ? -1_000 : row < low + high ? 9_000 : row % 40}`),
    ].join('\n');

  it('are counted over all rows, with the bounds that the organizer set', async () => {
    const bounds = { predictionMin: 0, predictionMax: 60 };
    const competition = await made({ objective: { ...rmse, ...bounds } }, numbers);
    const { token } = await entered(competition);
    const work = await send(competition, token, predicted(310, 5));
    expect(work.ObjectiveWorkInfo?.Clipped).toEqual({ Count: 315, Min: 0, Max: 60 });
    const none = await send(competition, token, predicted(0, 0));
    expect(none.ObjectiveWorkInfo?.Clipped).toBeNull();
  });

  it('don’t tell the solution’s own bounds, and on a protected board nothing of them', async () => {
    const competition = await made({ objective: { ...rmse, predictionMin: 0 } }, numbers);
    const { token } = await entered(competition);
    const open = await send(competition, token, predicted(0, 5));
    expect(open.ObjectiveWorkInfo?.Clipped).toEqual({ Count: 5, Min: null, Max: null });
    const guarded = await made(
      { objective: { ...rmse, predictionMin: 0 }, protectsBoard: true },
      numbers,
    );
    const other = await entered(guarded);
    const work = await send(guarded, other.token, predicted(3, 5));
    expect(work.ObjectiveWorkInfo?.Clipped).toEqual({ Count: 3, Min: 0, Max: null });
    const seen = await workOf(work._id, guarded.organizer.token);
    expect(seen?.Clipped).toEqual({ Count: 8, Min: 0, Max: null });
  });
});
