import { eq, lt, sql } from 'drizzle-orm';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { DEVICE_DAYS } from './devices.ts';
import { memberBrowsers } from './tables.ts';

/**
 * Keeps that a member has signed in on a browser; answers true where they have on others, and never
 * on this one.
 */
export const noteBrowser = async (
  tx: Transaction,
  row: { memberId: string; browser: string; date: Date },
): Promise<boolean> => {
  const { memberId, browser } = memberBrowsers;
  const [before] = await tx
    .select({
      known: sql<boolean>`coalesce(bool_or(${browser} = ${row.browser}), true)`,
    })
    .from(memberBrowsers)
    .where(eq(memberId, row.memberId));
  await tx
    .insert(memberBrowsers)
    .values(row)
    .onConflictDoUpdate({ target: [memberId, browser], set: { date: row.date } });
  return before?.known === false;
};

/** Deletes browsers without a sign-in for as long as their marks last. */
export const pruneBrowsers = async (db: Handle, now: Date): Promise<void> => {
  await db
    .delete(memberBrowsers)
    .where(lt(memberBrowsers.date, new Date(now.getTime() - DEVICE_DAYS * DAY)));
};
