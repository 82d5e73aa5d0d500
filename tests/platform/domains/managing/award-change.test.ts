import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { boardProtectionCalls } from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import {
  makeCompetition,
  objective,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';
import { at, settingsOf } from './support.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const ROWS = 300;
const csvOf = (right: number, part = false) =>
  [
    part ? 'id,label,part' : 'id,label',
    ...Array.from({ length: 2 * ROWS }, (_, row) => {
      if (part) return `${row},a,${row < ROWS ? 'public' : 'private'}`;
      return `${row},${row % ROWS < right ? 'a' : 'b'}`;
    }),
  ].join('\n');

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const made = async (award: string | null, task: object = {}) => {
  const competition = await makeCompetition(platform, {
    competition: { award },
    task: { objective: { ...objective, dailyLimit: null, totalLimit: null }, ...task },
  });
  await platform.database.db
    .update(taskSolutions)
    .set({ csv: csvOf(0, true) })
    .where(eq(taskSolutions.taskId, competition.taskId));
  return competition;
};
const protects = async ({ taskId }: TestCompetition) =>
  (await platform.call(boardProtectionCalls.ofTasks, { query: { Task: taskId } })).data[0]
    ?.Protects;
const scoreOf = async (id: string, token: string) => {
  const { ObjectiveWorkInfo } = await platform.call(
    submissionCalls.get,
    { params: { id } },
    { token },
  );
  return ObjectiveWorkInfo?.PublicReviewResult.Score ?? null;
};
const send = async (competition: TestCompetition, token: string, csv: string) => {
  platform.clock.advance(1_000);
  return reviewed(platform, token, (await submit(platform, competition, token, csv))._id);
};

describe('a change of the prize', () => {
  const change = ({ id, organizer }: TestCompetition, Award: string, changes: object = {}) => {
    const StartDate = at(platform, -3);
    const body = settingsOf(platform, { Award, StartDate, ...changes });
    return platform.call(managingCalls.update, { params: { id }, body }, organizer);
  };

  it('leaves the boards of running tasks as they are, unless the organizer agrees', async () => {
    const free = await made('证书');
    await change(free, '¥10,000');
    expect(await protects(free)).toBe(false);
    const agreed = await made('证书');
    await change(agreed, '¥10,000', { BoardsFollowAward: true });
    expect(await protects(agreed)).toBe(true);
    const paid = await made('¥10,000');
    await change(paid, '无现金奖励');
    expect(await protects(paid)).toBe(true);
  });

  it('is followed by tasks that haven’t begun', async () => {
    const startDate = new Date(platform.clock.now.getTime() + DAY);
    const competition = await made('证书', { startDate });
    await change(competition, '¥10,000');
    expect(await protects(competition)).toBe(true);
  });

  it('shows what was hidden where the organizer agrees that protection ends', async () => {
    const competition = await made('¥10,000');
    const { token } = await enter(platform, competition, 'awarded');
    await send(competition, token, csvOf(200));
    const { _id } = await send(competition, token, csvOf(202));
    expect(await scoreOf(_id, token)).toBeNull();
    await change(competition, '证书', { BoardsFollowAward: true });
    await waitFor('the score', async () => (await scoreOf(_id, token)) !== null);
    expect(await scoreOf(_id, token)).toBe(0.68);
  });
});
