import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { practiceCalls, type PracticeWork } from '@whaletide/schema/domains/practice/rest.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { competitions, tasks } from '#platform/src/domains/competitions/tables.ts';
import {
  endCompetition,
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { scored } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, upload } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
let competition: TestCompetition;
let learner: { token: string };
let joined = 0;
let begunAt: Date;

/** Works of three teams over ten days, one a day, by their right rows of four. */
const right = [1, 2, 1, 2, 1, 3, 3, 4, 2, 3];
/** Days from the competition's start to the first work. */
const FIRST_DAY = 1;
const LENGTH = 11 * DAY;

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform);
  const tokens: string[] = [];
  for (let team = 0; team < 3; team += 1)
    tokens.push((await enter(platform, competition, `team${team}`)).token);
  for (const [day, rows] of right.entries()) {
    await scored(platform, competition, tokens[day % 3] as string, resultFile(rows));
    platform.clock.advance(DAY);
  }
  await endCompetition(platform, competition.id);
  await showBoards(true);
  await platform.database.db
    .update(competitions)
    .set({ finalRanking: true })
    .where(eq(competitions.id, competition.id));
});
afterAll(() => platform.close());

beforeEach(async () => {
  platform.clock.advance(30 * DAY);
  const { jwt: token } = await platform.join(`learner${(joined += 1)}`);
  learner = { token };
  begunAt = platform.clock.now;
});

const showBoards = (isShown: boolean) =>
  platform.database.db
    .update(tasks)
    .set({ showLeaderboard: isShown, showPrivateLeaderboard: isShown })
    .where(eq(tasks.id, competition.taskId));
const start = (Mode: 'practice' | 'virtual') =>
  platform.call(practiceCalls.start, { params: { id: competition.id }, body: { Mode } }, learner);
const workInput = async (id: string, content: string) => {
  const Result = (await upload(platform, learner.token, content)).body.key;
  return { params: { id }, body: { Task: competition.taskId, Result } };
};
const worksOf = (id: string) => {
  const query = { page: 1, perPage: 20 };
  return platform.call(practiceCalls.works, { params: { id }, query }, learner);
};
const settled = async (id: string, content: string): Promise<PracticeWork> => {
  const made = await platform.call(practiceCalls.submit, await workInput(id, content), learner);
  for (;;) {
    const work = (await worksOf(id)).data.find(({ _id }) => _id === made._id);
    if (work && work.Status !== workStatus.pending) return work;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const ghostsInput = (id: string, perPage = 20, page = 1) => ({
  params: { id },
  query: { Task: competition.taskId, page, perPage },
});
const ghosts = async (id: string) => platform.call(practiceCalls.ghosts, ghostsInput(id), learner);

/** Ranks and scores of the teams that had a work by so many ms after the competition's start. */
const expectedAt = (elapsed: number) => {
  const bests = new Map<number, number>();
  for (const [day, rows] of right.entries())
    if ((FIRST_DAY + day) * DAY <= elapsed)
      bests.set(day % 3, Math.max(rows / 4, bests.get(day % 3) ?? 0));
  const scores = [...bests.values()].toSorted((one, other) => other - one);
  return scores.map((score) => ({ Rank: scores.indexOf(score) + 1, Score: score }));
};

describe('virtual participation', () => {
  it('has the length of the competition, and stands beside practice', async () => {
    const virtual = await start('virtual');
    const endDate = new Date(begunAt.getTime() + LENGTH).toISOString();
    expect(virtual).toMatchObject({
      Mode: 'virtual',
      EndDate: endDate,
      Periods: [{ Task: competition.taskId, StartDate: begunAt.toISOString(), EndDate: endDate }],
    });
    platform.clock.advance(1_000);
    expect(await start('virtual')).toEqual(virtual);
    const free = await start('practice');
    expect(free).toMatchObject({ EndDate: null, Periods: [{ StartDate: null, EndDate: null }] });
    const query = { Competition: competition.id };
    const { data } = await platform.call(practiceCalls.states, { query }, learner);
    expect(data[0]?.Practices).toEqual([free, virtual]);
  });

  it('shows the board of the same moment, at any moment', async () => {
    const { _id } = await start('virtual');
    for (let step = 0; step <= 48; step += 1) {
      const elapsed = (step / 48) * 1.1 * LENGTH;
      platform.clock.now = new Date(begunAt.getTime() + elapsed);
      const { data, totalNum } = await ghosts(_id);
      const expected = expectedAt(Math.min(elapsed, LENGTH));
      expect(data.map(({ Rank, Score }) => ({ Rank, Score }))).toEqual(expected);
      expect(totalNum).toBe(expected.length);
    }
  });

  it('puts the own best result among the teams, and tells what became of them', async () => {
    const { _id } = await start('virtual');
    expect((await ghosts(_id)).data).toEqual([]);
    await settled(_id, resultFile(2));
    const own = { Team: null, Rank: 1, Score: 0.5, FinalRank: null };
    expect((await ghosts(_id)).data).toEqual([own]);
    platform.clock.advance(8 * DAY);
    const { data } = await ghosts(_id);
    expect(data).toMatchObject([
      { Rank: 1, Score: 1, FinalRank: 1 },
      { Rank: 2, Score: 0.75, FinalRank: 2 },
      { Rank: 2, Score: 0.75, FinalRank: 2 },
      { ...own, Rank: 4 },
    ]);
    const first = await platform.call(practiceCalls.ghosts, ghostsInput(_id, 2, 2), learner);
    expect(first).toMatchObject({ totalNum: 4, data: data.slice(2) });
  });

  it('keeps private scores until its end, then takes no more', async () => {
    const { _id } = await start('virtual');
    expect(await settled(_id, resultFile(3, 2))).toMatchObject({
      PublicScore: 0.75,
      PrivateScore: null,
      Rank: null,
    });
    const late = await workInput(_id, resultFile(4));
    platform.clock.now = new Date(begunAt.getTime() + LENGTH);
    expect((await worksOf(_id)).data).toMatchObject([
      { PrivateScore: 0.5, Rank: expect.any(Number), TeamsNumber: 3 },
    ]);
    expect(await platform.refusal(practiceCalls.submit, late, learner)).toMatchObject({
      code: 'CONFLICT',
      message: '该任务在你的虚拟参赛中已经结束',
    });
  });

  it('ends before its time for who asks, for good', async () => {
    const { _id } = await start('virtual');
    await settled(_id, resultFile(3, 2));
    platform.clock.advance(DAY);
    const late = await workInput(_id, resultFile(4));
    const end = (id: string, by = learner) =>
      platform.call(practiceCalls.end, { params: { id } }, by);
    const endDate = platform.clock.now.toISOString();
    expect(await end(_id)).toMatchObject({ EndDate: endDate, Periods: [{ EndDate: endDate }] });
    platform.clock.advance(DAY);
    expect(await end(_id)).toMatchObject({ EndDate: endDate });
    expect((await worksOf(_id)).data).toMatchObject([{ PrivateScore: 0.5, TeamsNumber: 3 }]);
    expect(await platform.refusal(practiceCalls.submit, late, learner)).toMatchObject({
      code: 'CONFLICT',
      message: '该任务在你的虚拟参赛中已经结束',
    });
    // The board is the one that remained.
    expect((await ghosts(_id)).data).toMatchObject([{ Score: 1 }, { Team: null }, {}, {}]);
    expect(await start('virtual')).toMatchObject({ _id, EndDate: endDate });
    const { _id: free } = await start('practice');
    const { jwt: token } = await platform.join(`other${(joined += 1)}`);
    const refused = (id: string, by: { token: string }) =>
      platform.refusal(practiceCalls.end, { params: { id } }, by);
    expect(await refused(free, learner)).toMatchObject({ code: 'CONFLICT' });
    expect(await refused(_id, { token })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keeps the limits of the competition, of a day and in all', async () => {
    const { _id } = await start('virtual');
    for (let at = 0; at < 5; at += 1) {
      if (at === 3) platform.clock.advance(DAY);
      await settled(_id, resultFile(at % 4));
    }
    platform.clock.advance(DAY);
    const sixth = await workInput(_id, resultFile(4));
    expect(await platform.refusal(practiceCalls.submit, sixth, learner)).toMatchObject({
      code: 'CONFLICT',
      message: '该任务的提交次数已用完（共5次）',
    });
  });

  it('shows no more than the boards that are open', async () => {
    const { _id } = await start('virtual');
    platform.clock.advance(8 * DAY);
    await platform.database.db
      .update(tasks)
      .set({ showPrivateLeaderboard: false })
      .where(eq(tasks.id, competition.taskId));
    const { data } = await ghosts(_id);
    expect(data.map(({ FinalRank }) => FinalRank)).toEqual([null, null, null]);
    await showBoards(false);
    expect(await platform.refusal(practiceCalls.ghosts, ghostsInput(_id), learner)).toMatchObject({
      code: 'NOT_FOUND',
    });
    await showBoards(true);
  });

  it('shows its board to no one else, and has none without a clock', async () => {
    const { _id: virtual } = await start('virtual');
    const { _id: free } = await start('practice');
    const { jwt: token } = await platform.join(`other${(joined += 1)}`);
    for (const [id, by] of [
      [virtual, { token }],
      [free, learner],
    ] as const)
      expect(await platform.refusal(practiceCalls.ghosts, ghostsInput(id), by)).toMatchObject({
        code: 'NOT_FOUND',
      });
  });
});
