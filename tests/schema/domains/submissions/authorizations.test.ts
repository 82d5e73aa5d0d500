import { describe, expect, it } from '@jest/globals';
import { authorizeStatus } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { authorizationProblem } from '@whaletide/schema/domains/submissions/rules/authorizations.ts';

const stage = { startDate: '2026-11-01T00:00:00Z', endDate: '2026-12-01T00:00:00Z' };
const within = '2026-11-20T00:00:00Z';
const { inReview, passed, rejected } = authorizeStatus;

describe('handing in a qualification review', () => {
  it.each([
    ['for the first time', { status: null, at: within }, null],
    ['again after a rejection', { status: rejected, at: within }, null],
    ['at the first moment', { status: null, at: stage.startDate }, null],
    [
      'before the stage',
      { status: null, at: '2026-10-31T23:59:59Z' },
      '本阶段尚未开始，不能提交资质审核',
    ],
    [
      'at the end of the stage',
      { status: null, at: stage.endDate },
      '本阶段已结束，不能提交资质审核',
    ],
    [
      'while it is looked at',
      { status: inReview, at: within },
      '资质审核资料正在审核中，请稍后再查看',
    ],
    ['after it has passed', { status: passed, at: within }, '你的团队已通过本阶段的资质审核'],
  ])('%s', (_, { status, at }, message) => {
    const problem = authorizationProblem({ stage, teamBanned: false, status }, new Date(at));
    expect(problem?.message ?? null).toBe(message);
  });

  it('is nothing for a banned team', () => {
    const problem = authorizationProblem(
      { stage, teamBanned: true, status: null },
      new Date(within),
    );
    expect(problem).toEqual({
      code: 'CONFLICT',
      message: '你的团队已被禁赛，如有疑问请提交工单',
    });
  });
});
