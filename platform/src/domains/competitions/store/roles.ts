import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { CompetitionRole } from '@whaletide/schema/domains/competitions/rules/competition-roles.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { competitionRoles } from '../tables.ts';

export type CompetitionRoleRow = typeof competitionRoles.$inferSelect;

const ofMember = (competitionId: string, memberId: string) =>
  and(eq(competitionRoles.competitionId, competitionId), eq(competitionRoles.memberId, memberId));

/** Members with a role in these competitions, in the order in which they got it. */
export const rolesIn = (
  db: Handle,
  competitionIds: readonly string[],
): Promise<CompetitionRoleRow[]> =>
  db
    .select()
    .from(competitionRoles)
    .where(inArray(competitionRoles.competitionId, [...competitionIds]))
    .orderBy(asc(competitionRoles.createDate), asc(competitionRoles.memberId));

/** The roles that the member was given in these competitions, by competition. */
export const rolesOf = async (
  db: Handle,
  memberId: string,
  competitionIds: readonly string[],
): Promise<Map<string, CompetitionRole>> => {
  const { competitionId, role } = competitionRoles;
  const rows = await db
    .select({ competitionId, role })
    .from(competitionRoles)
    .where(
      and(eq(competitionRoles.memberId, memberId), inArray(competitionId, [...competitionIds])),
    );
  return new Map(rows.map((row) => [row.competitionId, row.role]));
};

/** The member's role in the competition; undefined where there is none. */
export const roleOf = async (
  db: Handle,
  competitionId: string,
  memberId: string,
): Promise<CompetitionRole | undefined> =>
  (await rolesOf(db, memberId, [competitionId])).get(competitionId);

/** Number of members with a role in the competition. */
export const countRoles = async (db: Handle, competitionId: string): Promise<number> => {
  const [row] = await db
    .select({ rows: count() })
    .from(competitionRoles)
    .where(eq(competitionRoles.competitionId, competitionId));
  return row?.rows ?? 0;
};

/** Gives a role in place of the one before. */
export const putRole = async (
  tx: Transaction,
  row: typeof competitionRoles.$inferInsert,
): Promise<void> => {
  const { role, givenBy, createDate } = row;
  await tx
    .insert(competitionRoles)
    .values(row)
    .onConflictDoUpdate({
      target: [competitionRoles.competitionId, competitionRoles.memberId],
      set: { role, givenBy, createDate },
    });
};

export const deleteRole = async (
  tx: Transaction,
  competitionId: string,
  memberId: string,
): Promise<void> => {
  await tx.delete(competitionRoles).where(ofMember(competitionId, memberId));
};

/** A member whose account closes has no role any more; those that they gave stay. */
export const forgetRoles = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await tx.delete(competitionRoles).where(eq(competitionRoles.memberId, id));
  await tx.update(competitionRoles).set({ givenBy: null }).where(eq(competitionRoles.givenBy, id));
};
