import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FollowKind } from '@whaletide/schema/rest/members.ts';
import type { Role } from '@whaletide/schema/rest/account.ts';
import { id, timestamptz } from '../../database/columns.ts';

/** Members as others see them, and what only their own account shows. */
export const members = pgTable(
  'members',
  {
    id: id(),
    name: text('name').notNull(),
    /** The name as it is compared: nobody takes a name that differs in case or width only. */
    nameKey: text('name_key').notNull().unique(),
    email: text('email').unique(),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** 1 verified by real name, else not; with the name that was verified. */
    verifyStatus: integer('verify_status').notNull().default(0),
    realName: text('real_name'),
    avatar: text('avatar'),
    signature: text('signature'),
    /** 学生 or 在职. */
    identity: text('identity'),
    /** What the member last gave of these when they registered for a competition. */
    university: text('university'),
    majorTag: text('major_tag'),
    major: text('major'),
    company: text('company'),
    job: text('job'),
    location: text('location'),
    /** 1 organization, 2 professional; with the name that was verified. */
    verifyType: integer('verify_type'),
    verifyName: text('verify_name'),
    /** Kept beside the rows that it counts, in the same transactions. */
    followersCount: integer('followers_count').notNull().default(0),
    /** Others see name, picture, level and verification alone. */
    hideProfile: boolean('hide_profile').notNull().default(false),
    /** Since when the account is stopped: nobody signs in to it. */
    deactivated: timestamptz('deactivated'),
    growthScore: integer('growth_score').notNull().default(0),
    roles: text('roles').array().$type<Role[]>().notNull().default([]),
    createDate: timestamptz('create_date').notNull(),
  },
  (table) => [index('members_followed').on(table.followersCount.desc(), table.id)],
);
export type MemberRow = typeof members.$inferSelect;

const follower = () =>
  text('member_id')
    .notNull()
    .references(() => members.id);

/** Whom and what members follow. How many follow it stands in the row of what is followed. */
export const follows = pgTable(
  'follows',
  {
    memberId: follower(),
    kind: text('kind').$type<FollowKind>().notNull(),
    targetId: text('target_id').notNull(),
    date: timestamptz('date').notNull(),
    /** Whether its news comes by e-mail too; of channels only. */
    mail: boolean('mail').notNull().default(false),
    /** When the member saw its news last; of channels only. */
    lastView: timestamptz('last_view'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.targetId] }),
    index('follows_newest').on(table.kind, table.targetId, table.date.desc(), table.memberId),
    index('follows_own').on(table.memberId, table.kind, table.date.desc(), table.targetId),
  ],
);
export type FollowRow = typeof follows.$inferSelect;

/** When it was last said that a member follows: who goes and comes again is no news for a day. */
export const followNotices = pgTable(
  'follow_notices',
  {
    memberId: follower(),
    kind: text('kind').$type<FollowKind>().notNull(),
    targetId: text('target_id').notNull(),
    date: timestamptz('date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.targetId] })],
);
