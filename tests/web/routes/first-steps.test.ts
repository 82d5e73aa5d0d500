import { describe, expect, it } from '@jest/globals';
import { beginnerCompetition, firstTask } from '#web/src/routes/HomePage/first-steps.ts';

const NOW = Date.parse('2026-11-26T00:00:00Z');
const [later, earlier] = ['2026-12-01T00:00:00Z', '2026-11-25T00:00:00Z'];

describe('the competition that a newcomer is shown', () => {
  const of = (tag: string, usersCount: number, registerEndDate: string | null) => ({
    tags: [tag],
    usersCount,
    registerEndDate,
  });
  it.each([
    ['says that it is for beginners', of('入门', 1, later), of('分类', 99, later)],
    ['is the one that most have entered', of('回归', 99, later), of('分类', 1, later)],
    ['can still be entered', of('回归', 1, later), of('入门', 9, earlier)],
    ['is entered as long as it runs', of('入门', 9, null), of('回归', 10, later)],
  ])('%s', (_, chosen, other) => {
    expect(beginnerCompetition([other, chosen], NOW)).toBe(chosen);
  });

  it('is none where none can be entered', () => {
    expect(beginnerCompetition([], NOW)).toBeUndefined();
  });
});

describe('the task that a newcomer is shown', () => {
  const task = (type: string, status: string, sortWeight: number) => ({ type, status, sortWeight });
  it.each([
    [
      'has a reward that waits',
      [
        ['ROOKIE', 'IN_PROGRESS', 1],
        ['ROOKIE', 'COMPLETED', 2],
      ],
      1,
    ],
    [
      'is the first of the rookies’',
      [
        ['WEEKLY', 'COMPLETED', 1],
        ['ROOKIE', 'IN_PROGRESS', 9],
      ],
      1,
    ],
    ['is none where all are claimed', [['ROOKIE', 'FINISHED', 1]], undefined],
  ] as const)('%s', (_, rows, expected) => {
    const tasks = rows.map(([type, status, weight]) => task(type, status, weight));
    expect(firstTask(tasks)).toBe(expected === undefined ? undefined : tasks[expected]);
  });
});
