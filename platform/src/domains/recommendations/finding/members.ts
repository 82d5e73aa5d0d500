import { type SQL, sql } from 'drizzle-orm';
import type { RecommendationReason } from '@whaletide/schema/domains/recommendations/rules.ts';
import { follows, members } from '#domains/members/tables.ts';
import { labBookmarks, labTagLinks } from '#domains/projects/tables.ts';
import { registrations } from '#domains/teams/tables.ts';
import { type Asked, interests, monthBefore, shownPerson } from './interests.ts';

/** Weight of one reason of each kind; measured in docs/recommendations.md. */
export const memberWeights = {
  FOLLOWED: 3,
  READERS: 2,
  AUTHOR: 3,
  BOOKMARKS: 1.5,
  COMPETITION: 0.8,
  TOPIC: 2,
  WORDS: 1.5,
  UNIVERSITY: 1.5,
  MAJOR: 1,
  COMPANY: 1.5,
  RECENT: 0.2,
  POPULAR: 1.5,
} satisfies Partial<Record<RecommendationReason, number>>;

type Fact = 'university' | 'major' | 'company';

/** The most followed of those who say the same of themselves. */
const alike = (memberId: string, reason: RecommendationReason, fact: Fact): SQL => {
  const column = sql.identifier(fact);
  return sql`(
    select person.id, ${reason}::text, 1, person.${column}
    from ${members} as own
    join ${members} as person on person.${column} = own.${column}
    where own.id = ${memberId} and person.hide_profile = false and person.deactivated is null
    order by person.followers_count desc, person.id limit 100)`;
};

/** Members whom another may like to follow: who, why, and how much speaks for it. */
export const membersFor = (asked: Asked): SQL => sql`
  with ${interests(asked)}
  select theirs.target_id as id, 'FOLLOWED'::text as reason, count(*)::int as n, null::text as about
  from followed
  cross join lateral (
    select follow.target_id from ${follows} as follow
    where follow.member_id = followed.id and follow.kind = 'MEMBER'
    order by follow.date desc limit 100
  ) as theirs
  group by 1
  union all
  select other.target_id, 'READERS', count(distinct fellow.member_id)::int, null
  from (select id from followed limit 20) as star
  cross join lateral (
    select follow.member_id from ${follows} as follow
    where follow.kind = 'MEMBER' and follow.target_id = star.id
    order by follow.date desc limit 40
  ) as fellow
  join ${members} as person on person.id = fellow.member_id and ${shownPerson}
  cross join lateral (
    select follow.target_id from ${follows} as follow
    where follow.member_id = fellow.member_id and follow.kind = 'MEMBER'
    order by follow.date desc limit 20
  ) as other
  where fellow.member_id <> ${asked.memberId}
  group by 1
  union all
  select author_id, 'AUTHOR', count(*)::int, null from liked group by 1
  union all
  select fellow.member_id, 'BOOKMARKS', count(*)::int, null
  from liked
  cross join lateral (
    select bookmark.member_id from ${labBookmarks} as bookmark
    where bookmark.lab_id = liked.id
    order by bookmark.date desc limit 100
  ) as fellow
  group by 1
  union all
  select fellow.member_id, 'COMPETITION', count(*)::int, null
  from joined
  cross join lateral (
    select registration.member_id from ${registrations} as registration
    where registration.competition_id = joined.id and registration.status = 1
    order by registration.create_date desc limit 200
  ) as fellow
  group by 1
  union all
  select recent.author_id, 'TOPIC', count(distinct recent.id)::int,
    mode() within group (order by topic.id)
  from recent
  join ${labTagLinks} as link on link.lab_id = recent.id
  join topic on topic.id = link.tag_id
  group by 1
  union all
  select author_id, 'WORDS', count(*)::int, null from likened group by 1
  union all
  ${alike(asked.memberId, 'UNIVERSITY', 'university')}
  union all
  ${alike(asked.memberId, 'MAJOR', 'major')}
  union all
  ${alike(asked.memberId, 'COMPANY', 'company')}
  union all
  select author_id, 'RECENT', count(*)::int, null from recent
  where version_date > ${monthBefore(asked.now)}
  group by 1
  union all (
    select id, 'POPULAR', followers_count, null from ${members}
    where followers_count > 0
    order by followers_count desc, id limit 300)`;

/**
 * Restricts the results, under `found`, to people who may be shown to that member and whom the
 * member doesn't follow yet.
 */
export const shownMembers = (memberId: string): SQL => sql`
  join ${members} as person on person.id = found.id
  where person.id <> ${memberId} and ${shownPerson}`;
