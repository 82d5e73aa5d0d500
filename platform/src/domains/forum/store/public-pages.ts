import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { publishStatus } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { PageSource } from '../../../database/page-source.ts';
import { competitions } from '../../competitions/tables.ts';
import { forumPosts } from '../tables.ts';

/** The forums that visitors read: those of an organization's competitions are for its participants. */
export const openToAll = and(
  eq(competitions.published, true),
  or(ne(competitions.publishStatus, publishStatus.organization), competitions.publishForum),
);

/** Condition for posts that lists show: neither deleted nor folded. */
export const shownPost = and(eq(forumPosts.deleted, false), isNull(forumPosts.collapsedDate));

const newest = forumPosts.lastPostDate;

/** Each competition's list of posts; one without posts has nothing to have changed. */
export const forumPages: PageSource = {
  table: competitions,
  id: competitions.id,
  updatedAt: () =>
    // Written out: a query of one table names its columns without the table.
    sql<Date | null>`(select max(post.last_post_date) from ${forumPosts} as post
      where post.competition_id = competitions.id and not post.deleted
        and post.collapsed_date is null)`.mapWith(newest),
  shown: openToAll,
};

/** A post's page has its replies. */
export const postPages: PageSource = {
  table: forumPosts,
  id: forumPosts.id,
  updatedAt: () => sql<Date>`greatest(${forumPosts.modifyDate}, ${newest})`.mapWith(newest),
  within: { table: competitions, on: eq(competitions.id, forumPosts.competitionId) },
  shown: and(shownPost, openToAll),
};
