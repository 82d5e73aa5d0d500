import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { BoardFileKind } from '@whaletide/schema/domains/leaderboards/rest/board-files.ts';
import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { tasks } from '#platform/src/domains/competitions/tables.ts';
import { teams } from '#platform/src/domains/teams/tables.ts';
import {
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
let competition: TestCompetition;
const entrants: Awaited<ReturnType<typeof enter>>[] = [];
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform);
  for (const [at, right] of [4, 3, 3].entries()) {
    const member = await enter(platform, competition, `saver${at}`);
    entrants.push(member);
    platform.clock.advance(60_000);
    const { _id } = await submit(platform, competition, member.token, resultFile(right, at));
    await reviewed(platform, member.token, _id);
  }
  await platform.database.db
    .update(teams)
    .set({ name: '=SUM(A1:A9)' })
    .where(eq(teams.id, entrants[1]?.team ?? ''));
});
afterAll(() => platform.close());

const get = (kind: BoardFileKind, id: string, query: string, token?: string) =>
  platform.app.inject({
    url: `/v2/api/boardFiles/${kind}/${id}?${query}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const linesOf = async (...given: Parameters<typeof get>) => {
  const { statusCode, body } = await get(...given);
  expect(statusCode).toBe(200);
  return body
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
};
const ofTask = (query = 'Board=public', token?: string) =>
  linesOf('tasks', competition.taskId, query, token);
const manager = () => competition.organizer.token;

describe('a board as a file', () => {
  it('has all rows, whose names run nothing in a spreadsheet', async () => {
    const answer = await get('tasks', competition.taskId, 'Board=public');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(String(answer.headers['content-disposition'])).toMatch(
      /^attachment; filename\*=UTF-8''/,
    );
    const [head, ...rows] = await ofTask();
    expect(head).toMatch(/^排名,团队,成员,得分,提交次数,最佳提交/);
    expect(rows.map((row) => row.split(',').slice(0, 1).join())).toEqual(['1', '2', '2']);
    expect(rows[1]).toContain("'=SUM(A1:A9)");
    expect(rows[0]).toMatch(/,1,1,\d{4}-\d\d-\d\d \d\d:\d\d/);
  });

  it('has a part of the teams where one is asked for, with their ranks on the whole board', async () => {
    expect((await ofTask(`Board=public&Name=${encodeURIComponent('SUM')}`)).slice(1)).toEqual([
      expect.stringMatching(/^2,/),
    ]);
    expect(await ofTask('Board=public&Followed=true')).toHaveLength(1);
    expect(await ofTask('Board=public&Followed=true', entrants[2]?.token)).toHaveLength(2);
  });

  it('is there for whom the board is open, and exact for its managers', async () => {
    const closed = 'Board=private';
    expect((await get('tasks', competition.taskId, closed)).statusCode).toBe(404);
    expect((await get('tasks', competition.taskId, closed, entrants[0]?.token)).statusCode).toBe(
      404,
    );
    const managed = 'Board=private&Managed=true';
    expect((await get('tasks', competition.taskId, managed)).statusCode).toBe(401);
    expect((await get('tasks', competition.taskId, managed, entrants[0]?.token)).statusCode).toBe(
      403,
    );
    const [head, ...rows] = await ofTask(managed, manager());
    expect(head).toContain('Public 榜排名');
    expect(rows.map((row) => row.split(',')[3])).toEqual(['0.5', '0.25', '0']);
    expect((await get('tasks', 'f'.repeat(24), 'Board=public')).statusCode).toBe(404);
    expect((await get('stages', 'f'.repeat(24), managed, manager())).statusCode).toBe(404);
  });

  it('stands still while the board does, but for its managers', async () => {
    const { db } = platform.database;
    const [task] = await db.select().from(tasks).where(eq(tasks.id, competition.taskId));
    // Frozen since before anything was submitted.
    await db
      .update(tasks)
      .set({ frozenHours: 24 * 60 })
      .where(eq(tasks.id, competition.taskId));
    expect(await ofTask()).toHaveLength(1);
    expect(await ofTask('Board=public&Managed=true', manager())).toHaveLength(4);
    await db
      .update(tasks)
      .set({ frozenHours: task?.frozenHours ?? null })
      .where(eq(tasks.id, competition.taskId));
  });

  it('is that of a stage, of a group and of late works too', async () => {
    expect(await linesOf('stages', competition.stageId, 'Board=public')).toHaveLength(4);
    expect(await ofTask('Board=public&Late=true')).toHaveLength(1);
    const { leaderboards } = await platform.call(
      leaderboardGroupCalls.create,
      {
        body: {
          Task: competition.taskId,
          Name: '组',
          IsActivated: true,
          leaderboards: [
            { Name: '全部', IsActivated: true, StartDate: null, EndDate: null, AllTeams: true },
          ],
        },
      },
      { token: manager() },
    );
    const group = leaderboards[0]?._id ?? '';
    expect(await linesOf('groups', group, 'Board=public')).toHaveLength(4);
    expect((await get('groups', group, 'Board=private')).statusCode).toBe(404);
    expect((await get('groups', group, 'Board=public&Managed=true', manager())).statusCode).toBe(
      404,
    );
  });

  it('refuses what is no board', async () => {
    expect((await get('tasks', 'x', 'Board=public')).statusCode).toBe(400);
    expect((await get('tasks', competition.taskId, 'Board=other')).statusCode).toBe(400);
    const long = `Board=public&Name=${'a'.repeat(101)}`;
    expect((await get('tasks', competition.taskId, long)).statusCode).toBe(400);
  });

  it('is written for some who ask at once, and says to come back to an asker of many', async () => {
    const asked = Array.from({ length: 15 }, () =>
      get('tasks', competition.taskId, 'Board=public'),
    );
    const answers = await Promise.all(asked);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ message: '正在导出的排行榜过多，请稍后再试' });
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
  });
});
