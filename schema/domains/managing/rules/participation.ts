import { DAY, dayKey, weekKey } from '#shared/rules/time.ts';

/** Spans of a point in time: a competition of more days is shown by weeks. */
export const participationUnits = ['day', 'week'] as const;
export type ParticipationUnit = (typeof participationUnits)[number];

/** Days up to which each day is a point of its own, and weeks that are shown at most. */
export const participationLimits = { days: 120, weeks: 156 };

/** Registrations and submissions of one day or week. */
export interface ParticipationPoint {
  /** The day, or the week's Monday, in Asia/Shanghai, as 2026-11-16. */
  date: string;
  /** Members who registered then, and all who had by its end. */
  registered: number;
  participants: number;
  /** Works that were submitted then. */
  submissions: number;
}

type Counted = Pick<ParticipationPoint, 'date' | 'registered' | 'submissions'>;

/**
 * The points from the first day on which something happened to the last, or to `now` while the
 * competition runs, without gaps; those long ago are left out, though not of the participants.
 *
 * @param counted the days on which something happened, in their order
 * @param until the end of the competition or now, whichever is first
 */
export const participation = (
  counted: readonly Counted[],
  until: Date,
): { unit: ParticipationUnit; points: ParticipationPoint[] } => {
  const first = counted[0]?.date;
  if (first === undefined) return { unit: 'day', points: [] };
  const last = [counted.at(-1)?.date ?? first, dayKey(until)].toSorted().at(-1) ?? first;
  const noon = (key: string) => new Date(`${key}T04:00:00.000Z`);
  const days = Math.round((noon(last).getTime() - noon(first).getTime()) / DAY) + 1;
  const unit = days > participationLimits.days ? 'week' : 'day';
  const keyOf = (date: Date) => (unit === 'week' ? weekKey(date) : dayKey(date));

  const byKey = new Map<string, { registered: number; submissions: number }>();
  for (const { date, registered, submissions } of counted) {
    const key = keyOf(noon(date));
    const sum = byKey.get(key) ?? { registered: 0, submissions: 0 };
    byKey.set(key, {
      registered: sum.registered + registered,
      submissions: sum.submissions + submissions,
    });
  }
  const points: ParticipationPoint[] = [];
  let participants = 0;
  const step = unit === 'week' ? 7 * DAY : DAY;
  const end = keyOf(noon(last));
  for (let at = noon(keyOf(noon(first))); keyOf(at) <= end; at = new Date(at.getTime() + step)) {
    const date = keyOf(at);
    const { registered = 0, submissions = 0 } = byKey.get(date) ?? {};
    participants += registered;
    points.push({ date, registered, participants, submissions });
  }
  return { unit, points: points.slice(-participationLimits.weeks) };
};
