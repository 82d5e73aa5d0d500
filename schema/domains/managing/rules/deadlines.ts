import type { Period } from '#domains/competitions/rules/competition-settings.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { DAY, minuteText } from '#shared/rules/time.ts';

/** Deadlines by what ends; a competition and an activity are told by their own words. */
export const deadlineKinds = ['REGISTRATION', 'COMPETITION', 'ACTIVITY', 'STAGE', 'TASK'] as const;
type DeadlineKind = (typeof deadlineKinds)[number];

/** The end of something that members work towards; a null date is none. */
export interface Deadline {
  of: DeadlineKind;
  /** Tells the stages and the tasks of a competition apart; empty for what there is one of. */
  id: string;
  /** Name of the stage or the task; empty for deadlines that exist only once. */
  name: string;
  /** ISO 8601. */
  date: string | null;
}

export interface MovedDeadline {
  of: DeadlineKind;
  /** Tells the stages and the tasks of a competition apart; empty for what there is one of. */
  id: string;
  name: string;
  before: string | null;
  after: string | null;
}

const time = (date: string | null) => (date === null ? Infinity : Date.parse(date));
const keyOf = ({ of, id }: Pick<Deadline, 'of' | 'id'>) => `${of}:${id}`;

/**
 * The deadlines that a change moves, in the order in which they stand after it. One that is over,
 * before as after, moves nothing for members any more.
 */
export const movedDeadlines = (
  before: readonly Deadline[],
  after: readonly Deadline[],
  now: Date,
): MovedDeadline[] => {
  const known = new Map(before.map((deadline) => [keyOf(deadline), deadline.date]));
  return after.flatMap((deadline): MovedDeadline[] => {
    const was = known.get(keyOf(deadline));
    if (was === undefined || time(was) === time(deadline.date)) return [];
    if (Math.max(time(was), time(deadline.date)) <= now.getTime()) return [];
    const { of, id, name, date } = deadline;
    return [{ of, id, name, before: was, after: date }];
  });
};

/**
 * Joins moves that weren't told yet with later ones: of each deadline the time before the first and
 * after the last. One that is back where it was has not moved.
 */
export const joinedMoves = (
  earlier: readonly MovedDeadline[],
  later: readonly MovedDeadline[],
): MovedDeadline[] => {
  const joined = new Map(earlier.map((one) => [keyOf(one), one]));
  for (const one of later) {
    const first = joined.get(keyOf(one));
    joined.set(keyOf(one), { ...one, before: first ? first.before : one.before });
  }
  return [...joined.values()].filter(({ before, after }) => time(before) !== time(after));
};

/** Days before a deadline, as it was or will be, in which members are working towards it. */
export const NEAR_DAYS = 3;

const isNear = (date: string | null, now: Date): boolean =>
  time(date) - now.getTime() < NEAR_DAYS * DAY;

/** Tells whether one of the deadlines is so near that moving it needs a second confirmation. */
export const movesNear = (moved: readonly MovedDeadline[], now: Date): boolean =>
  moved.some(({ before, after }) => isNear(before, now) || isNear(after, now));

/** Words to type in order to move a deadline that is near. */
export const MOVING_WORDS = '修改截止时间';

/** Moving a deadline that is near, while members work towards it, needs the words. */
export const movingProblem = (
  moved: readonly MovedDeadline[],
  words: string | undefined,
  now: Date,
): Refusal | null =>
  movesNear(moved, now) && words?.trim() !== MOVING_WORDS
    ? refuse(
        'BAD_USER_INPUT',
        `即将截止，修改会影响正在准备的成员，请输入「${MOVING_WORDS}」以确认`,
        'DeadlineConfirmation',
      )
    : null;

const dateText = (date: string | null, none: string) =>
  date === null ? none : minuteText(new Date(date));

/** `报名截止时间由 2026-12-01 12:00 改为 2026-12-02 12:00`, in Beijing's time. */
export const movedText = ({ of, name, before, after }: Omit<MovedDeadline, 'id'>): string => {
  const what = {
    REGISTRATION: '报名截止时间',
    COMPETITION: '比赛结束时间',
    ACTIVITY: '活动结束时间',
    STAGE: `阶段「${name}」的结束时间`,
    TASK: `任务「${name}」的截止时间`,
  }[of];
  const none = of === 'REGISTRATION' ? '不限' : '长期开放';
  return `${what}由 ${dateText(before, none)} 改为 ${dateText(after, none)}`;
};

const iso = (at: number) => new Date(at).toISOString();

/**
 * The time of a stage or a task that goes along when its competition moves: where start and end of
 * that move by the same, so does the part; else an end of it that was the competition's stays so, and
 * what would lie outside comes to its edge.
 */
export const movedAlong = (
  part: { startDate: string; endDate: string },
  before: Period,
  after: Period,
): { startDate: string; endDate: string } => {
  const start = Date.parse(after.startDate) - Date.parse(before.startDate);
  const end = time(after.endDate) - time(before.endDate);
  if (start === end || (before.endDate === null && after.endDate === null))
    return {
      startDate: iso(Date.parse(part.startDate) + start),
      endDate: iso(Date.parse(part.endDate) + start),
    };
  const within = (date: string) => {
    if (time(date) === time(before.startDate)) return after.startDate;
    if (time(date) === time(before.endDate) && after.endDate !== null) return after.endDate;
    const latest = Math.min(Date.parse(date), time(after.endDate));
    return iso(Math.max(latest, Date.parse(after.startDate)));
  };
  return { startDate: within(part.startDate), endDate: within(part.endDate) };
};
