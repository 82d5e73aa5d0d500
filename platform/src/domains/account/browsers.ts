import { lt } from 'drizzle-orm';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle, Transaction } from '../../database/database.ts';
import { DEVICE_DAYS } from './devices.ts';
import { memberBrowsers } from './tables.ts';

/** Keeps that a member has signed in on a browser. */
export const noteBrowser = async (
  tx: Transaction,
  row: { memberId: string; browser: string; date: Date },
): Promise<void> => {
  await tx
    .insert(memberBrowsers)
    .values(row)
    .onConflictDoUpdate({
      target: [memberBrowsers.memberId, memberBrowsers.browser],
      set: { date: row.date },
    });
};

/** Deletes browsers without a sign-in for as long as their marks last. */
export const pruneBrowsers = async (db: Handle, now: Date): Promise<void> => {
  await db
    .delete(memberBrowsers)
    .where(lt(memberBrowsers.date, new Date(now.getTime() - DEVICE_DAYS * DAY)));
};
