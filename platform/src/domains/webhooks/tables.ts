import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  DeliveryState,
  WebhookStop,
  WebhookTry,
} from '@whaletide/schema/domains/webhooks/rest.ts';
import type { DeliveryKind, WebhookKind } from '@whaletide/schema/domains/webhooks/rules/kinds.ts';
import { id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';
import { organizations } from '../organizations/tables.ts';

/** Addresses to which the site sends what happens to a member, or in an organization's competitions. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    /** Null where it belongs to its keeper. */
    organizationId: text('organization_id').references(() => organizations.id, {
      onDelete: 'cascade',
    }),
    /** Member who has it; of an organization's, the administrator who answers for it. */
    keeperId: text('keeper_id')
      .notNull()
      .references(() => members.id),
    name: text('name').notNull(),
    url: text('url').notNull(),
    kinds: text('kinds').array().$type<WebhookKind[]>().notNull(),
    /** Sealed by the site's key, since deliveries are signed by it. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The secret before, and until when it signs too. */
    oldSealedSecret: text('old_sealed_secret'),
    oldSecretUntil: timestamptz('old_secret_until'),
    createDate: timestamptz('create_date').notNull(),
    /** Since when nothing is sent, and why. */
    stoppedDate: timestamptz('stopped_date'),
    stopped: text('stopped').$type<WebhookStop>(),
    /** Time of the last try that succeeded. */
    deliveredDate: timestamptz('delivered_date'),
    /** Tries that were asked for by hand in the hour that began then. */
    manualSince: timestamptz('manual_since'),
    manualTries: integer('manual_tries').notNull().default(0),
  },
  (table) => [
    index('webhooks_organization').on(table.organizationId, table.id),
    index('webhooks_keeper').on(table.keeperId, table.id),
  ],
);
export type WebhookRow = typeof webhooks.$inferSelect;

/** Deliveries of the last weeks, and those to come. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Id of the event: the same for all webhooks, and once for each. */
    messageId: text('message_id').notNull(),
    kind: text('kind').$type<DeliveryKind>().notNull(),
    /** Frozen when it happened, so that each try sends the same. */
    body: text('body').notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('WAITING'),
    createDate: timestamptz('create_date').notNull(),
    nextTry: timestamptz('next_try'),
    /** Tries since it was made, or sent again by hand. */
    tried: integer('tried').notNull().default(0),
    /** The newest tries, the newest first. */
    tries: jsonb('tries').$type<WebhookTry[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_message').on(table.webhookId, table.messageId),
    index('webhook_deliveries_newest').on(
      table.webhookId,
      table.createDate.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('webhook_deliveries_date').on(table.createDate),
    index('webhook_deliveries_waiting')
      .on(table.webhookId)
      .where(sql`${table.state} = 'WAITING'`),
  ],
);
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
