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
import { id, moment } from '../../database/columns.ts';
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
    /** Whether its captain lets others apply; at the cap nobody can, whatever this says. */
    receives: boolean('receives').notNull().default(true),
    /** Stages that the team has been promoted over: it stands in the stage after them. */
    promotions: integer('promotions').notNull().default(0),
    createDate: moment('create_date').notNull(),
  },
  (table) => [
    index('teams_competition').on(table.competitionId),
    // Nobody takes the name of another team that is there.
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
    joinDate: moment('join_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.memberId] }),
    unique('team_members_once').on(table.competitionId, table.memberId),
    index('team_members_member').on(table.memberId),
  ],
);

/** Requests that need another's consent: to merge, to remove a member, to leave. */
export const teamApplications = pgTable(
  'team_applications',
  {
    id: id(),
    competitionId: text('competition_id').notNull(),
    /** applicationType and applicationStatus of the contract. */
    type: integer('type').notNull(),
    status: integer('status').notNull().default(0),
    /** Of a merge: the team that asks. */
    fromTeamId: text('from_team_id').references(() => teams.id),
    /** The team that a merge goes to, or that a removal or a leave is about. */
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    /** Of a removal or a leave. */
    memberId: text('member_id').references(() => members.id),
    senderId: text('sender_id')
      .notNull()
      .references(() => members.id),
    content: text('content').notNull().default(''),
    createDate: moment('create_date').notNull(),
    answerDate: moment('answer_date'),
  },
  (table) => [
    // Nobody asks for the same twice while it is pending.
    uniqueIndex('team_applications_merge_once')
      .on(table.fromTeamId, table.teamId)
      .where(sql`${table.status} = 0 and ${table.fromTeamId} is not null`),
    uniqueIndex('team_applications_member_once')
      .on(table.teamId, table.memberId)
      .where(sql`${table.status} = 0 and ${table.memberId} is not null`),
    index('team_applications_team').on(table.teamId, table.createDate.desc()),
    index('team_applications_from').on(table.fromTeamId, table.createDate.desc()),
  ],
);
export type TeamApplicationRow = typeof teamApplications.$inferSelect;
