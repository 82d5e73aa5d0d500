import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FollowKind } from '@whaletide/schema/domains/members/rest.ts';
import type { Role } from '@whaletide/schema/domains/account/rest/account.ts';
import { id, timestamptz } from '#database/columns.ts';

/** Lists the facts that members give of themselves by which they may know each other. */
const alikeBy = <T>(table: Record<'university' | 'major' | 'company', T>) =>
  [
    ['university', table.university],
    ['major', table.major],
    ['company', table.company],
  ] as const;

/** Members as others see them, and what only their own account shows. */
export const members = pgTable(
  'members',
  {
    id: id(),
    name: text('name').notNull(),
    /** The name as it is compared: names that differ in case or width only count as equal. */
    nameKey: text('name_key').notNull().unique(),
    email: text('email').unique(),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** 1 verified by real name, else not; with the name that was verified. */
    verifyStatus: integer('verify_status').notNull().default(0),
    realName: text('real_name'),
    avatar: text('avatar'),
    signature: text('signature'),
    bio: text('bio'),
    /** Begins with http. */
    website: text('website'),
    /** 学生 or 在职. */
    identity: text('identity'),
    /**
     * Facts as the member gives them, else as they last gave them when they registered for a
     * competition.
     */
    university: text('university'),
    majorTag: text('major_tag'),
    major: text('major'),
    company: text('company'),
    job: text('job'),
    location: text('location'),
    /** Facts among these that are the member's own word (members/rules/profile.ts: ownFacts). */
    ownFacts: text('own_facts').array().notNull().default([]),
    /** 1 organization, 2 professional; with the name that was verified. */
    verifyType: integer('verify_type'),
    verifyName: text('verify_name'),
    /** Kept beside the rows that it counts, in the same transactions. */
    followersCount: integer('followers_count').notNull().default(0),
    /** Others see name, picture, level and verification alone. */
    hideProfile: boolean('hide_profile').notNull().default(false),
    /** Since when the account is stopped: signing in is refused. */
    deactivated: timestamptz('deactivated'),
    /** Until when the member may come back who has closed the account; null where an administrator stopped it. */
    closes: timestamptz('closes'),
    /** Since when the account is closed for good, and nothing of the person is left. */
    closed: timestamptz('closed'),
    /** Since when and why an administrator has taken the creator's rights, whatever the roles say. */
    creatorBanned: timestamptz('creator_banned'),
    creatorBanReason: text('creator_ban_reason'),
    growthScore: integer('growth_score').notNull().default(0),
    roles: text('roles').array().$type<Role[]>().notNull().default([]),
    createDate: timestamptz('create_date').notNull(),
  },
  (table) => [
    index('members_followed').on(table.followersCount.desc().nullsFirst(), table.id),
    ...alikeBy(table).map(([name, column]) =>
      index(`members_of_${name}`)
        .on(column, table.followersCount.desc().nullsFirst(), table.id)
        .where(
          sql`${column} is not null and ${table.hideProfile} = false and ${table.deactivated} is null`,
        ),
    ),
    index('members_closing')
      .on(table.closes)
      .where(sql`${table.closes} is not null and ${table.closed} is null`),
  ],
);
export type MemberRow = typeof members.$inferSelect;

const follower = () =>
  text('member_id')
    .notNull()
    .references(() => members.id);

/** Members and what they follow. The row of what is followed has the number of its followers. */
export const follows = pgTable(
  'follows',
  {
    memberId: follower(),
    kind: text('kind').$type<FollowKind>().notNull(),
    targetId: text('target_id').notNull(),
    date: timestamptz('date').notNull(),
    /** True where its news comes by e-mail too; for channels only. */
    mail: boolean('mail').notNull().default(false),
    /** Time at which the member last saw its news; for channels only. */
    lastView: timestamptz('last_view'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.targetId] }),
    index('follows_newest').on(
      table.kind,
      table.targetId,
      table.date.desc().nullsFirst(),
      table.memberId,
    ),
    index('follows_mailed')
      .on(table.memberId, table.targetId)
      .where(sql`${table.mail}`),
    index('follows_own').on(
      table.memberId,
      table.kind,
      table.date.desc().nullsFirst(),
      table.targetId,
    ),
  ],
);
export type FollowRow = typeof follows.$inferSelect;

/**
 * Times at which it was last said that a member follows: unfollowing and following again is no news
 * for a day.
 */
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
