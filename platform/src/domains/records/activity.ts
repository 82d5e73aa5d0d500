import { and, count, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { MemberActivity } from '@whaletide/schema/domains/records/rest.ts';
import { ACTIVITY_DAYS } from '@whaletide/schema/domains/records/rules/activity.ts';
import { DAY, startOfDay } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import { channels } from '../channels/tables.ts';
import { onCommunityPages } from '../competitions/store/public-pages.ts';
import { competitions } from '../competitions/tables.ts';
import { datasets, datasetVersions } from '../datasets/tables.ts';
import {
  isOpenChannelForum,
  isOpenCompetitionForum,
  shownPost,
} from '../forum/store/public-pages.ts';
import { forumPosts, forumReplies } from '../forum/tables.ts';
import { labs, labVersions } from '../projects/tables.ts';
import { works } from '../submissions/tables.ts';

/** Days of members, of one kind of activity. */
interface Chosen {
  memberIds: readonly string[];
  since: Date;
}

/** The day in Shanghai of a moment, as `2026-11-21`. */
const dayOf = (date: AnyPgColumn): SQL<string> =>
  sql<string>`to_char(${date} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** The columns that each kind is counted by: a member, a day, and how often. */
const counted = (member: AnyPgColumn, date: AnyPgColumn) => ({
  member,
  day: dayOf(date).as('day'),
  times: count().as('times'),
});

const within = (member: AnyPgColumn, date: AnyPgColumn, { memberIds, since }: Chosen) =>
  and(inArray(member, [...memberIds]), gte(date, since));

/** Works handed in to competitions on the community's pages. */
const submissions = (db: Handle, chosen: Chosen) => {
  const { memberId, uploadDate } = works;
  return db
    .select(counted(memberId, uploadDate))
    .from(works)
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .where(and(within(memberId, uploadDate, chosen), onCommunityPages))
    .groupBy(memberId, sql`day`);
};

/** Versions of projects that everybody may read. */
const projectVersions = (db: Handle, chosen: Chosen) =>
  db
    .select(counted(labs.memberId, labVersions.date))
    .from(labVersions)
    .innerJoin(labs, eq(labs.id, labVersions.labId))
    .where(
      and(
        within(labs.memberId, labVersions.date, chosen),
        eq(labs.private, false),
        eq(labs.deleted, false),
        isNull(labs.collapsedDate),
      ),
    )
    .groupBy(labs.memberId, sql`day`);

/** Versions of datasets that everybody may read. */
const versionsOfDatasets = (db: Handle, chosen: Chosen) =>
  db
    .select(counted(datasets.memberId, datasetVersions.date))
    .from(datasetVersions)
    .innerJoin(datasets, eq(datasets.id, datasetVersions.datasetId))
    .where(
      and(
        within(datasets.memberId, datasetVersions.date, chosen),
        eq(datasets.visibility, 'PUBLIC'),
        eq(datasets.deleted, false),
        isNull(datasets.collapsedDate),
      ),
    )
    .groupBy(datasets.memberId, sql`day`);

const inOpenForum = and(shownPost, or(isOpenCompetitionForum, isOpenChannelForum));

/** Posts in forums that visitors read. */
const posts = (db: Handle, chosen: Chosen) => {
  const { creatorId, createDate } = forumPosts;
  return db
    .select(counted(creatorId, createDate))
    .from(forumPosts)
    .leftJoin(competitions, eq(competitions.id, forumPosts.forumId))
    .leftJoin(channels, eq(channels.id, forumPosts.forumId))
    .where(and(within(creatorId, createDate, chosen), inOpenForum))
    .groupBy(creatorId, sql`day`);
};

/** Replies to these. */
const replies = (db: Handle, chosen: Chosen) => {
  const { creatorId, createDate, deleted, collapsedDate } = forumReplies;
  return db
    .select(counted(creatorId, createDate))
    .from(forumReplies)
    .innerJoin(forumPosts, eq(forumPosts.id, forumReplies.postId))
    .leftJoin(competitions, eq(competitions.id, forumPosts.forumId))
    .leftJoin(channels, eq(channels.id, forumPosts.forumId))
    .where(
      and(
        within(creatorId, createDate, chosen),
        inOpenForum,
        eq(deleted, false),
        isNull(collapsedDate),
      ),
    )
    .groupBy(creatorId, sql`day`);
};

const kinds = [
  { key: 'Submissions', of: submissions },
  { key: 'Publications', of: projectVersions },
  { key: 'Publications', of: versionsOfDatasets },
  { key: 'Posts', of: posts },
  { key: 'Posts', of: replies },
] as const;

/**
 * The days of the last year on which these members handed in, published or posted something that
 * visitors can see, from the first on; five statements, however many members.
 */
export const activityOf = async (
  db: Handle,
  memberIds: readonly string[],
  now: Date,
): Promise<MemberActivity[]> => {
  if (memberIds.length === 0) return [];
  const since = new Date(startOfDay(now).getTime() - (ACTIVITY_DAYS - 1) * DAY);
  const byMember = new Map(
    memberIds.map((id) => [id, new Map<string, MemberActivity['Days'][number]>()]),
  );
  for (const { key, of } of kinds)
    for (const { member, day, times } of await of(db, { memberIds, since })) {
      const days = byMember.get(member);
      const counts = days?.get(day) ?? { Day: day, Submissions: 0, Publications: 0, Posts: 0 };
      days?.set(day, { ...counts, [key]: counts[key] + times });
    }
  return [...byMember].map(([User, days]) => ({
    User,
    Days: [...days.values()].toSorted((one, other) => (one.Day < other.Day ? -1 : 1)),
  }));
};
