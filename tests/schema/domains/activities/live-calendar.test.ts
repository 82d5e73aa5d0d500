import { expect, it } from '@jest/globals';
import {
  daysCalendar,
  liveCalendar,
} from '@whaletide/schema/domains/activities/rules/live-calendar.ts';

const now = new Date('2026-11-26T12:00:00Z');
const session = {
  id: 'a'.repeat(24),
  name: '台风；路径, 与\\地图',
  startsAt: '2026-12-01T12:00:00.000Z',
  endsAt: '2026-12-01T13:00:00.000Z',
  page: 'https://whale.cn/home/activity/detail/aa',
  url: 'https://live.cn/1',
};

it('says when and where a live session is, in UTC', () => {
  const lines = liveCalendar(session, now).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      `UID:${'a'.repeat(24)}@whale.cn`,
      'DTSTAMP:20261126T120000Z',
      'DTSTART:20261201T120000Z',
      'DTEND:20261201T130000Z',
      'SUMMARY:台风；路径\\, 与\\\\地图',
      'LOCATION:https://live.cn/1',
      'END:VCALENDAR',
    ]),
  );
});

it('leaves out an address that the reader may not know', () => {
  const text = liveCalendar({ ...session, url: null }, now);
  expect(text).not.toContain('LOCATION');
  expect(text).toContain(`URL:${session.page}`);
});

it('lets no name begin a line of its own, and folds long ones after 75 octets', () => {
  const name = `课\r\nATTACH:https://bad.cn\n${'长'.repeat(60)}`;
  const lines = liveCalendar({ ...session, name }, now).split('\r\n');
  expect(lines.some((line) => line.startsWith('ATTACH'))).toBe(false);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain('长'.repeat(60));
});

it.each([
  ['2026-12-05T15:00:00.000Z', '20261206'],
  ['2026-12-05T16:00:00.000Z', '20261207'],
  [null, '20261202'],
])('has the days of an activity in Beijing until %s', (endDate, after) => {
  const activity = { ...session, startDate: '2026-11-30T16:00:00.000Z', endDate };
  const lines = daysCalendar(activity, now).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261201',
      `DTEND;VALUE=DATE:${after}`,
      'TRANSP:TRANSPARENT',
    ]),
  );
});
