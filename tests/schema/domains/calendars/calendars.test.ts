import { describe, expect, it } from '@jest/globals';
import { icsOf } from '#schema/domains/calendars/rules/ics.ts';
import { momentsOf, momentTitle } from '#schema/domains/calendars/rules/moments.ts';

const day = (date: string) => new Date(`${date}T16:00:00Z`);

describe('the moments of a competition', () => {
  const stages = [
    { id: 'a', name: '初赛', endDate: day('2026-03-10') },
    { id: 'b', name: '决赛', endDate: day('2026-03-31') },
  ];
  it('are those of its times and stages in their order, its end once', () => {
    const moments = momentsOf({
      startDate: day('2026-03-01'),
      registerEndDate: day('2026-03-15'),
      endDate: day('2026-03-31'),
      stages,
    });
    expect(moments.map(({ moment, stage }) => [moment, stage?.name ?? null])).toEqual([
      ['start', null],
      ['stageEnd', '初赛'],
      ['registrationEnd', null],
      ['end', null],
    ]);
  });

  it('leave out what has no time', () => {
    const open = { startDate: day('2026-03-01'), registerEndDate: null, endDate: null, stages: [] };
    expect(momentsOf(open).map(({ moment }) => moment)).toEqual(['start']);
  });

  it.each([
    ['start', false, '比赛开始：企鹅'],
    ['start', true, '活动开始：企鹅'],
    ['registrationEnd', false, '报名截止：企鹅'],
    ['stageEnd', false, '初赛截止：企鹅'],
    ['end', true, '活动结束：企鹅'],
  ] as const)('%s of an activity (%s) is called %s', (moment, isActivity, title) => {
    expect(momentTitle({ moment, isActivity, stageName: '初赛', name: '企鹅' })).toBe(title);
  });
});

describe('a calendar file', () => {
  const event = (title: string) => ({
    uid: 'c-end@example.com',
    title,
    url: 'https://example.com/home/competition/c',
    date: day('2026-03-31'),
    updated: day('2026-02-01'),
  });
  const linesOf = (title: string) => icsOf('日程', [event(title)]).split('\r\n');

  it('has an event with its time in UTC, and a reminder', () => {
    const lines = linesOf('比赛结束：企鹅');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:c-end@example.com',
        'DTSTAMP:20260201T160000Z',
        'DTSTART:20260331T160000Z',
        'SUMMARY:比赛结束：企鹅',
        'URL:https://example.com/home/competition/c',
        'TRIGGER:-P1D',
      ]),
    );
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it('keeps what a title holds within its value', () => {
    const lines = linesOf('a;b,c\\d\r\nDTSTART:19700101T000000Z\u0000');
    expect(lines).toContain('SUMMARY:a\\;b\\,c\\\\d\\nDTSTART:19700101T000000Z ');
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toHaveLength(1);
  });

  it.each(['企'.repeat(200), 'x'.repeat(500), `${'🐧'.repeat(60)}!`])(
    'folds %s between characters, in lines of 75 octets',
    (title) => {
      const lines = linesOf(title);
      const octets = lines.map((line) => Buffer.byteLength(line));
      expect(Math.max(...octets)).toBeLessThanOrEqual(75);
      const from = lines.findIndex((line) => line.startsWith('SUMMARY:'));
      const more = lines.slice(from + 1).findIndex((line) => !line.startsWith(' '));
      const whole = lines
        .slice(from, from + 1 + more)
        .map((line, at) => (at > 0 ? line.slice(1) : line))
        .join('');
      expect(whole).toBe(`SUMMARY:${title}`);
    },
  );
});
