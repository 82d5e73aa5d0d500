/** Times in ISO 8601; null where there is no end. */
interface ActivityTimes {
  endDate: string | null;
  registerEndDate: string | null;
}

/** Marks of an activity by its time, as its card in a channel shows them (spec 3, section 2: Channels). */
export interface ActivityMarks {
  /** It is over, which its card shows as a whole. */
  ended: boolean;
  /** It goes on, but the time to register is over: 报名截止. */
  registrationClosed: boolean;
}

const isPast = (time: string | null, now: number): boolean =>
  time !== null && Date.parse(time) <= now;

/** Tells what the card of an activity says at `now`, in ms. */
export const activityMarks = (
  { endDate, registerEndDate }: ActivityTimes,
  now: number,
): ActivityMarks => {
  const ended = isPast(endDate, now);
  return { ended, registrationClosed: !ended && isPast(registerEndDate, now) };
};

const typeNames: Record<string, string> = {
  WORKSHOP: '实战',
  TRAINING_CAMP: '训练营',
  EXERCISE: '练习赛',
  LIVE: '直播',
  OTHER: '其他',
};

/** Name of an activity's type (spec 3, section 9); a competition has none. */
export const activityTypeName = (detailType: string | null): string =>
  (detailType !== null && typeNames[detailType]) || '比赛';
