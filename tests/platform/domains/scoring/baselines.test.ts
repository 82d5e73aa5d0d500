import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { baselineCalls } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { baselineSchedule } from '#platform/src/domains/scoring/baselines/scoring.ts';
import { lookAtSchedule } from '#platform/src/jobs/schedules.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import {
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { scored, setTask } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, upload } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
let competition: TestCompetition;
let member: { token: string; team: string };
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform);
  member = await enter(platform, competition, 'beside');
  await scored(platform, competition, member.token, resultFile(3, 1));
});
afterAll(() => platform.close());

const params = () => ({ id: competition.taskId });
const list = async () =>
  (await platform.call(baselineCalls.list, { params: params() }, competition.organizer)).data;
const create = async (name: string, content: string) => {
  const { organizer } = competition;
  const sent = await upload(platform, organizer.token, content, {
    name: 'baseline.csv',
    purpose: 'asset',
  });
  const body = { Name: name, Result: sent.body.key };
  return platform.call(baselineCalls.create, { params: params(), body }, organizer);
};
const settled = (name: string) =>
  waitFor(`the score of ${name}`, async () => {
    const found = (await list()).find(({ Name }) => Name === name);
    return found && (found.PublicScore !== null || found.Problem !== null) ? found : null;
  });
const beside = async (Board: 'public' | 'private' = 'public', token?: string) =>
  (
    await platform.call(
      leaderboardCalls.baselines,
      { params: params(), query: { Board } },
      token === undefined ? {} : { token },
    )
  ).data;

describe('baselines', () => {
  it('are scored, stand on boards at their score, and count nowhere', async () => {
    await create('强基线', resultFile(4, 4));
    await create('弱基线', resultFile(1, 1));
    expect(await settled('强基线')).toMatchObject({ PublicScore: 1, PrivateScore: 1 });
    await settled('弱基线');
    expect(await beside()).toEqual([
      { Name: '强基线', Score: 1, Further: [], Above: 0 },
      { Name: '弱基线', Score: 0.25, Further: [], Above: 1 },
    ]);
    const query = { page: 1, perPage: 20 };
    const board = await platform.call(leaderboardCalls.taskPublic, { params: params(), query });
    expect(board).toMatchObject({ totalNum: 1, data: [{ Team: member.team, Rank: 1 }] });
  });

  it('tell nothing private before the board opens, but to who manages it', async () => {
    const input = { params: params(), query: { Board: 'private' as const } };
    for (const caller of [{}, { token: member.token }])
      expect((await platform.refusal(leaderboardCalls.baselines, input, caller)).code).toBe(
        'NOT_FOUND',
      );
    const refusal = await platform.refusal(baselineCalls.list, { params: params() }, member);
    const body = { Name: '我的', Result: '0'.repeat(32) };
    const adding = { params: params(), body };
    expect((await platform.refusal(baselineCalls.create, adding, member)).code).toBe('FORBIDDEN');
    expect(refusal.code).toBe('FORBIDDEN');
    expect(await beside('private', competition.organizer.token)).toHaveLength(2);
    await setTask(platform, competition.taskId, { showPrivateLeaderboard: true });
    expect(await beside('private', member.token)).toHaveLength(2);
  });

  it('say what is wrong with a file, and are scored again with another solution', async () => {
    await create('坏文件', 'nothing');
    expect((await settled('坏文件')).Problem).toMatch(/列/);
    const { db } = platform.database;
    const [solution] = await db
      .select()
      .from(taskSolutions)
      .where(eq(taskSolutions.taskId, competition.taskId));
    await db
      .update(taskSolutions)
      .set({ csv: (solution?.csv ?? '').replaceAll(',a,', ',z,'), revision: 2 })
      .where(eq(taskSolutions.taskId, competition.taskId));
    await lookAtSchedule(platform.services, baselineSchedule(platform.services));
    platform.clock.advance(61_000);
    await lookAtSchedule(platform.services, baselineSchedule(platform.services));
    await waitFor('another score', async () => (await beside())[0]?.Score !== 1);
  });

  it('are taken away by who manages the task alone', async () => {
    const [first] = await list();
    const input = { params: { id: first?._id ?? '' } };
    expect((await platform.refusal(baselineCalls.remove, input, member)).code).toBe('FORBIDDEN');
    await platform.call(baselineCalls.remove, input, competition.organizer);
    expect((await list()).length).toBe(2);
  });
});
