import {
  type AuditAction,
  type AuditKind,
  changedValues,
} from '@whaletide/schema/domains/moderation/rules/audit.ts';
import type { Transaction } from '#database/database.ts';
import type { ServiceCaller } from '#http/caller.ts';
import { auditEntries } from './tables.ts';

/** Member by their id, or service account. */
type Author = { id: string } | ServiceCaller;

/** Author and time of a change. `by` is null for the operator at the machine. */
export interface Doing {
  by: Author | null;
  at: Date;
}

/** Makes the author and time of what a caller does now. */
export const actedBy = (by: Author, now: () => Date): Doing => ({ by, at: now() });

/** Columns that say who made a change. */
const authorOf = (by: Author | null) =>
  by !== null && 'serviceAccountId' in by
    ? { actorId: null, serviceAccountId: by.serviceAccountId, serviceAccountName: by.name }
    : { actorId: by?.id ?? null };

/** Change that was made. Secrets and identity numbers are never handed in here. */
export interface Change {
  action: AuditAction;
  kind: AuditKind;
  target: string | null;
  /** Name of it now, in case it is gone when the entry is read. */
  title: string;
  reason?: string | null;
  /** Values that say which part of it was changed, such as a member's id: before and after alike. */
  of?: Record<string, string>;
  /** Values before and after; what stays the same is left out. Null where there was none. */
  before?: object | null;
  after?: object | null;
}

/** A change of a competition's, or of a part of it by its name. */
export const ofCompetition = (
  { id, name }: { id: string; name: string },
  part?: string,
): Pick<Change, 'kind' | 'target' | 'title'> => ({
  kind: 'COMPETITION',
  target: id,
  title: part === undefined ? name : `${name} · ${part}`,
});

/** Writes a change down, in the transaction that makes it. */
export const record = async (
  tx: Transaction,
  { by, at }: Doing,
  { action, kind, target, title, reason, of, before, after }: Change,
): Promise<void> => {
  const changed = changedValues(before ?? null, after ?? null);
  await tx.insert(auditEntries).values({
    ...authorOf(by),
    action,
    kind,
    targetId: target,
    title,
    reason: reason?.trim() || null,
    before: changed.before && { ...of, ...changed.before },
    after: changed.after && { ...of, ...changed.after },
    date: at,
  });
};
