import { type SQL, sql } from 'drizzle-orm';
import { tasks } from '#domains/competitions/tables.ts';
import { teamBests } from '#domains/submissions/tables.ts';
import { finalRankings, rankIntervals } from '../tables.ts';
import { rankOfTeam } from './rank-of-team.ts';

/**
 * One end of the interval of a team's place in a final ranking, as an expression over
 * `final_rankings`: that of its rank on the private board that the ranking was made of, while
 * everyone may see that board. Null where the place lies beyond it, as something else than the
 * score has decided then.
 */
const endOf = (end: SQL): SQL<number | null> => sql<number | null>`(
  select ${end} from ${rankIntervals}
    inner join ${tasks} on ${tasks.id} = ${rankIntervals.taskId}
    inner join ${teamBests} on ${teamBests.taskId} = ${rankIntervals.taskId}
      and ${teamBests.board} = ${rankIntervals.board} and ${teamBests.teamId} = ${rankIntervals.teamId}
      and ${teamBests.bestDate} = ${rankIntervals.bestDate}
  where ${rankIntervals.taskId} = ${finalRankings.taskId} and ${rankIntervals.board} = 'private'
    and ${rankIntervals.teamId} = ${finalRankings.teamId}
    and ${tasks.showPrivateLeaderboard} and ${tasks.excludedDate} is null
    and ${rankOfTeam} between ${rankIntervals.rankLow} and ${rankIntervals.rankHigh}
)`;

/** Ends of the interval of a team's place, as expressions over `final_rankings`. */
export const rankLowOfTeam = endOf(sql`${rankIntervals.rankLow}`);
export const rankHighOfTeam = endOf(sql`${rankIntervals.rankHigh}`);
