import { describe, expect, it } from '@jest/globals';
import {
  type Deadline,
  joinedMoves,
  movedAlong,
  movedDeadlines,
  movedText,
  MOVING_WORDS,
  movesNear,
  movingProblem,
} from '@whaletide/schema/domains/managing/rules/deadlines.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const now = new Date('2026-11-21T04:00:00Z');
const day = (count: number) => new Date(now.getTime() + count * DAY).toISOString();
const task = (date: string | null): Deadline => ({ of: 'TASK', id: 't', name: '预测', date });
const moved = (before: string | null, after: string | null) =>
  movedDeadlines([task(before)], [task(after)], now);

describe('moves that weren’t told yet', () => {
  it('are joined with later ones, and gone where the deadline is back', () => {
    const other = { of: 'STAGE' as const, id: 's', name: '初赛', before: day(3), after: day(4) };
    expect(joinedMoves([...moved(day(9), day(12)), other], moved(day(12), day(15)))).toEqual([
      { of: 'TASK', id: 't', name: '预测', before: day(9), after: day(15) },
      other,
    ]);
    expect(joinedMoves(moved(day(9), day(12)), moved(day(12), day(9)))).toEqual([]);
  });
});

describe('deadlines that a change moves', () => {
  it.each([
    ['later', day(9), day(12), 1],
    ['earlier', day(9), day(5), 1],
    ['to no end', day(9), null, 1],
    ['from no end', null, day(5), 1],
    ['opened again', day(-1), day(5), 1],
    ['closed at once', day(5), day(-1), 1],
    ['not at all', day(9), day(9), 0],
    ['over as before', day(-9), day(-5), 0],
  ])('%s', (_, before, after, count) => {
    expect(moved(before, after)).toHaveLength(count);
  });

  it('are not those of what is new or gone', () => {
    expect(movedDeadlines([], [task(day(3))], now)).toEqual([]);
    expect(movedDeadlines([task(day(3))], [], now)).toEqual([]);
  });

  it.each([
    ['far off', day(9), day(12), false],
    ['near before', day(2), day(12), true],
    ['near after', day(12), day(2), true],
    ['opened again', day(-1), day(12), true],
    ['to no end from far', day(12), null, false],
  ])('ask twice where one is near: %s', (_, before, after, near) => {
    const change = moved(before, after);
    expect(movesNear(change, now)).toBe(near);
    expect(movingProblem(change, undefined, now)?.field).toBe(
      near ? 'DeadlineConfirmation' : undefined,
    );
    expect(movingProblem(change, ` ${MOVING_WORDS} `, now)).toBeNull();
  });

  it.each([
    [task(day(1)), day(2), '任务「预测」的截止时间由 2026-11-22 12:00 改为 2026-11-23 12:00'],
    [
      { ...task(null), of: 'REGISTRATION' } as const,
      day(2),
      '报名截止时间由 不限 改为 2026-11-23 12:00',
    ],
    [
      { ...task(day(1)), of: 'COMPETITION' } as const,
      null,
      '比赛结束时间由 2026-11-22 12:00 改为 长期开放',
    ],
    [
      { ...task(day(1)), of: 'STAGE', name: '初赛' } as const,
      day(2),
      '阶段「初赛」的结束时间由 2026-11-22 12:00 改为 2026-11-23 12:00',
    ],
  ])('are told with both times in Beijing: %j to %s', ({ of, name, date }, after, text) => {
    expect(movedText({ of, name, before: date, after })).toBe(text);
  });
});

describe('a part of a competition that moves along', () => {
  const period = (start: number, end: number | null) => ({
    startDate: day(start),
    endDate: end === null ? null : day(end),
  });
  it.each([
    ['all by a week', period(0, 30), period(7, 37), [2, 9], [9, 16]],
    ['the end later: its own end stays', period(0, 30), period(0, 40), [2, 9], [2, 9]],
    ['the end later: a shared end follows', period(0, 30), period(0, 40), [2, 30], [2, 40]],
    ['the end earlier: what lies beyond', period(0, 30), period(0, 20), [2, 25], [2, 20]],
    ['the start later: a shared start follows', period(0, 30), period(3, 30), [0, 9], [3, 9]],
    ['an endless one', period(0, null), period(5, null), [2, 9], [7, 14]],
    ['to no end', period(0, 30), period(0, null), [2, 30], [2, 30]],
  ])('%s', (_, before, after, [start = 0, end = 0], [newStart = 0, newEnd = 0]) => {
    const part = { startDate: day(start), endDate: day(end) };
    expect(movedAlong(part, before, after)).toEqual({
      startDate: day(newStart),
      endDate: day(newEnd),
    });
  });
});
