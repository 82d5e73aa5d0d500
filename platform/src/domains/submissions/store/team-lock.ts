import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { conflict } from '#refusal.ts';
import { teamOf } from '#domains/teams/store/teams.ts';
import { type TeamRow, teams } from '#domains/teams/tables.ts';
import { works } from '../tables.ts';

/** Waits for the team's turn: its submissions, reviews, choices, merging and dissolving. */
export const lockTeam = async (tx: Transaction, teamId: string): Promise<void> => {
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('no key update');
};

/**
 * The member's team, locked. A member who waited for a merge is in another team after it, and waits
 * for that one. @throws Refusal CONFLICT without a team
 */
export const lockOwnTeam = async (
  tx: Transaction,
  competitionId: string,
  memberId: string,
): Promise<TeamRow> => {
  for (;;) {
    const team = await teamOf(tx, competitionId, memberId);
    if (!team) throw conflict('请先报名比赛');
    await lockTeam(tx, team.id);
    const current = await teamOf(tx, competitionId, memberId);
    if (current?.id === team.id) return current;
  }
};

/** Locks the team that a work is of, and answers its id; undefined for a work that isn't there. */
export const lockTeamOfWork = async (
  tx: Transaction,
  workId: string,
): Promise<string | undefined> => {
  const teamOfWork = async () => {
    const [row] = await tx.select({ teamId: works.teamId }).from(works).where(eq(works.id, workId));
    return row?.teamId;
  };
  for (;;) {
    const teamId = await teamOfWork();
    if (teamId === undefined) return undefined;
    await lockTeam(tx, teamId);
    if ((await teamOfWork()) === teamId) return teamId;
  }
};
