import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { WeakFlags } from '@whaletide/schema/domains/account/rest/account.ts';
import { useOutcomes } from '@whaletide/schema/domains/account/rest/agents.ts';
import type { OAuthProviderName } from '@whaletide/schema/domains/account/rest/oauth.ts';
import type { ContactKind } from '@whaletide/schema/domains/account/rules/contact-changes.ts';
import type { Scope } from '@whaletide/schema/domains/account/rules/scopes.ts';
import { tokenKinds } from '@whaletide/schema/domains/account/rules/token-kinds.ts';
import { id, timestamptz } from '#database/columns.ts';
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

/**
 * Browsers on which members have signed in, by the mark that each bears: accounts that share one
 * are taken for one person's where they would reward each other. Pruned daily.
 */
export const memberBrowsers = pgTable(
  'member_browsers',
  {
    memberId: owner(),
    browser: text('browser').notNull(),
    /** Time of the last sign-in. */
    date: timestamptz('date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.browser] }),
    index('member_browsers_browser').on(table.browser),
    index('member_browsers_date').on(table.date),
  ],
);

/** The second step of signing in of members who began to set it up; see second-step.ts. */
export const twoFactors = pgTable('two_factors', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  /** In the form of id-numbers.ts. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The 30 seconds since 1970 of the last code that passed: none of them or before does again. */
  lastStep: integer('last_step').notNull(),
  /** Since when it is in force; null until the first code. */
  confirmed: timestamptz('confirmed'),
});

/** Recovery codes that are left: using one deletes it. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberId: owner(),
    /** Keyed, as those of verification codes are. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.hash] })],
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
    /** Tokens from before there were scopes are good for everything, as they were. */
    scopes: text('scopes')
      .array()
      .$type<Scope[]>()
      .notNull()
      .default(sql`'{read,write,account}'`),
    kind: text('kind', { enum: tokenKinds }).notNull().default('person'),
    /** Model of an agent; null for a person's. */
    model: text('model'),
    /** Program that runs an agent; null where it names none. */
    harness: text('harness'),
    createDate: timestamptz('create_date').notNull(),
    expires: timestamptz('expires'),
    lastUsed: timestamptz('last_used'),
  },
  (table) => [index('access_tokens_member').on(table.memberId)],
);

/** Part of its budgets that a token has used up on a day of Asia/Shanghai. */
export const tokenDays = pgTable(
  'token_days',
  {
    tokenId: text('token_id').notNull(),
    memberId: owner(),
    day: text('day').notNull(),
    calls: integer('calls').notNull(),
    submissions: integer('submissions').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenId, table.day] }),
    index('token_days_member').on(table.memberId),
    index('token_days_day').on(table.day),
  ],
);

/** Log of what tokens were used for; it outlives the token that it is of. */
export const tokenUses = pgTable(
  'token_uses',
  {
    id: id(),
    tokenId: text('token_id').notNull(),
    memberId: owner(),
    verb: text('verb').notNull(),
    outcome: text('outcome', { enum: useOutcomes }),
    code: text('code'),
    date: timestamptz('date').notNull(),
  },
  (table) => [
    index('token_uses_token').on(table.tokenId, table.date),
    index('token_uses_member').on(table.memberId),
    index('token_uses_date').on(table.date),
  ],
);

/** Members who have stopped all of their agents. */
export const stoppedAgents = pgTable('stopped_agents', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  since: timestamptz('since').notNull(),
});

/** Numbers of tries at something guessable; see attempts.ts. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    windowStart: timestamptz('window_start').notNull(),
    count: integer('count').notNull(),
    /** Number of times in a row that the limit was reached; doubles the wait. */
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
    /** Day (Asia/Shanghai) of the newest, and number of those sent on it. */
    day: text('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.purpose] })],
);

/** Codes on their way to addresses with which somebody signs up; see sign-up-codes.ts. */
export const signUpCodes = pgTable(
  'sign_up_codes',
  {
    email: text('email').primaryKey(),
    /** Keyed; empty where nothing has arrived. */
    hash: text('hash').notNull(),
    sent: timestamptz('sent').notNull(),
    expires: timestamptz('expires').notNull(),
    tries: integer('tries').notNull(),
    /** Day (Asia/Shanghai) of the newest, and number of those sent on it. */
    day: text('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('sign_up_codes_expires').on(table.expires)],
);

/** Changes of members' contacts, which a link in a mail takes back; see contact-changes.ts. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: id(),
    /** Order of a member's changes, which are made one after the other. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    memberId: owner(),
    kind: text('kind').$type<ContactKind>().notNull(),
    /** Address, or number as +86 13800000000; null where none was proved. */
    before: text('before'),
    after: text('after').notNull(),
    /** SHA-256 of the link's token; null where there was no address to mail it to. */
    tokenHash: text('token_hash').unique(),
    date: timestamptz('date').notNull(),
    /** Time at which it was taken back, by its own link or by that of an earlier change. */
    takenBackDate: timestamptz('taken_back_date'),
  },
  (table) => [index('contact_changes_member').on(table.memberId, table.number)],
);
export type ContactChangeRow = typeof contactChanges.$inferSelect;

/** Unused captchas. */
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

/**
 * Exports of members' own data. One a day: the key decides between several orders at once. One that
 * failed has no day, so that it may be asked for again.
 */
export const memberExports = pgTable(
  'member_exports',
  {
    id: id(),
    memberId: owner(),
    /** `2026-11-21` in Shanghai; null once it has failed. */
    day: text('day'),
    state: text('state').$type<'pending' | 'ready' | 'failed'>().notNull(),
    createDate: timestamptz('create_date').notNull(),
    /** Its name in the file store, where it is ready. */
    fileKey: text('file_key'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
    /** Files that were too many or too large to go in. */
    filesLeftOut: integer('files_left_out').notNull().default(0),
    /** Until when it can be downloaded. */
    expires: timestamptz('expires'),
  },
  (table) => [
    unique('member_exports_once_a_day').on(table.memberId, table.day),
    index('member_exports_expires').on(table.expires),
    index('member_exports_file').on(table.fileKey),
  ],
);
export type MemberExportRow = typeof memberExports.$inferSelect;

/** Identities of other sites that members sign in with: an identity is one member's. */
export const oauthIdentities = pgTable(
  'oauth_identities',
  {
    provider: text('provider').$type<OAuthProviderName>().notNull(),
    /** Identifier by which the other site knows the member. */
    subject: text('subject').notNull(),
    memberId: owner(),
    /** Name of the member there when it was bound. */
    name: text('name').notNull(),
    createDate: timestamptz('create_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    unique('oauth_identities_one_each').on(table.memberId, table.provider),
  ],
);

/**
 * Tickets that browsers hold on their way: a state until the provider sends them back, then a
 * ticket for the identity that it proved. Each is good for ten minutes, and once.
 */
export const oauthTickets = pgTable(
  'oauth_tickets',
  {
    /** SHA-256 of the secret, which is random enough to need no salt. */
    hash: text('hash').primaryKey(),
    provider: text('provider').$type<OAuthProviderName>().notNull(),
    /** Member who binds an identity, and the session; null where a visitor signs in. */
    memberId: text('member_id').references(() => members.id),
    sessionId: text('session_id'),
    redirect: text('redirect'),
    /** PKCE's; null once the identity is proved. */
    verifier: text('verifier'),
    /** Subject and name of the identity; null until it is proved. */
    subject: text('subject'),
    name: text('name'),
    expires: timestamptz('expires').notNull(),
  },
  (table) => [index('oauth_tickets_expires').on(table.expires)],
);
export type OAuthTicketRow = typeof oauthTickets.$inferSelect;

export const weakFlags = pgTable('weak_flags', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  flags: jsonb('flags').$type<WeakFlags>().notNull(),
});
