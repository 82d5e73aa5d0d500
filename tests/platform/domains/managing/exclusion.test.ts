import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { twoTasks } from '#tests/platform/support/two-tasks.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const page = { page: 1, perPage: 50 };

it('a task that is out closes its board and counts in no stage, and comes back as it was', async () => {
  const { competition, otherTask, first, second } = await twoTasks(platform);
  const { organizer } = competition;
  const stageBoard = async () =>
    (
      await platform.call(leaderboardCalls.stagePublic, {
        params: { id: competition.stageId },
        query: page,
      })
    ).data.map(({ Team, Score }) => [Team, Score]);
  const exclude = (Excluded: boolean, Reason?: string) =>
    [
      managingCalls.excludeTask,
      { params: { id: otherTask }, body: { Excluded, ...(Reason !== undefined && { Reason }) } },
      organizer,
    ] as const;
  const board = { params: { id: otherTask }, query: page };
  const standings = {
    params: { id: competition.stageId },
    query: { Board: 'public' as const, Task: otherTask },
  };
  const before = await stageBoard();
  expect(before).toEqual([
    [second.team, 75],
    [first.team, 50],
  ]);

  expect(await platform.refusal(...exclude(true, ' '))).toMatchObject({
    field: 'Reason',
    message: '请填写移出的原因',
  });
  const out = await platform.call(...exclude(true, ' 标签有误 '));
  expect(out.Exclusion).toEqual({
    Reason: '标签有误',
    Date: platform.clock.now.toISOString(),
  });
  // Everyone sees why, signed in or not.
  const { data } = await platform.call(competitionCalls.tasks, { query: { ids: otherTask } });
  expect(data[0]?.Exclusion?.Reason).toBe('标签有误');
  expect(await stageBoard()).toEqual([
    [first.team, 100],
    [second.team, 50],
  ]);
  expect((await platform.refusal(leaderboardCalls.taskPublic, board)).code).toBe('NOT_FOUND');
  expect(await platform.refusal(outcomeCalls.standings, standings, organizer)).toMatchObject({
    code: 'CONFLICT',
    message: '该任务已移出排行榜',
  });
  expect((await platform.refusal(...exclude(true, '再来'))).message).toBe('该任务已移出排行榜');

  await platform.call(...exclude(false));
  expect(await stageBoard()).toEqual(before);
  expect((await platform.call(leaderboardCalls.taskPublic, board)).totalNum).toBe(1);
  const news = await platform.call(notificationCalls.list, { query: page }, first);
  expect(
    news.data
      .filter(({ EventType }) => EventType === 2040 || EventType === 2041)
      .map(({ EventType, Data }) => [EventType, Data.Task?.Name, Data.Message]),
  ).toEqual([
    [2041, '浪向', undefined],
    [2040, '浪向', '标签有误'],
  ]);
});

it('nothing goes out or comes back once the final ranking is published', async () => {
  const { competition, otherTask } = await twoTasks(platform, 'frozen');
  await platform.database.db.update(competitions).set({ finalRanking: true });
  const input = { params: { id: otherTask }, body: { Excluded: true, Reason: '标签有误' } };
  expect(
    await platform.refusal(managingCalls.excludeTask, input, competition.organizer),
  ).toMatchObject({ code: 'CONFLICT', message: '最终排名已发布，不能再修改（请先撤回排名）' });
});
