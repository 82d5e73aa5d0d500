import { eq, lt } from 'drizzle-orm';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { recommendationLists, recommendationViews } from './tables.ts';

/** Days without a request after which a list is deleted, */
const LIST_DAYS = 30;
/** and that something was seen, since it was offered last. */
const VIEW_DAYS = 180;

/** Nothing is left of what a member was offered. */
export const forgetRecommendations = async (
  tx: Transaction,
  { id }: { id: string },
): Promise<void> => {
  for (const table of [recommendationLists, recommendationViews])
    await tx.delete(table).where(eq(table.memberId, id));
};

/** Removes what is no longer asked for. */
export const pruneRecommendations = async (db: Handle, now: Date): Promise<void> => {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  await db.delete(recommendationLists).where(lt(recommendationLists.askedDate, before(LIST_DAYS)));
  await db.delete(recommendationViews).where(lt(recommendationViews.date, before(VIEW_DAYS)));
};
