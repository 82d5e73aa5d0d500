import { sql } from 'drizzle-orm';
import { uncountedReason } from '@whaletide/schema/domains/creators/rules/counting.ts';
import type { ProjectCredit } from '@whaletide/schema/domains/creators/rules/earning.ts';
import type { TitledAct } from '@whaletide/schema/domains/creators/rules/running-week.ts';
import type { CreatorWeek } from '@whaletide/schema/domains/creators/rules/settlement.ts';
import type { Handle } from '#database/database.ts';
import { memberBrowsers } from '#domains/account/tables.ts';
import { members } from '#domains/members/tables.ts';
import { labBookmarks, labs } from '#domains/projects/tables.ts';
import { teamMembers, teams } from '#domains/teams/tables.ts';
import { votes } from '#domains/votes/tables.ts';
import type { CreatorRow } from '../tables.ts';
import { creatorCredits } from '../tables.ts';

type Creator = Pick<CreatorRow, 'memberId' | 'countsSince'>;

interface Row extends Record<string, unknown> {
  project: string;
  title: string;
  published: string;
  hidden: boolean;
  source: ProjectCredit['source'];
  actor: string;
  date: string;
  since: string;
  points: number;
  stopped: boolean;
  related: boolean;
  counted: boolean;
}

const toAct = (row: Row): TitledAct => ({
  projectId: row.project,
  title: row.title,
  published: new Date(row.published),
  isHidden: row.hidden,
  source: row.source,
  actorId: row.actor,
  date: new Date(row.date),
  actorSince: new Date(row.since),
  growthScore: row.points,
  isStopped: row.stopped,
  isRelated: row.related,
  isCounted: row.counted,
});

/** Lists the forks, likes and bookmarks of a creator's published projects in a week. */
export const actsOfWeek = async (
  db: Handle,
  { memberId, countsSince }: Creator,
  week: CreatorWeek,
): Promise<TitledAct[]> => {
  const within = (date: unknown) =>
    sql`${date} >= ${week.start.toISOString()}::timestamptz and ${date} < ${week.end.toISOString()}::timestamptz`;
  const fork = sql`fork`;
  const forked = sql`${fork}.create_date`;
  const { rows } = await db.execute<Row>(sql`
    with own as (
      select ${labs.id} as id, ${labs.title} as title, ${labs.publishDate} as published,
        ${labs.private} or ${labs.collapsedDate} is not null as hidden
      from ${labs}
      where ${labs.memberId} = ${memberId} and ${labs.deleted} = false
        and ${labs.publishDate} is not null
    ), acts as (
      select ${fork}.parent_id as project, 'FORK' as source, ${fork}.member_id as actor,
        -- The first that counts, where one forked before and after it began to.
        coalesce(
          min(${forked}) filter (where ${forked} >= ${countsSince.toISOString()}::timestamptz),
          min(${forked})) as date
      from ${labs} as ${fork} inner join own on own.id = ${fork}.parent_id
      where ${within(forked)}
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
    select acts.project, own.title, own.published, own.hidden, acts.source, acts.actor, acts.date,
      ${members.createDate} as since, ${members.growthScore} as points,
      ${members.deactivated} is not null as stopped,
      (acts.actor = ${memberId}
        or exists (
          select 1 from ${teamMembers} as mine
            inner join ${teamMembers} as theirs on theirs.team_id = mine.team_id
            inner join ${teams} on ${teams.id} = mine.team_id and not ${teams.deleted}
          where mine.member_id = ${memberId} and theirs.member_id = acts.actor)
        or exists (
          select 1 from ${memberBrowsers} as mine
            inner join ${memberBrowsers} as theirs on theirs.browser = mine.browser
          where mine.member_id = ${memberId} and theirs.member_id = acts.actor)) as related,
      exists (
        select 1 from ${creatorCredits}
        where ${creatorCredits.labId} = acts.project and ${creatorCredits.source} = acts.source
          and ${creatorCredits.actorId} = acts.actor) as counted
    from acts inner join own on own.id = acts.project
      inner join ${members} on ${members.id} = acts.actor`);
  return rows.map(toAct);
};

/** Lists the acts of a week that count for a creator. */
export const creditsOfWeek = async (
  db: Handle,
  creator: Creator,
  week: CreatorWeek,
): Promise<TitledAct[]> =>
  (await actsOfWeek(db, creator, week)).filter(
    (act) => uncountedReason(act, creator.countsSince) === null,
  );
