import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { stages, tasks, taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { newId } from '#platform/src/ids.ts';
import {
  endCompetition,
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';
import { stageOf } from './support.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let competition: TestCompetition;
let entrants: Awaited<ReturnType<typeof enter>>[];
let second: string;
let round = 0;

const AWARD = 30;

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

beforeEach(async () => {
  round += 1;
  platform.clock.advance(60_000);
  competition = await makeCompetition(platform);
  const { db } = platform.database;
  second = newId();
  const startDate = new Date(platform.clock.now.getTime() + DAY);
  const endDate = new Date(platform.clock.now.getTime() + 20 * DAY);
  await db.insert(stages).values({
    id: second,
    competitionId: competition.id,
    name: '决赛',
    startDate,
    endDate,
    awardWhaleCoin: AWARD,
  });
  entrants = [];
  for (const right of [4, 2, 1]) {
    const entrant = await enter(platform, competition, `r${round}s${right}`);
    const work = await submit(platform, competition, entrant.token, resultFile(right, 4 - right));
    await reviewed(platform, entrant.token, work._id);
    entrants.push(entrant);
  }
});

const by = () => ({ token: competition.organizer.token });
const teamIds = () => entrants.map(({ team }) => team);
const standings = async (query: object) => {
  const input = { params: { id: competition.stageId }, query: { Board: 'public', ...query } };
  return (await platform.call(outcomeCalls.standings, input as never, by())).data;
};
const promote = (Teams: string[], id = competition.stageId) =>
  platform.call(outcomeCalls.promote, { params: { id }, body: { Teams } }, by());
const balance = async (token: string) =>
  (await platform.call(growthCalls.wallet, { query: { Type: 'WHALECOIN' } }, { token })).Balance;
const notices = async (token: string) => {
  const query = { page: 1, perPage: 20 };
  const { data } = await platform.call(notificationCalls.list, { query }, { token });
  return data;
};

describe('standings', () => {
  it('are the closed board too, by rank and by threshold', async () => {
    const [first, , third] = teamIds();
    expect((await standings({})).map(({ Team }) => Team)).toEqual(teamIds());
    expect((await standings({ Board: 'private' })).map(({ Team }) => Team)[0]).toBe(third);
    expect((await standings({ Top: 1 })).map(({ Team }) => Team)).toEqual([first]);
    const reaching = await standings({ Task: competition.taskId, MinScore: 0.5 });
    expect(reaching.map(({ Score }) => Score)).toEqual([1, 0.5]);
  });

  it('are for managers', async () => {
    const input = { params: { id: competition.stageId }, query: { Board: 'private' as const } };
    const caller = { token: entrants[0]?.token };
    expect((await platform.refusal(outcomeCalls.standings, input, caller)).code).toBe('FORBIDDEN');
  });
});

describe('promotion', () => {
  it('moves teams on, pays what the stage shows that they come to, and tells them', async () => {
    const [first = '', secondTeam = ''] = teamIds();
    const token = entrants[0]?.token ?? '';
    const before = await balance(token);
    expect(await promote([first, secondTeam])).toEqual({
      Promoted: expect.arrayContaining([first, secondTeam]),
      Paid: 2,
    });
    expect((await promote([first])).Promoted).toEqual([]);
    expect(await balance(token)).toBe(before + AWARD);
    const [notice] = await notices(token);
    expect(notice).toMatchObject({
      EventType: 2014,
      Data: { Stage: { Name: '决赛' }, AwardWhaleCoin: AWARD },
    });
    const input = { params: { id: competition.id }, query: { page: 1, perPage: 10 } };
    const { data } = await platform.call(outcomeCalls.teams, input, by());
    const stageOf = new Map(data.map(({ Team, Stage }) => [Team, Stage]));
    expect(teamIds().map((id) => stageOf.get(id))).toEqual([second, second, competition.stageId]);
  });

  it('takes no submitting away: the old stage goes on until its end, beside the new one', async () => {
    const { db } = platform.database;
    const task = newId();
    const [first] = await db.select().from(tasks).where(eq(tasks.id, competition.taskId));
    const [final] = await db.select().from(stages).where(eq(stages.id, second));
    const [own] = await db.select().from(stages).where(eq(stages.id, competition.stageId));
    if (!first || !final || !own) throw new Error('nothing to submit to');
    const { startDate, endDate } = final;
    await db.insert(tasks).values({ ...first, id: task, stageId: second, startDate, endDate });
    const [solution] = await db.select().from(taskSolutions);
    await db.insert(taskSolutions).values({ taskId: task, csv: solution?.csv ?? '' });
    const { team = '', token = '' } = entrants[0] ?? {};
    await promote([team]);

    await submit(platform, competition, token, resultFile(2));
    const early = submit(platform, { ...competition, taskId: task }, token, resultFile(2));
    await expect(early).rejects.toThrow('该任务尚未开启提交');
    platform.clock.now = new Date(startDate);
    await submit(platform, competition, token, resultFile(2));
    await submit(platform, { ...competition, taskId: task }, token, resultFile(2));
    // From the old stage's end on only the new one is left, whatever its tasks say.
    await db.update(stages).set({ endDate: startDate }).where(eq(stages.id, own.id));
    const late = submit(platform, competition, token, resultFile(2));
    await expect(late).rejects.toThrow('你的团队不在该任务所属的阶段');
    await submit(platform, { ...competition, taskId: task }, token, resultFile(2));
  });

  it('passes banned teams over, and ends at the last stage', async () => {
    const [first = ''] = teamIds();
    const ban = { params: { id: first }, body: { Banned: true, Reason: '多账号参赛' } };
    await platform.call(outcomeCalls.ban, ban, by());
    expect((await promote([first])).Promoted).toEqual([]);
    const input = { params: { id: second }, body: { Teams: [first] } };
    expect((await platform.refusal(outcomeCalls.promote, input, by())).code).toBe('CONFLICT');
  });
});

describe('the award of a stage', () => {
  const settings = (awardWhaleCoin: number) => ({
    ...stageOf(platform),
    AwardWhaleCoin: awardWhaleCoin,
  });
  const update = (id: string, award: number) =>
    [managingCalls.updateStage, { params: { id }, body: settings(award) }, by()] as const;

  it('is paid on registering, of the first stage', async () => {
    const { db } = platform.database;
    await db.update(stages).set({ awardWhaleCoin: 20 }).where(eq(stages.id, competition.stageId));
    const before = await balance(entrants[0]?.token ?? '');
    const { token } = await enter(platform, competition, `paid${round}`);
    expect((await balance(token)) - before).toBe(20);
    expect(await notices(token)).toContainEqual(
      expect.objectContaining({
        EventType: 2024,
        Data: expect.objectContaining({
          Stage: { _id: competition.stageId, Name: '初赛' },
          AwardWhaleCoin: 20,
        }),
      }),
    );
  });

  it('stays once a team has reached the stage', async () => {
    expect(await platform.refusal(...update(competition.stageId, 20))).toMatchObject({
      code: 'CONFLICT',
      message: '已有团队到达「初赛」，奖励不能再修改',
      field: 'AwardWhaleCoin',
    });
    await platform.call(...update(competition.stageId, 0));
  });
});

describe('a ban', () => {
  const ban = (Banned: boolean, Reason: string) => ({
    params: { id: teamIds()[0] ?? '' },
    body: { Banned, Reason },
  });

  it('needs a reason, keeps the team from submitting, and is told', async () => {
    const token = entrants[0]?.token ?? '';
    const refusal = await platform.refusal(outcomeCalls.ban, ban(true, ' '), by());
    expect(refusal).toMatchObject({ message: '请输入禁赛原因', field: 'Reason' });
    const banned = await platform.call(outcomeCalls.ban, ban(true, '多账号参赛'), by());
    expect(banned).toMatchObject({ Banned: true, BanReason: '多账号参赛' });
    await expect(submit(platform, competition, token, resultFile(1))).rejects.toThrow('已被禁赛');
    // Its members see why, for as long as it lasts; others nothing of it.
    const stateOf = async (member: string | undefined) => {
      const { states } = competitionCalls;
      const query = { ids: competition.id };
      const [state] = (await platform.call(states, { query }, { token: member ?? '' })).data;
      return [state?.teamBanned, state?.teamBanReason];
    };
    expect(await stateOf(token)).toEqual([true, '多账号参赛']);
    expect(await stateOf(entrants[1]?.token)).toEqual([false, null]);
    expect((await notices(token))[0]).toMatchObject({
      EventType: 2016,
      Data: { Message: '多账号参赛' },
    });
    await platform.call(outcomeCalls.ban, ban(false, ''), by());
    expect(await stateOf(token)).toEqual([false, null]);
    const work = await submit(platform, competition, token, resultFile(1));
    const params = { id: work._id };
    expect((await platform.call(submissionCalls.get, { params }, { token }))._id).toBe(work._id);
  });
});

describe('the final ranking', () => {
  const ranking = (coins: number) => ({
    params: { id: competition.id },
    body: {
      Ranking: teamIds().map((Team, index) => ({
        Team,
        Reward: index === 0 ? '一等奖' : '',
        Coins: index === 0 ? coins : 0,
      })),
    },
  });
  const shown = () =>
    platform.call(leaderboardCalls.finalRanking, { params: { id: competition.id } });

  it('waits for the end of the competition', async () => {
    const refusal = await platform.refusal(outcomeCalls.publishRanking, ranking(80), by());
    expect(refusal).toMatchObject({ code: 'CONFLICT', message: '比赛结束后才能发布最终排名' });
  });

  it('is published, changed and taken back as long as nothing is paid', async () => {
    await endCompetition(platform, competition.id);
    await platform.call(outcomeCalls.publishRanking, ranking(0), by());
    expect((await shown()).Ranking[0]).toEqual({
      Place: 1,
      Team: teamIds()[0],
      Reward: '一等奖',
      Score: null,
      RankLow: null,
      RankHigh: null,
    });
    const turned = ranking(0);
    turned.body.Ranking.reverse();
    await platform.call(outcomeCalls.publishRanking, turned, by());
    expect((await shown()).Ranking.map(({ Team }) => Team)).toEqual(teamIds().toReversed());
    const params = { id: competition.id };
    await platform.call(outcomeCalls.withdrawRanking, { params }, by());
    await expect(shown()).rejects.toThrow('404');
  });

  it('is final once coins were paid', async () => {
    await endCompetition(platform, competition.id);
    const token = entrants[0]?.token ?? '';
    const before = await balance(token);
    expect((await platform.call(outcomeCalls.publishRanking, ranking(80), by())).Paid).toBe(1);
    expect(await balance(token)).toBe(before + 80);
    const refusal = await platform.refusal(outcomeCalls.publishRanking, ranking(90), by());
    expect(refusal.message).toBe('奖励已经发放，最终排名不能再修改');
    const params = { id: competition.id };
    const withdrawal = await platform.refusal(outcomeCalls.withdrawRanking, { params }, by());
    expect(withdrawal.code).toBe('CONFLICT');
  });

  it('holds each team once, and only teams of the competition', async () => {
    await endCompetition(platform, competition.id);
    const twice = ranking(0);
    twice.body.Ranking.push(...ranking(0).body.Ranking);
    const refusal = await platform.refusal(outcomeCalls.publishRanking, twice, by());
    expect(refusal.message).toBe('同一支团队不能出现两次');
    const foreign = ranking(0);
    foreign.body.Ranking[0] = { Team: newId(), Reward: '', Coins: 0 };
    expect((await platform.refusal(outcomeCalls.publishRanking, foreign, by())).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('an announcement', () => {
  it('stands in the forum and is told to those who registered', async () => {
    const body = { Title: '数据更新', Content: '测试集已更新' };
    const params = { id: competition.id };
    const post = await platform.call(outcomeCalls.announce, { params, body }, by());
    expect(post).toMatchObject({ Type: 1, Title: '数据更新', Forum: competition.id });
    for (const { token } of entrants)
      expect((await notices(token))[0]).toMatchObject({
        EventType: 2015,
        Data: { Post: { _id: post._id, Name: '数据更新' } },
      });
    const caller = { token: entrants[0]?.token };
    const refusal = await platform.refusal(outcomeCalls.announce, { params, body }, caller);
    expect(refusal.code).toBe('FORBIDDEN');
  });
});
