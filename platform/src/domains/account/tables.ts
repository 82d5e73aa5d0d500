import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { WeakFlags } from '@whaletide/schema/rest/account.ts';
import { id, timestamptz } from '../../database/columns.ts';
import { members } from '../members/tables.ts';
import { uploads } from '../uploads/tables.ts';

const owner = () =>
  text('member_id')
    .notNull()
    .references(() => members.id);

export const credentials = pgTable('credentials', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  /** In the form of passwords.ts, which names its own parameters. */
  passwordHash: text('password_hash').notNull(),
});

/** Live sessions: signing out deletes the row, and with it whatever the token could do. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    memberId: owner(),
    userAgent: text('user_agent').notNull(),
    createDate: timestamptz('create_date').notNull(),
    lastSeen: timestamptz('last_seen').notNull(),
    expires: timestamptz('expires').notNull(),
    /** Until when the session may change phone, e-mail and password; see protection.ts. */
    protectedUntil: timestamptz('protected_until'),
  },
  (table) => [
    index('sessions_member').on(table.memberId),
    index('sessions_expires').on(table.expires),
  ],
);

export const accessTokens = pgTable(
  'access_tokens',
  {
    id: id(),
    memberId: owner(),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    /** SHA-256 of the secret, which is random enough to need no salt. */
    hash: text('hash').notNull().unique(),
    createDate: timestamptz('create_date').notNull(),
    expires: timestamptz('expires'),
    lastUsed: timestamptz('last_used'),
  },
  (table) => [index('access_tokens_member').on(table.memberId)],
);

/** How often something guessable was tried; see attempts.ts. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    windowStart: timestamptz('window_start').notNull(),
    count: integer('count').notNull(),
    /** How many times in a row the limit was reached; doubles the wait. */
    strikes: integer('strikes').notNull(),
    blockedUntil: timestamptz('blocked_until'),
  },
  (table) => [index('attempts_window').on(table.windowStart)],
);

/** Bound phone numbers; a number belongs to one account. */
export const phones = pgTable(
  'phones',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id),
    countryCode: text('country_code').notNull(),
    phone: text('phone').notNull(),
  },
  (table) => [unique('phones_number').on(table.countryCode, table.phone)],
);

/** The newest code of each purpose of a member; see codes.ts. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    memberId: owner(),
    purpose: text('purpose').$type<'phone' | 'email' | 'protection' | 'recovery'>().notNull(),
    /** The number or address that it was sent to. */
    target: text('target').notNull(),
    /** Keyed, since six digits are quickly tried. */
    hash: text('hash').notNull(),
    /** The session that asked for it. */
    sessionId: text('session_id').notNull(),
    sent: timestamptz('sent').notNull(),
    expires: timestamptz('expires').notNull(),
    tries: integer('tries').notNull(),
    /** How many were sent on the day (Asia/Shanghai) of the newest. */
    day: text('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.purpose] })],
);

/** Captchas that nobody has used yet. */
export const captchas = pgTable(
  'captchas',
  {
    challenge: text('challenge').primaryKey(),
    /** Null for a visitor's. */
    memberId: text('member_id').references(() => members.id),
    bits: integer('bits').notNull(),
    expires: timestamptz('expires').notNull(),
  },
  (table) => [index('captchas_expires').on(table.expires)],
);

/** Automatic real-name attempts of a member in the window that began with the first of them. */
export const automaticAttempts = pgTable('automatic_attempts', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  windowStart: timestamptz('window_start').notNull(),
  count: integer('count').notNull(),
});

/** Real names with their ID numbers, kept apart from the members and encrypted. */
export const realNames = pgTable(
  'real_names',
  {
    id: id(),
    memberId: owner(),
    name: text('name').notNull(),
    /** In the form of id-numbers.ts. */
    encryptedId: text('encrypted_id').notNull(),
    /** A keyed hash, by which one number is known again. */
    idHash: text('id_hash').notNull(),
    route: text('route').$type<'automatic' | 'manual'>().notNull(),
    photoKey: text('photo_key').references(() => uploads.key),
    /** verifyStatus of the contract: 2 waits, 1 verified, -1 rejected. */
    status: integer('status').notNull(),
    reason: text('reason'),
    createDate: timestamptz('create_date').notNull(),
    reviewDate: timestamptz('review_date'),
    reviewerId: text('reviewer_id').references(() => members.id),
  },
  (table) => [
    index('real_names_waiting').on(table.status, table.createDate),
    index('real_names_member').on(table.memberId, table.createDate),
    uniqueIndex('real_names_one_waiting')
      .on(table.memberId)
      .where(sql`${table.status} = 2`),
    uniqueIndex('real_names_one_verified')
      .on(table.memberId)
      .where(sql`${table.status} = 1`),
    uniqueIndex('real_names_number')
      .on(table.idHash)
      .where(sql`${table.status} = 1`),
  ],
);
export type RealNameRow = typeof realNames.$inferSelect;

export const weakFlags = pgTable('weak_flags', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  flags: jsonb('flags').$type<WeakFlags>().notNull(),
});
