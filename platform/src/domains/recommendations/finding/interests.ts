import { type SQL, sql } from 'drizzle-orm';
import { RECENT_DAYS } from '@whaletide/schema/domains/recommendations/rules.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { onCommunityPages } from '#domains/competitions/store/public-pages.ts';
import { competitions } from '#domains/competitions/tables.ts';
import { follows, members } from '#domains/members/tables.ts';
import { topics } from '#domains/projects/store/topics.ts';
import { labBookmarks, labs, labTagLinks } from '#domains/projects/tables.ts';
import { registrations } from '#domains/teams/tables.ts';

/**
 * Member to recommend to, the time, and projects that read like what the member wrote and keeps
 * (words.ts).
 */
export interface Asked {
  memberId: string;
  now: Date;
  /** Ids of public projects. */
  similar: readonly string[];
}

/** A project that everybody reads, under the alias `lab`; as the indexes of their lists have it. */
const listedLab = sql`lab.private = false and lab.deleted = false
  and lab.collapsed_date is null and lab.version_date is not null`;

/**
 * Condition for members who may be shown, under the alias `person`: neither hidden, nor stopped,
 * nor banned.
 */
export const shownPerson = sql`not person.hide_profile and person.deactivated is null
  and person.creator_banned is null`;

/** RECENT_DAYS before a moment: what is newer is recent. */
export const monthBefore = (now: Date): SQL =>
  sql`${new Date(now.getTime() - RECENT_DAYS * DAY).toISOString()}::timestamptz`;

/** Ids as one parameter. */
const idsIn = (ids: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/**
 * Builds the beginning of a statement that gathers a member's interests from their own actions,
 * each bounded: `followed` (members whose own follows may be known), `reading` (columns), `liked`
 * (public projects kept, with their authors), `topic` (tags of those and of one's own), `joined`
 * (competitions that are on the community's pages), `recent` (the newest 500 public projects) and
 * `likened` (by words).
 */
export const interests = ({ memberId, similar }: Asked): SQL => sql`
  followed as (
    select person.id
    from (
      select target_id from ${follows}
      where member_id = ${memberId} and kind = 'MEMBER'
      order by date desc limit 200
    ) as follow
    join ${members} as person on person.id = follow.target_id
    where ${shownPerson}
  ),
  reading as (
    select target_id as id from ${follows}
    where member_id = ${memberId} and kind = 'COLUMN'
    order by date desc limit 50
  ),
  liked as (
    select lab.id, lab.member_id as author_id
    from (
      select lab_id from ${labBookmarks} where member_id = ${memberId} order by date desc limit 50
    ) as bookmark
    join ${labs} as lab on lab.id = bookmark.lab_id
    where ${listedLab}
  ),
  own as (
    select lab.id from ${labs} as lab
    where lab.member_id = ${memberId} and not lab.deleted
    order by lab.update_date desc limit 20
  ),
  topic as (
    select tag_id as id from ${labTagLinks}
    where lab_id in (select id from liked union select id from own)
      and tag_id in ${idsIn([...topics.keys()])}
    group by tag_id order by count(*) desc, tag_id limit 5
  ),
  joined as (
    select ${competitions.id}, ${competitions.relatedColumns}
    from ${registrations} as registration
    join ${competitions} on ${competitions.id} = registration.competition_id
    where registration.member_id = ${memberId} and registration.status = 1 and ${onCommunityPages}
    order by registration.create_date desc limit 10
  ),
  recent as (
    select lab.id, lab.member_id as author_id, lab.version_date
    from ${labs} as lab
    where ${listedLab}
    order by lab.version_date desc, lab.id limit 500
  ),
  likened as (
    select lab.id, lab.member_id as author_id from ${labs} as lab
    where lab.id in ${idsIn(similar)} and ${listedLab}
  )`;
