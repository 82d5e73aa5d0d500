import { describe, expect, it } from '@jest/globals';
import { badgeCount, decoratedCount } from '@whaletide/schema/shared/rules/counts.ts';
import { levelOf, levelProgress } from '@whaletide/schema/domains/growth/rules/growth.ts';
import { orderTasks } from '@whaletide/schema/domains/quests/rules/quests.ts';
import {
  dayKey,
  endOfDay,
  startOfDay,
  startOfWeek,
  weekKey,
} from '@whaletide/schema/shared/rules/time.ts';

describe('levels', () => {
  it.each([
    [0, 0],
    [1, 1],
    [99, 1],
    [100, 2],
    [399, 2],
    [400, 3],
    [19_999, 6],
    [20_000, 7],
    [1_000_000, 7],
  ])('a growth score of %d is level %d', (score, level) => expect(levelOf(score)).toBe(level));

  it.each([
    [0, { level: 0, name: null, nextAt: 1, percent: 0 }],
    [50, { level: 1, name: '冲浪手', nextAt: 100, percent: 50 }],
    [100, { level: 2, name: '潜水员', nextAt: 400, percent: 0 }],
    [399, { level: 2, name: '潜水员', nextAt: 400, percent: 99 }],
    [30_000, { level: 7, name: '航海王', nextAt: null, percent: 100 }],
  ])('the progress at %d', (score, progress) => expect(levelProgress(score)).toEqual(progress));
});

describe('counts', () => {
  it.each([
    [0, '0'],
    [1000, '1000'],
    [1001, '1.0k'],
    [1999, '1.9k'],
    [12_345, '12.3k'],
  ])('%d shows as %s', (count, text) => expect(decoratedCount(count)).toBe(text));

  it('a badge above 99 shows 99+', () => expect([99, 100].map(badgeCount)).toEqual(['99', '99+']));
});

describe('days and weeks are those of Asia/Shanghai', () => {
  it.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20', '2026-11-16'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21', '2026-11-16'],
    ['2026-11-22T15:59:59.000Z', '2026-11-22', '2026-11-16'],
    ['2026-11-22T16:00:00.000Z', '2026-11-23', '2026-11-23'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01', '2026-12-28'],
  ])('%s is the day %s of the week of %s', (moment, day, week) => {
    const now = new Date(moment);
    expect([dayKey(now), weekKey(now)]).toEqual([day, week]);
    expect(startOfDay(now).getTime()).toBeLessThanOrEqual(now.getTime());
    expect(endOfDay(now).getTime()).toBeGreaterThan(now.getTime());
    expect(dayKey(startOfWeek(now))).toBe(week);
  });
});

it('tasks: rewards to claim first, those of this page next, the rest after, claimed ones hidden', () => {
  const task = (
    id: string,
    sortWeight: number,
    status: 'IN_PROGRESS' | 'COMPLETED' | 'FINISHED',
    page = '',
  ) => ({
    id,
    sortWeight,
    status,
    relatedPages: [page],
  });
  const tasks = [
    task('rest2', 9, 'IN_PROGRESS'),
    task('rest1', 1, 'IN_PROGRESS'),
    task('gone', 0, 'FINISHED'),
    task('here', 5, 'IN_PROGRESS', 'competition-list'),
    task('claim2', 8, 'COMPLETED', 'competition-list'),
    task('claim1', 2, 'COMPLETED'),
  ];
  expect(
    orderTasks(tasks, 'competition-list').map((group) => [
      group.group,
      group.tasks.map(({ id }) => id),
    ]),
  ).toEqual([
    ['toConfirm', ['claim1', 'claim2']],
    ['recommended', ['here']],
    ['toFinish', ['rest1', 'rest2']],
  ]);
  expect(orderTasks([task('gone', 0, 'FINISHED')], null)).toEqual([]);
});
