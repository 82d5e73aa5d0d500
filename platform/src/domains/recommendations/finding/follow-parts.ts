import { type SQL, sql } from 'drizzle-orm';
import type { channels } from '#domains/channels/tables.ts';
import type { columns } from '#domains/columns/tables.ts';
import { follows, members } from '#domains/members/tables.ts';
import { type Asked, shownPerson } from './interests.ts';

type FollowedKind = 'CHANNEL' | 'COLUMN';

/** Rows of what those follow whom the member follows. */
export const followedByFollowed = (kind: FollowedKind): SQL => sql`
  select theirs.target_id as id, 'FOLLOWED'::text as reason, count(*)::int as n, null::text as about
  from followed
  cross join lateral (
    select follow.target_id from ${follows} as follow
    where follow.member_id = followed.id and follow.kind = ${kind}
    order by follow.date desc limit 50
  ) as theirs
  group by 1`;

/**
 * Rows of what others follow who follow the same as the member.
 *
 * @param known a query of ids: those of what the member follows, 20 at most
 */
export const followedByFellows = ({ memberId }: Asked, kind: FollowedKind, known: SQL): SQL => sql`
  select other.target_id, 'READERS', count(distinct fellow.member_id)::int, null
  from (${known}) as known
  cross join lateral (
    select follow.member_id from ${follows} as follow
    where follow.kind = ${kind} and follow.target_id = known.id
    order by follow.date desc limit 50
  ) as fellow
  join ${members} as person on person.id = fellow.member_id and ${shownPerson}
  cross join lateral (
    select follow.target_id from ${follows} as follow
    where follow.member_id = fellow.member_id and follow.kind = ${kind}
    order by follow.date desc limit 20
  ) as other
  where fellow.member_id <> ${memberId}
  group by 1`;

/** Rows of the most followed, at most 300. */
export const mostFollowed = (table: typeof channels | typeof columns): SQL => sql`
  (
    select id, 'POPULAR', subscribes_number, null from ${table}
    where subscribes_number > 0
    order by subscribes_number desc, id limit 300)`;
