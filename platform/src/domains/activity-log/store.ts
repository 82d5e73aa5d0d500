import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { FollowKind } from '@whaletide/schema/domains/members/rest.ts';
import type { FeedAction, FeedTargetType } from '@whaletide/schema/domains/feed/rules/feed.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { activityLog } from './tables.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const RETENTION_MS = 365 * DAY;

export interface Activity {
  actor: { kind: FollowKind; id: string };
  action: FeedAction;
  target: { type: FeedTargetType; id: string };
}

/** Describes what a member does. */
export const byMember = (
  id: string,
  action: FeedAction,
  type: FeedTargetType,
  target: string,
): Activity => ({ actor: { kind: 'MEMBER', id }, action, target: { type, id: target } });

/**
 * Records an activity of a member, in the transaction that performs it. Done again after it was
 * taken back it keeps its place, so that repeating doesn't move it up.
 */
export const recordActivity = async (
  tx: Transaction,
  { actor, action, target }: Activity,
  date: Date,
): Promise<void> => {
  await tx
    .insert(activityLog)
    .values({
      actorKind: actor.kind,
      actorId: actor.id,
      action,
      targetType: target.type,
      targetId: target.id,
      date,
    })
    .onConflictDoUpdate({
      target: [
        activityLog.actorKind,
        activityLog.actorId,
        activityLog.action,
        activityLog.targetType,
        activityLog.targetId,
      ],
      set: { withdrawn: false },
      setWhere: eq(activityLog.withdrawn, true),
    });
};

/** Takes back what somebody did; what wasn't written down changes nothing. */
export const withdrawActivity = async (
  tx: Transaction,
  { actor, action, target }: Activity,
): Promise<void> => {
  await tx
    .update(activityLog)
    .set({ withdrawn: true })
    .where(
      and(
        eq(activityLog.actorKind, actor.kind),
        eq(activityLog.actorId, actor.id),
        eq(activityLog.action, action),
        eq(activityLog.targetType, target.type),
        eq(activityLog.targetId, target.id),
      ),
    );
};

/** Nothing is left of what a member did, nor of who followed them. */
export const forgetActivities = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await tx
    .delete(activityLog)
    .where(
      or(
        and(eq(activityLog.actorKind, 'MEMBER'), eq(activityLog.actorId, id)),
        and(eq(activityLog.targetType, 'MEMBER'), eq(activityLog.targetId, id)),
      ),
    );
};

/** Nothing is left of what a thing did that is gone for good, nor of what was done with it. */
export const forgetThing = async (
  tx: Transaction,
  kind: FollowKind & FeedTargetType,
  id: string,
): Promise<void> => {
  await tx
    .delete(activityLog)
    .where(
      or(
        and(eq(activityLog.actorKind, kind), eq(activityLog.actorId, id)),
        and(eq(activityLog.targetType, kind), eq(activityLog.targetId, id)),
      ),
    );
};

/** A feed goes back a year. */
export const pruneActivities = async (db: Handle, now: Date): Promise<void> => {
  await db
    .delete(activityLog)
    .where(lt(activityLog.date, sql`${new Date(now.getTime() - RETENTION_MS)}`));
};
