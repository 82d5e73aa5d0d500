import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { forgetExchanges } from './exchanges/deciding.ts';
import { creatorCredits, creators, creatorViolations, featuredCreators } from './tables.ts';

/** Ends the programme for a member whose account is closed; the ledger's lines stay, without a name. */
export const forgetCreator = async (
  tx: Transaction,
  { id }: { id: string },
  { now }: Pick<Services, 'now'>,
): Promise<void> => {
  await forgetExchanges(tx, id, now());
  await tx.delete(creatorCredits).where(eq(creatorCredits.actorId, id));
  await tx.delete(featuredCreators).where(eq(featuredCreators.memberId, id));
  await tx.update(creatorViolations).set({ reason: '' }).where(eq(creatorViolations.memberId, id));
  await tx
    .update(creators)
    .set({ endDate: now() })
    .where(and(eq(creators.memberId, id), isNull(creators.endDate)));
};
