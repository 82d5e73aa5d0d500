import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { inheritedWorks, works } from '../tables.ts';

/** Waits for reviews of these teams' works that are being settled, and holds up later ones. */
export const lockWorks = async (tx: Transaction, teamIds: readonly string[]): Promise<void> => {
  await tx
    .select({ id: works.id })
    .from(works)
    .where(inArray(works.teamId, [...teamIds]))
    .orderBy(asc(works.id))
    .for('no key update');
};

/** Lets these teams' limits count everything that the team's own have counted so far. */
export const inheritCounts = async (
  tx: Transaction,
  teamId: string,
  heirs: readonly string[],
): Promise<void> => {
  for (const heir of heirs)
    await tx.execute(sql`
      insert into ${inheritedWorks} (team_id, work_id)
      select ${heir}, id from ${works} where team_id = ${teamId}
      union select ${heir}, work_id from ${inheritedWorks} where team_id = ${teamId}
      on conflict do nothing`);
};

/** Gives up what a team has inherited, and what it has as its own by now. */
const dropInherited = async (tx: Transaction, gone: string, owners: readonly string[]) => {
  await tx.delete(inheritedWorks).where(eq(inheritedWorks.teamId, gone));
  await tx.delete(inheritedWorks).where(
    and(
      inArray(inheritedWorks.teamId, [...owners]),
      sql`exists (select 1 from ${works} where ${works.id} = ${inheritedWorks.workId}
        and ${works.teamId} = ${inheritedWorks.teamId})`,
    ),
  );
};

/** All works and counts of a team become another's. */
export const mergeWorks = async (tx: Transaction, from: string, to: string): Promise<void> => {
  await inheritCounts(tx, from, [to]);
  // The surviving team's choice for a private board is kept; without one, the other team's.
  await tx
    .update(works)
    .set({
      teamId: to,
      selected: sql`${works.selected} and not exists (select 1 from ${works} as theirs
        where theirs.team_id = ${to} and theirs.task_id = ${works.taskId} and theirs.selected)`,
    })
    .where(eq(works.teamId, from));
  await dropInherited(tx, from, [to]);
};

/**
 * A dissolved team's works go to the members who submitted them, those of members who left before
 * to the captain; each of them inherits the counts of all.
 */
export const shareWorks = async (
  tx: Transaction,
  teamId: string,
  heirs: readonly { memberId: string; teamId: string }[],
  captainTeamId: string,
): Promise<void> => {
  const teamIds = heirs.map((heir) => heir.teamId);
  await inheritCounts(tx, teamId, teamIds);
  for (const heir of heirs)
    await tx
      .update(works)
      .set({ teamId: heir.teamId })
      .where(and(eq(works.teamId, teamId), eq(works.memberId, heir.memberId)));
  await tx.update(works).set({ teamId: captainTeamId }).where(eq(works.teamId, teamId));
  await dropInherited(tx, teamId, teamIds);
};
