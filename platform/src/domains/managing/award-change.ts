import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { awardsMoney } from '@whaletide/schema/domains/submissions/rules/award-money.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { changeTask } from '../competitions/store/changes.ts';
import { type CompetitionRow, type TaskRow, tasks } from '../competitions/tables.ts';
import {
  followBoardSettings,
  type HeldBoard,
  holdBoard,
} from '../submissions/store/board-settings.ts';

/** Tasks whose board is protected as the prize says, since their organizer hasn't. */
const followers = (tx: Transaction, competitionId: string): Promise<TaskRow[]> =>
  tx
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.competitionId, competitionId),
        isNotNull(tasks.objective),
        isNull(tasks.protectsBoard),
      ),
    )
    .orderBy(tasks.id);

/**
 * Does a change of the prize, with what it does to the protection of boards. Boards of tasks that
 * have begun stay as they are, unless the organizer agrees that they follow.
 *
 * @param agrees true where the organizer does
 * @param change makes the change of the competition
 */
export const changingAward = async (
  tx: Transaction,
  services: Services,
  {
    competition,
    award,
    agrees,
  }: { competition: CompetitionRow; award: string | null; agrees: boolean },
  change: () => Promise<void>,
): Promise<void> => {
  const before = awardsMoney(competition.award);
  if (before === awardsMoney(award)) return change();
  const held: HeldBoard[] = [];
  for (const { id, startDate } of await followers(tx, competition.id)) {
    const hasBegun = competition.published && startDate <= services.now();
    if (hasBegun && !agrees) await changeTask(tx, id, { protectsBoard: before });
    else held.push(await holdBoard(tx, id));
  }
  await change();
  for (const board of held) await followBoardSettings(tx, services, board);
};
