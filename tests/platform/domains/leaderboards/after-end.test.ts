import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { eq } from 'drizzle-orm';
import { members } from '#platform/src/domains/members/tables.ts';
import { stages } from '#platform/src/domains/competitions/tables.ts';
import { makeCompetition, objective, resultFile } from '#tests/platform/support/competition.ts';
import { scored, setTask } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, upload } from '#tests/platform/support/submitting.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const hours = (count: number) => new Date(platform.clock.now.getTime() + count * HOUR);
const board = (taskId: string, query: object = {}, token?: string) =>
  platform.call(
    token ? leaderboardCalls.taskPublicMine : leaderboardCalls.taskPublic,
    { params: { id: taskId }, query } as never,
    token ? { token } : {},
  );
const pages = { page: 1, perPage: 50 };
const begun = { task: { objective: { ...objective, dailyLimit: null, totalLimit: null } } };

describe('late works', () => {
  it('are taken where the organizer allows it, and stand apart', async () => {
    const competition = await makeCompetition(platform, begun);
    const { taskId } = competition;
    const early = await enter(platform, competition, 'early');
    const other = await enter(platform, competition, 'other');
    await scored(platform, competition, early.token, resultFile(2, 2));
    await scored(platform, competition, other.token, resultFile(3, 3));
    await setTask(platform, taskId, { endDate: platform.clock.now });
    const result = refOf(await upload(platform, early.token, resultFile(4, 4)));
    const body = { Task: taskId, result };
    const refused = await platform.refusal(submissionCalls.submit, { body }, early);
    expect(refused.message).toBe('该任务的提交已关闭');
    await setTask(platform, taskId, { takesLateWorks: true });
    const late = await scored(platform, competition, early.token, resultFile(4, 4));
    expect(late).toMatchObject({
      Late: true,
      ObjectiveWorkInfo: { PublicReviewResult: { Score: 1 } },
    });
    const ranked = await board(taskId);
    expect(ranked.data.map(({ Team, Score, Entries }) => [Team, Score, Entries])).toEqual([
      [other.team, 0.75, 1],
      [early.team, 0.5, 1],
    ]);
    const practice = await board(taskId, { Late: true }, early.token);
    expect(practice).toMatchObject({
      totalNum: 1,
      data: [{ Team: early.team, Score: 1, Rank: 1, PublicRank: null, RankLow: null }],
      row: { Team: early.team },
    });
    await setTask(platform, taskId, { showPrivateLeaderboard: true });
    const hidden = await platform.call(leaderboardCalls.taskPrivate, {
      params: { id: taskId },
      query: pages,
    });
    expect(hidden.data.map(({ Score }) => Score)).toEqual([0.75, 0.5]);
  });

  it('keep to the limits, and can’t be chosen', async () => {
    const limited = { task: { objective: { ...objective, dailyLimit: 1, totalLimit: null } } };
    const competition = await makeCompetition(platform, limited);
    const { taskId } = competition;
    const { token } = await enter(platform, competition, 'limited');
    await setTask(platform, taskId, {
      endDate: platform.clock.now,
      takesLateWorks: true,
      objective: { ...objective, dailyLimit: 1, selectionEndDate: hours(24).toISOString() },
    });
    const late = await scored(platform, competition, token, resultFile(4, 4));
    const result = refOf(await upload(platform, token, resultFile(3, 3)));
    const again = { body: { Task: taskId, result } };
    expect((await platform.refusal(submissionCalls.submit, again, { token })).message).toContain(
      '次数已用完',
    );
    const choice = { params: { id: taskId }, body: { works: [late._id] } };
    expect((await platform.refusal(submissionCalls.select, choice, { token })).message).toBe(
      '赛后提交的记录不能选择',
    );
  });
});

describe('a board that stands still', () => {
  it('shows what was there when its last hours began, on every way', async () => {
    const competition = await makeCompetition(platform, begun);
    const { taskId } = competition;
    const first = await enter(platform, competition, 'still');
    const second = await enter(platform, competition, 'moving');
    await scored(platform, competition, first.token, resultFile(2, 2));
    const before = platform.clock.now;
    platform.clock.now = hours(1);
    // Its end is 24 hours after now: it stands still from now on.
    await setTask(platform, taskId, { endDate: hours(23.5), frozenHours: 24 });
    const own = await scored(platform, competition, second.token, resultFile(4, 4));
    expect(own.ObjectiveWorkInfo?.PublicReviewResult.Score).toBe(1);
    const seen = await board(taskId, {}, second.token);
    expect(seen).toMatchObject({ totalNum: 1, data: [{ Team: first.team }], row: null });
    const { data: leaders } = await platform.call(leaderboardCalls.leaders, {
      query: { Task: taskId },
    });
    expect(leaders).toMatchObject([{ Task: taskId, Rows: [{ Team: first.team, Rank: 1 }] }]);
    const { data: tops } = await platform.call(leaderboardCalls.top, {});
    const top = tops.find(({ Task }) => Task === taskId);
    expect(top).toMatchObject({ TeamsNumber: 1, Rows: [{ Team: first.team }] });
    await platform.database.db
      .update(stages)
      .set({ showLeaderboard: true })
      .where(eq(stages.competitionId, competition.id));
    const params = { id: competition.stageId };
    const whole = await platform.call(leaderboardCalls.stagePublic, { params, query: pages });
    expect(whole).toMatchObject({ totalNum: 1, data: [{ Team: first.team, Score: 100 }] });
    platform.clock.now = hours(24);
    expect(await board(taskId)).toMatchObject({
      totalNum: 2,
      data: [{ Team: second.team }, { Team: first.team }],
    });
    const after = await platform.call(leaderboardCalls.stagePublic, { params, query: pages });
    expect(after.totalNum).toBe(2);
    platform.clock.now = before;
  });
});

describe('parts of a board', () => {
  it('are the teams of a school, of a company, or of whom one follows', async () => {
    const competition = await makeCompetition(platform, begun);
    const { taskId } = competition;
    const entrants = [];
    for (const name of ['alpha', 'beta', 'gamma']) {
      const entrant = await enter(platform, competition, name);
      await scored(platform, competition, entrant.token, resultFile(3, 3));
      entrants.push(entrant);
    }
    const [alpha, beta, gamma] = entrants as [never, never, never] as (typeof entrants)[0][];
    if (!alpha || !beta || !gamma) throw new Error('three entered');
    const { db } = platform.database;
    await db.update(members).set({ university: '海洋大学' }).where(eq(members.id, alpha.id));
    await db
      .update(members)
      .set({ university: '海洋大学', hideProfile: true })
      .where(eq(members.id, beta.id));
    await db.update(members).set({ company: '鲸潮科技' }).where(eq(members.id, gamma.id));
    const teamsOf = async (query: object, token?: string) =>
      (await board(taskId, query, token)).data.map(({ Team }) => Team);
    expect(await teamsOf({ School: '海洋' })).toEqual([alpha.team]);
    expect(await teamsOf({ Company: '鲸潮' })).toEqual([gamma.team]);
    expect(await teamsOf({ Company: '%' })).toEqual([]);
    await platform.call(memberCalls.follow, { body: { Target: gamma.id } }, { token: alpha.token });
    expect((await teamsOf({ Followed: true }, alpha.token)).sort()).toEqual(
      [alpha.team, gamma.team].sort(),
    );
  });
});
