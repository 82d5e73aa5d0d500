import { describe, expect, it } from '@jest/globals';
import {
  followingProblem,
  possiblePredecessors,
  withFollowedTimes,
} from '@whaletide/schema/domains/competitions/rules/following-stages.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString();
const stage = (id: string, beginsAfter: string | null, start: number, end: number) => ({
  id,
  beginsAfter,
  startDate: at(start),
  endDate: at(end),
});
/** Three in a row, and one by itself. */
const stages = [
  stage('first', null, 1, 5),
  stage('second', 'first', 5, 8),
  stage('third', 'second', 8, 10),
  stage('other', null, 2, 3),
];

describe('a stage may begin after', () => {
  it.each([
    [null, ['first', 'second', 'third', 'other']],
    ['first', ['other']],
    ['second', ['first', 'other']],
    ['third', ['first', 'second', 'other']],
    ['other', ['first', 'second', 'third']],
  ])('for %s: %j', (id, possible) => {
    expect(possiblePredecessors(stages, id)).toEqual(possible);
  });

  it.each([
    ['second', null, null, null],
    ['second', 'first', null, null],
    [null, 'third', null, null],
    ['first', 'first', 'BAD_USER_INPUT', '阶段不能在自己或其后续阶段之后开始'],
    ['first', 'third', 'BAD_USER_INPUT', '阶段不能在自己或其后续阶段之后开始'],
    ['second', 'elsewhere', 'NOT_FOUND', '未找到该阶段'],
  ])('%s after %s: %s', (id, beginsAfter, code, message) => {
    const problem = followingProblem(stages, id, beginsAfter);
    expect(problem?.code ?? null).toBe(code);
    expect(problem?.message ?? null).toBe(message);
  });

  it('ends where stored stages are in a circle all the same', () => {
    const circle = [stage('a', 'b', 1, 2), stage('b', 'a', 2, 3)];
    expect(possiblePredecessors(circle, 'a')).toEqual([]);
    expect(withFollowedTimes(circle)).toHaveLength(2);
  });
});

describe('times that follow', () => {
  const timesOf = (all: typeof stages) =>
    withFollowedTimes(all).map(({ startDate, endDate }) => [
      new Date(startDate).getUTCDate(),
      new Date(endDate).getUTCDate(),
    ]);

  it('stay where nothing moved', () => {
    expect(timesOf(stages)).toEqual([
      [1, 5],
      [5, 8],
      [8, 10],
      [2, 3],
    ]);
  });

  it('move through the whole row, whatever its order, and keep their lengths', () => {
    const longer = stages.with(0, stage('first', null, 1, 9)).toReversed();
    expect(timesOf(longer)).toEqual([
      [2, 3],
      [12, 14],
      [9, 12],
      [1, 9],
    ]);
  });
});
