import { DAY, startOfWeek, weekKey } from '#shared/rules/time.ts';

/** A week is settled on the Wednesday that follows its Sunday, from midnight in Shanghai on. */
const SETTLED_AFTER = 9 * DAY;
const WEEK = 7 * DAY;

/** A week from Monday's midnight in Shanghai, [start, end). */
export interface CreatorWeek {
  /** `2026-11-16`, its Monday. */
  key: string;
  start: Date;
  end: Date;
}

/** The week that a moment is in. */
export const weekOf = (moment: Date): CreatorWeek => {
  const start = startOfWeek(moment);
  return { key: weekKey(moment), start, end: new Date(start.getTime() + WEEK) };
};

/** The week by its key. */
export const weekByKey = (key: string): CreatorWeek => weekOf(new Date(`${key}T00:00:00+08:00`));

/** The moment from which a week is settled. */
export const settlementOf = ({ start }: CreatorWeek): Date =>
  new Date(start.getTime() + SETTLED_AFTER);

/** The next Wednesday's midnight in Shanghai after a moment. */
export const nextSettlement = (after: Date): Date => {
  const wednesday = new Date(startOfWeek(after).getTime() + 2 * DAY);
  return wednesday > after ? wednesday : new Date(wednesday.getTime() + WEEK);
};

/**
 * Weeks that are due and not begun, oldest first: those after the last one that was, or from the
 * week of the first creator's joining on.
 */
export const dueWeeks = (
  now: Date,
  { last, firstJoined }: { last: string | null; firstJoined: Date | null },
): CreatorWeek[] => {
  const first =
    last !== null ? weekOf(weekByKey(last).end) : firstJoined !== null ? weekOf(firstJoined) : null;
  const weeks: CreatorWeek[] = [];
  for (let week = first; week && settlementOf(week) <= now; week = weekOf(week.end))
    weeks.push(week);
  return weeks;
};
