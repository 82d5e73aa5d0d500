import { asc, inArray } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { stages } from '../tables.ts';

/** The stage that a team stands in after its promotions, and those that it has passed. */
export const standingOf = (stageIds: readonly string[], promotions: number) => ({
  currentStage: stageIds[promotions] ?? null,
  passedStages: stageIds.slice(0, promotions),
});

/** The ids of the competitions' stages by competition, in the order of their start. */
export const stageOrder = async (
  db: Handle,
  competitionIds: readonly string[],
): Promise<Map<string, string[]>> => {
  const rows = await db
    .select({ id: stages.id, competitionId: stages.competitionId })
    .from(stages)
    .where(inArray(stages.competitionId, [...competitionIds]))
    .orderBy(asc(stages.startDate), asc(stages.id));
  const order = new Map<string, string[]>();
  for (const { id, competitionId } of rows) {
    order.set(competitionId, [...(order.get(competitionId) ?? []), id]);
  }
  return order;
};
