import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { judgingOverviewCalls } from '@whaletide/schema/domains/judging/rest/overview.ts';
import { judgingReviewCalls } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import { judgingPairs } from '#platform/src/domains/judging/tables.ts';
import {
  assign,
  claim,
  makeJudged,
  pairs,
  rubric,
  reviewAll,
  setJudging,
} from '#tests/platform/support/judging.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it('gives twenty judges who ask at once a pair each, within their share, and none twice', async () => {
  const { made, judges } = await makeJudged(platform, 'many', { teams: 8, judges: AT_ONCE });
  await setJudging(platform, made, { ...pairs, PairsPerWork: 5 });
  await assign(platform, made);
  const first = await Promise.all(judges.map((judge) => claim(platform, made, judge)));
  const keys = first.map(({ Pair }) =>
    [Pair?.Left.Number ?? 0, Pair?.Right.Number ?? 0].toSorted((a, b) => a - b).join(':'),
  );
  // Eight works have 28 pairs: no judge need compare what another has open.
  expect(new Set(keys).size).toBe(AT_ONCE);
  expect(first.every(({ Assigned }) => Assigned === 2)).toBe(true);
  // Each answers twice at once, and asks for more: the share of two is kept.
  for (let round = 0; round < 3; round += 1)
    await Promise.all(
      judges.flatMap((judge) =>
        [1, 2].map(async () => {
          const { Pair } = await claim(platform, made, judge);
          if (!Pair) return;
          await platform
            .call(
              judgingReviewCalls.answer,
              { params: { id: Pair._id }, body: { Outcome: 'left' } },
              judge,
            )
            .catch(() => undefined);
        }),
      ),
    );
  const rows = await platform.database.db
    .select()
    .from(judgingPairs)
    .where(eq(judgingPairs.taskId, made.taskId));
  const of = new Map<string, string[]>();
  for (const { judgeId, pairKey } of rows) of.set(judgeId, [...(of.get(judgeId) ?? []), pairKey]);
  expect([...of.values()].map(({ length }) => length)).toEqual(judges.map(() => 2));
  for (const own of of.values()) expect(new Set(own).size).toBe(own.length);
});

it('publishes once, however many ask at once', async () => {
  const { made, judges } = await makeJudged(platform, 'once', { teams: 2, judges: 3 });
  await setJudging(platform, made, rubric);
  await assign(platform, made);
  for (const judge of judges) await reviewAll(platform, made, judge, (number) => number);
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () =>
      platform.call(
        judgingOverviewCalls.publish,
        { params: { id: made.taskId }, body: {} },
        made.organizer,
      ),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
