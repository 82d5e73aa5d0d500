import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditKind } from '@whaletide/schema/domains/moderation/rules/audit.ts';
import { timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';

/** Every change by an administrator, an organizer, or the operator at the machine; never changed. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Null for the operator and for a service account. */
    actorId: text('actor_id').references(() => members.id),
    /** Id and name at that time of the service account that made it, which may be gone by now. */
    serviceAccountId: text('service_account_id'),
    serviceAccountName: text('service_account_name'),
    action: text('action').$type<AuditAction>().notNull(),
    kind: text('kind').$type<AuditKind>().notNull(),
    /** Id of what was changed; it may be gone by now. */
    targetId: text('target_id'),
    /** Name of it at that time. */
    title: text('title').notNull(),
    reason: text('reason'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    date: timestamptz('date').notNull(),
  },
  (table) => [
    index('audit_entries_newest').on(table.date.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_entries_target').on(table.kind, table.targetId, table.id.desc().nullsFirst()),
    index('audit_entries_actor').on(table.actorId, table.id.desc().nullsFirst()),
  ],
);
export type AuditEntryRow = typeof auditEntries.$inferSelect;
