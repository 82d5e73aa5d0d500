import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/**
 * Requirements that a competition may make of an account before it registers.
 */
export const accountNeeds = ['PHONE', 'EMAIL', 'REAL_NAME'] as const;
export type Need = (typeof accountNeeds)[number];

export const needTexts: Readonly<Record<Need, string>> = {
  REAL_NAME: '实名认证',
  PHONE: '认证手机',
  EMAIL: '认证邮箱',
};

/** Lists the competition's requirements that the account doesn't meet yet. */
export const unmetNeeds = (
  asked: { needsPhone: boolean; needsEmail: boolean; needsRealName: boolean },
  account: { phoneVerified: boolean; emailVerified: boolean; realNameVerified: boolean },
): Need[] => {
  const unmet: Need[] = [];
  if (asked.needsRealName && !account.realNameVerified) unmet.push('REAL_NAME');
  if (asked.needsPhone && !account.phoneVerified) unmet.push('PHONE');
  if (asked.needsEmail && !account.emailVerified) unmet.push('EMAIL');
  return unmet;
};

export const needsProblem = (unmet: readonly Need[]): Refusal | null =>
  unmet.length === 0
    ? null
    : refuse('FORBIDDEN', `报名前请先完成${unmet.map((need) => needTexts[need]).join('、')}`);

/** Message where a series allows one registration, which is spent. */
export const SERIES_LIMIT_TEXT = '该系列赛仅能报名一个子比赛哦';

/** The refusal of an entrance fee that the wallet doesn't hold; both in whale coins. */
export const feeProblem = (fee: number, balance: number): Refusal | null =>
  balance >= fee
    ? null
    : refuse('CONFLICT', `鲸币余额不足：报名费 ${fee} 鲸币，你的余额为 ${balance} 鲸币`);

/** Whale coins that a wallet lacks for an entrance fee; 0 where it holds enough. */
export const missingCoins = (fee: number, balance: number): number => Math.max(0, fee - balance);

/** A fee that was changed after the member saw it is not charged without their knowing. */
export const seenFeeProblem = (fee: number, seen: number | null): Refusal | null =>
  seen === null || seen === fee
    ? null
    : refuse('CONFLICT', `报名费已变为 ${fee} 鲸币，请确认后重新提交`, 'EntranceFee');

/**
 * Tells whether there is nothing to ask of the member, so that entering the registration tab
 * registers them. A registration that costs something or closes other
 * competitions is always asked about.
 */
export const registersAtOnce = (asked: {
  fields: number;
  files: number;
  needsReview: boolean;
  notice: string | null;
  entranceFee: number;
  seriesLimited: boolean;
  hasInvitation: boolean;
}): boolean =>
  asked.fields === 0 &&
  asked.files === 0 &&
  !asked.needsReview &&
  !asked.notice &&
  asked.entranceFee === 0 &&
  !asked.seriesLimited &&
  !asked.hasInvitation;

const PLATFORM_ID_LENGTH = 64;

/**
 * Finds the problem with a member's id on another platform; `name` is what the id is called there.
 */
export const platformIdProblem = (id: string, name: string): Refusal | null => {
  const given = id.trim();
  if (!given) return refuse('BAD_USER_INPUT', `请输入${name}`, 'CustomID');
  return given.length <= PLATFORM_ID_LENGTH && /^[\p{L}\p{N}@._+-]+$/u.test(given)
    ? null
    : refuse('BAD_USER_INPUT', '请输入有效的ID', 'CustomID');
};

/**
 * Registrations that one call decides on. Each is a transaction of its own, and all of them have to
 * fit into the seconds that a gateway waits for a call.
 */
export const MAX_REVIEWED_AT_ONCE = 50;
