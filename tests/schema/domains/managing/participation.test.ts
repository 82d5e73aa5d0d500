import { expect, it } from '@jest/globals';
import { participation } from '@whaletide/schema/domains/managing/rules/participation.ts';

const at = (day: string) => new Date(`${day}T04:00:00.000Z`);
const counted = (date: string, registered: number, submissions: number) => ({
  date,
  registered,
  submissions,
});

it('has nothing to show where nothing happened', () => {
  expect(participation([], at('2026-11-21'))).toEqual({ unit: 'day', points: [] });
});

it('fills the days between, up to now, and adds participants up', () => {
  const { unit, points } = participation(
    [counted('2026-11-18', 2, 0), counted('2026-11-20', 3, 7)],
    at('2026-11-21'),
  );
  expect(unit).toBe('day');
  expect(points).toEqual([
    { date: '2026-11-18', registered: 2, participants: 2, submissions: 0 },
    { date: '2026-11-19', registered: 0, participants: 2, submissions: 0 },
    { date: '2026-11-20', registered: 3, participants: 5, submissions: 7 },
    { date: '2026-11-21', registered: 0, participants: 5, submissions: 0 },
  ]);
});

it('goes on to what happened after the end', () => {
  const { points } = participation(
    [counted('2026-11-18', 1, 0), counted('2026-11-20', 0, 1)],
    at('2026-11-19'),
  );
  expect(points.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
});

it('goes by weeks once there are many days, their Mondays as dates', () => {
  const { unit, points } = participation(
    [counted('2026-01-01', 1, 1), counted('2026-01-02', 1, 0), counted('2026-11-21', 4, 9)],
    at('2026-11-21'),
  );
  expect(unit).toBe('week');
  expect(points).toHaveLength(47);
  expect(points[0]).toEqual({ date: '2025-12-29', registered: 2, participants: 2, submissions: 1 });
  expect(points.at(-1)).toEqual({
    date: '2026-11-16',
    registered: 4,
    participants: 6,
    submissions: 9,
  });
});

it('keeps three years of weeks, and counts those before among the participants', () => {
  const { points } = participation([counted('2020-01-01', 5, 0)], at('2026-11-21'));
  expect(points).toHaveLength(156);
  expect(points.at(-1)?.participants).toBe(5);
});
