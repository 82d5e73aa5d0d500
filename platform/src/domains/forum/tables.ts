import type { ForumKind } from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { authorshipColumns, folding, id, timestamptz } from '#database/columns.ts';
import { competitions } from '../competitions/tables.ts';
import { channels } from '../channels/tables.ts';
import { members } from '../members/tables.ts';
import { labs } from '../projects/tables.ts';
import { teams } from '../teams/tables.ts';

const member = (name: string) =>
  text(name)
    .notNull()
    .references(() => members.id);

/** Pictures by the keys of their uploads. */
export interface WorkTexts {
  summary: string;
  cover: string;
  pics: { key: string; description: string }[];
}

/** One of each competition and channel, whose id it has: triggers make it with them. */
export const forums = pgTable('forums', {
  id: id(),
  kind: text('kind').$type<ForumKind>().notNull(),
  competitionId: text('competition_id').references(() => competitions.id, {
    onDelete: 'cascade',
  }),
  channelId: text('channel_id').references(() => channels.id, { onDelete: 'cascade' }),
});

/** Posts of forums. Counts are kept beside what they count, in its transaction. */
export const forumPosts = pgTable(
  'forum_posts',
  {
    id: id(),
    forumId: text('forum_id')
      .notNull()
      .references(() => forums.id),
    /** The numbers of postType in the contract's forum/rules.ts. */
    type: integer('type').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** The content with what the site masked when it was written; null where that was nothing. */
    moderatedContent: text('moderated_content'),
    creatorId: member('creator_id'),
    createDate: timestamptz('create_date').notNull(),
    modifyDate: timestamptz('modify_date').notNull(),
    good: boolean('good').notNull().default(false),
    sticky: boolean('sticky').notNull().default(false),
    lastPostDate: timestamptz('last_post_date').notNull(),
    lastPosterId: member('last_poster_id'),
    /** Floors that were ever built; numbers the next reply under this row's lock. */
    floors: integer('floors').notNull().default(0),
    /** Without deleted ones. */
    repliesNumber: integer('replies_number').notNull().default(0),
    votesNumber: integer('votes_number').notNull().default(0),
    viewsNumber: integer('views_number').notNull().default(0),
    /** Raised by every change of it, its replies and likes, by which open pages notice one. */
    changes: integer('changes').notNull().default(0),
    deleted: boolean('deleted').notNull().default(false),
    ...folding(),
    /** The project that it is about. */
    labId: text('lab_id').references(() => labs.id),
    /** Texts of a work; only works have them, a team and an award. */
    work: jsonb('work').$type<WorkTexts>(),
    teamId: text('team_id').references(() => teams.id),
    awardName: text('award_name'),
    awardRanking: integer('award_ranking'),
    ...authorshipColumns(),
  },
  (table) => [
    index('forum_posts_newest')
      .on(table.forumId, table.sticky.desc().nullsFirst(), table.createDate.desc().nullsFirst())
      .where(sql`not ${table.deleted}`),
    index('forum_posts_works')
      .on(table.modifyDate.desc().nullsFirst())
      .where(sql`not ${table.deleted} and ${table.teamId} is not null`),
    index('forum_posts_creator').on(table.creatorId, table.createDate.desc().nullsFirst()),
    index('forum_posts_of_lab')
      .on(table.labId)
      .where(sql`${table.labId} is not null`),
    // A team has one work at a time: the key is what decides it.
    uniqueIndex('forum_posts_work')
      .on(table.teamId)
      .where(sql`not ${table.deleted}`),
  ],
);
export type PostRow = typeof forumPosts.$inferSelect;

/** Part of an update by which open pages of the post notice it. */
export const oneMoreChange = { changes: sql`${forumPosts.changes} + 1` };

const post = () =>
  text('post_id')
    .notNull()
    .references(() => forumPosts.id);

export const forumReplies = pgTable(
  'forum_replies',
  {
    id: id(),
    postId: post(),
    /** The floor, from 1. */
    number: integer('number').notNull(),
    creatorId: member('creator_id'),
    content: text('content').notNull(),
    /** The reply of the same post that it answers. */
    refId: text('ref_id'),
    createDate: timestamptz('create_date').notNull(),
    /** Null when it was never edited. */
    modifyDate: timestamptz('modify_date'),
    deleted: boolean('deleted').notNull().default(false),
    ...folding(),
    ...authorshipColumns(),
  },
  (table) => [
    unique('forum_replies_floor').on(table.postId, table.number),
    index('forum_replies_creator').on(table.creatorId, table.createDate.desc().nullsFirst()),
  ],
);
export type ReplyRow = typeof forumReplies.$inferSelect;

/** One a member and post; taken back, it stays as inactive, so that a like is announced once. */
export const forumVotes = pgTable(
  'forum_votes',
  {
    postId: post(),
    memberId: member('member_id'),
    active: boolean('active').notNull().default(true),
    date: timestamptz('date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.memberId] })],
);
