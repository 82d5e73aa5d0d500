import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { DAY, dayKey } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import type { Services } from '#services.ts';
import { viewDays, type ViewedKind, views } from '../tables.ts';

/** View of a thing: by a member, or by a visitor known by their address. */
export interface View {
  kind: ViewedKind;
  objectId: string;
  caller: Caller | null;
  address: string;
}

/**
 * Tells whether this is a viewer's first view of the thing today: one a day for each member, or for
 * each address of visitors. The owner of the transaction raises the thing's own count by it.
 */
export const isFirstView = async (
  tx: Transaction,
  { config, now }: Pick<Services, 'config' | 'now'>,
  { kind, objectId, caller, address }: View,
): Promise<boolean> => {
  const day = dayKey(now());
  // Addresses are told apart for a day, and not stored.
  const digest = () =>
    createHmac('sha256', config.sessionSecret).update(`${day} ${address}`).digest('base64url');
  const first = await tx
    .insert(views)
    .values({ kind, objectId, viewer: caller?.id ?? digest(), day })
    .onConflictDoNothing()
    .returning({ objectId: views.objectId });
  if (first.length === 0) return false;
  await tx
    .insert(viewDays)
    .values({ kind, objectId, day, count: 1 })
    .onConflictDoUpdate({
      target: [viewDays.kind, viewDays.objectId, viewDays.day],
      set: { count: sql`${viewDays.count} + 1` },
    });
  return true;
};

/** Days for which it is known how often a thing was looked at. */
const VIEW_DAYS = 30;

/** Forgets who looked on days that are over, and how many did so long ago. */
export const pruneViews = async (db: Handle, now: Date): Promise<void> => {
  await db.delete(views).where(lt(views.day, dayKey(now)));
  const kept = new Date(now.getTime() - VIEW_DAYS * DAY);
  await db.delete(viewDays).where(lt(viewDays.day, dayKey(kept)));
};
