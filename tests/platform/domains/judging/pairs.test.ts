import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { judgingOverviewCalls } from '@whaletide/schema/domains/judging/rest/overview.ts';
import {
  judgingReviewCalls,
  type PairOutcome,
} from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import {
  assign,
  claim,
  type Judge,
  makeJudged,
  pairs,
  setJudging,
} from '#tests/platform/support/judging.ts';
import { scoreOn } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const answer = (id: string, { token }: Judge, Outcome: PairOutcome) =>
  platform.call(judgingReviewCalls.answer, { params: { id }, body: { Outcome } }, { token });

describe('a task that is judged in pairs', () => {
  it('hands out each judge’s share, each pair once, and ranks what wins', async () => {
    const { made, authors, judges } = await makeJudged(platform, 'pai', { teams: 5, judges: 2 });
    await setJudging(platform, made, pairs);
    await assign(platform, made);
    for (const judge of judges) {
      const seen = new Set<string>();
      let turn = await claim(platform, made, judge);
      expect(turn).toMatchObject({ Done: 0, Undoable: false });
      expect([7, 8]).toContain(turn.Assigned);
      while (turn.Pair) {
        const { _id, Left, Right } = turn.Pair;
        const numbers = [Left.Number, Right.Number].toSorted((a, b) => a - b).join(':');
        expect(seen.has(numbers)).toBe(false);
        seen.add(numbers);
        expect(Left.TeamName).toBeNull();
        turn = await answer(_id, judge, Left.Number > Right.Number ? 'left' : 'right');
      }
      expect(turn.Done).toBe(turn.Assigned);
    }
    const { data } = await platform.call(
      judgingOverviewCalls.ranking,
      { params: { id: made.taskId }, query: { page: 1, perPage: 10 } },
      made.organizer,
    );
    expect(data.map(({ Number: number }) => number)).toEqual([5, 4, 3, 2, 1]);
    for (const { Rank, RankLow, RankHigh } of data) {
      expect(RankLow).toBeLessThanOrEqual(Rank);
      expect(RankHigh).toBeGreaterThanOrEqual(Rank);
    }
    await platform.call(
      judgingOverviewCalls.publish,
      { params: { id: made.taskId }, body: {} },
      made.organizer,
    );
    const best = authors.find(({ workId }) => workId === data[0]?.Work);
    expect(await scoreOn(platform, made, best?.teamId ?? '', 'taskPublic')).toBe(data[0]?.Score);
  });

  it('keeps the open pair, takes the last answer back, and never gives a skipped one again', async () => {
    const { made, judges } = await makeJudged(platform, 'und', { teams: 3, judges: 1 });
    await setJudging(platform, made, { ...pairs, PairsPerWork: 1 });
    await assign(platform, made);
    const [judge] = judges as [Judge];
    const first = await claim(platform, made, judge);
    expect((await claim(platform, made, judge)).Pair?._id).toBe(first.Pair?._id);
    const undo = { params: { id: made.taskId }, body: {} };
    expect(await platform.refusal(judgingReviewCalls.undo, undo, judge)).toMatchObject({
      code: 'CONFLICT',
      message: '没有可以撤销的比较',
    });
    const second = await answer(first.Pair?._id ?? '', judge, 'tie');
    expect(second).toMatchObject({ Done: 1, Undoable: true });
    const back = await platform.call(judgingReviewCalls.undo, undo, judge);
    expect(back.Pair?._id).toBe(first.Pair?._id);
    expect(back.Done).toBe(0);
    const skipped = await answer(first.Pair?._id ?? '', judge, 'skip');
    expect(skipped.Done).toBe(0);
    expect(skipped.Pair?._id).not.toBe(first.Pair?._id);
    const third = await answer(skipped.Pair?._id ?? '', judge, 'left');
    const none = await answer(third.Pair?._id ?? '', judge, 'left');
    // Three works have three pairs, one of which was skipped.
    expect(none).toMatchObject({ Pair: null, Done: 2, Assigned: 3 });
  });
});
