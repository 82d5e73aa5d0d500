import { DAY, HOUR } from '#shared/rules/time.ts';

/** Times in ISO 8601; null where there is no such time. */
export interface ActivityTimes {
  startDate: string;
  endDate: string | null;
  registerEndDate: string | null;
}

export interface ActivityLabel {
  text: string;
  tone: 'ended' | 'registered' | 'closed' | 'deadline' | 'urgent' | 'upcoming';
}

const isPast = (time: string | null, now: number): boolean =>
  time !== null && Date.parse(time) <= now;

/** True when the activity is over, which its card shows as a whole. */
export const hasEnded = ({ endDate }: Pick<ActivityTimes, 'endDate'>, now: number): boolean =>
  isPast(endDate, now);

/** A deadline is told from so long before it on. */
const TOLD = 30 * DAY;

const deadlineLabel = (left: number): ActivityLabel => {
  const tone = left < 3 * DAY ? 'urgent' : 'deadline';
  if (left >= DAY) return { text: `${Math.floor(left / DAY)}天后截止报名`, tone };
  if (left >= HOUR) return { text: `${Math.floor(left / HOUR)}小时后截止报名`, tone };
  return { text: '1小时内截止报名', tone };
};

/**
 * Answers the label of an activity at `now`, in ms; null for none. Checked in this
 * order: ended, registered, registration closed, its deadline within 30 days, yet to begin.
 */
export const activityLabel = (
  activity: ActivityTimes,
  registered: boolean,
  now: number,
): ActivityLabel | null => {
  const { startDate, registerEndDate } = activity;
  if (hasEnded(activity, now)) return { text: '已结束', tone: 'ended' };
  if (registered) return { text: '已报名', tone: 'registered' };
  if (isPast(registerEndDate, now)) return { text: '报名截止', tone: 'closed' };
  const left = registerEndDate === null ? Infinity : Date.parse(registerEndDate) - now;
  if (left <= TOLD) return deadlineLabel(left);
  return isPast(startDate, now) ? null : { text: '未开始', tone: 'upcoming' };
};

/** An activity counts as new for so long before and after its first stage begins. */
const NEW = 14 * DAY;

/** True when the first stage starts within 14 days of `now`, in ms; one without stages never is. */
export const isNewActivity = (stages: readonly { startDate: string }[], now: number): boolean => {
  const first = Math.min(...stages.map(({ startDate }) => Date.parse(startDate)));
  return Math.abs(first - now) <= NEW;
};

/**
 * Answers how far a member has come: the number of the current stage, from 1, of all, and the tasks
 * to which they have handed something in, of all; no percent where there are no tasks. Null where
 * they are in no stage.
 */
export const activityProgress = (
  stages: readonly {
    id: string;
    startDate: string;
    tasks: readonly { quota: { totalUsed: number } | null }[] | null;
  }[],
  currentStage: string | null,
): {
  stage: number;
  stages: number;
  done: number;
  tasks: number;
  percent: number | null;
} | null => {
  const inOrder = stages.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
  const index = inOrder.findIndex(({ id }) => id === currentStage);
  if (index < 0) return null;
  const all = stages.flatMap(({ tasks }) => tasks ?? []);
  const tasks = all.length;
  const done = all.filter(({ quota }) => (quota?.totalUsed ?? 0) > 0).length;
  const percent = tasks === 0 ? null : Math.round((done / tasks) * 100);
  return { stage: index + 1, stages: stages.length, done, tasks, percent };
};
