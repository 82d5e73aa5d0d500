import { expect, it } from '@jest/globals';
import {
  cloneNameProblem,
  cloneShift,
  copiedTaskName,
} from '#schema/domains/managing/rules/cloning.ts';

it.each([
  // 09:30 in Shanghai, and 07:00 and 23:00 there on the day of the copy.
  ['2026-03-01T01:30:00Z', '2026-11-26T23:00:00Z', '2026-11-27T01:30:00.000Z'],
  ['2026-03-01T01:30:00Z', '2026-11-27T15:00:00Z', '2026-11-27T01:30:00.000Z'],
  // 00:00 in Shanghai is the evening before in UTC.
  ['2026-03-01T16:00:00Z', '2026-11-27T16:00:00Z', '2026-11-27T16:00:00.000Z'],
  ['2026-12-31T01:00:00Z', '2026-11-27T02:00:00Z', '2026-11-27T01:00:00.000Z'],
])('what began at %s, copied at %s, begins at %s', (start, now, expected) => {
  const startDate = new Date(start);
  const shift = cloneShift(startDate, new Date(now));
  expect(new Date(startDate.getTime() + shift).toISOString()).toBe(expected);
});

it.each([
  ['第二届', undefined],
  ['  ', '请输入比赛名称'],
  ['长'.repeat(61), '比赛名称最多60个字符'],
])('a copy called %s: %s', (name, message) => {
  expect(cloneNameProblem(name)?.message).toBe(message);
});

it('calls a copied task so, within the longest name', () => {
  expect(copiedTaskName('浪高')).toBe('浪高（副本）');
  expect([...copiedTaskName('浪'.repeat(50))]).toHaveLength(50);
});
