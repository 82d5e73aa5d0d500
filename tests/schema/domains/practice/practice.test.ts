import { describe, expect, it } from '@jest/globals';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import {
  periodProblem,
  practicePlaceText,
  takesPractice,
  virtualMoment,
  virtualPeriod,
  virtualTaskPeriod,
} from '@whaletide/schema/domains/practice/rules.ts';

const now = new Date('2026-11-20T00:00:00Z');
const over = { endDate: now, hasFinalRanking: true, isClosed: false, tasksCount: 1 };

describe('practice', () => {
  it.each([
    ['from the end on', over, true],
    ['not before', { ...over, endDate: new Date(now.getTime() + 1) }, false],
    ['never without an end', { ...over, endDate: null }, false],
    ['not before the final ranking', { ...over, hasFinalRanking: false }, false],
    ['not where its organizer takes none', { ...over, isClosed: true }, false],
    ['not without a task that is scored', { ...over, tasksCount: 0 }, false],
  ])('is taken %s', (_, situation, expected) => {
    expect(takesPractice(situation, now)).toBe(expected);
  });

  const place = (rank: number, range: readonly [number, number] | null) => ({
    rank,
    rankLow: range?.[0] ?? null,
    rankHigh: range?.[1] ?? null,
    teamsCount: 24,
  });
  it.each([
    [1, null, '相当于最终榜单第 1 名，共 24 支团队'],
    [6, [3, 11], '相当于最终榜单第 6 名（3–11），共 24 支团队'],
    [24, [24, 24], '相当于最终榜单第 24 名，共 24 支团队'],
    [25, null, '低于最终榜单的全部 24 支团队'],
    [25, [20, 25], '低于最终榜单的全部 24 支团队（可能在第 20 至 25 名）'],
  ] as const)('says where place %i within %j would have stood', (rank, range, text) => {
    expect(practicePlaceText(place(rank, range))).toBe(text);
  });
});

describe('virtual participation', () => {
  const day = (date: string) => new Date(`${date}T00:00:00Z`);
  const competition = { startDate: day('2026-03-01'), endDate: day('2026-03-31') };
  const begun = day('2026-11-01');

  it('takes as long as the competition did, its tasks as far from its start', () => {
    expect(virtualPeriod(competition, begun)).toEqual({
      startDate: begun,
      endDate: day('2026-12-01'),
    });
    const task = { startDate: day('2026-03-11'), endDate: day('2026-03-21') };
    expect(virtualTaskPeriod(task, competition, begun)).toEqual({
      startDate: day('2026-11-11'),
      endDate: day('2026-11-21'),
    });
    const late = { startDate: day('2026-03-11'), endDate: day('2026-06-01') };
    expect(virtualTaskPeriod(late, competition, begun).endDate).toEqual(day('2026-12-01'));
  });

  it.each([
    ['at its begin', '2026-11-01', '2026-03-01'],
    ['ten days on', '2026-11-11', '2026-03-11'],
    ['at its end', '2026-12-01', '2026-03-31'],
    ['long after', '2027-06-01', '2026-03-31'],
  ])('stands %s where the competition stood', (_, now, moment) => {
    expect(virtualMoment(competition, begun, day(now))).toEqual(day(moment));
  });

  it.each([
    ['before', -1, '该任务还没有开始'],
    ['from the first moment', 0, null],
    ['to the last', DAY - 1, null],
    ['and not after', DAY, '该任务在你的虚拟参赛中已经结束'],
  ])('takes results of a task within its period, %s', (_, offset, problem) => {
    const period = { startDate: begun, endDate: new Date(begun.getTime() + DAY) };
    expect(periodProblem(period, new Date(begun.getTime() + offset))).toBe(problem);
  });
});
