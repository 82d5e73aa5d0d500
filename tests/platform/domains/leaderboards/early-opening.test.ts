import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { MOVING_WORDS } from '@whaletide/schema/domains/managing/rules/deadlines.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { at, stageOf, taskOf } from '../managing/support.ts';
import {
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { scored, scoreOn } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
let competition: TestCompetition;
let entrant: Awaited<ReturnType<typeof enter>>;
/** The time of the competition, its stage and its task. */
let period: { StartDate: string; EndDate: string };
let round = 0;

const WORDS = { PrivateBoardConfirmation: '提前公开', DeadlineConfirmation: MOVING_WORDS };

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

beforeEach(async () => {
  round += 1;
  competition = await makeCompetition(platform);
  period = { StartDate: at(platform, -1), EndDate: at(platform, 30) };
  entrant = await enter(platform, competition, `prober${round}`);
  await scored(platform, competition, entrant.token, resultFile(2, 1));
  platform.clock.advance(60_000);
});

const by = () => ({ token: competition.organizer.token });
const taskChange = (changes: object = {}) => ({
  params: { id: competition.taskId },
  body: { ...taskOf(platform), ...period, ...changes },
});
const stageChange = (changes: object = {}) => ({
  params: { id: competition.stageId },
  body: { ...stageOf(platform), ...period, ...changes },
});
const show = (changes: object = {}) =>
  platform.call(
    managingCalls.updateTask,
    taskChange({ ShowPrivateLeaderboard: true, ...WORDS, ...changes }),
    by(),
  );
const probe = async () => {
  platform.clock.advance(60_000);
  return scored(platform, competition, entrant.token, resultFile(4, 3));
};
const privateScore = async (workId: string, token: string) => {
  const work = await platform.call(submissionCalls.get, { params: { id: workId } }, { token });
  return work.ObjectiveWorkInfo?.PrivateReviewResult;
};
const privateBoard = () => scoreOn(platform, competition, entrant.team, 'taskPrivate');
/** Until the worker has recomputed the board's rows. */
const becomes = (score: number) =>
  waitFor('the private board', async () => (await privateBoard()) === score || undefined);

describe('a private board in the middle of its task', () => {
  it('is opened by typed words alone, of the task as of the stage', async () => {
    const plain = { ShowPrivateLeaderboard: true };
    for (const refused of [
      platform.refusal(managingCalls.updateTask, taskChange(plain), by()),
      platform.refusal(managingCalls.updateStage, stageChange(plain), by()),
      platform.refusal(
        managingCalls.createTask,
        {
          body: {
            Stage: competition.stageId,
            TaskType: 0,
            ...taskOf(platform, { ...period, ...plain }),
          },
        },
        by(),
      ),
    ])
      expect(await refused).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'PrivateBoardConfirmation',
      });
    await expect(privateBoard()).rejects.toThrow('404');
    await show();
    expect(await privateBoard()).toBe(0.25);
    // An open board stays open without being asked again.
    await platform.call(managingCalls.updateTask, taskChange(plain), by());
  });

  it('tells nothing of works submitted from then on, until the task’s end', async () => {
    const first = await platform.call(
      submissionCalls.list,
      { query: { Task: competition.taskId, Team: entrant.team, page: 1, perPage: 1 } },
      entrant,
    );
    const EndDate = at(platform, 2);
    await show({ EndDate });
    const work = await probe();
    expect(work.ObjectiveWorkInfo).toMatchObject({
      PublicReviewResult: { Score: 1 },
      PrivateReviewResult: null,
    });
    expect(await privateScore(first.data[0]?._id ?? '', entrant.token)).toEqual({
      Score: 0.25,
      Further: [],
    });
    expect(await privateBoard()).toBe(0.25);
    const rows = { params: { id: competition.taskId }, query: { page: 1, perPage: 10 } };
    const { data } = await platform.call(leaderboardCalls.taskPrivate, rows);
    expect(data).toMatchObject([{ Score: 0.25, Entries: 1 }]);
    const { privateBest } = submissionCalls;
    const best = await platform.call(privateBest, { query: { Task: competition.taskId } }, entrant);
    expect(best.data[0]?.work?._id).toBe(first.data[0]?._id);
    // Managers of the competition see it all along.
    expect(await privateScore(work._id, competition.organizer.token)).toEqual({
      Score: 0.75,
      Further: [],
    });

    platform.clock.now = new Date(EndDate);
    expect(await privateScore(work._id, entrant.token)).toEqual({ Score: 0.75, Further: [] });
    await becomes(0.75);
  });

  it('opened anew, it holds what came in between', async () => {
    await show();
    await probe();
    await platform.call(managingCalls.updateTask, taskChange(), by());
    platform.clock.advance(60_000);
    await show();
    await becomes(0.75);
    platform.clock.advance(60_000);
    const later = await scored(platform, competition, entrant.token, resultFile(4, 4));
    expect(await privateScore(later._id, entrant.token)).toBeNull();
    expect(await privateBoard()).toBe(0.75);
  });

  it('of the stage alone moves by no new work either', async () => {
    const body = { ShowPrivateLeaderboard: true, ...WORDS };
    await platform.call(managingCalls.updateStage, stageChange(body), by());
    const rival = await enter(platform, competition, `rival${round}`);
    platform.clock.advance(60_000);
    await scored(platform, competition, rival.token, resultFile(4, 4));
    const rows = { params: { id: competition.stageId }, query: { page: 1, perPage: 10 } };
    const { data } = await platform.call(leaderboardCalls.stagePrivate, rows);
    expect(data.map(({ Team }) => Team)).toEqual([entrant.team]);
  });
});
