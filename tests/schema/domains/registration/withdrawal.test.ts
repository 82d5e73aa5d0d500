import { expect, it } from '@jest/globals';
import { withdrawalProblem } from '@whaletide/schema/domains/registration/rules/withdrawal.ts';

const alone = { banned: false, submitted: false, captainOfOthers: false };
const may = { registered: true, settled: false, team: alone, word: '比赛' as const };

it.each([
  ['a team of one without works', may, null],
  ['under review, without a team', { ...may, team: null }, null],
  [
    'never registered',
    { ...may, registered: false, team: null },
    ['NOT_FOUND', '你没有报名该比赛'],
  ],
  ['over', { ...may, settled: true }, ['CONFLICT', '比赛已经结束，不能退出']],
  [
    'submitted',
    { ...may, team: { ...alone, submitted: true } },
    ['CONFLICT', '团队已有提交，不能退出比赛'],
  ],
  [
    'banned',
    { ...may, team: { ...alone, banned: true } },
    ['CONFLICT', '你的团队已被禁赛，如有疑问请提交工单'],
  ],
  [
    'submitted to an activity',
    { ...may, word: '活动' as const, team: { ...alone, submitted: true } },
    ['CONFLICT', '团队已有提交，不能退出活动'],
  ],
  [
    'the captain of others',
    { ...may, team: { ...alone, captainOfOthers: true } },
    ['CONFLICT', '团队有其他成员，需移交队长后才能退出比赛'],
  ],
])('withdrawing, %s', (_, facts, refusal) => {
  const problem = withdrawalProblem(facts);
  expect(problem && [problem.code, problem.message]).toEqual(refusal);
});
