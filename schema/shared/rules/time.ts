/** Days and weeks are those of Asia/Shanghai, which has had no summer time since 1991. */
const SHANGHAI_OFFSET = 8 * 3_600_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const two = (value: number) => String(value).padStart(2, '0');

/**
 * The time until a deadline in words, never more than there is: days, hours with minutes under a
 * day, minutes with seconds in the last hour. Null at the deadline and after it.
 *
 * @param left in ms
 */
export const countdownText = (left: number): string | null => {
  if (left <= 0) return null;
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  if (days >= 3) return `${days} 天`;
  if (days > 0) return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`;
  const [minutes, seconds] = [
    Math.floor((left % HOUR) / MINUTE),
    Math.floor((left % MINUTE) / 1000),
  ];
  if (hours > 0) return `${hours} 小时 ${two(minutes)} 分`;
  return minutes > 0 ? `${minutes} 分 ${two(seconds)} 秒` : `${seconds} 秒`;
};

/** The midnight in Shanghai at or before `now`. */
export const startOfDay = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + SHANGHAI_OFFSET) / DAY) * DAY - SHANGHAI_OFFSET);

/** The next midnight in Shanghai, when daily limits start again. */
export const endOfDay = (now: Date): Date => new Date(startOfDay(now).getTime() + DAY);

/** Monday's midnight in Shanghai at or before `now`. */
export const startOfWeek = (now: Date): Date => {
  const day = startOfDay(now);
  const sinceMonday = (new Date(day.getTime() + SHANGHAI_OFFSET).getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY);
};

/** `2026-11-21`, the day in Shanghai: the key of a daily period. */
export const dayKey = (now: Date): string =>
  new Date(now.getTime() + SHANGHAI_OFFSET).toISOString().slice(0, 10);

/** `2026-11-16`, the week's Monday in Shanghai: the key of a weekly period. */
export const weekKey = (now: Date): string => dayKey(startOfWeek(now));

/** `2026-W47`, the week of ISO 8601 in Shanghai: it is of the year that its Thursday is in. */
export const isoWeek = (now: Date): string => {
  const thursday = dayKey(new Date(startOfWeek(now).getTime() + 3 * DAY));
  const year = thursday.slice(0, 4);
  const days = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / DAY;
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`;
};

/** The next Monday after `now` at that hour in Shanghai. */
export const nextMonday = (now: Date, hour: number): Date => {
  const thisWeek = new Date(startOfWeek(now).getTime() + hour * HOUR);
  return thisWeek > now ? thisWeek : new Date(thisWeek.getTime() + 7 * DAY);
};

/** `2026-11`, the month in Shanghai: the key of a monthly period. */
export const monthKey = (now: Date): string => dayKey(now).slice(0, 7);

/** `2026-11-21 12:00` in Shanghai. */
export const minuteText = (now: Date): string =>
  new Date(now.getTime() + SHANGHAI_OFFSET).toISOString().slice(0, 16).replace('T', ' ');

/** A moment as texts outside the site tell it: `2026-12-01 12:00（北京时间）`. */
export const beijingText = (date: Date): string => `${minuteText(date)}（北京时间）`;
