import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { judgingOverviewCalls as calls } from '@whaletide/schema/domains/judging/rest/overview.ts';
import {
  judgingReviewCalls,
  type PairOutcome,
} from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import { judgingSettingsCalls } from '@whaletide/schema/domains/judging/rest/settings.ts';
import { PUBLISH_REASON } from '@whaletide/schema/domains/judging/rules/reviews.ts';
import { roleCalls } from '@whaletide/schema/domains/managing/rest/roles.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import {
  assign,
  claim,
  type Judge,
  makeJudged,
  pairs,
  rubric,
  setJudging,
} from '#tests/platform/support/judging.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const params = ({ taskId }: TestCompetition) => ({ id: taskId });
const page = { page: 1, perPage: 20 };

describe('the judging of a task', () => {
  it('is refused where files are scored, and where no way of judging is chosen', async () => {
    const scored = await makeCompetition(platform);
    const { made } = await makeJudged(platform, '未选', { teams: 0, judges: 0 });
    const settings = [judgingSettingsCalls.get, { params: params(scored) }] as const;
    expect(await platform.refusal(...settings, scored.organizer)).toMatchObject({
      code: 'CONFLICT',
      message: '该任务由系统自动评分，没有评委评审',
    });
    const missing = { code: 'CONFLICT', message: '该任务还没有选择评审方式' };
    const overview = [calls.overview, { params: params(made) }] as const;
    expect(await platform.refusal(...overview, made.organizer)).toMatchObject(missing);
    const ranking = [calls.ranking, { params: params(made), query: page }] as const;
    expect(await platform.refusal(...ranking, made.organizer)).toMatchObject(missing);
  });

  it('isn’t set without criteria, nor published with a reason too long', async () => {
    const { made } = await makeJudged(platform, '无则', { teams: 1, judges: 0 });
    await expect(setJudging(platform, made, { ...rubric, Criteria: [] })).rejects.toThrow('400');
    await setJudging(platform, made, rubric);
    const reason = { params: params(made), body: { Reason: '长'.repeat(PUBLISH_REASON + 1) } };
    expect((await platform.refusal(calls.publish, reason, made.organizer)).code).toBe(
      'BAD_USER_INPUT',
    );
    await expect(assign(platform, made)).rejects.toThrow('409 CONFLICT 还没有评委');
  });

  it('is by pairs or by a rubric, and for who is its judge still', async () => {
    const byRubric = await makeJudged(platform, '细则', { teams: 1, judges: 1 });
    await setJudging(platform, byRubric.made, rubric);
    await assign(platform, byRubric.made);
    const [reader] = byRubric.judges as [Judge];
    await expect(claim(platform, byRubric.made, reader)).rejects.toThrow('该任务按评分细则评审');

    const { made, judges } = await makeJudged(platform, '成对', { teams: 2, judges: 1 });
    await setJudging(platform, made, pairs);
    await assign(platform, made);
    const [judge] = judges as [Judge];
    const { Pair } = await claim(platform, made, judge);
    const answer = (Outcome: PairOutcome) =>
      [
        judgingReviewCalls.answer,
        { params: { id: Pair?._id ?? '' }, body: { Outcome } },
        judge,
      ] as const;
    await platform.call(...answer('left'));
    expect((await platform.refusal(...answer('right'))).code).toBe('CONFLICT');
    const role = { params: { id: made.id, userId: judge.id } };
    await platform.call(roleCalls.remove, role, made.organizer);
    expect((await platform.refusal(...answer('left'))).code).toBe('FORBIDDEN');
  });

  it('is worked out for so many at once and no more, and published for none meanwhile', async () => {
    const { made } = await makeJudged(platform, '拥挤', { teams: 1, judges: 1 });
    await setJudging(platform, made, rubric);
    const { organizer } = made;
    const overview = () => platform.call(calls.overview, { params: params(made) }, organizer);
    const ranking = () =>
      platform.call(calls.ranking, { params: params(made), query: page }, organizer);
    const crowd = (ask: () => Promise<unknown>) =>
      Promise.allSettled(Array.from({ length: 60 }, ask));
    const reasons = async (asked: ReturnType<typeof crowd>) =>
      (await asked).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    for (const ask of [overview, ranking])
      expect((await reasons(crowd(ask)))[0]).toContain('RATE_LIMITED 正在计算的排名较多');
    // Without a review nothing is published, however often it is asked for.
    const publish = { params: params(made), body: { Reason: '提前结束' } };
    await waitFor('the publication to find no place', async () => {
      const all = crowd(overview);
      const { code } = await platform.refusal(calls.publish, publish, organizer);
      await all;
      return code === 'RATE_LIMITED';
    });
  });
});
