import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { teamMembers, teams } from '../tables.ts';

/** Changes of teams by those who hold their rows' locks. */

export const changeTeam = async (
  tx: Transaction,
  id: string,
  values: Partial<typeof teams.$inferInsert>,
): Promise<void> => {
  await tx.update(teams).set(values).where(eq(teams.id, id));
};

/** All members of one team are in another from now on. */
export const moveMembers = async (
  tx: Transaction,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> => {
  await tx
    .update(teamMembers)
    .set({ teamId: to, joinDate: now })
    .where(eq(teamMembers.teamId, from));
};

export const takeOut = async (
  tx: Transaction,
  teamId: string,
  memberIds: readonly string[],
): Promise<void> => {
  await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), inArray(teamMembers.memberId, [...memberIds])));
};

/**
 * Promotes those of the teams that stand at this stage, count, and aren't banned: the team's row
 * decides between several at once.
 *
 * @param at the number of stages that the teams have been promoted over so far
 */
export const promote = async (
  tx: Transaction,
  { competitionId, teamIds, at }: { competitionId: string; teamIds: readonly string[]; at: number },
): Promise<{ id: string; name: string }[]> => {
  const standing = and(
    inArray(teams.id, [...teamIds]),
    eq(teams.competitionId, competitionId),
    eq(teams.promotions, at),
    eq(teams.banned, false),
    eq(teams.deleted, false),
  );
  // In the order of ids, as everything that locks teams.
  await tx
    .select({ id: teams.id })
    .from(teams)
    .where(standing)
    .orderBy(asc(teams.id))
    .for('no key update');
  return tx
    .update(teams)
    .set({ promotions: sql`${teams.promotions} + 1` })
    .where(standing)
    .returning({ id: teams.id, name: teams.name });
};
