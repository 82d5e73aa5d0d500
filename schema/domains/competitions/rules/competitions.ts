import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { DAY, HOUR } from '#shared/rules/time.ts';
import type { EventWord } from './competition-kind.ts';

type Moment = string | null | undefined;

interface Dated {
  startDate: string;
  endDate?: Moment;
  registerEndDate?: Moment;
}

/** Intervals are [start, end): at the end itself it has ended. */
const reached = (moment: Moment, now: Date): boolean =>
  moment != null && now.getTime() >= Date.parse(moment);

/** 0 not started, 1 running, 2 ended. */
export const competitionStatus = (competition: Dated, now: Date): 0 | 1 | 2 =>
  reached(competition.endDate, now) ? 2 : reached(competition.startDate, now) ? 1 : 0;

/**
 * The label on a competition's card; null for none. One that
 * hasn't begun isn't 可报名, since registering is refused until then.
 */
export const cardLabel = (
  competition: Dated,
  registered: boolean,
  now: Date,
): {
  text: string;
  tone: 'ended' | 'registered' | 'upcoming' | 'running' | 'open' | 'urgent';
} | null => {
  const { endDate, registerEndDate } = competition;
  const ended = { text: '已结束', tone: 'ended' } as const;
  if (registered) return reached(endDate, now) ? ended : { text: '已报名', tone: 'registered' };
  if (!reached(competition.startDate, now)) return { text: '未开始', tone: 'upcoming' };
  if (!registerEndDate) return null;
  if (reached(endDate, now)) return ended;
  if (reached(registerEndDate, now)) return { text: '进行中', tone: 'running' };
  const left = Date.parse(registerEndDate) - now.getTime();
  if (left > 60 * DAY) return { text: '可报名', tone: 'open' };
  return left >= DAY
    ? { text: `${Math.floor(left / DAY)}天后截止报名`, tone: left < 3 * DAY ? 'urgent' : 'open' }
    : { text: `${Math.max(1, Math.floor(left / HOUR))}小时后截止报名`, tone: 'urgent' };
};

/**
 * Tells whether a card is listed among the ongoing ones; the rest are ended.
 */
export const isOngoing = (
  competition: { isSticky: boolean; endDate?: Moment; children?: readonly { endDate?: Moment }[] },
  now: Date,
): boolean =>
  competition.isSticky ||
  (competition.children?.length
    ? competition.children.some((child) => !reached(child.endDate, now))
    : !reached(competition.endDate, now));

/** Answers the group of a card in the list: running, then to begin, then ended. */
export const listGroup = (
  competition: Omit<Parameters<typeof isOngoing>[0], 'children'> & {
    startDate: string;
    children?: readonly { startDate: string; endDate?: Moment }[];
  },
  now: Date,
): 'running' | 'upcoming' | 'ended' => {
  if (!isOngoing(competition, now)) return 'ended';
  // A series has begun when one of its children has.
  const parts = competition.children?.length ? competition.children : [competition];
  return parts.some(({ startDate }) => reached(startDate, now)) ? 'running' : 'upcoming';
};

/** The viewer's registration as the contract numbers it: 1 registered, 0 under review, -1 rejected. */
export type RegisterStatus = 1 | 0 | -1 | null;

export type RegistrationState =
  | { state: 'registered' | 'underReview' | 'ended' | 'notStarted' | 'closed'; message: string }
  | { state: 'open'; message: null | string };

/**
 * Tells whether the registration form is open, and the text to show otherwise, in the order of spec
 * 2, section 4: Registration availability. A rejected member may register again.
 */
export const registrationState = (
  competition: Dated,
  registerStatus: RegisterStatus,
  now: Date,
  word: EventWord = '比赛',
): RegistrationState => {
  if (registerStatus === 1) return { state: 'registered', message: `你已报名当前${word}` };
  if (registerStatus === 0)
    return { state: 'underReview', message: '您之前的报名资料还在审核中，请稍后再查看' };
  const status = competitionStatus(competition, now);
  if (status === 2) return { state: 'ended', message: `${word}已经结束，无法报名` };
  if (status === 0) return { state: 'notStarted', message: `${word}未开始，无法报名` };
  if (reached(competition.registerEndDate, now)) return { state: 'closed', message: '报名已截止' };
  return {
    state: 'open',
    message: registerStatus === -1 ? '您之前的报名被拒绝，请查验提交信息后再尝试' : null,
  };
};

/** The refusal of a registration, or null when it may go on. */
export const registrationProblem = (
  competition: Dated,
  registerStatus: RegisterStatus,
  now: Date,
  word?: EventWord,
): Refusal | null => {
  const registration = registrationState(competition, registerStatus, now, word);
  return registration.state === 'open' ? null : refuse('CONFLICT', registration.message);
};
