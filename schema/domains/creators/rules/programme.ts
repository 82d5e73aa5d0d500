import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Status of a member in the creator programme; 1 or more means creator. */
export const creatorStatus = {
  none: 0,
  active: 1,
  /** An administrator has taken the creator's rights for now. */
  banned: -1,
  /** The programme has ended for the member, who broke its rules twice. */
  ended: -2,
} as const;

/** Number of violations that end the programme for a creator. */
export const MAX_VIOLATIONS = 2;
/** Number of profiles that the page of the plan features. */
export const FEATURED_CREATORS = 6;
/** Working days in which an application is reviewed. */
export const CREATOR_REVIEW_DAYS = 7;

export interface Membership {
  joined: boolean;
  ended: boolean;
  banned: boolean;
}

/** Status of a member out of what is known of them. */
export const statusOf = ({ joined, ended, banned }: Membership): number => {
  if (!joined) return creatorStatus.none;
  if (ended) return creatorStatus.ended;
  return banned ? creatorStatus.banned : creatorStatus.active;
};

/** Why a member can't join the programme; null when they can. */
export const joinProblem = ({ joined, ended, banned }: Membership): Refusal | null => {
  if (ended) return refuse('CONFLICT', '因违规退出创作者计划后，不能再次加入');
  if (banned) return refuse('CONFLICT', '该用户的创作者权益已被封禁，请先恢复');
  return joined ? refuse('CONFLICT', '该用户已经是创作者') : null;
};

/** Why a member can't file an application; null when they can. */
export const applyingProblem = (membership: Membership): Refusal | null => {
  if (membership.ended) return refuse('CONFLICT', '你因违规退出了创作者计划，不能再次加入');
  if (membership.banned) return refuse('CONFLICT', '你的创作者权益已被管理员封禁，暂不能申请');
  return membership.joined ? refuse('CONFLICT', '你已经是创作者') : null;
};

/** Why a violation can't be recorded of a member; null when it can. */
export const violationProblem = ({ joined, ended }: Membership): Refusal | null => {
  if (!joined) return refuse('CONFLICT', '该用户还不是创作者');
  return ended ? refuse('CONFLICT', '该用户已退出创作者计划') : null;
};

/**
 * True when withdrawing a violation brings a creator back: the programme had ended for them by
 * violations, and too few are left for that.
 */
export const isReadmitted = (endedByViolations: boolean, left: number): boolean =>
  endedByViolations && left < MAX_VIOLATIONS;

/** Why these can't be the featured profiles; null when they can. */
export const featuredProblem = (memberIds: readonly string[]): Refusal | null => {
  if (memberIds.length > FEATURED_CREATORS)
    return refuse('BAD_USER_INPUT', `最多展示${FEATURED_CREATORS}位创作者`, 'Featured');
  return new Set(memberIds).size < memberIds.length
    ? refuse('BAD_USER_INPUT', '同一位创作者只能展示一次', 'Featured')
    : null;
};
