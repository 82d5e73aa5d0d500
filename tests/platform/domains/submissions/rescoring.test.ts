import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { rescoringCalls } from '@whaletide/schema/domains/managing/rest/rescoring.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { startBackground } from '#platform/src/background.ts';
import { readConfig } from '#platform/src/config.ts';
import { stagedScores } from '#platform/src/domains/submissions/rescoring/tables.ts';
import { jobQueue } from '#platform/src/jobs/queue.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { makeCompetition, type TestCompetition } from '../../support/competition.ts';
import { startPlatform, type TestPlatform } from '../../support/platform.ts';
import { enter, refOf, reviewed, submit, upload } from '../../support/submitting.ts';
import { objectiveOf, taskOf } from '../managing/support.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false, env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const rows = [1, 2, 3, 4, 5, 6, 7, 8];
/** The answer is `a` in the first rows of each part, so many, and `b` in the others. */
const truth = (first: number) =>
  [
    'id,label,part',
    ...rows.map(
      (row) => `${row},${(row - 1) % 4 < first ? 'a' : 'b'},${row < 5 ? 'public' : 'private'}`,
    ),
  ].join('\n');
const resultOf = (first: number) =>
  ['id,label', ...rows.map((row) => `${row},${(row - 1) % 4 < first ? 'a' : 'b'}`)].join('\n');

const boardOf = async ({ taskId }: TestCompetition) => {
  const { data } = await platform.call(leaderboardCalls.taskPublic, {
    params: { id: taskId },
    query: { page: 1, perPage: 20 },
  });
  return data.map(({ Team, Score }) => [Team, Score]);
};

const set = async (
  { taskId, organizer }: TestCompetition,
  { solution, ...changes }: { solution?: string; [key: string]: unknown },
) => {
  const file = { name: 'truth.csv', purpose: 'solution' as const };
  const Solution =
    solution === undefined
      ? undefined
      : refOf(await upload(platform, organizer.token, solution, file)).key;
  const Objective = objectiveOf({ ReviewDailyLimit: null, ...(Solution && { Solution }) });
  const body = { ...taskOf(platform, { Objective }), Rescore: true, ...changes };
  return [managingCalls.updateTask, { params: { id: taskId }, body }, organizer] as const;
};

const rescoringsOf = async ({ stageId, organizer }: TestCompetition) => {
  const query = { Stage: stageId };
  const { data } = await platform.call(managingCalls.taskManagement, { query }, organizer);
  return data[0]?.Rescorings ?? [];
};

const done = async (competition: TestCompetition) => {
  await waitFor('the switch', async () => {
    const [latest] = await rescoringsOf(competition);
    return latest?.EndDate != null;
  });
  await waitFor('the messages', async () => {
    const left = await platform.database.db.select().from(stagedScores);
    return left.length === 0;
  });
};

const working = async (work: () => Promise<unknown>) => {
  const end = await startBackground(platform.services);
  try {
    await work();
  } finally {
    await end();
  }
};

let made = 0;
/** Teams that are right in 1, 2 and 3 rows of a part as long as all answers are `a`. */
const prepared = async () => {
  const competition = await makeCompetition(platform);
  const teams: { id: string; token: string; team: string }[] = [];
  await working(async () => {
    for (const first of [1, 2, 3]) {
      made += 1;
      const member = await enter(platform, competition, `第${made}队`);
      teams.push(member);
      const { _id } = await submit(platform, competition, member.token, resultOf(first));
      await reviewed(platform, member.token, _id);
    }
  });
  return { competition, teams: teams.map(({ team }) => team), members: teams };
};

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
