import { expect, it } from '@jest/globals';
import {
  dueWeeks,
  nextSettlement,
  settlementOf,
  weekByKey,
  weekOf,
} from '@whaletide/schema/domains/creators/rules/settlement.ts';

/** A moment in Shanghai. */
const at = (text: string) => new Date(`${text}+08:00`);

it.each([
  ['a Monday’s midnight', '2026-11-16T00:00:00', '2026-11-16'],
  ['the second before it', '2026-11-15T23:59:59', '2026-11-09'],
  ['a Sunday’s evening', '2026-11-22T22:00:00', '2026-11-16'],
  ['the first of January', '2027-01-01T12:00:00', '2026-12-28'],
])('%s is in the week of its Monday', (_, moment, key) => {
  const week = weekOf(at(moment));
  expect(week).toEqual(weekByKey(key));
  expect(week.start).toEqual(at(`${key}T00:00:00`));
});

it('a week is settled on the Wednesday after it', () => {
  expect(settlementOf(weekByKey('2026-11-16'))).toEqual(at('2026-11-25T00:00:00'));
});

it.each([
  ['a Saturday', '2026-11-21T12:00:00', '2026-11-25T00:00:00'],
  ['a Tuesday', '2026-11-24T23:59:59', '2026-11-25T00:00:00'],
  ['that midnight', '2026-11-25T00:00:00', '2026-12-02T00:00:00'],
])('after %s the next settlement is a Wednesday', (_, moment, next) => {
  expect(nextSettlement(at(moment))).toEqual(at(next));
});

const joined = at('2026-11-10T12:00:00');

it.each<[string, string, string | null, Date | null, string[]]>([
  ['nobody has joined', '2026-11-25T00:00:00', null, null, []],
  ['its first Wednesday hasn’t come', '2026-11-17T23:59:59', null, joined, []],
  ['it has', '2026-11-18T00:00:00', null, joined, ['2026-11-09']],
  ['two Wednesdays have passed', '2026-11-26T09:00:00', null, joined, ['2026-11-09', '2026-11-16']],
  ['the last is settled', '2026-11-26T09:00:00', '2026-11-16', joined, []],
  ['one was left out', '2026-11-26T09:00:00', '2026-11-09', joined, ['2026-11-16']],
])('due weeks where %s', (_, now, last, firstJoined, keys) => {
  expect(dueWeeks(at(now), { last, firstJoined }).map(({ key }) => key)).toEqual(keys);
});
