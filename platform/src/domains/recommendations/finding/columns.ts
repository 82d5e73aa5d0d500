import { type SQL, sql } from 'drizzle-orm';
import type { RecommendationReason } from '@whaletide/schema/domains/recommendations/rules.ts';
import { columnLabs, columns } from '#domains/columns/tables.ts';
import { members } from '#domains/members/tables.ts';
import { labTagLinks } from '#domains/projects/tables.ts';
import { followedByFellows, followedByFollowed, mostFollowed } from './follow-parts.ts';
import { type Asked, interests, monthBefore, shownPerson } from './interests.ts';

/** Weight of one reason of each kind; measured in docs/recommendations.md. */
export const columnWeights = {
  FOLLOWED: 3,
  OWNER: 2.5,
  READERS: 2.5,
  BOOKMARKS: 2.5,
  COMPETITION: 1.5,
  TOPIC: 2,
  WORDS: 1.5,
  RECENT: 0.2,
  POPULAR: 1.5,
} satisfies Partial<Record<RecommendationReason, number>>;

/** The columns that hold projects, at most 20 of each, under that name. */
const holding = (lab: SQL): SQL => sql`
  cross join lateral (
    select held.column_id from ${columnLabs} as held where held.lab_id = ${lab}
    order by held.column_id limit 20
  ) as held`;

/** Columns that a member may like to follow: which, why, and how much speaks for it. */
export const columnsFor = (asked: Asked): SQL => sql`
  with ${interests(asked)}
  ${followedByFollowed('COLUMN')}
  union all
  select written.id, 'OWNER', 1, null
  from followed
  cross join lateral (
    select own.id from ${columns} as own where own.owner_id = followed.id
    order by own.create_date desc limit 10
  ) as written
  union all
  ${followedByFellows(asked, 'COLUMN', sql`select id from reading limit 20`)}
  union all
  select held.column_id, 'BOOKMARKS', count(*)::int, null
  from liked ${holding(sql`liked.id`)}
  group by 1
  union all
  select related.id, 'COMPETITION', count(*)::int, null
  from joined cross join lateral unnest(joined.related_columns) as related (id)
  group by 1
  union all
  select held.column_id, 'TOPIC', count(distinct recent.id)::int,
    mode() within group (order by topic.id)
  from recent
  join ${labTagLinks} as link on link.lab_id = recent.id
  join topic on topic.id = link.tag_id
  ${holding(sql`recent.id`)}
  group by 1
  union all
  select held.column_id, 'WORDS', count(*)::int, null
  from likened ${holding(sql`likened.id`)}
  group by 1
  union all
  select held.column_id, 'RECENT', count(*)::int, null
  from recent ${holding(sql`recent.id`)}
  where recent.version_date > ${monthBefore(asked.now)}
  group by 1
  union all ${mostFollowed(columns)}`;

/**
 * Restricts the results, under `found`, to columns of others in which everybody can read something.
 */
export const shownColumns = (memberId: string): SQL => sql`
  join ${columns} as shown on shown.id = found.id
  join ${members} as person on person.id = shown.owner_id
  where shown.owner_id <> ${memberId} and shown.collapsed_date is null and shown.labs_number > 0
    and ${shownPerson}`;
