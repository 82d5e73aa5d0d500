import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { competitions, registrations } from './tables.ts';

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

/** So many teams more or fewer; the last step, since everyone who registers waits for this row. */
export const countTeams = async (
  tx: Transaction,
  competitionId: string,
  difference: number,
): Promise<void> => {
  await tx
    .update(competitions)
    .set({ teamsNumber: sql`${competitions.teamsNumber} + ${difference}` })
    .where(eq(competitions.id, competitionId));
};
