import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { practiceModes } from '@whaletide/schema/domains/practice/rules.ts';
import { id, timestamptz } from '#database/columns.ts';
import { competitions } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';

export const teams = pgTable(
  'teams',
  {
    id: id(),
    competitionId: text('competition_id').notNull(),
    name: text('name').notNull(),
    /** The name as it is compared, kept by the database: case and width make no other name. */
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(normalize(btrim("name"), NFKC))`),
    image: text('image'),
    description: text('description').notNull().default(''),
    captainId: text('captain_id')
      .notNull()
      .references(() => members.id),
    deleted: boolean('deleted').notNull().default(false),
    banned: boolean('banned').notNull().default(false),
    banReason: text('ban_reason'),
    /** True where its captain lets others apply; at the cap no member can, whatever this says. */
    receives: boolean('receives').notNull().default(true),
    /** Stages that the team has been promoted over: it stands in the stage after them. */
    promotions: integer('promotions').notNull().default(0),
    createDate: timestamptz('create_date').notNull(),
  },
  (table) => [
    index('teams_competition').on(table.competitionId),
    // Names are unique among existing teams.
    uniqueIndex('teams_name')
      .on(table.competitionId, table.nameKey)
      .where(sql`not ${table.deleted}`),
    index('teams_living')
      .on(table.competitionId, table.createDate, table.id)
      .where(sql`not ${table.deleted}`),
  ],
);
export type TeamRow = typeof teams.$inferSelect;

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** Repeated here for the key below: one team a member and competition. */
    competitionId: text('competition_id').notNull(),
    joinDate: timestamptz('join_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.memberId] }),
    unique('team_members_once').on(table.competitionId, table.memberId),
    index('team_members_member').on(table.memberId),
  ],
);

/** A member takes part in a competition once: the key is what decides it. */
export const registrations = pgTable(
  'registrations',
  {
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** 1 registered, 0 under review, -1 rejected. */
    status: integer('status').notNull(),
    teamId: text('team_id').references(() => teams.id),
    /** Time at which it was sent; after a rejection, the last time. */
    createDate: timestamptz('create_date').notNull(),
    /** Number of times that it was sent: each is paid for, and given back, once. */
    attempt: integer('attempt').notNull().default(1),
    /** Whale coins that were paid and not given back. */
    fee: integer('fee').notNull().default(0),
    invitationCode: text('invitation_code'),
    reviewDate: timestamptz('review_date'),
    reviewerId: text('reviewer_id').references(() => members.id),
    /** Why it was rejected. */
    reason: text('reason'),
    /** The member's id on another platform, where the site asks for one. */
    customId: text('custom_id'),
    customIdDate: timestamptz('custom_id_date'),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.memberId] }),
    index('registrations_member').on(table.memberId),
    index('registrations_invitation').on(table.competitionId, table.invitationCode),
    index('registrations_status').on(table.competitionId, table.status, table.createDate),
  ],
);

/** Members who practise in competitions that are over, once in each way; they take part in nothing. */
export const practices = pgTable(
  'practices',
  {
    id: id(),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    mode: text('mode', { enum: practiceModes }).notNull(),
    startDate: timestamptz('start_date').notNull(),
    /** End of a virtual participation, by its own clock; null for one without a clock. */
    endDate: timestamptz('end_date'),
  },
  (table) => [
    unique('practices_once').on(table.competitionId, table.memberId, table.mode),
    index('practices_member').on(table.memberId),
  ],
);
export type PracticeRow = typeof practices.$inferSelect;

/** Registrations that their members ended, so that each that follows is paid for on its own. */
export const registrationWithdrawals = pgTable(
  'registration_withdrawals',
  {
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** As the registration's, which goes on from here. */
    attempt: integer('attempt').notNull(),
    /** Whale coins that were given back. */
    fee: integer('fee').notNull(),
    date: timestamptz('date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.memberId, table.attempt] }),
    index('registration_withdrawals_member').on(table.memberId),
  ],
);
