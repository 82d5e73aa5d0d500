import { asc, eq } from 'drizzle-orm';
import type { AuthorshipRule } from '@whaletide/schema/shared/rules/authorship.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { teams } from '#domains/teams/tables.ts';
import { recomputeBests } from './bests.ts';

/**
 * Changes a competition with its rule for works of agents, and has boards follow: agents leave those
 * of people where they are ranked apart from now on, and come back where they aren't any more. Its
 * teams are held before, as submissions hold theirs before its row.
 */
export const rankingAgents = async (
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  competition: { id: string; before: AuthorshipRule; after: AuthorshipRule },
  change: () => Promise<void>,
): Promise<void> => {
  const { id, before, after } = competition;
  if ((before === 'OWN_RANKING') === (after === 'OWN_RANKING')) return change();
  const held = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(eq(teams.competitionId, id))
    .orderBy(asc(teams.id))
    .for('no key update');
  await change();
  await recomputeBests(tx, { teamIds: held.map((team) => team.id), now: now() });
};
