import { sql } from 'drizzle-orm';
import type { ProjectCredit } from '@whaletide/schema/domains/creators/rules/earning.ts';
import { earningWindow } from '@whaletide/schema/domains/creators/rules/earning.ts';
import type { CreatorWeek } from '@whaletide/schema/domains/creators/rules/settlement.ts';
import type { Handle } from '#database/database.ts';
import { memberBrowsers } from '../../account/tables.ts';
import { members } from '../../members/tables.ts';
import { labBookmarks, labs } from '../../projects/tables.ts';
import { teamMembers, teams } from '../../teams/tables.ts';
import { votes } from '../../votes/tables.ts';
import type { CreatorRow } from '../tables.ts';
import { creatorCredits } from '../tables.ts';

/** Credit with the title of its project. */
export interface TitledCredit extends ProjectCredit {
  title: string;
}

interface Row extends Record<string, unknown> {
  project: string;
  title: string;
  published: string;
  source: ProjectCredit['source'];
  actor: string;
  date: string;
}

/**
 * Lists the forks, likes and bookmarks of a week that count for a creator's published projects:
 * those of other members at level 1 or above whose accounts were a day old, who are in none of the
 * creator's teams, have never signed in on one of the creator's browsers, and weren't counted
 * before.
 */
export const creditsOfWeek = async (
  db: Handle,
  { memberId, countsSince }: Pick<CreatorRow, 'memberId' | 'countsSince'>,
  week: CreatorWeek,
): Promise<TitledCredit[]> => {
  const from = countsSince > week.start ? countsSince : week.start;
  const within = (date: unknown) =>
    sql`${date} >= ${from.toISOString()}::timestamptz and ${date} < ${week.end.toISOString()}::timestamptz`;
  const fork = sql`fork`;
  const { rows } = await db.execute<Row>(sql`
    with own as (
      select ${labs.id} as id, ${labs.title} as title, ${labs.publishDate} as published
      from ${labs}
      where ${labs.memberId} = ${memberId} and ${labs.private} = false and ${labs.deleted} = false
        and ${labs.collapsedDate} is null and ${labs.publishDate} is not null
    ), acts as (
      select ${fork}.parent_id as project, 'FORK' as source, ${fork}.member_id as actor,
        min(${fork}.create_date) as date
      from ${labs} as ${fork} inner join own on own.id = ${fork}.parent_id
      where ${within(sql`${fork}.create_date`)}
      group by ${fork}.parent_id, ${fork}.member_id
      union all
      select ${votes.targetId}, 'VOTE', ${votes.memberId}, ${votes.date}
      from ${votes} inner join own on own.id = ${votes.targetId}
      where ${votes.kind} = 'PROJECT' and ${votes.active} and ${within(votes.date)}
      union all
      select ${labBookmarks.labId}, 'BOOKMARK', ${labBookmarks.memberId}, ${labBookmarks.date}
      from ${labBookmarks} inner join own on own.id = ${labBookmarks.labId}
      where ${within(labBookmarks.date)}
    )
    select acts.project, own.title, own.published, acts.source, acts.actor, acts.date
    from acts inner join own on own.id = acts.project
      inner join ${members} on ${members.id} = acts.actor
    where acts.actor <> ${memberId}
      and ${members.growthScore} > 0 and ${members.deactivated} is null
      and ${members.createDate} <= acts.date - interval '1 day'
      and not exists (
        select 1 from ${teamMembers} as mine
          inner join ${teamMembers} as theirs on theirs.team_id = mine.team_id
          inner join ${teams} on ${teams.id} = mine.team_id and not ${teams.deleted}
        where mine.member_id = ${memberId} and theirs.member_id = acts.actor)
      and not exists (
        select 1 from ${memberBrowsers} as mine
          inner join ${memberBrowsers} as theirs on theirs.browser = mine.browser
        where mine.member_id = ${memberId} and theirs.member_id = acts.actor)
      and not exists (
        select 1 from ${creatorCredits}
        where ${creatorCredits.labId} = acts.project and ${creatorCredits.source} = acts.source
          and ${creatorCredits.actorId} = acts.actor)`);
  return rows
    .map((row) => ({ ...row, at: new Date(row.date), publishedAt: new Date(row.published) }))
    .filter(({ at, publishedAt }) => {
      const { from: opens, to: closes } = earningWindow(publishedAt);
      return at >= opens && at < closes;
    })
    .map(({ project, title, source, actor, at }) => ({
      projectId: project,
      title,
      source,
      actorId: actor,
      date: at,
    }));
};
