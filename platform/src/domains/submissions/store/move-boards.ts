import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { tasks } from '#domains/competitions/tables.ts';
import { teams } from '#domains/teams/tables.ts';
import { recomputeBests } from './bests.ts';

/** Computes a team's places on the boards of a task again, and says where its score has become another. */
export const moveBoards = async (
  tx: Transaction,
  { events, now }: Services,
  { teamId, taskId }: { teamId: string; taskId: string },
): Promise<void> => {
  const [moved] = await recomputeBests(tx, { teamIds: [teamId], taskId, now: now() });
  if (!moved) return;
  const [found] = await tx
    .select({ team: teams.name, task: tasks.name, competitionId: teams.competitionId })
    .from(teams)
    .innerJoin(tasks, eq(tasks.id, taskId))
    .where(eq(teams.id, teamId));
  if (!found) return;
  events.happened(tx, {
    kind: 'board.moved',
    competitionId: found.competitionId,
    data: {
      task: { id: taskId, name: found.task },
      team: { id: teamId, name: found.team },
      board: { score: moved.score },
    },
  });
};
