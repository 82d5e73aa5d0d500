import { type SQL, sql } from 'drizzle-orm';
import { badgeTypes, type BadgeType } from '@whaletide/schema/domains/badges/rest.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { columns } from '../columns/tables.ts';
import { competitions } from '../competitions/tables.ts';
import { forumPosts } from '../forum/tables.ts';
import { finalRankings } from '../leaderboards/tables.ts';
import { labs } from '../projects/tables.ts';
import { works } from '../submissions/tables.ts';
import { teamMembers, teams } from '../teams/tables.ts';

/**
 * Condition that leaves out what a banned team did, which earns nothing; a badge that was given
 * before stays.
 */
const inGoodStanding = sql`not exists (
  select from ${teams} where ${teams.id} = ${teamMembers.teamId} and ${teams.banned}
)`;

/** Statements of `member_id, count`: how much of what a badge is given for each member has now. */
export const badgeCounters: Record<BadgeType, (now: Date) => SQL> = {
  [badgeTypes.competition]: (now) => sql`
    select ${teamMembers.memberId} as member_id, count(*) as count
    from ${teamMembers}
      inner join ${competitions} on ${competitions.id} = ${teamMembers.competitionId}
    where ${competitions.published} and ${competitions.endDate} <= ${now.toISOString()}::timestamptz
      and ${inGoodStanding}
      and exists (
        select from ${works}
        where ${works.teamId} = ${teamMembers.teamId} and ${works.status} = ${workStatus.reviewed}
      )
    group by 1`,
  [badgeTypes.award]: () => sql`
    select ${teamMembers.memberId} as member_id, count(*) as count
    from ${finalRankings}
      inner join ${competitions} on ${competitions.id} = ${finalRankings.competitionId}
      inner join ${teamMembers} on ${teamMembers.teamId} = ${finalRankings.teamId}
    where ${competitions.finalRanking} and ${finalRankings.reward} is not null
      and ${inGoodStanding}
    group by 1`,
  [badgeTypes.project]: () => sql`
    select ${labs.memberId} as member_id, count(*) as count
    from ${labs}
    where not ${labs.private} and not ${labs.deleted} and ${labs.collapsedDate} is null
    group by 1`,
  [badgeTypes.likedPost]: () => sql`
    select ${forumPosts.creatorId} as member_id, count(*) as count
    from ${forumPosts}
    where ${forumPosts.votesNumber} > 0 and not ${forumPosts.deleted}
      and ${forumPosts.collapsedDate} is null
    group by 1`,
  [badgeTypes.column]: () => sql`
    select ${columns.ownerId} as member_id, sum(${columns.subscribesNumber}) as count
    from ${columns}
    where ${columns.collapsedDate} is null
    group by 1`,
};
