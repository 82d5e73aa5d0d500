import { asc, eq } from 'drizzle-orm';
import {
  followingProblem,
  withFollowedTimes,
} from '@whaletide/schema/domains/competitions/rules/following-stages.ts';
import {
  eventWordOf,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { withinProblems } from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import type { StageSettings } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import type { Transaction } from '#database/database.ts';
import { refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeStage } from '../competitions/store/changes.ts';
import { periodOf } from '../competitions/store/dates.ts';
import { type CompetitionRow, type StageRow, stages, tasks } from '../competitions/tables.ts';
import { moveTask } from './moving-parts.ts';

const stagesOf = (tx: Transaction, competitionId: string): Promise<StageRow[]> =>
  tx
    .select()
    .from(stages)
    .where(eq(stages.competitionId, competitionId))
    .orderBy(asc(stages.startDate), asc(stages.id));

/**
 * The settings of a stage with the start that follows from the one that it begins after; its
 * competition is locked. Without `BeginsAfter` it begins after what it did before.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT as competitions/rules/following-stages.ts says
 */
export const withStart = async (
  tx: Transaction,
  { id: competitionId }: CompetitionRow,
  before: StageRow | null,
  input: StageSettings,
): Promise<StageSettings & { BeginsAfter: string | null }> => {
  const BeginsAfter =
    input.BeginsAfter === undefined ? (before?.beginsAfter ?? null) : input.BeginsAfter;
  if (BeginsAfter === null) return { ...input, BeginsAfter };
  const own = await stagesOf(tx, competitionId);
  refuseIf(followingProblem(own, before?.id ?? null, BeginsAfter));
  const previous = own.find(({ id }) => id === BeginsAfter);
  return {
    ...input,
    BeginsAfter,
    StartDate: previous?.endDate.toISOString() ?? input.StartDate,
  };
};

/**
 * Moves the stages that begin at the end of another, with their tasks, to where they begin now; the
 * competition is locked.
 * @throws Refusal BAD_USER_INPUT for one that would end after the competition
 */
export const moveFollowers = async (
  tx: Transaction,
  services: Services,
  competition: CompetitionRow,
): Promise<void> => {
  const own = await stagesOf(tx, competition.id);
  const moved = withFollowedTimes(
    own.map(({ id, name, beginsAfter, startDate, endDate }) => ({
      id,
      name,
      beginsAfter,
      startDate: startDate.toISOString(),
      endDate: endDate.toISOString(),
    })),
  );
  for (const [index, { id, name, startDate, endDate }] of moved.entries()) {
    const before = own[index];
    const times = { startDate: new Date(startDate), endDate: new Date(endDate) };
    const shift = before ? times.startDate.getTime() - before.startDate.getTime() : 0;
    if (shift === 0) continue;
    const names: [string, string] = [`阶段「${name}」`, eventWordOf(kindOf(competition))];
    refuseIf(withinProblems({ startDate, endDate }, periodOf(competition), names)[0] ?? null);
    await changeStage(tx, id, times);
    for (const task of await tx.select().from(tasks).where(eq(tasks.stageId, id)))
      await moveTask(tx, services, task, {
        startDate: new Date(task.startDate.getTime() + shift),
        endDate: new Date(task.endDate.getTime() + shift),
      });
  }
};
