import { asc, eq, inArray } from 'drizzle-orm';
import type { Handle, Transaction } from '#database/database.ts';
import { competitionTutors } from '../tables.ts';

/** Ids of the tutors of these competitions, by competition, in their order. */
export const tutorsOf = async (
  db: Handle,
  ids: readonly string[],
): Promise<Map<string, string[]>> => {
  if (ids.length === 0) return new Map();
  const { competitionId, memberId, position } = competitionTutors;
  const rows = await db
    .select({ competitionId, memberId })
    .from(competitionTutors)
    .where(inArray(competitionId, [...ids]))
    .orderBy(asc(position), asc(memberId));
  const byCompetition = Map.groupBy(rows, (row) => row.competitionId);
  return new Map(
    Array.from(byCompetition, ([id, own]) => [id, own.map((tutor) => tutor.memberId)] as const),
  );
};

/** Sets the tutors of a competition as a whole. */
export const putTutors = async (
  tx: Transaction,
  competitionId: string,
  memberIds: readonly string[],
): Promise<void> => {
  await tx.delete(competitionTutors).where(eq(competitionTutors.competitionId, competitionId));
  const rows = memberIds.map((memberId, position) => ({ competitionId, memberId, position }));
  if (rows.length > 0) await tx.insert(competitionTutors).values(rows);
};

/** A member whose account closes teaches nothing any more. */
export const forgetTutor = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await tx.delete(competitionTutors).where(eq(competitionTutors.memberId, id));
};
