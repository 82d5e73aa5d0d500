import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import {
  submissionCalls,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { taskSolutions, tasks } from '#platform/src/domains/competitions/tables.ts';
import { works } from '#platform/src/domains/submissions/tables.ts';
import { teams } from '#platform/src/domains/teams/tables.ts';
import { uploads } from '#platform/src/domains/uploads/tables.ts';
import { makeCompetition, resultFile } from '#tests/platform/support/competition.ts';
import { openLive } from '#tests/platform/support/live.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, reviewed, submit, upload } from '#tests/platform/support/submitting.ts';
import { HOUR, MINUTE } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let address: string;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  address = await platform.listen();
});
afterAll(() => platform.close());

const list = (team: string, task: string, token: string) =>
  platform.call(
    submissionCalls.list,
    { query: { page: 1, perPage: 100, Team: team, Task: task } },
    { token },
  );

describe('a submitted file', () => {
  it('is downloaded by its team and its organizer, by nobody else, and says when it is gone', async () => {
    const competition = await makeCompetition(platform);
    const mate = await enter(platform, competition, 'downloader');
    const rival = await enter(platform, competition, 'onlooker');
    const work = await submit(platform, competition, mate.token, resultFile(3, 1));
    const get = (token?: string) =>
      platform.app.inject({
        url: (work.ObjectiveWorkInfo?.ResultFileUrl ?? '').replace('/files/', '/api/uploads/'),
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    for (const token of [mate.token, competition.organizer.token]) {
      const answer = await get(token);
      expect([answer.statusCode, answer.body]).toEqual([200, resultFile(3, 1)]);
      expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''result.csv");
    }
    for (const token of [rival.token, undefined]) expect((await get(token)).statusCode).toBe(404);

    // Lost from the store, and then from the books too.
    const { db } = platform.database;
    const [row] = await db.select().from(works).where(eq(works.id, work._id));
    const key = row?.fileKey ?? '';
    await reviewed(platform, mate.token, work._id);
    rmSync(path.join(platform.dataDir, 'uploads', key.slice(0, 2), key));
    const gone = await get(mate.token);
    expect([gone.statusCode, gone.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: '文件已删除或已过期' },
    ]);
    await db.delete(uploads).where(eq(uploads.key, key));
    const params = { id: work._id };
    const { ObjectiveWorkInfo } = await platform.call(submissionCalls.get, { params }, mate);
    expect(ObjectiveWorkInfo).toMatchObject({
      ResultFileRealName: 'result.csv',
      ResultFileUrl: null,
    });
  });
});

describe('a submission', () => {
  it('is scored, ranked, and told live to its team', async () => {
    const competition = await makeCompetition(platform);
    const { token, team } = await enter(platform, competition, 'scored');
    const live = openLive(address, token);
    await live.until((messages) => messages.length === 1);
    const pending = await submit(platform, competition, token, resultFile(3, 1));
    expect(pending).toMatchObject({ Status: workStatus.pending, Team: team, ReviewDate: null });

    await live.until((messages) => messages.some(({ type }) => type === 'notification'));
    expect(live.events().find(({ type }) => type === 'notification')).toMatchObject({
      data: {
        EventType: 2001,
        Related: competition.id,
        Data: { Work: { _id: pending._id, Score: 0.75, ReviewErrorMessage: null } },
      },
    });
    const work = await reviewed(platform, token, pending._id);
    expect(work.Status).toBe(workStatus.reviewed);
    expect(work.ObjectiveWorkInfo).toEqual({
      Clipped: null,
      HasReport: false,
      NoImprovement: false,
      Selected: false,
      ResultFileRealName: 'result.csv',
      ResultFileSize: resultFile(3, 1).length,
      ResultFileUrl: expect.stringMatching(/^\/files\/[0-9a-f]{32}$/),
      UnknownLabels: 4,
      RoundingStep: null,
      PublicReviewResult: { Score: 0.75, Further: [], ReviewErrorMessage: null },
      PrivateReviewResult: null,
    });
    const params = { id: competition.taskId };
    const mine = await platform.call(
      leaderboardCalls.taskPublicMine,
      { params, query: { page: 1, perPage: 1 } },
      { token },
    );
    expect(mine.row).toMatchObject({ Rank: 1, Position: 1, Team: team, Score: 0.75, Entries: 1 });
    const hidden = await platform.refusal(leaderboardCalls.taskPrivate, {
      params,
      query: { page: 1, perPage: 50 },
    });
    expect(hidden.message).toBe('暂无该排行榜信息或该排行榜暂未公开');
    live.cut();
  });

  it('with an error in its file names the lines and gives its submission back', async () => {
    const competition = await makeCompetition(platform);
    const { token, team } = await enter(platform, competition, 'careless');
    const broken = resultFile(4).replace('2,a', '99,a');
    const { _id } = await submit(platform, competition, token, broken);
    const work = await reviewed(platform, token, _id);
    expect(work.Status).toBe(workStatus.fileError);
    expect(work.ObjectiveWorkInfo?.PublicReviewResult.ReviewErrorMessage).toContain('第3行');
    expect(await list(team, competition.taskId, token)).toMatchObject({
      totalNum: 1,
      totalValidSubmissionCount: 0,
      dailyValidSubmissionCount: 0,
    });
    const { data } = await platform.call(
      notificationCalls.list,
      { query: { page: 1, perPage: 5, type: 'COMPETITION' } },
      { token },
    );
    expect(data[0]?.EventType).toBe(2002);
  });

  it('stops at the daily limit, goes on the next day, and ends at the limit in all', async () => {
    const competition = await makeCompetition(platform);
    const { token, team } = await enter(platform, competition, 'daily');
    const before = platform.clock.now;
    for (let i = 1; i <= 3; i++) await submit(platform, competition, token, resultFile(i));
    const result = refOf(await upload(platform, token, resultFile(1)));
    const input = { body: { Task: competition.taskId, result } };
    const today = await platform.refusal(submissionCalls.submit, input, { token });
    expect(today).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('每日3次') });
    // Noon in Shanghai; twelve hours later it is the next day there.
    platform.clock.advance(12 * HOUR);
    await platform.call(submissionCalls.submit, input, { token });
    await submit(platform, competition, token, resultFile(2));
    const last = refOf(await upload(platform, token, resultFile(1)));
    const over = await platform.refusal(
      submissionCalls.submit,
      { body: { Task: competition.taskId, result: last } },
      { token },
    );
    expect(over).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('共5次') });
    const quotas = await platform.call(
      submissionCalls.quotas,
      { query: { Task: competition.taskId } },
      { token },
    );
    expect(quotas.data).toEqual([
      {
        Task: competition.taskId,
        Team: team,
        totalValidSubmissionCount: 5,
        dailyValidSubmissionCount: 2,
        resetDate: '2026-11-22T16:00:00.000Z',
      },
    ]);
    platform.clock.now = before;
  });

  it('of a file may bring an empty form, but no answers', async () => {
    const competition = await makeCompetition(platform);
    const { token } = await enter(platform, competition, 'thorough');
    const result = refOf(await upload(platform, token, resultFile(2)));
    const body = { Task: competition.taskId, result, work: [] };
    const work = await platform.call(submissionCalls.submit, { body }, { token });
    expect(work.ObjectiveWorkInfo).not.toBeNull();
    const both = { ...body, work: [{ SubmissionId: 'a'.repeat(24), value: '答' }] };
    expect(await platform.refusal(submissionCalls.submit, { body: both }, { token })).toMatchObject(
      {
        code: 'BAD_USER_INPUT',
        message: '请提交结果文件',
      },
    );
  });

  it('repeated with the same file is the same work, and takes nothing more', async () => {
    const competition = await makeCompetition(platform);
    const { token, team } = await enter(platform, competition, 'repeating');
    const result = refOf(await upload(platform, token, resultFile(4)));
    const input = { body: { Task: competition.taskId, result } };
    const first = await platform.call(submissionCalls.submit, input, { token });
    const second = await platform.call(submissionCalls.submit, input, { token });
    expect(second._id).toBe(first._id);
    expect((await list(team, competition.taskId, token)).totalValidSubmissionCount).toBe(1);
  });

  it('is refused without a registration, out of time, banned, or too large', async () => {
    const competition = await makeCompetition(platform);
    const attempt = async (token: string, content = resultFile(1)) => {
      const result = refOf(await upload(platform, token, content));
      const body = { Task: competition.taskId, result };
      return platform.refusal(submissionCalls.submit, { body }, { token });
    };
    const { jwt: visitor } = await platform.join('unregistered');
    expect(await attempt(visitor)).toMatchObject({ code: 'CONFLICT', message: '请先报名比赛' });
    const { token, team } = await enter(platform, competition, 'limits');
    expect(await attempt(token, 'x'.repeat(17 * 1024))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'result',
    });
    const { db } = platform.database;
    await db.update(teams).set({ banned: true }).where(eq(teams.id, team));
    expect((await attempt(token)).message).toContain('禁赛');
    await db.update(teams).set({ banned: false }).where(eq(teams.id, team));
    await db
      .update(tasks)
      .set({ endDate: platform.clock.now })
      .where(eq(tasks.id, competition.taskId));
    expect((await attempt(token)).message).toBe('该任务的提交已关闭');
    expect((await list(team, competition.taskId, token)).totalNum).toBe(0);
  });

  it('is refused with another member’s file or another purpose’s, as if it weren’t there', async () => {
    const competition = await makeCompetition(platform);
    const { token } = await enter(platform, competition, 'owner');
    const { token: thief } = await enter(platform, competition, 'thief');
    const foreign = refOf(await upload(platform, token, resultFile(4)));
    const gif = await upload(platform, thief, Buffer.from('GIF89a'), {
      name: 'a.gif',
      purpose: 'avatar',
    });
    for (const result of [foreign, refOf(gif)]) {
      const body = { Task: competition.taskId, result };
      expect(
        (await platform.refusal(submissionCalls.submit, { body }, { token: thief })).code,
      ).toBe('NOT_FOUND');
    }
  });

  it('shows itself to its team, the organizer and nobody else', async () => {
    const competition = await makeCompetition(platform);
    const { token, team } = await enter(platform, competition, 'secretive');
    const { token: rival } = await enter(platform, competition, 'rival');
    const { _id } = await submit(platform, competition, token, resultFile(4));
    const read = { params: { id: _id } };
    const organizer = competition.organizer.token;
    expect((await platform.call(submissionCalls.get, read, { token: organizer }))._id).toBe(_id);
    expect((await platform.refusal(submissionCalls.get, read, { token: rival })).code).toBe(
      'NOT_FOUND',
    );
    const foreign = { query: { page: 1, perPage: 9, Team: team, Task: competition.taskId } };
    expect((await platform.refusal(submissionCalls.list, foreign, { token: rival })).code).toBe(
      'NOT_FOUND',
    );
    const byIds = await platform.call(
      submissionCalls.byIds,
      { query: { ids: _id } },
      { token: rival },
    );
    expect(byIds.data).toEqual([]);
  });
});

describe('a failure of the platform', () => {
  it('is tried again, then given up, and gives the submission back', async () => {
    const competition = await makeCompetition(platform);
    const { token, team } = await enter(platform, competition, 'unlucky');
    const { db } = platform.database;
    await db
      .update(taskSolutions)
      .set({ csv: 'broken' })
      .where(eq(taskSolutions.taskId, competition.taskId));
    const { _id } = await submit(platform, competition, token, resultFile(4));
    const live = openLive(address, token, '0');
    const before = platform.clock.now;
    // Each try is due minutes after the one before; the clock runs only when told to.
    const ticking = setInterval(() => platform.clock.advance(5_000), 20);
    await live.until((messages) => messages.some(({ type }) => type === 'notification'));
    clearInterval(ticking);
    const took = Number(platform.clock.now) - Number(before);
    expect(took).toBeGreaterThanOrEqual(3 * MINUTE);
    platform.clock.now = before;
    const work = await reviewed(platform, token, _id);
    expect(work.Status).toBe(workStatus.platformError);
    expect((await list(team, competition.taskId, token)).totalValidSubmissionCount).toBe(0);
    live.cut();
  });
});
