import { pagePaths } from '#shared/rules/page-paths.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { DAY, minuteText } from '#shared/rules/time.ts';

/** Number of days in which a member may come back after closing the account. */
export const CLOSURE_DAYS = 30;

/** Days before the end at which the member is reminded by mail. */
export const CLOSURE_REMINDER_DAYS = 3;

/** Name of a member whose account is closed for good; no one can sign up with it. */
export const CLOSED_NAME = '已注销用户';

/** Until when the member may come back who closes the account now. */
export const closesOn = (now: Date): Date => new Date(now.getTime() + CLOSURE_DAYS * DAY);

/**
 * State of an account: `stopped` by an administrator; `closing` by its member, who may come back;
 * `closed` for good, from the moment that this time is over.
 */
export type AccountState = 'open' | 'stopped' | 'closing' | 'closed';

export const accountState = (
  {
    deactivated,
    closes,
    closed,
  }: { deactivated: Date | null; closes: Date | null; closed: Date | null },
  now: Date,
): AccountState => {
  if (closed) return 'closed';
  if (!deactivated) return 'open';
  if (!closes) return 'stopped';
  return closes > now ? 'closing' : 'closed';
};

/** Said to who signs in to an account that they have closed. */
export const closingText = (closes: Date): string =>
  `该账号已申请注销，${minuteText(closes)} 之前可以恢复`;

export const blockerKinds = ['CAPTAIN', 'ORGANIZER', 'ORGANIZATION', 'ADMIN'] as const;

/** Thing that a member has to hand over before the account can be closed. */
export interface ClosureBlocker {
  kind: (typeof blockerKinds)[number];
  /** Id of the team, the competition or the organization; null for the site itself. */
  id: string | null;
  title: string;
}

/** Describes a blocker, and how to resolve it. */
export const blockerText = ({ kind, title }: Omit<ClosureBlocker, 'id'>): string => {
  switch (kind) {
    case 'CAPTAIN':
      return `你是团队「${title}」的队长，请先转让队长或解散团队`;
    case 'ORGANIZER':
      return `你主办的比赛「${title}」尚未结束`;
    case 'ORGANIZATION':
      return `你是组织「${title}」唯一的管理员，请先设置其他管理员`;
    case 'ADMIN':
      return '你是网站唯一的管理员，请先设置其他管理员';
  }
};

/** Why the account can't be closed yet; null where nothing is in the way. */
export const closureProblem = (blockers: readonly ClosureBlocker[]): Refusal | null => {
  const [first] = blockers;
  return first ? refuse('CONFLICT', blockerText(first)) : null;
};

/** Answers the path at which it can be handed over; null where only others can do that. */
export const blockerPath = ({ kind, id }: Omit<ClosureBlocker, 'title'>): string | null => {
  switch (kind) {
    case 'CAPTAIN':
      return pagePaths.teams(id ?? '');
    case 'ORGANIZER':
      return pagePaths.competitions(id ?? '');
    case 'ORGANIZATION':
      return null;
    case 'ADMIN':
      return '/home/admin/members';
  }
};

export const lossKinds = ['COINS', 'EXCHANGES', 'REVIEWS', 'WORK_ORDERS'] as const;

/** Things that a member has and loses with the account. */
export interface ClosureLoss {
  kind: (typeof lossKinds)[number];
  /** Whale coins, or the number of things; more than 0. */
  count: number;
}

/** Describes what is lost with the account. */
export const lossText = ({ kind, count }: ClosureLoss): string => {
  switch (kind) {
    case 'COINS':
      return `${count} 鲸币会失效`;
    case 'EXCHANGES':
      return `${count} 笔兑换还没有发放，到时未发放的会取消`;
    case 'REVIEWS':
      return `${count} 份作品还等你评审`;
    case 'WORK_ORDERS':
      return `${count} 个工单还没有关闭，停用后不能查看和回复`;
  }
};
