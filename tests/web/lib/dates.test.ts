import { describe, expect, it } from '@jest/globals';
import { isUrgent, relativeTime, timeLeft, zoneText } from '#web/src/lib/dates.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

describe('relative time', () => {
  it.each([
    [5, '刚刚'],
    [60, '1分钟前'],
    [3_599, '59分钟前'],
    [3_600, '1小时前'],
    [86_400 * 2, '2天前'],
  ])('%i seconds ago is %s', (seconds, text) => {
    expect(relativeTime(ago(seconds), now)).toBe(text);
  });

  it('is a date once it is a month ago, or still to come', () => {
    expect(relativeTime(ago(86_400 * 31), now)).toBe('2026/10/21');
    expect(relativeTime(ago(-86_400 * 2), now)).toBe('2026/11/23');
  });
});

describe('time left', () => {
  it.each([
    [-86_400 * 3, '3天', false],
    [-86_399 * 3, '2天', true],
    [-7_200, '2小时', true],
    [-30, '不到1分钟', true],
    [0, null, false],
  ])('of %i seconds is %s; urgent: %s', (seconds, text, urgent) => {
    expect(timeLeft(ago(seconds), now)).toBe(text);
    expect(isUrgent(ago(seconds), now)).toBe(urgent);
  });
});

describe('the zone beside a time of a competition', () => {
  it.each([
    [480, ''],
    [540, 'UTC+9'],
    [330, 'UTC+5:30'],
    [0, 'UTC'],
    [-210, 'UTC-3:30'],
    [-300, 'UTC-5'],
  ])('%i minutes east of Greenwich is %j', (minutes, text) => {
    expect(zoneText(minutes)).toBe(text);
  });
});
