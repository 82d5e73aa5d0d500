import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq, sql } from 'drizzle-orm';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { EVENT_WORK_PROGRESSED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import {
  type ScoringJob,
  scoringWorkerCalls as calls,
} from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import {
  submissionCalls,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import { giveUpSilent, silentSchedule } from '#platform/src/domains/scoring/workers/silent.ts';
import { events } from '#platform/src/events/tables.ts';
import { lookAtSchedule } from '#platform/src/jobs/schedules.ts';
import {
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import {
  leased,
  leaseOnce,
  openToWorkers,
  report,
} from '#tests/platform/support/scoring-worker.ts';
import { enter, refOf, submit, upload } from '#tests/platform/support/submitting.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20', JOB_LEASE_MS: '60000' } });
});
afterAll(() => platform.close());

const organizerOf = ({ organizer }: { organizer: { token: string } }) => ({
  token: organizer.token,
});

const workOf = (id: string, token: string) =>
  platform.call(submissionCalls.get, { params: { id } }, { token });

/** A competition with a worker's token, and a team with a work that waits. */
const situation = async (name: string) => {
  const competition = await makeCompetition(platform);
  const worker = await openToWorkers(platform, competition);
  const { token, team } = await enter(platform, competition, name);
  const work = await submit(platform, competition, token, resultFile(3));
  return { competition, worker, token, team, work };
};

describe('a worker of the organizer’s own', () => {
  it('gets a work with its file, tells the team lines, and scores it', async () => {
    const competition = await makeCompetition(platform);
    const sent = await upload(platform, competition.organizer.token, 'PK', {
      name: 'truth.bin',
      purpose: 'reference',
    });
    const worker = await openToWorkers(platform, competition, sent.body.key);
    const { token, team } = await enter(platform, competition, 'scoredbyworker');
    const work = await submit(platform, competition, token, resultFile(3));
    const job = await leased(platform, worker.token);
    expect(job).toMatchObject({ Work: work._id, Team: team, Try: 1, Metric: 'accuracy' });

    const result = await platform.app.inject({ url: job.Result.Url });
    expect([result.statusCode, result.body]).toEqual([200, resultFile(3)]);
    const reference = await platform.app.inject({ url: job.Reference?.Url ?? '' });
    expect([reference.statusCode, reference.body]).toEqual([200, 'PK']);

    const params = { id: job._id };
    const told = { Lease: job.Lease, Lines: ['第1折', '第2折'], Progress: 0.5 };
    await platform.call(calls.heartbeat, { params, body: told }, { token: worker.token });
    const query = { ids: work._id };
    const live = await platform.call(calls.reports, { query }, { token });
    expect(live.data).toEqual([
      {
        Work: work._id,
        Lines: ['第1折', '第2折'],
        Progress: 0.5,
        Log: null,
        Pictures: [],
        Failures: [],
      },
    ]);

    await report(platform, worker.token, job, {
      Scores: { Public: 0.123456789, Private: 0.5 },
      Log: '完成',
      Pictures: [{ Name: '混淆矩阵', Content: PNG }],
    });
    const scored = await workOf(work._id, token);
    expect(scored).toMatchObject({
      Status: workStatus.reviewed,
      // No rows were told, so that five digits are.
      ObjectiveWorkInfo: { PublicReviewResult: { Score: 0.12346 } },
    });
    const board = await platform.call(leaderboardCalls.taskPublic, {
      params: { id: competition.taskId },
      query: { page: 1, perPage: 10 },
    });
    expect(board.data.map(({ Team, Score }) => [Team, Score])).toEqual([[team, 0.12346]]);
    const { data } = await platform.call(calls.reports, { query }, { token });
    expect(data[0]).toMatchObject({ Log: '完成', Pictures: [{ Name: '混淆矩阵' }] });
    const picture = await platform.app.inject({
      url: (data[0]?.Pictures[0]?.Url ?? '').replace('/files/', '/api/uploads/'),
      headers: { authorization: `Bearer ${token}` },
    });
    expect(picture.statusCode).toBe(200);
  });

  it('rounds a score by the losses of its rows', async () => {
    const { worker, token, work } = await situation('rowlosses');
    const job = await leased(platform, worker.token);
    const Ids = Array.from({ length: 400 }, (_, row) => String(row));
    const Losses = Ids.map((_, row) => (row % 4 ? 0 : 1.5));
    const Rows = { Public: { Ids, Losses } };
    await report(platform, worker.token, job, { Scores: { Public: 0.254321 }, Rows });
    const { ObjectiveWorkInfo } = await workOf(work._id, token);
    // The error is about 0.0325, by how the rows fall into blocks: far from the next steps.
    expect(ObjectiveWorkInfo?.PublicReviewResult.Score).toBe(0.26);
  });

  it('tells what is wrong with a file, which gives the submission back', async () => {
    const { competition, worker, token, work } = await situation('wrongfile');
    await report(platform, worker.token, await leased(platform, worker.token), {
      Error: '缺少 masks 文件夹',
    });
    const told = await workOf(work._id, token);
    expect(told).toMatchObject({
      Status: workStatus.fileError,
      ObjectiveWorkInfo: { PublicReviewResult: { ReviewErrorMessage: '缺少 masks 文件夹' } },
    });
    const query = { Task: competition.taskId };
    const { data } = await platform.call(submissionCalls.quotas, { query }, { token });
    expect(data[0]?.totalValidSubmissionCount).toBe(0);
  });

  it('gives a work back by failing, as often as platform’s scorer may', async () => {
    const { competition, worker, token, work } = await situation('failing');
    for (const [Try, minutes] of [
      [1, 0],
      [2, 1],
      [3, 2],
    ] as const) {
      // Neither at once nor within seconds: what is down needs minutes to come back.
      if (Try > 1) platform.clock.advance(minutes * MINUTE - 1_000);
      if (Try > 1) expect(await leaseOnce(platform, worker.token)).toBeNull();
      platform.clock.advance(1_000);
      const job = await leased(platform, worker.token);
      expect(job).toMatchObject({ Work: work._id, Try });
      await report(platform, worker.token, job, { Failure: `GPU 掉线（${Try}）` });
    }
    const told = await workOf(work._id, token);
    expect(told.Status).toBe(workStatus.platformError);
    expect(told.ObjectiveWorkInfo?.HasReport).toBe(false);
    expect(JSON.stringify(told)).not.toContain('GPU');
    const reportFor = async (by: string) => {
      const { data } = await platform.call(
        calls.reports,
        { query: { ids: work._id } },
        { token: by },
      );
      return data[0]?.Failures.map(({ Message }) => Message);
    };
    expect(await reportFor(token)).toEqual([]);
    expect(await reportFor(competition.organizer.token)).toEqual([
      'GPU 掉线（1）',
      'GPU 掉线（2）',
      'GPU 掉线（3）',
    ]);
    const failed = { params: { id: competition.id }, query: { page: 1, perPage: 10 } };
    const list = await platform.call(reviewingCalls.failed, failed, {
      token: competition.organizer.token,
    });
    expect(list.data.map(({ _id }) => _id)).toEqual([work._id]);
    expect((await platform.refusal(reviewingCalls.failed, failed, { token })).code).toBe(
      'FORBIDDEN',
    );
    const query = { Task: competition.taskId };
    const { data } = await platform.call(submissionCalls.quotas, { query }, { token });
    expect(data[0]?.totalValidSubmissionCount).toBe(0);
  });

  it('loses nothing by dying: another gets the work, and the first one’s answer is refused', async () => {
    const { worker, token, work } = await situation('dying');
    const first = await leased(platform, worker.token);
    expect(await leaseOnce(platform, worker.token)).toBeNull();
    platform.clock.advance(61_000);
    const second = await leased(platform, worker.token);
    expect(second).toMatchObject({ _id: first._id, Work: work._id, Try: 2 });
    const late = { params: { id: first._id }, body: { Lease: first.Lease } };
    for (const refused of [
      platform.refusal(calls.heartbeat, late, { token: worker.token }),
      platform.refusal(
        calls.result,
        { ...late, body: { Lease: first.Lease, Scores: { Public: 1 } } },
        { token: worker.token },
      ),
    ])
      expect((await refused).code).toBe('CONFLICT');
    await report(platform, worker.token, second, { Scores: { Public: 0.25 } });
    expect((await workOf(work._id, token)).Status).toBe(workStatus.reviewed);
    const again = report(platform, worker.token, second, { Scores: { Public: 0.5 } });
    await expect(again).rejects.toThrow('CONFLICT');
  });

  it('of another task holds nothing of this one', async () => {
    const { worker } = await situation('ofothers');
    const other = await openToWorkers(platform, await makeCompetition(platform));
    expect(await leaseOnce(platform, other.token)).toBeNull();
    const job = await leased(platform, worker.token);
    const answer = report(platform, other.token, job, { Scores: { Public: 1 } });
    await expect(answer).rejects.toThrow('CONFLICT');
  });

  it('waits for a work, and gets it as soon as it comes', async () => {
    const competition = await makeCompetition(platform);
    const worker = await openToWorkers(platform, competition);
    const { token } = await enter(platform, competition, 'longpoll');
    const waiting = platform.call(calls.lease, { body: { Wait: 10 } }, { token: worker.token });
    const work = await submit(platform, competition, token, resultFile(1));
    expect((await waiting).job?.Work).toBe(work._id);
  });

  it.each([
    ['nothing', {}],
    ['two ends', { Scores: { Public: 1 }, Error: '错' }],
    [
      'rows without losses',
      { Scores: { Public: 1 }, Rows: { Public: { Ids: ['1'], Losses: [] } } },
    ],
    ['a score that accuracy can’t be', { Scores: { Public: 98.5 } }],
    ['a private score below any', { Scores: { Public: 1, Private: -0.1 } }],
    ['no picture', { Scores: { Public: 1 }, Pictures: [{ Name: 'x', Content: 'AAAA' }] }],
  ])('is told what is wrong with an answer of %s, and keeps the job', async (name, end) => {
    const { worker } = await situation(`odd${name.length}`);
    const job = await leased(platform, worker.token);
    await expect(report(platform, worker.token, job, end)).rejects.toThrow('BAD_USER_INPUT');
    await report(platform, worker.token, job, { Scores: { Public: 1 } });
  });

  it('reads which scores its metric can have', async () => {
    const { worker } = await situation('outofrange');
    const job = await leased(platform, worker.token);
    const body = { Lease: job.Lease, Scores: { Public: 98.5 } };
    const given = [{ params: { id: job._id }, body }, { token: worker.token }] as const;
    expect(await platform.refusal(calls.result, ...given)).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'Scores.Public',
      message: '该任务的评分指标的得分应在 0 到 1 之间，收到的是 98.5；请检查评测程序的指标与单位',
    });
    await report(platform, worker.token, job, { Scores: { Public: 0.985 } });
  });
});

describe('the tokens of workers', () => {
  it('are told once, listed with when they were seen, and revoked at once', async () => {
    const { competition, worker } = await situation('tokens');
    const query = { Task: competition.taskId };
    const list = () => platform.call(calls.ofTasks, { query }, organizerOf(competition));
    const before = await list();
    expect(before.data[0]).toMatchObject({
      Scorer: 'worker',
      WaitingWorks: 1,
      Tokens: [{ _id: worker.id, Name: '机房一号', LastSeenDate: null, RevokeDate: null }],
    });
    expect(JSON.stringify(before)).not.toContain(worker.token.slice(4));
    await leased(platform, worker.token);
    expect((await list()).data[0]?.Tokens[0]?.LastSeenDate).not.toBeNull();
    const stranger = organizerOf(await makeCompetition(platform));
    const params = { id: worker.id };
    expect((await platform.refusal(calls.revokeToken, { params }, stranger)).code).toBe(
      'FORBIDDEN',
    );
    await platform.call(calls.revokeToken, { params }, organizerOf(competition));
    const refused = await platform.refusal(calls.lease, { body: {} }, { token: worker.token });
    expect(refused.code).toBe('UNAUTHENTICATED');
  });

  it('are no member’s token, and a member’s is none of them', async () => {
    const { worker, token } = await situation('notatoken');
    const query = { page: 1, perPage: 1, Task: 'x' };
    for (const [call, input, bearer] of [
      [submissionCalls.list, { query }, worker.token],
      [calls.lease, { body: {} }, token],
    ] as const)
      expect((await platform.refusal(call, input as never, { token: bearer })).code).toBe(
        'UNAUTHENTICATED',
      );
  });
});

describe('a task', () => {
  it('keeps its scorer once there are works', async () => {
    const { competition } = await situation('settled');
    const params = { id: competition.taskId };
    const refused = await platform.refusal(
      calls.setScorer,
      { params, body: { Scorer: 'platform' } },
      organizerOf(competition),
    );
    expect(refused).toMatchObject({ code: 'CONFLICT', field: 'Scorer' });
  });

  it('takes results of the formats that its workers take', async () => {
    const { competition, token } = await situation('formats');
    const sent = await upload(platform, token, Buffer.from('PK\u0005\u0006'.padEnd(22, '\0')), {
      name: 'masks.zip',
    });
    const body = { Task: competition.taskId, result: refOf(sent) };
    const work = await platform.call(submissionCalls.submit, { body }, { token });
    expect(work.ObjectiveWorkInfo?.ResultFileRealName).toBe('masks.zip');
  });
});

describe('a file’s signed address', () => {
  it('is for that file and an hour', async () => {
    const { worker } = await situation('signed');
    const { Result } = await leased(platform, worker.token);
    const other = Result.Url.replace(/files\/[0-9a-f]{4}/, 'files/0000');
    const later = Result.Url.replace(/until=\d/, 'until=9');
    for (const url of [other, later]) {
      expect((await platform.app.inject({ url })).statusCode).toBe(404);
    }
    platform.clock.advance(3_600_001);
    expect((await platform.app.inject({ url: Result.Url })).statusCode).toBe(404);
  });

  it('ends with the token that it was given to', async () => {
    const { competition, worker } = await situation('revoked-address');
    const { Result } = await leased(platform, worker.token);
    expect((await platform.app.inject({ url: Result.Url })).statusCode).toBe(200);
    const params = { id: worker.id };
    await platform.call(calls.revokeToken, { params }, organizerOf(competition));
    expect((await platform.app.inject({ url: Result.Url })).statusCode).toBe(404);
  });
});

describe('what a worker tells', () => {
  it('reaches the pages of the team, and none of its lists', async () => {
    const { worker, token, work } = await situation('toldlive');
    const job = await leased(platform, worker.token);
    const tell = (line: string) =>
      platform.call(
        calls.heartbeat,
        { params: { id: job._id }, body: { Lease: job.Lease, Lines: [line], Progress: 0.5 } },
        { token: worker.token },
      );
    await tell('第1折');
    await tell('第2折');
    const told = await platform.database.db
      .select()
      .from(events)
      .where(
        and(
          eq(events.eventType, EVENT_WORK_PROGRESSED),
          sql`${events.data} -> 'Work' ->> '_id' = ${work._id}`,
        ),
      );
    // The second takes the place of the first.
    expect(told.map(({ bell, desktop, readDate }) => [bell, desktop, readDate !== null])).toEqual([
      [false, false, true],
    ]);
    const query = { page: 1, perPage: 20 };
    const { data } = await platform.call(notificationCalls.list, { query }, { token });
    expect(data.some(({ EventType }) => EventType === EVENT_WORK_PROGRESSED)).toBe(false);
    expect((await workOf(work._id, token)).ObjectiveWorkInfo?.HasReport).toBe(true);
  });
});

describe('a reference that is replaced', () => {
  const replace = async (competition: TestCompetition, content: string) => {
    const { token } = competition.organizer;
    const file = { name: 'truth.bin', purpose: 'reference' as const };
    const sent = await upload(platform, token, content, file);
    const body = { Scorer: 'worker' as const, Reference: sent.body.key };
    await platform.call(calls.setScorer, { params: { id: competition.taskId }, body }, { token });
  };

  const scoreOf = async (id: string, token: string) =>
    (await workOf(id, token)).ObjectiveWorkInfo?.PublicReviewResult.Score ?? null;
  const referenceOf = async (job: ScoringJob) =>
    (await platform.app.inject({ url: job.Reference?.Url ?? '' })).body;

  it('counts, with its scores, once all works are scored by it', async () => {
    const { competition, worker, token, work } = await situation('newreference');
    await replace(competition, 'PK1');
    const begun = await leased(platform, worker.token);
    expect(await referenceOf(begun)).toBe('PK1');
    await report(platform, worker.token, begun, { Scores: { Public: 0.5 }, Log: '第一次' });
    const next = await submit(platform, competition, token, resultFile(2));
    const held = await leased(platform, worker.token);
    expect(held.Work).toBe(next._id);

    await replace(competition, 'PK2');
    // Works submitted meanwhile are scored by both.
    expect(await referenceOf(held)).toBe('PK1');
    const again = await leased(platform, worker.token);
    expect([again.Work, await referenceOf(again)]).toEqual([work._id, 'PK2']);
    await report(platform, worker.token, held, { Scores: { Public: 0.25 } });
    expect(await scoreOf(next._id, token)).toBe(0.25);
    await report(platform, worker.token, again, { Scores: { Public: 0.75 }, Log: '第二次' });
    expect(await scoreOf(work._id, token)).toBe(0.5);
    const shown = await platform.call(calls.reports, { query: { ids: work._id } }, { token });
    expect(shown.data[0]?.Log).toBe('第一次');
    const last = await leased(platform, worker.token);
    expect([last.Work, await referenceOf(last)]).toEqual([next._id, 'PK2']);
    await report(platform, worker.token, last, { Scores: { Public: 0.1 } });
    await waitFor('the switch', async () => (await scoreOf(work._id, token)) === 0.75);
    expect(await scoreOf(next._id, token)).toBe(0.1);
    const now = await platform.call(calls.reports, { query: { ids: work._id } }, { token });
    expect(now.data[0]?.Log).toBe('第二次');
  });

  it('takes back what a worker holds where nothing is scored yet', async () => {
    const { competition, worker } = await situation('firstreference');
    const held = await leased(platform, worker.token);
    await replace(competition, 'PK2');
    const input = { params: { id: held._id }, body: { Lease: held.Lease } };
    const refusal = await platform.refusal(calls.heartbeat, input, { token: worker.token });
    expect(refusal.code).toBe('CONFLICT');
    const again = await leased(platform, worker.token);
    expect([again.Try, await referenceOf(again)]).toEqual([1, 'PK2']);
  });

  it('leaves a work its score where the workers fail on it, and goes on', async () => {
    const { competition, worker, token, work } = await situation('failingreference');
    await report(platform, worker.token, await leased(platform, worker.token), {
      Scores: { Public: 0.5 },
    });
    await replace(competition, 'PK2');
    for (let tried = 0; tried < 3; tried += 1) {
      await report(platform, worker.token, await leased(platform, worker.token), {
        Failure: '显存不足',
      });
      platform.clock.advance(120_000);
    }
    const management = async () => {
      const query = { Stage: competition.stageId };
      const by = { token: competition.organizer.token };
      return (await platform.call(managingCalls.taskManagement, { query }, by)).data[0];
    };
    await waitFor('the switch', async () => (await management())?.Rescorings[0]?.End === 'done');
    expect((await management())?.Rescorings[0]).toMatchObject({ Works: 1, Failed: 1 });
    expect(await scoreOf(work._id, token)).toBe(0.5);
  });
});

describe('workers that fall silent', () => {
  it('are waited for but thrice, whether another asks or not', async () => {
    const { worker, token, work } = await situation('silentworkers');
    for (let tried = 0; tried < 3; tried += 1) {
      await leased(platform, worker.token);
      platform.clock.advance(59_000);
      await giveUpSilent(platform.services);
      expect((await workOf(work._id, token)).Status).toBe(workStatus.pending);
      platform.clock.advance(2_000);
      if (tried < 2) await giveUpSilent(platform.services);
      expect((await workOf(work._id, token)).Status).toBe(workStatus.pending);
    }
    await giveUpSilent(platform.services);
    expect((await workOf(work._id, token)).Status).toBe(workStatus.platformError);
    expect(await leaseOnce(platform, worker.token)).toBeNull();
  });

  it('have their works given up by a timer', async () => {
    const { worker, token, work } = await situation('silenttimer');
    for (let tried = 0; tried < 3; tried += 1) {
      await leased(platform, worker.token);
      platform.clock.advance(61_000);
    }
    const schedule = silentSchedule(platform.services);
    await lookAtSchedule(platform.services, schedule);
    platform.clock.advance(61_000);
    await lookAtSchedule(platform.services, schedule);
    while ((await workOf(work._id, token)).Status === workStatus.pending)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await workOf(work._id, token)).Status).toBe(workStatus.platformError);
  });
});
