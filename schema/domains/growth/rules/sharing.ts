/** Whale coins for each side of a sign-up through a share link. */
export const SHARE_REWARD = 4;

/** Most whale coins that an inviter gets in one month of Asia/Shanghai. */
export const SHARE_REWARD_A_MONTH = 20;

/**
 * Computes what one more sign-up pays an inviter who has already received this many coins this
 * month.
 */
export const shareReward = (paidThisMonth: number): number =>
  Math.min(SHARE_REWARD, Math.max(0, SHARE_REWARD_A_MONTH - paidThisMonth));
