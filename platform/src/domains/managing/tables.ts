import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { MessageAudience } from '@whaletide/schema/domains/managing/rules/messages.ts';
import { id, timestamptz } from '../../database/columns.ts';
import { competitions } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';

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
