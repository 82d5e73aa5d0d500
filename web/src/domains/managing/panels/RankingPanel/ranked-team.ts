/** A row of the final ranking while it is edited, in the order of the places. */
export interface RankedTeam {
  id: string;
  name: string;
  reward: string;
  /** Whale coins for each member of the team. */
  coins: number | string;
  /** True where it shares the place of the team above it. */
  tied: boolean;
}

/** A private board that a ranking is made of: of a stage, or of one of its tasks. */
export interface RankingSource {
  stageId: string;
  taskId?: string;
}

interface Stage {
  id: string;
  name: string;
  tasks: readonly { id: string; name: string; exclusion?: object | null }[] | null;
}

const keyOf = ({ stageId, taskId }: RankingSource) => (taskId ? `${stageId}:${taskId}` : stageId);

/**
 * The private boards of these stages, the last stage's first. A stage of one task is ranked by that
 * task's own scores; of several by its points, or by one of them.
 */
export const rankingSources = (
  stages: readonly Stage[],
): { value: string; label: string; source: RankingSource }[] =>
  stages.toReversed().flatMap(({ id: stageId, name, tasks: all }) => {
    // A task that was taken out of the ranking has no board.
    const tasks = (all ?? []).filter(({ exclusion }) => !exclusion);
    const [only, ...others] = tasks;
    const whole: RankingSource =
      only && others.length === 0 ? { stageId, taskId: only.id } : { stageId };
    const parts = others.length > 0 ? tasks : [];
    return [
      { source: whole, label: `「${name}」的 Private 排行榜` },
      ...parts.map((task) => ({
        source: { stageId, taskId: task.id },
        label: `「${name}」·「${task.name}」的 Private 排行榜`,
      })),
    ].map((one) => ({ ...one, value: keyOf(one.source) }));
  });

/** The rows with the first of them tied to none, as nothing stands above it. */
export const settledTies = (rows: readonly RankedTeam[]): readonly RankedTeam[] =>
  rows[0]?.tied ? [{ ...rows[0], tied: false }, ...rows.slice(1)] : rows;

/** As many as a final ranking holds. */
export const RANKED_MOST = 1000;

/** Adds the teams that aren't listed yet after the others, whose places and rewards stay. */
export const withAppended = (
  rows: readonly RankedTeam[],
  found: readonly RankedTeam[],
): readonly RankedTeam[] => {
  const listed = new Set(rows.map(({ id }) => id));
  return settledTies([...rows, ...found.filter(({ id }) => !listed.has(id))]);
};
