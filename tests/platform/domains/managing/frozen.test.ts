import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { cloningCalls } from '@whaletide/schema/domains/managing/rest/cloning.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { MOVING_WORDS } from '@whaletide/schema/domains/managing/rules/deadlines.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { EVENT_RANKING_PUBLISHED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { applicationCalls, applicationType } from '@whaletide/schema/domains/teams/rest.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import {
  endCompetition,
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { scored } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { addForm, at, settingsOf, stageOf, taskOf } from './support.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const by = ({ organizer }: TestCompetition) => ({ token: organizer.token });
const ranked = (id: string, teams: string[], changes: object = {}) => ({
  params: { id },
  body: { Ranking: teams.map((Team) => ({ Team, Reward: '', Coins: 0 })), ...changes },
});
const shown = async (id: string) =>
  (await platform.call(leaderboardCalls.finalRanking, { params: { id } })).Ranking;

describe('a published final ranking', () => {
  /** A competition that has ended, with a ranking of its one team. */
  const published = async (name: string) => {
    const competition = await makeCompetition(platform);
    const captain = await enter(platform, competition, name);
    await endCompetition(platform, competition.id);
    await platform.call(
      outcomeCalls.publishRanking,
      ranked(competition.id, [captain.team]),
      by(competition),
    );
    return { competition, captain };
  };
  const FROZEN = '最终排名已发布，不能再修改（请先撤回排名）';

  it('freezes times, stages, tasks and promotion, until it is taken back', async () => {
    const { competition, captain } = await published('frozen');
    const { id, stageId, taskId } = competition;
    const settings = settingsOf(platform, { EndDate: at(platform, 60) });
    const stage = stageOf(platform, -1, 20);
    const task = taskOf(platform, { EndDate: at(platform, 20) });
    const changes = [
      [managingCalls.update, { params: { id }, body: settings }],
      [managingCalls.createStage, { body: { Competition: id, ...stageOf(platform, -1, 0) } }],
      [managingCalls.updateTask, { params: { id: taskId }, body: task }],
      [cloningCalls.task, { params: { id: taskId }, body: {} }],
      [outcomeCalls.promote, { params: { id: stageId }, body: { Teams: [captain.team] } }],
    ] as const;
    for (const [call, input] of changes)
      expect(await platform.refusal(call, input as never, by(competition))).toMatchObject({
        code: 'CONFLICT',
        message: FROZEN,
      });
    await expect(
      addForm(platform, stageId, by(competition), { EndDate: at(platform, 20) }),
    ).rejects.toThrow(FROZEN);
    // Texts that members read may still be corrected.
    const { StartDate } = await platform.call(competitionCalls.get, { params: { id } });
    const same = settingsOf(platform, { StartDate, Award: '一等奖' });
    const stages = { params: { id: stageId }, body: stage };
    expect((await platform.refusal(managingCalls.updateStage, stages, by(competition))).code).toBe(
      'BAD_USER_INPUT',
    );
    await platform.database.db
      .update(competitions)
      .set({ endDate: new Date(at(platform, 30)), registerEndDate: null })
      .where(eq(competitions.id, id));
    const body = { ...same, EndDate: at(platform, 30), RegisterEndDate: null };
    await platform.call(managingCalls.update, { params: { id }, body }, by(competition));

    await platform.call(outcomeCalls.withdrawRanking, { params: { id } }, by(competition));
    const moved = { ...settings, DeadlineConfirmation: MOVING_WORDS };
    await platform.call(managingCalls.update, { params: { id }, body: moved }, by(competition));
  });

  it('keeps its teams as they are, also where the competition has no end', async () => {
    const competition = await makeCompetition(platform, { competition: { endDate: null } });
    const one = await enter(platform, competition, 'one');
    const two = await enter(platform, competition, 'two');
    const apply = {
      body: { Type: applicationType.merge, From: one.team, To: two.team, Content: '一起' },
    } as const;
    await platform.call(
      outcomeCalls.publishRanking,
      ranked(competition.id, [one.team, two.team]),
      by(competition),
    );
    const refusal = await platform.refusal(applicationCalls.create, apply, one);
    expect(refusal).toMatchObject({ code: 'CONFLICT', message: '比赛已经结束，团队不可变更' });
  });

  it('keeps ties and shows the scores of the private board', async () => {
    const competition = await makeCompetition(platform);
    const { id, stageId, taskId } = competition;
    const entrants = [];
    for (const [name, right] of [
      ['a', 4],
      ['b', 3],
      ['c', 3],
      ['d', 1],
    ] as const) {
      const entrant = await enter(platform, competition, `tied-${name}`);
      await scored(platform, competition, entrant.token, resultFile(right));
      entrants.push(entrant);
    }
    await endCompetition(platform, id);
    const Ranking = entrants.map(({ team }, index) => ({
      Team: team,
      Reward: '',
      Coins: index === 1 ? 20 : 0,
      Tied: index === 2,
    }));
    const body = { Ranking, Source: { Stage: stageId, Task: taskId } };
    await platform.call(outcomeCalls.publishRanking, { params: { id }, body }, by(competition));
    expect((await shown(id)).map(({ Place, Score }) => [Place, Score])).toEqual([
      [1, 1],
      [2, 0.75],
      [2, 0.75],
      [4, 0.25],
    ]);
    const query = { page: 1, perPage: 5 };
    const told = await Promise.all(
      entrants.map(async ({ token }) => {
        const { data } = await platform.call(notificationCalls.list, { query }, { token });
        return data.find(({ EventType }) => EventType === EVENT_RANKING_PUBLISHED)?.Data;
      }),
    );
    expect(told.map((data) => [data?.Place, data?.AwardWhaleCoin])).toEqual([
      [1, undefined],
      [2, 20],
      [2, undefined],
      [4, undefined],
    ]);
  });
});

describe('the largest size of a team', () => {
  it('isn’t set below the largest that there is', async () => {
    const competition = await makeCompetition(platform);
    const [one, two] = [
      await enter(platform, competition, 'size-one'),
      await enter(platform, competition, 'size-two'),
    ];
    const merge = { Type: applicationType.merge, From: one.team, To: two.team, Content: '一起' };
    const { _id } = await platform.call(applicationCalls.create, { body: merge as never }, one);
    await platform.call(applicationCalls.answer, { params: { id: _id }, body: { Status: 1 } }, two);
    const size = (MaxMembersPerTeam: number) => ({
      params: { id: competition.id },
      body: settingsOf(platform, { MaxMembersPerTeam }),
    });
    expect(await platform.refusal(managingCalls.update, size(1), by(competition))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'MaxMembersPerTeam',
      message: '已有团队有2人，团队人数上限不能低于2',
    });
    await platform.call(managingCalls.update, size(2), by(competition));
  });
});

it('a published competition keeps a task', async () => {
  const competition = await makeCompetition(platform);
  const only = { params: { id: competition.taskId } };
  expect(await platform.refusal(managingCalls.removeTask, only, by(competition))).toMatchObject({
    code: 'CONFLICT',
    message: '已发布的比赛至少有一个任务',
  });
});
