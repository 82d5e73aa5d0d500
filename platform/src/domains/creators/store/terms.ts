import type { ProjectTerms } from '@whaletide/schema/domains/creators/rules/earning.ts';
import type { Config } from '#config.ts';

/** Whale coins that projects earn, as the operator has set them. */
export const termsOf = ({ limits }: Pick<Config, 'limits'>): ProjectTerms => ({
  coins: {
    FORK: limits.creatorForkCoins,
    VOTE: limits.creatorVoteCoins,
    BOOKMARK: limits.creatorBookmarkCoins,
  },
  weeklyCap: limits.creatorWeeklyCoins,
});
