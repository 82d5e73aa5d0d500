import { and, asc, eq, ne, or } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { changeMember } from '../members/store.ts';
import { members } from '../members/tables.ts';
import { ringFor } from './notices.ts';

/**
 * Frees an address for the member who has proved it theirs, in the transaction that gives it to
 * them: an account that holds it without proof loses it, and is told. One that has proved it too
 * keeps it, so that giving it away fails as a unique violation.
 * @param memberId of an account that is there already; null for one that is being made
 */
export const yieldAddress = async (
  tx: Transaction,
  services: Services,
  email: string,
  memberId: string | null,
): Promise<void> => {
  const holds = and(eq(members.email, email), eq(members.emailVerified, false));
  const own = memberId === null ? undefined : eq(members.id, memberId);
  // Both in the order of ids: two members may hold each other's address.
  await tx
    .select({ id: members.id })
    .from(members)
    .where(or(own, holds))
    .orderBy(asc(members.id))
    .for('no key update');
  const others = memberId === null ? holds : and(holds, ne(members.id, memberId));
  const found = await tx.select({ id: members.id }).from(members).where(others);
  for (const { id } of found) {
    await changeMember(tx, id, { email: null });
    await ringFor(tx, services, id, 'addressLost');
  }
};
