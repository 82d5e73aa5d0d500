import { DAY, HOUR } from '#shared/rules/time.ts';

/** A live session as a calendar keeps it. Times are ISO 8601. */
interface LiveSession {
  /** Id of the activity. */
  id: string;
  name: string;
  startsAt: string;
  endsAt: string;
  /** Address of the activity's page. */
  page: string;
  /** Address of the session; null where the reader may not know it. */
  url: string | null;
}

const stamp = (time: string): string =>
  new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Escapes a text as RFC 5545, section 3.3.11, says. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

const encoder = new TextEncoder();

/** Folds a line after 75 octets, never within a character: RFC 5545, section 3.1. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += sign;
    octets += size;
  }
  return [...lines, current].join('\r\n');
};

/** Puts the lines of an event into an iCalendar file, made at `now`. */
const calendarOf = (
  { id, name, page }: Pick<LiveSession, 'id' | 'name' | 'page'>,
  lines: readonly string[],
  now: Date,
): string =>
  `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Whaletide//Activities//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(page).hostname}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `SUMMARY:${escaped(name)}`,
    `DESCRIPTION:${escaped(page)}`,
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')}\r\n`;

/** Writes a live session as an iCalendar file with a reminder; made at `now`. */
export const liveCalendar = (session: LiveSession, now: Date): string => {
  const { name, startsAt, endsAt, page, url } = session;
  const lines = [
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `URL:${url ?? page}`,
    ...(url === null ? [] : [`LOCATION:${escaped(url)}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(name)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
  ];
  return calendarOf(session, lines, now);
};

/** `20261204`, the day of a time in Beijing, so many days later. */
const day = (time: string, later = 0): string =>
  stamp(new Date(Date.parse(time) + 8 * HOUR + later * DAY).toISOString()).slice(0, 8);

/**
 * Writes the days of an activity, in Beijing's, as an iCalendar file that keeps no hour busy; made
 * at `now`. One without an end has its first day.
 */
export const daysCalendar = (
  activity: Pick<LiveSession, 'id' | 'name' | 'page'> & {
    startDate: string;
    endDate: string | null;
  },
  now: Date,
): string => {
  const { startDate, endDate, page } = activity;
  const lines = [
    `DTSTART;VALUE=DATE:${day(startDate)}`,
    // The day after the last one: RFC 5545, section 3.6.1.
    `DTEND;VALUE=DATE:${day(endDate ?? startDate, 1)}`,
    'TRANSP:TRANSPARENT',
    `URL:${page}`,
  ];
  return calendarOf(activity, lines, now);
};
