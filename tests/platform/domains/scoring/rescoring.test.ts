import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { rescoringCalls } from '@whaletide/schema/domains/managing/rest/rescoring.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { readConfig } from '#platform/src/config.ts';
import { jobQueue } from '#platform/src/jobs/queue.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { resultOf, rescoringOn, truth } from '#tests/platform/support/rescoring.ts';
import { reviewed, submit } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
let boardOf: ReturnType<typeof rescoringOn>['boardOf'];
let set: ReturnType<typeof rescoringOn>['set'];
let rescoringsOf: ReturnType<typeof rescoringOn>['rescoringsOf'];
let done: ReturnType<typeof rescoringOn>['done'];
let working: ReturnType<typeof rescoringOn>['working'];
let prepared: ReturnType<typeof rescoringOn>['prepared'];
beforeAll(async () => {
  platform = await startPlatform({ worker: false, env: { JOB_POLL_MS: '20' } });
  ({ boardOf, set, rescoringsOf, done, working, prepared } = rescoringOn(platform));
});
afterAll(() => platform.close());

const REASON = { RescoreReason: '答案有误' };

describe('a change of scoring in the middle of a competition', () => {
  it('asks for a reason', async () => {
    const { competition } = await prepared();
    const change = await set(competition, { solution: truth(1) });
    expect(await platform.refusal(...change)).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'RescoreReason',
    });
    expect(await rescoringsOf(competition)).toEqual([]);
  });

  it('leaves the board as it is until all works are scored, and then changes it at once', async () => {
    const { competition, teams, members } = await prepared();
    const before = await boardOf(competition);
    expect(before).toEqual([
      [teams[2], 0.75],
      [teams[1], 0.5],
      [teams[0], 0.25],
    ]);
    await platform.call(
      ...(await set(competition, { solution: truth(1), ...REASON, PublishRescoreReason: true })),
    );
    expect(await boardOf(competition)).toEqual(before);
    expect(await rescoringsOf(competition)).toMatchObject([
      { Reason: '答案有误', Done: 0, Works: 3, EndDate: null, Moves: [] },
    ]);
    const after = [
      [teams[0], 1],
      [teams[1], 0.75],
      [teams[2], 0.5],
    ];
    await working(async () => {
      await waitFor('the new board', async () => {
        const seen = JSON.stringify(await boardOf(competition));
        expect([JSON.stringify(before), JSON.stringify(after)]).toContain(seen);
        return seen === JSON.stringify(after);
      });
      await done(competition);
    });
    const [latest] = await rescoringsOf(competition);
    expect(latest).toMatchObject({ End: 'done', Done: 3, Works: 3, Failed: 0, Moved: 4 });
    expect(latest?.Moves).toContainEqual({
      Board: 'leaderboard',
      Team: teams[0],
      Before: 3,
      After: 1,
    });
    const { data } = await platform.call(competitionCalls.tasks, {
      query: { ids: competition.taskId },
    });
    expect(data[0]?.Rescored).toMatchObject({ Reason: '答案有误' });
    const [member] = members;
    const list = await platform.call(
      submissionCalls.list,
      { query: { Task: competition.taskId, Team: teams[0], page: 1, perPage: 5 } },
      member,
    );
    expect(list.data[0]?.ObjectiveWorkInfo?.PublicReviewResult.Score).toBe(1);
  });

  it('is dropped by another one, which begins anew', async () => {
    const { competition, teams } = await prepared();
    await platform.call(...(await set(competition, { solution: truth(1), ...REASON })));
    await platform.call(...(await set(competition, { solution: truth(0), ...REASON })));
    expect(await rescoringsOf(competition)).toMatchObject([{ EndDate: null }, { End: 'replaced' }]);
    await working(() => done(competition));
    expect(await boardOf(competition)).toEqual([
      [teams[0], 0.75],
      [teams[1], 0.5],
      [teams[2], 0.25],
    ]);
    const { data } = await platform.call(competitionCalls.tasks, {
      query: { ids: competition.taskId },
    });
    expect(data[0]?.Rescored).toMatchObject({ Reason: null });
  });

  it('is dropped by its organizer, and leaves everything as it was', async () => {
    const { competition } = await prepared();
    const before = await boardOf(competition);
    await platform.call(...(await set(competition, { solution: truth(1), ...REASON })));
    const ask = [rescoringCalls.cancel, { params: { id: competition.taskId } }] as const;
    await platform.call(...ask, competition.organizer);
    await platform.call(...ask, competition.organizer);
    await working(() =>
      waitFor('the jobs', async () => {
        const left = await platform.database.db.select().from(jobs).where(eq(jobs.kind, 'rescore'));
        return left.length === 0;
      }),
    );
    expect(await boardOf(competition)).toEqual(before);
    expect(await rescoringsOf(competition)).toMatchObject([{ End: 'cancelled' }]);
  });

  it('takes in what is submitted meanwhile, scored by both', async () => {
    const { competition, teams, members } = await prepared();
    await platform.call(...(await set(competition, { solution: truth(1), ...REASON })));
    const [member] = members;
    if (!member) throw new Error('no team');
    const { _id } = await submit(platform, competition, member.token, resultOf(4));
    await working(async () => {
      await reviewed(platform, member.token, _id);
      await done(competition);
    });
    const work = await platform.call(submissionCalls.get, { params: { id: _id } }, member);
    expect(work.ObjectiveWorkInfo?.PublicReviewResult.Score).toBe(0.25);
    expect((await boardOf(competition))[0]).toEqual([teams[0], 1]);
  });

  it('survives a scorer that dies, whose work another does', async () => {
    const { competition, teams } = await prepared();
    await platform.call(...(await set(competition, { solution: truth(1), ...REASON })));
    const { database, app, clock, dataDir } = platform;
    const { limits } = readConfig({ DATA_DIR: dataDir });
    const dead = jobQueue({ database, limits, log: app.log, now: () => clock.now });
    const job = await dead.lease(['rescore']);
    if (!job) throw new Error('no work was queued');
    await working(async () => {
      await waitFor('the others', async () => {
        const [latest] = await rescoringsOf(competition);
        return latest?.Done === 2;
      });
      expect((await boardOf(competition))[0]).toEqual([teams[2], 0.75]);
      clock.advance(limits.jobLeaseMs);
      await done(competition);
    });
    expect((await boardOf(competition))[0]).toEqual([teams[0], 1]);
  });
});
