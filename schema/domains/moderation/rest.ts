import { type Static, Type } from 'typebox';
import { auditKinds } from './rules/audit.ts';
import { contentKinds } from './rules/content-moderation.ts';
import { call } from '#shared/rest/call.ts';
import { EitherPageOf, EitherPaging, Id, Line, Nullable, Time } from '#shared/rest/common.ts';

const Values = Nullable(Type.Record(Type.String(), Type.Unknown()));

/** A change by an administrator, an organizer or the operator, as it was written down. */
export const AuditEntry = Type.Object({
  /** Decimal, rising. */
  _id: Type.String({ pattern: '^[0-9]+$' }),
  /** Null for the operator at the machine, and for a service account. */
  Actor: Nullable(Id),
  /** Name of the service account that made the change; absent or null for all others. */
  ServiceAccount: Type.Optional(Nullable(Type.String())),
  /** The call that made the change (moderation/rules/audit.ts: auditActions). */
  Action: Type.String(),
  Kind: Type.Enum(auditKinds),
  /** An id; of organizations the short name. What it names may be gone. */
  Target: Nullable(Type.String()),
  /** Name of it at that time. */
  Title: Type.String(),
  Reason: Nullable(Type.String()),
  /** Values that have changed, and nothing else: their keys, as they were and as they became. */
  Before: Values,
  After: Values,
  Date: Time,
});
export type AuditEntry = Static<typeof AuditEntry>;

export const contentStates = ['SHOWN', 'FOLDED', 'REMOVED'] as const;

/** Content after it was moderated. */
export const ModeratedContent = Type.Object({
  _id: Id,
  Kind: Type.Enum(contentKinds),
  State: Type.Enum(contentStates),
  Reason: Nullable(Type.String()),
});
export type ModeratedContent = Static<typeof ModeratedContent>;

const OneContent = Type.Object({ kind: Type.Enum(contentKinds), id: Id });
const refusals =
  '403 FORBIDDEN for all but administrators, 404 NOT_FOUND where it is gone, 400 BAD_USER_INPUT without a reason';

/**
 * Calls for administrators; 403 FORBIDDEN for all others. The specification names no paths: these
 * are ours.
 */
export const moderationCalls = {
  log: call({
    operation: 'moderation.log',
    method: 'GET',
    path: '/api/admin/auditEntries',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT'],
    summary: 'What administrators, organizers and the operator have changed, newest first',
    query: Type.Object({
      ...EitherPaging(20),
      Kind: Type.Optional(Type.Enum(auditKinds)),
      /** By name of its call. */
      Action: Type.Optional(Type.String({ maxLength: 100 })),
      /** A member’s own changes. */
      Actor: Type.Optional(Id),
      /** The changes of one thing, by its id; of an organization its short name. */
      Target: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    response: EitherPageOf(AuditEntry),
  }),
  fold: call({
    operation: 'moderation.fold',
    method: 'POST',
    path: '/api/admin/content/:kind/:id/fold',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: `Takes content out of all lists and counts and tells its owner, who still reads it with the reason (event 24). ${refusals}, 409 CONFLICT where it is folded`,
    params: OneContent,
    body: Type.Object({ Reason: Line }),
    response: ModeratedContent,
  }),
  restore: call({
    operation: 'moderation.restore',
    method: 'DELETE',
    path: '/api/admin/content/:kind/:id/fold',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Puts folded content back and tells its owner (event 2070). 403 FORBIDDEN for all but administrators, 404 NOT_FOUND where it is gone, 409 CONFLICT where it isn’t folded',
    params: OneContent,
    response: ModeratedContent,
  }),
  remove: call({
    operation: 'moderation.remove',
    method: 'DELETE',
    path: '/api/admin/content/:kind/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: `Deletes a post, a reply, a comment or a project for good and tells its owner (event 2071); a column is folded only, 409 CONFLICT. ${refusals}`,
    params: OneContent,
    query: Type.Object({ Reason: Line }),
    response: ModeratedContent,
  }),
};
