import { and, count, eq, type SQL } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type { EitherPage } from '@whaletide/schema/shared/rest/common.ts';
import type { AuditEntry, moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import type { AuditAction } from '@whaletide/schema/domains/moderation/rules/audit.ts';
import type { Handle } from '#database/database.ts';
import { byTime, toEitherPage } from '#http/cursors.ts';
import { auditEntries, type AuditEntryRow } from './tables.ts';

const toEntry = (row: AuditEntryRow): AuditEntry => ({
  _id: String(row.id),
  Actor: row.actorId,
  ServiceAccount: row.serviceAccountName,
  Action: row.action,
  Kind: row.kind,
  Target: row.targetId,
  Title: row.title,
  Reason: row.reason,
  Before: row.before,
  After: row.after,
  Date: row.date.toISOString(),
});

const chosenBy = (query: CallInput<typeof moderationCalls.log>['query']): SQL | undefined => {
  const { Kind, Action, Actor, Target } = query;
  return and(
    Kind && eq(auditEntries.kind, Kind),
    // A name of no action finds nothing.
    Action ? eq(auditEntries.action, Action as AuditAction) : undefined,
    Actor ? eq(auditEntries.actorId, Actor) : undefined,
    Target ? eq(auditEntries.targetId, Target) : undefined,
  );
};

const newestFirst = byTime<AuditEntryRow>(
  { time: auditEntries.date, id: auditEntries.id },
  'desc',
  ({ date, id }) => ({ time: date, id }),
);

/** A page of the log, newest first. */
export const auditLog = (
  db: Handle,
  query: CallInput<typeof moderationCalls.log>['query'],
): Promise<EitherPage<AuditEntry>> => {
  const chosen = chosenBy(query);
  return toEitherPage(query, {
    keyset: newestFirst,
    rows: (behind) =>
      db
        .select()
        .from(auditEntries)
        .where(and(chosen, behind))
        .orderBy(...newestFirst.order),
    total: db.select({ rows: count() }).from(auditEntries).where(chosen),
    present: (rows) => rows.map(toEntry),
  });
};
