import { DAY, dayKey, startOfDay } from '#shared/rules/time.ts';

/** Days that a member's activity goes back, the present one among them: whole weeks and six days. */
export const ACTIVITY_DAYS = 365;

/** Counts of a day, as `2026-11-21` in Shanghai. */
export interface DayCounts {
  day: string;
  submissionsCount: number;
  publicationsCount: number;
  postsCount: number;
}

/** A day of the picture of a year. */
export interface YearDay extends DayCounts {
  count: number;
  /** Shade of it: 0 for nothing, up to 4. */
  level: number;
}

/** Least counts of the shades: a busy day looks busy, whatever others do. */
const LEVELS = [1, 3, 6, 10];

const levelOf = (count: number) => LEVELS.filter((least) => count >= least).length;

/**
 * The weeks of the last year for a picture of it, Mondays first; the first week begins with the days
 * before the year as null, the last ends today.
 */
export const yearOf = (days: readonly DayCounts[], now: Date): (YearDay | null)[][] => {
  const byDay = new Map(days.map((counts) => [counts.day, counts]));
  const first = startOfDay(now).getTime() - (ACTIVITY_DAYS - 1) * DAY;
  const cells: (YearDay | null)[] = Array.from({ length: ACTIVITY_DAYS }, (_, at) => {
    const day = dayKey(new Date(first + at * DAY));
    const counts = byDay.get(day) ?? {
      day,
      submissionsCount: 0,
      publicationsCount: 0,
      postsCount: 0,
    };
    const count = counts.submissionsCount + counts.publicationsCount + counts.postsCount;
    return { ...counts, count, level: levelOf(count) };
  });
  const weekday = (new Date(`${cells[0]?.day ?? ''}T00:00:00Z`).getUTCDay() + 6) % 7;
  cells.unshift(...new Array<null>(weekday).fill(null));
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  );
};

/** Description of a day, as `2026-11-21：提交 2 次，发布 1 次`. */
export const dayText = ({
  day,
  submissionsCount,
  publicationsCount,
  postsCount,
}: DayCounts): string => {
  const parts = [
    [submissionsCount, '提交'],
    [publicationsCount, '发布'],
    [postsCount, '讨论'],
  ] as const;
  const said = parts.filter(([times]) => times > 0).map(([times, what]) => `${what} ${times} 次`);
  return `${day}：${said.join('，') || '没有活动'}`;
};

/** Sums of the months that have something in them, the newest first; a month as `2026-11`. */
export const byMonth = (
  days: readonly DayCounts[],
): (Omit<DayCounts, 'day'> & { month: string })[] => {
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  const sum = (of: readonly DayCounts[], key: Exclude<keyof DayCounts, 'day'>) =>
    of.reduce((total, counts) => total + counts[key], 0);
  return [...months]
    .map(([month, of]) => ({
      month,
      submissionsCount: sum(of, 'submissionsCount'),
      publicationsCount: sum(of, 'publicationsCount'),
      postsCount: sum(of, 'postsCount'),
    }))
    .toSorted((one, other) => (one.month < other.month ? 1 : -1));
};
