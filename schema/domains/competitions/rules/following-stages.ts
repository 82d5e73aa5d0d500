import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** A stage with the one at whose end it begins; ISO 8601. */
export interface FollowingStage {
  id: string;
  /** Id of the stage at whose end it begins; null for a start of its own. */
  beginsAfter: string | null;
  startDate: string;
  endDate: string;
}

/** The ids of the stages that a stage begins after, the nearest first; ends at a circle. */
const chainOf = (
  id: string | null,
  byId: ReadonlyMap<string, Pick<FollowingStage, 'beginsAfter'>>,
): string[] => {
  const chain: string[] = [];
  for (let at = id; at !== null && !chain.includes(at); at = byId.get(at)?.beginsAfter ?? null)
    chain.push(at);
  return chain;
};

/**
 * Ids of the stages after whose end a stage may begin: those of its competition that don't begin
 * after it themselves, directly or by others, so that no stage ever waits for itself.
 *
 * @param id the stage; null for a new one
 */
export const possiblePredecessors = (
  stages: readonly Pick<FollowingStage, 'id' | 'beginsAfter'>[],
  id: string | null,
): string[] => {
  const byId = new Map(stages.map((stage) => [stage.id, stage]));
  return stages
    .filter((stage) => id === null || !chainOf(stage.id, byId).includes(id))
    .map((stage) => stage.id);
};

/** Why a stage can't begin after that one, at `BeginsAfter`; null when it can. */
export const followingProblem = (
  stages: readonly Pick<FollowingStage, 'id' | 'beginsAfter'>[],
  id: string | null,
  beginsAfter: string | null,
): Refusal | null => {
  if (beginsAfter === null || possiblePredecessors(stages, id).includes(beginsAfter)) return null;
  return stages.some((stage) => stage.id === beginsAfter)
    ? refuse('BAD_USER_INPUT', '阶段不能在自己或其后续阶段之后开始', 'BeginsAfter')
    : refuse('NOT_FOUND', '未找到该阶段', 'BeginsAfter');
};

/**
 * The stages with the times that follow from each other: one that begins after another starts at its
 * end and keeps its length.
 */
export const withFollowedTimes = <S extends FollowingStage>(stages: readonly S[]): S[] => {
  const byId = new Map(stages.map((stage) => [stage.id, stage]));
  // The first of a chain first.
  const ordered = stages.toSorted(
    (a, b) => chainOf(a.id, byId).length - chainOf(b.id, byId).length,
  );
  const moved = new Map<string, S>();
  for (const stage of ordered) {
    const before = stage.beginsAfter === null ? undefined : moved.get(stage.beginsAfter);
    const length = Date.parse(stage.endDate) - Date.parse(stage.startDate);
    moved.set(
      stage.id,
      before
        ? {
            ...stage,
            startDate: before.endDate,
            endDate: new Date(Date.parse(before.endDate) + length).toISOString(),
          }
        : stage,
    );
  }
  return stages.map((stage) => moved.get(stage.id) ?? stage);
};
