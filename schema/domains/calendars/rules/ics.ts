/** Event of a calendar file. */
export interface IcsEvent {
  /** Unique for good: a changed event takes the place of the one that has it. */
  uid: string;
  title: string;
  /** Whole address of the page that tells more. */
  url: string;
  date: Date;
  updated: Date;
}

/** Octets of a line, without its end (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** A text as a value: what divides values is marked, and nothing ends the line. */
const textValue = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, ' ');

const timeValue = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

const encoder = new TextEncoder();

/** Folds a line between characters, so that no part is longer than readers take. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const own = encoder.encode(sign).length;
    // The space that a folded line begins with counts as well.
    if (octets + own > LINE_OCTETS - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      part = '';
      octets = 0;
    }
    part += sign;
    octets += own;
  }
  return [...parts, part].join('\r\n ');
};

const eventLines = ({ uid, title, url, date, updated }: IcsEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${textValue(uid)}`,
  `DTSTAMP:${timeValue(updated)}`,
  `LAST-MODIFIED:${timeValue(updated)}`,
  `DTSTART:${timeValue(date)}`,
  `SUMMARY:${textValue(title)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${textValue(title)}`,
  'TRIGGER:-P1D',
  'END:VALARM',
  'END:VEVENT',
];

/** A calendar file (RFC 5545) of these events, with a reminder a day before each. */
export const icsOf = (name: string, events: readonly IcsEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Whaletide//Calendar//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
