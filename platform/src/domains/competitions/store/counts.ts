import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { competitions } from '../tables.ts';

/**
 * So many members, teams and works more (fewer, below 0) in a competition. The last step of whatever
 * changes them, since everyone who registers or submits waits for this row.
 */
export const countIn = async (
  tx: Transaction,
  competitionId: string,
  { members = 0, teams = 0, works = 0 }: { members?: number; teams?: number; works?: number },
): Promise<void> => {
  const { usersNumber, teamsNumber, worksNumber } = competitions;
  await tx
    .update(competitions)
    .set({
      ...(members !== 0 && { usersNumber: sql`${usersNumber} + ${members}` }),
      ...(teams !== 0 && { teamsNumber: sql`${teamsNumber} + ${teams}` }),
      ...(works !== 0 && { worksNumber: sql`greatest(${worksNumber} + ${works}, 0)` }),
    })
    .where(eq(competitions.id, competitionId));
};
