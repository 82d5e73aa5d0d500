import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';
import { teams } from '../teams/tables.ts';

const member = (name: string) =>
  text(name)
    .notNull()
    .references(() => members.id);

/**
 * Conversations: one for each two members, as the key on the ordered pair decides, and one for each
 * team, whose members are its sides.
 */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: id(),
    /** The smaller id of the two; null in a team's. */
    firstId: text('first_id').references(() => members.id),
    secondId: text('second_id').references(() => members.id),
    /** Null between two members. */
    teamId: text('team_id').references(() => teams.id),
    createDate: timestamptz('create_date').notNull(),
    /** Messages that were ever written; numbers the next one under this row's lock. */
    lastNumber: integer('last_number').notNull().default(0),
    /** Time of the newest message; null before the first. */
    lastDate: timestamptz('last_date'),
  },
  (table) => [
    unique('chat_sessions_pair').on(table.firstId, table.secondId),
    unique('chat_sessions_team').on(table.teamId),
    check('chat_sessions_order', sql`${table.firstId} < ${table.secondId}`),
    check(
      'chat_sessions_kind',
      sql`num_nonnulls(${table.firstId}, ${table.secondId}) = case when ${table.teamId} is null then 2 else 0 end`,
    ),
  ],
);
export type ChatSessionRow = typeof chatSessions.$inferSelect;

const session = () =>
  text('session_id')
    .notNull()
    .references(() => chatSessions.id);

/**
 * A conversation as each of its members has it. A member who leaves a team keeps the row, which
 * then shows nothing: readers are determined by the team.
 */
export const chatSides = pgTable(
  'chat_sides',
  {
    sessionId: session(),
    memberId: member('member_id'),
    /** The other one of the two; null in a team's. */
    otherId: text('other_id').references(() => members.id),
    /** Messages up to this number were deleted by the member, for themselves. */
    cleared: integer('cleared').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.memberId] }),
    index('chat_sides_member').on(table.memberId),
  ],
);
export type ChatSideRow = typeof chatSides.$inferSelect;

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    sessionId: session(),
    /** From 1, without gaps. */
    number: integer('number').notNull(),
    fromId: member('from_id'),
    /** With what the site masked when it was written. */
    content: text('content').notNull(),
    /** The client's own name for it, so that a repeated call writes it once. */
    key: text('key'),
    date: timestamptz('date').notNull(),
  },
  (table) => [
    unique('chat_messages_number').on(table.sessionId, table.number),
    unique('chat_messages_key').on(table.sessionId, table.fromId, table.key),
  ],
);
export type ChatMessageRow = typeof chatMessages.$inferSelect;

/**
 * Number of times that a member did something since their window began; one row a member and kind.
 */
export const chatTurns = pgTable(
  'chat_turns',
  {
    memberId: member('member_id'),
    kind: text('kind', { enum: ['message', 'session'] }).notNull(),
    since: timestamptz('since').notNull(),
    turns: integer('turns').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
);
