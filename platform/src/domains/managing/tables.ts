import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ForecastFigures } from '@whaletide/schema/domains/managing/rest/forecasts.ts';
import type { MessageAudience } from '@whaletide/schema/domains/managing/rules/messages.ts';
import { id, timestamptz } from '#database/columns.ts';
import { competitions, tasks } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { organizations } from '../organizations/tables.ts';

/** Messages of those who manage a competition to some of its members. */
export const competitionMessages = pgTable(
  'competition_messages',
  {
    id: id(),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    senderId: text('sender_id')
      .notNull()
      .references(() => members.id),
    audience: text('audience').$type<MessageAudience>().notNull(),
    /** Team or stage; null for everybody. */
    targetId: text('target_id'),
    /** Its name when the message was sent. */
    targetName: text('target_name'),
    /** Number of stages before the addressed one. */
    promotions: integer('promotions'),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** Number of members that it was sent to, and of those who have it by now. */
    recipients: integer('recipients').notNull(),
    delivered: integer('delivered').notNull().default(0),
    date: timestamptz('date').notNull(),
  },
  (table) => [
    index('competition_messages_newest').on(
      table.competitionId,
      table.date.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
export type CompetitionMessageRow = typeof competitionMessages.$inferSelect;

/** States of what a job makes. */
export type MakingState = 'pending' | 'ready' | 'failed' | 'cancelled';

const making = () => ({
  state: text('state').$type<MakingState>().notNull(),
  createDate: timestamptz('create_date').notNull(),
  /** Steps that are done, of so many; 0 of 0 before they are known. */
  done: integer('done').notNull().default(0),
  total: integer('total').notNull().default(0),
  /** Chinese; why it failed. */
  problem: text('problem'),
});

/** Archives of competitions that were asked for, and are downloaded until they expire. */
export const competitionArchives = pgTable(
  'competition_archives',
  {
    id: id(),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    withWorks: boolean('with_works').notNull(),
    ...making(),
    /** Its name in the file store, where it is ready. */
    fileKey: text('file_key'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
    expires: timestamptz('expires'),
  },
  (table) => [
    // One is made at a time of each competition.
    uniqueIndex('competition_archives_pending')
      .on(table.competitionId)
      .where(sql`${table.state} = 'pending'`),
    index('competition_archives_newest').on(table.competitionId, table.createDate),
    index('competition_archives_file').on(table.fileKey),
  ],
);
export type CompetitionArchiveRow = typeof competitionArchives.$inferSelect;

/** Archives that members have made into competitions. */
export const competitionImports = pgTable(
  'competition_imports',
  {
    id: id(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** Key of the `archive` upload; it is gone once the import has ended. */
    archiveKey: text('archive_key').notNull(),
    fileName: text('file_name').notNull(),
    startDate: timestamptz('start_date'),
    ...making(),
    competitionId: text('competition_id').references(() => competitions.id, {
      onDelete: 'set null',
    }),
    /** Works that were scored again, and those that couldn't be. */
    compared: integer('compared').notNull().default(0),
    left: integer('left_works').notNull().default(0),
  },
  (table) => [
    uniqueIndex('competition_imports_pending')
      .on(table.archiveKey)
      .where(sql`${table.state} = 'pending'`),
    index('competition_imports_newest').on(table.memberId, table.organizationId, table.createDate),
  ],
);
export type CompetitionImportRow = typeof competitionImports.$inferSelect;

/** Forecasts of tasks, each computed of what its basis is the hash of. */
export const taskForecasts = pgTable('task_forecasts', {
  taskId: text('task_id')
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  /** SHA-256 of solution, settings, baselines and files, in hexadecimal digits. */
  basis: text('basis').notNull(),
  state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
  startDate: timestamptz('start_date').notNull(),
  doneDate: timestamptz('done_date'),
  /** Null until it is done. */
  figures: jsonb('figures').$type<ForecastFigures>(),
  /** Chinese; why it failed. */
  problem: text('problem'),
});
