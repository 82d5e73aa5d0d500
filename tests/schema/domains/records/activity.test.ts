import { describe, expect, it } from '@jest/globals';
import { ACTIVITY_DAYS, byMonth, dayText, yearOf } from '#schema/domains/records/rules/activity.ts';

const counts = (day: string, submissionsCount = 0, publicationsCount = 0, postsCount = 0) => ({
  day,
  submissionsCount,
  publicationsCount,
  postsCount,
});

describe('the picture of a year', () => {
  // A Monday in Shanghai, still Sunday in UTC.
  const now = new Date('2026-11-29T16:30:00Z');
  const weeks = yearOf([counts('2026-11-30', 2, 1), counts('2025-12-01', 0, 0, 20)], now);
  const days = weeks.flat().filter((day) => day !== null);

  it('has as many days as a year, from Mondays on, and ends today', () => {
    expect(days).toHaveLength(ACTIVITY_DAYS);
    expect(days[0]).toMatchObject({ day: '2025-12-01', count: 20, level: 4 });
    expect(days.at(-1)).toMatchObject({ day: '2026-11-30', count: 3, level: 2 });
    expect(weeks.every((week) => week.length <= 7)).toBe(true);
    expect(weeks.at(-1)?.map((day) => day?.day)).toEqual(['2026-11-30']);
  });

  it('begins its first week with the days before it', () => {
    const [first] = yearOf([], new Date('2026-11-26T04:00:00Z'));
    expect(first?.map((day) => day?.day ?? null)).toEqual([
      null,
      null,
      null,
      '2025-11-27',
      '2025-11-28',
      '2025-11-29',
      '2025-11-30',
    ]);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [6, 3],
    [10, 4],
    [500, 4],
  ])('shades a day of %i by %i', (count, level) => {
    const shaded = yearOf([counts('2026-11-30', count)], now)
      .flat()
      .at(-1);
    expect(shaded).toMatchObject({ count, level });
  });
});

it.each([
  [counts('2026-11-30'), '2026-11-30：没有活动'],
  [counts('2026-11-30', 2), '2026-11-30：提交 2 次'],
  [counts('2026-11-30', 2, 1, 3), '2026-11-30：提交 2 次，发布 1 次，讨论 3 次'],
])('says what was done on a day', (day, text) => {
  expect(dayText(day)).toBe(text);
});

it('sums months, the newest first', () => {
  const days = [counts('2026-10-30', 1), counts('2026-11-01', 2, 1), counts('2026-11-30', 3, 0, 4)];
  expect(byMonth(days)).toEqual([
    { month: '2026-11', submissionsCount: 5, publicationsCount: 1, postsCount: 4 },
    { month: '2026-10', submissionsCount: 1, publicationsCount: 0, postsCount: 0 },
  ]);
});
