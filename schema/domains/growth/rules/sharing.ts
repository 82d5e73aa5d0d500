/** Whale coins for each side of a sign-up through a share link (spec 1, section 9). */
export const SHARE_REWARD = 4;

/** What an inviter gets in a month of Asia/Shanghai at most, in whale coins. */
export const SHARE_REWARD_A_MONTH = 20;

/** What one more sign-up pays an inviter who has got so many coins this month. */
export const shareReward = (paidThisMonth: number): number =>
  Math.min(SHARE_REWARD, Math.max(0, SHARE_REWARD_A_MONTH - paidThisMonth));
