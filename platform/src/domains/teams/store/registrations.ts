import { and, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { registrations, registrationWithdrawals } from '../tables.ts';

export type RegistrationRow = typeof registrations.$inferSelect;

export interface Place {
  competitionId: string;
  memberId: string;
}

/** The registration of a member, as a condition. */
export const isPlace = ({ competitionId, memberId }: Place): SQL | undefined =>
  and(eq(registrations.competitionId, competitionId), eq(registrations.memberId, memberId));

/** Counts how often the member has sent and ended a registration for the competition. */
const endedAttempts = async (tx: Transaction, { competitionId, memberId }: Place) => {
  const { attempt } = registrationWithdrawals;
  const [row] = await tx
    .select({ last: max(attempt) })
    .from(registrationWithdrawals)
    .where(
      and(
        eq(registrationWithdrawals.competitionId, competitionId),
        eq(registrationWithdrawals.memberId, memberId),
      ),
    );
  return row?.last ?? 0;
};

/**
 * Takes the member's place, or that of their rejected registration. Answers how often they have
 * sent it by now; undefined where they hold the place already. The caller holds the lock of the
 * member's row, so that no registration comes between a withdrawal and its count.
 */
export const takePlace = async (
  tx: Transaction,
  place: Place,
  { status, fee, code, now }: { status: number; fee: number; code: string | null; now: Date },
): Promise<number | undefined> => {
  const sent = { status, fee, invitationCode: code, createDate: now };
  const [taken] = await tx
    .insert(registrations)
    .values({ ...place, ...sent, attempt: (await endedAttempts(tx, place)) + 1 })
    .onConflictDoUpdate({
      target: [registrations.competitionId, registrations.memberId],
      set: {
        ...sent,
        attempt: sql`${registrations.attempt} + 1`,
        reviewDate: null,
        reviewerId: null,
        reason: null,
      },
      setWhere: eq(registrations.status, registerStatus.rejected),
    })
    .returning({ attempt: registrations.attempt });
  return taken?.attempt;
};

/**
 * Ends the member's registration that has this status, and answers it; undefined where it hasn't.
 * The caller holds the lock of the member's row.
 */
export const leavePlace = async (
  tx: Transaction,
  place: Place,
  { status, now }: { status: number; now: Date },
): Promise<RegistrationRow | undefined> => {
  const [row] = await tx
    .delete(registrations)
    .where(and(isPlace(place), eq(registrations.status, status)))
    .returning();
  if (!row) return undefined;
  const { attempt, fee } = row;
  await tx.insert(registrationWithdrawals).values({ ...place, attempt, fee, date: now });
  return row;
};

/** Changes a registration that has this status, and answers it; undefined where it hasn't. */
export const changeRegistration = async (
  db: Handle,
  place: Place,
  status: number,
  values: Partial<typeof registrations.$inferInsert>,
): Promise<RegistrationRow | undefined> => {
  const [row] = await db
    .update(registrations)
    .set(values)
    .where(and(isPlace(place), eq(registrations.status, status)))
    .returning();
  return row;
};

/** Keeps the members' registrations at the team that they are in by now. */
export const placeIn = async (
  tx: Transaction,
  { competitionId, teamId }: { competitionId: string; teamId: string },
  memberIds: readonly string[],
): Promise<void> => {
  await tx
    .update(registrations)
    .set({ teamId })
    .where(
      and(
        eq(registrations.competitionId, competitionId),
        inArray(registrations.memberId, [...memberIds]),
      ),
    );
};

/** Forgets by which id the member is known on another platform. */
export const forgetCustomIds = async (tx: Transaction, memberId: string): Promise<void> => {
  await tx
    .update(registrations)
    .set({ customId: null, customIdDate: null })
    .where(eq(registrations.memberId, memberId));
};
