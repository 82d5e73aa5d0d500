import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { rescoringCalls } from '@whaletide/schema/domains/managing/rest/rescoring.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import { logLeaves } from '#platform/src/domains/receipts/tables.ts';
import { rescorings } from '#platform/src/domains/scoring/tables.ts';
import { startBackground } from '#platform/src/background.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import type { TestCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { rescoringOn, resultOf, truth } from '#tests/platform/support/rescoring.ts';
import { reviewed, submit } from '#tests/platform/support/submitting.ts';

const TIMES = 20;

let platform: TestPlatform;
let on: ReturnType<typeof rescoringOn>;
beforeAll(async () => {
  platform = await startPlatform({ worker: false, env: { JOB_POLL_MS: '20' } });
  on = rescoringOn(platform);
});
afterAll(() => platform.close());

const REVIEWED = { RescoreReason: '答案有误', ReviewRescoring: true };

/** Does it so many times at once; answers how many passed. */
const atOnce = async (ask: (index: number) => Promise<unknown>): Promise<number> => {
  const answers = await Promise.allSettled(Array.from({ length: TIMES }, (_, at) => ask(at)));
  return answers.filter(({ status }) => status === 'fulfilled').length;
};

const rowsOf = ({ taskId }: TestCompetition) =>
  platform.database.db.select().from(rescorings).where(eq(rescorings.taskId, taskId));
const leavesOf = ({ taskId }: TestCompetition) =>
  platform.database.db.select().from(logLeaves).where(eq(logLeaves.taskId, taskId));

it('of twenty who begin at once one is first, and the works are scored once', async () => {
  const { competition } = await on.prepared('首');
  const input = { params: { id: competition.taskId }, body: {} };
  const passed = await atOnce(() =>
    platform.call(reviewingCalls.rescore, input, competition.organizer),
  );
  expect(passed).toBe(1);
  await on.working(() => on.done(competition));
  expect(await rowsOf(competition)).toHaveLength(1);
  expect(await leavesOf(competition)).toHaveLength(6);
});

it('of twenty who change the solution at once the last holds, and the others are replaced', async () => {
  const { competition, teams } = await on.prepared('替');
  const change = await on.set(competition, { solution: truth(1), RescoreReason: '修改' });
  expect(await atOnce(() => platform.call(...change))).toBe(TIMES);
  await on.working(() => on.done(competition));
  const ends = (await rowsOf(competition)).map(({ end }) => end).toSorted();
  expect(ends).toEqual(['done', ...Array.from({ length: TIMES - 1 }, () => 'replaced')]);
  expect((await on.boardOf(competition))[0]).toEqual([teams[0], 1]);
  expect(await leavesOf(competition)).toHaveLength(6);
});

it('of twenty who apply at once one does, while works are submitted, which are all counted', async () => {
  const { competition, teams, members } = await on.prepared('用');
  await platform.call(...(await on.set(competition, { solution: truth(1), ...REVIEWED })));
  const end = await startBackground(platform.services);
  try {
    const ready = await waitFor('the moves', async () => {
      const [latest] = await on.rescoringsOf(competition);
      return latest?.ReadyDate == null ? null : latest;
    });
    const params = { id: competition.taskId, rescoring: ready._id };
    const [passed, ...sent] = await Promise.all([
      atOnce(() => platform.call(rescoringCalls.apply, { params }, competition.organizer)),
      ...members.map(({ token }) => submit(platform, competition, token, resultOf(4))),
    ]);
    expect(passed).toBe(1);
    for (const [at, { _id }] of sent.entries())
      await reviewed(platform, members[at]?.token ?? '', _id);
    await on.done(competition);
  } finally {
    await end();
  }
  expect(await rowsOf(competition)).toMatchObject([{ end: 'done' }]);
  // Right in one row of four by the new solution, whichever scored it first.
  const board = new Map(
    (await on.boardOf(competition)).map(([team, score]) => [String(team), Number(score)]),
  );
  expect(teams.map((team) => board.get(team))).toEqual([1, 0.75, 0.5]);
});

it('of twenty who cancel and apply at once either wins, whole', async () => {
  const { competition, teams } = await on.prepared('争');
  const before = await on.boardOf(competition);
  await platform.call(...(await on.set(competition, { solution: truth(1), ...REVIEWED })));
  const end = await startBackground(platform.services);
  try {
    const ready = await waitFor('the moves', async () => {
      const [latest] = await on.rescoringsOf(competition);
      return latest?.ReadyDate == null ? null : latest;
    });
    const apply = { params: { id: competition.taskId, rescoring: ready._id } };
    const cancel = { params: { id: competition.taskId } };
    await atOnce((at) =>
      at % 2
        ? platform.call(rescoringCalls.apply, apply, competition.organizer)
        : platform.call(rescoringCalls.cancel, cancel, competition.organizer),
    );
    await on.done(competition);
  } finally {
    await end();
  }
  const [row] = await rowsOf(competition);
  expect(await on.boardOf(competition)).toEqual(
    row?.end === 'done'
      ? [
          [teams[0], 1],
          [teams[1], 0.75],
          [teams[2], 0.5],
        ]
      : before,
  );
  expect(await leavesOf(competition)).toHaveLength(row?.end === 'done' ? 6 : 3);
});
