/** Fewest teams of a ranking for which a share of them says something. */
const MIN_TEAMS_FOR_PERCENT = 20;

/**
 * Answers the share of the ranking at which a place is, as whole percent from 1, rounded up; null
 * where too few teams are in it.
 */
export const topPercent = (rank: number, teamsCount: number): number | null =>
  teamsCount < MIN_TEAMS_FOR_PERCENT ? null : Math.max(1, Math.ceil((rank / teamsCount) * 100));
