import { createHmac } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { dayKey } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle, Transaction } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Services } from '../../../services.ts';
import { type ViewedKind, views } from '../tables.ts';

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
  // Addresses are told apart for a day, and kept by nobody.
  const digest = () =>
    createHmac('sha256', config.sessionSecret).update(`${day} ${address}`).digest('base64url');
  const first = await tx
    .insert(views)
    .values({ kind, objectId, viewer: caller?.id ?? digest(), day })
    .onConflictDoNothing()
    .returning({ objectId: views.objectId });
  return first.length > 0;
};

/** Forgets who looked on days that are over. */
export const pruneViews = async (db: Handle, now: Date): Promise<void> => {
  await db.delete(views).where(lt(views.day, dayKey(now)));
};
