import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { follows } from '../members/tables.ts';
import { channelModerators, channels } from './tables.ts';

/**
 * Ends what a member was in channels: those that they follow count one less, the follows themselves
 * are the members domain's; they moderate none.
 */
export const forgetInChannels = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  const followed = tx
    .select({ id: follows.targetId })
    .from(follows)
    .where(and(eq(follows.memberId, id), eq(follows.kind, 'CHANNEL')));
  await tx
    .update(channels)
    .set({ subscribesNumber: sql`${channels.subscribesNumber} - 1` })
    .where(inArray(channels.id, followed));
  await tx.delete(channelModerators).where(eq(channelModerators.memberId, id));
};
