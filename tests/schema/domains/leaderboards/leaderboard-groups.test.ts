import { expect, it } from '@jest/globals';
import {
  groupProblem,
  hasPeriod,
} from '@whaletide/schema/domains/leaderboards/rules/leaderboard-groups.ts';

const board = (name: string, startsAt: string | null = null, endsAt: string | null = null) => ({
  name,
  startsAt,
  endsAt,
});
const early = '2027-01-01T00:00:00.000Z';
const late = '2027-02-01T00:00:00.000Z';

it.each([
  ['组别', [board('高校组'), board('企业组', early, late)], null],
  ['组别', [board('高校组', late), board('企业组', null, early)], null],
  [' ', [board('甲')], ['Name', '请输入分组名称']],
  ['名'.repeat(21), [board('甲')], ['Name', '分组名称最多20个字符']],
  ['组别', [], ['leaderboards', '请至少添加一个榜单']],
  [
    '组别',
    Array.from({ length: 21 }, (_, index) => board(`${index}`)),
    ['leaderboards', '一个分组最多20个榜单'],
  ],
  ['组别', [board('甲'), board('')], ['leaderboards.1.Name', '请输入榜单名称']],
  ['组别', [board('甲'), board('甲 ')], ['leaderboards.1.Name', '同一分组中的榜单名称不能相同']],
  ['组别', [board('甲', late, early)], ['leaderboards.0.EndDate', '结束时间应晚于开始时间']],
  ['组别', [board('甲', early, early)], ['leaderboards.0.EndDate', '结束时间应晚于开始时间']],
] as const)('a group %s of %j: %j', (name, leaderboards, expected) => {
  const problem = groupProblem({ name, leaderboards });
  expect(problem && [problem.field, problem.message]).toEqual(expected);
});

it('a board with either bound is one of a part of the time', () => {
  expect(hasPeriod(board('甲'))).toBe(false);
  expect(hasPeriod(board('甲', early))).toBe(true);
  expect(hasPeriod(board('甲', null, late))).toBe(true);
});
