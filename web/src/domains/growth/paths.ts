import { levelLink, type LevelTab } from '@whaletide/schema/domains/growth/rules/growth-links.ts';

/** One's own level page, at one of its tabs. */
export const ownLevelPath = (tab?: LevelTab) => levelLink(null, tab && { tab });

/** A member's level page, at one of its tabs. */
export const levelPath = (id: string, tab?: LevelTab) => levelLink(id, tab && { tab });

/** Path at which administrators set the names of badges and what they take. */
export const badgesPath = '/home/admin/badges';

/** One's own whale coins. */
export const walletPath = '/home/user/wallet';
