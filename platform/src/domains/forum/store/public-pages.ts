import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { publishStatus } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { PageSource } from '#database/page-source.ts';
import { isOpenChannel } from '#domains/channels/store/access.ts';
import { channels } from '#domains/channels/tables.ts';
import { competitions } from '#domains/competitions/tables.ts';
import { forumPosts } from '../tables.ts';

/** Competitions whose forums visitors read: those of an organization's are for its participants. */
export const isOpenCompetitionForum = and(
  eq(competitions.published, true),
  or(ne(competitions.publishStatus, publishStatus.organization), competitions.publishForum),
);

/** Channels whose forums visitors read. */
export const isOpenChannelForum = and(isOpenChannel, eq(channels.forumEnabled, true));

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
      where post.forum_id = competitions.id and not post.deleted
        and post.collapsed_date is null)`.mapWith(newest),
  shown: isOpenCompetitionForum,
};

/** A post's page has its replies. */
const postsWithin = {
  table: forumPosts,
  id: forumPosts.id,
  updatedAt: () => sql<Date>`greatest(${forumPosts.modifyDate}, ${newest})`.mapWith(newest),
};

/** Posts of competitions. */
export const postPages: PageSource = {
  ...postsWithin,
  within: { table: competitions, on: eq(competitions.id, forumPosts.forumId) },
  shown: and(shownPost, isOpenCompetitionForum),
};

/** Posts of channels; a page's address has the channel in it. */
export const channelPostPages: PageSource = {
  ...postsWithin,
  channel: sql<string>`${forumPosts.forumId}`,
  within: { table: channels, on: eq(channels.id, forumPosts.forumId) },
  shown: and(shownPost, isOpenChannelForum),
};
