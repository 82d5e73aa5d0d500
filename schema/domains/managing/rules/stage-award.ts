import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/**
 * The award of a stage (AwardWhaleCoin) is paid on reaching the stage that shows it, to each member
 * of the team, once a member: of the first stage on registering, of the others on being promoted to
 * it. Who joins a team later has reached its stage in their own, since only teams of one stage merge.
 */
export const stageAwardLabel = (isFirst: boolean): '报名奖励' | '晋级奖励' =>
  isFirst ? '报名奖励' : '晋级奖励';

interface Stage {
  id: string;
  name: string;
  /** Whale coins for each member. */
  award: number;
}

/**
 * Why stages can't be changed so: once teams have reached a stage, its award is what they were paid.
 *
 * @param before the stages in the order of their start
 * @param after the same after the change
 * @param furthest the promotions of the team that has come furthest; null while there is no team
 */
export const settledAwardProblem = (
  before: readonly Stage[],
  after: readonly Stage[],
  furthest: number | null,
): Refusal | null => {
  if (furthest === null) return null;
  const paid = new Map(before.slice(0, furthest + 1).map(({ id, award }) => [id, award]));
  const changed = after
    .slice(0, furthest + 1)
    .find(({ id, award }) => award !== (paid.get(id) ?? 0));
  return changed
    ? refuse('CONFLICT', `已有团队到达「${changed.name}」，奖励不能再修改`, 'AwardWhaleCoin')
    : null;
};
