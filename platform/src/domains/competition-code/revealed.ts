/**
 * Scores of code, which say no more than boards do: the score of a work is told while everybody sees
 * a board that shows just this score as its team's.
 */
import { type SQL, sql } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { tasks } from '../competitions/tables.ts';
import { isFrozen } from '../leaderboards/store/frozen.ts';
import { privateScoreAt, withScorings } from '../submissions/store/shown-scores.ts';
import { type Board, teamBests, works } from '../submissions/tables.ts';
import { teams } from '../teams/tables.ts';
import { projectCompetitions } from './tables.ts';

const isBest = (board: Board, score: SQL): SQL => sql`exists (
  select 1 from ${teamBests}
  where ${teamBests.taskId} = ${works.taskId} and ${teamBests.teamId} = ${works.teamId}
    and ${teamBests.board} = ${board} and ${teamBests.score} = ${score}
)`;

const placeOn = (board: Board): SQL => sql`(
  select count(*) + 1 from ${teamBests} as better, ${teamBests} as own
  where own.task_id = ${works.taskId} and own.team_id = ${works.teamId} and own.board = ${board}
    and better.task_id = own.task_id and better.board = own.board
    and (better.sort_key, better.tie_keys) < (own.sort_key, own.tie_keys)
)`;

/**
 * Selects what boards reveal of the works of shared code at a moment, to be joined laterally to
 * `project_competitions`: score, whether it is the private board's, and place there; no row where
 * none does.
 */
export const revealedAt = (now: Date): SQL => {
  const isPrivate = sql`(${tasks.showPrivateLeaderboard} and ${isBest('private', privateScoreAt(now))})`;
  const isPublic = sql`(${tasks.showLeaderboard} and not ${isFrozen(now)}
    and ${isBest('public', sql`${works.publicScore}`)})`;
  return sql`(
    select ${isPrivate} as is_private,
      case when ${isPrivate} then ${privateScoreAt(now)} else ${works.publicScore} end as score,
      case when ${isPrivate} then ${placeOn('private')} else ${placeOn('public')} end as place
    from ${works}
      inner join ${tasks} on ${tasks.id} = ${works.taskId}
      inner join ${teams} on ${teams.id} = ${works.teamId}
      ${withScorings}
    where ${works.id} = ${projectCompetitions.workId}
      and ${works.competitionId} = ${projectCompetitions.competitionId}
      and ${works.status} = ${workStatus.reviewed} and not ${works.late}
      and ${tasks.excludedDate} is null and not ${teams.banned} and not ${teams.deleted}
      and (${isPrivate} or ${isPublic})
  )`;
};
