import { DAY, HOUR, MINUTE } from '@whaletide/schema/shared/rules/time.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** The site's own time zone, in minutes east of Greenwich: China has one, without summer time. */
const SITE_ZONE = 8 * 60;

/** A server doesn't know where the reader is. */
const onServer = typeof document === 'undefined';

/** Tells whether the reader's dates are written as a server writes them. */
export const isSiteZone = (now: number): boolean =>
  new Date(now).getTimezoneOffset() === -SITE_ZONE;

/** A date whose UTC parts are those of the reader's clock. */
const shifted = (time: string | number | Date): Date => {
  const date = new Date(time);
  const zone = onServer ? SITE_ZONE : -date.getTimezoneOffset();
  return new Date(date.getTime() + zone * MINUTE);
};

/** `2026/03/01`, in the reader's time zone. */
export const formatDate = (time: string | number | Date) => {
  const date = shifted(time);
  return `${date.getUTCFullYear()}/${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}`;
};

/** `2026/03/01 09:30`, in the reader's time zone. */
export const formatDateTime = (time: string | number | Date) => {
  const date = shifted(time);
  return `${formatDate(time)} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
};

/** `UTC+5:30` for so many minutes east of Greenwich; empty for the site's own zone. */
export const zoneText = (minutesEast: number): string => {
  if (minutesEast === SITE_ZONE) return '';
  const [hours, minutes] = [Math.floor(Math.abs(minutesEast) / 60), Math.abs(minutesEast) % 60];
  const sign = minutesEast < 0 ? '-' : '+';
  return `UTC${minutesEast === 0 ? '' : `${sign}${hours}${minutes > 0 ? `:${two(minutes)}` : ''}`}`;
};

/** The reader's zone at a time; empty where it is the site's own, as on a server. */
export const zoneAt = (time: string | number | Date): string =>
  onServer ? '' : zoneText(-new Date(time).getTimezoneOffset());

/** `2026/03/01 09:30`, and the reader's zone where it isn't the site's own: `2026/03/01 10:30 UTC+9`. */
export const formatZonedTime = (time: string | number | Date): string =>
  [formatDateTime(time), zoneAt(time)].filter(Boolean).join(' ');

/**
 * `2026/03/01 09:30–10:30` within a day, `2026/03/01 09:30 – 2026/03/02 09:30` over several, and
 * the reader's zone where it isn't the site's own.
 */
export const formatTimeSpan = (start: string, end: string): string => {
  const to = formatDateTime(end);
  const span =
    formatDate(start) === formatDate(end)
      ? `${formatDateTime(start)}–${to.slice(-5)}`
      : `${formatDateTime(start)} – ${to}`;
  return [span, zoneAt(start)].filter(Boolean).join(' ');
};

/** 刚刚, N分钟前, N小时前, N天前; a date once it is a month ago or still to come. */
export const relativeTime = (time: string, now: number) => {
  const past = now - Date.parse(time);
  if (past < -MINUTE || past >= 30 * DAY) return formatDate(time);
  if (past < MINUTE) return '刚刚';
  if (past < HOUR) return `${Math.floor(past / MINUTE)}分钟前`;
  if (past < DAY) return `${Math.floor(past / HOUR)}小时前`;
  return `${Math.floor(past / DAY)}天前`;
};

/** Answers the time left until a moment: 3天, 5小时, 20分钟, 不到1分钟; null once it has passed. */
export const timeLeft = (time: string, now: number) => {
  const left = Date.parse(time) - now;
  if (left <= 0) return null;
  if (left >= DAY) return `${Math.floor(left / DAY)}天`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)}小时`;
  if (left >= MINUTE) return `${Math.floor(left / MINUTE)}分钟`;
  return '不到1分钟';
};

/** Less than three days are left. */
export const isUrgent = (time: string, now: number) => {
  const left = Date.parse(time) - now;
  return left > 0 && left < 3 * DAY;
};
