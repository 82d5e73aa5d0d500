import { expect, it } from '@jest/globals';
import { settableKinds } from '@whaletide/schema/domains/notifications/rest.ts';
import {
  channelsProblem,
  kindTitles,
  unsubscribeLinkExpired,
} from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { isoWeek, nextMonday } from '@whaletide/schema/shared/rules/time.ts';

it('every kind may leave the bell but the site’s own', () => {
  const off = { bell: false, desktop: false, mail: false };
  const kept = settableKinds.filter((kind) => channelsProblem(kind, off) !== null);
  expect(kept).toEqual(['SYSTEM']);
  expect(channelsProblem('SYSTEM', off)).toBe('系统通知不能关闭站内提醒');
  expect(channelsProblem('SYSTEM', { ...off, bell: true })).toBeNull();
});

it('the rules and the calls name the same kinds, in one order', () => {
  expect(Object.keys(kindTitles)).toEqual([...settableKinds]);
});

it.each([
  ['2026-11-22T15:59:59Z', '2026-W47'],
  ['2026-11-22T16:00:00Z', '2026-W48'],
  ['2026-01-01T00:00:00Z', '2026-W01'],
  ['2027-01-01T00:00:00Z', '2026-W53'],
  ['2024-12-30T00:00:00Z', '2025-W01'],
])('%s is in %s in Shanghai', (moment, week) => expect(isoWeek(new Date(moment))).toBe(week));

it.each([
  ['2026-11-21T04:00:00Z', '2026-11-23T01:00:00.000Z'],
  ['2026-11-23T00:59:59Z', '2026-11-23T01:00:00.000Z'],
  ['2026-11-23T01:00:00Z', '2026-11-30T01:00:00.000Z'],
])('the Monday at nine in Shanghai after %s is %s', (moment, monday) =>
  expect(nextMonday(new Date(moment), 9).toISOString()).toBe(monday),
);

it.each([
  ['2027-11-20T00:59:59.000Z', false],
  ['2027-11-20T01:00:00.000Z', true],
])('a link that unsubscribes holds for a year after its mail (%s: %p)', (now, expired) => {
  const sent = new Date('2026-11-20T01:00:00.000Z');
  expect(unsubscribeLinkExpired(sent, new Date(now))).toBe(expired);
  // One that says no time is none of ours.
  expect(unsubscribeLinkExpired(new Date(Number.NaN), new Date(now))).toBe(true);
});
