import { expect, it } from '@jest/globals';
import { settledAwardProblem } from '@whaletide/schema/domains/managing/rules/stage-award.ts';

const stage = (id: string, award: number) => ({ id, name: id, award });
const before = [stage('first', 10), stage('second', 20), stage('third', 30)];
const changed = (index: number) =>
  before.map((one, at) => (at === index ? { ...one, award: 5 } : one));

it.each([
  ['nobody is there', null, changed(0), undefined],
  ['the first is reached by registering', 0, changed(0), '已有团队到达「first」，奖励不能再修改'],
  ['the second isn’t reached yet', 0, changed(1), undefined],
  ['the second is reached', 1, changed(1), '已有团队到达「second」，奖励不能再修改'],
  ['a new first one without award', 0, [stage('new', 0), ...before], undefined],
  [
    'a new first one with award',
    0,
    [stage('new', 5), ...before],
    '已有团队到达「new」，奖励不能再修改',
  ],
  [
    'the first goes, and the next has another',
    0,
    before.slice(1),
    '已有团队到达「second」，奖励不能再修改',
  ],
])('an award that was paid stays: %s', (_, furthest, after, message) => {
  expect(settledAwardProblem(before, after, furthest)?.message).toBe(message);
});
