import { hasPeriod } from '@whaletide/schema/domains/leaderboards/rules/leaderboard-groups.ts';
import type { GroupLeaderboardRow } from './tables.ts';

/** Tells whether a board counts only a part of the time. */
export const countsPeriod = ({ startDate, endDate }: GroupLeaderboardRow): boolean =>
  hasPeriod({ startsAt: startDate, endsAt: endDate });
