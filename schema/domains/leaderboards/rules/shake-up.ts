/**
 * Change of teams' scores from the public to the private part, beside what luck alone explains: a score
 * on other rows is expected nearer to the mean of all, by how much of the public differences is
 * noise, and lies within a band that follows from the rows.
 */
import { studentQuantile } from '#shared/rules/quantiles.ts';

/** Chance that any team of a board is said to be beyond luck where all are honest. */
const LEVEL = 0.01;

/** Explanation beside the chart. */
export const SHAKE_UP_TEXT =
  '阴影是仅凭运气可以解释的变化范围（99%，已按团队数校正）：由两部分数据逐行的配对差异算出，并计入公开榜上偏高的得分自然回落。超出范围标为「超出运气」，可能是过拟合公开榜，也可能是数据两部分不同，并不等于违规。';

/** Scores of a team's work on both parts, with the influences of their rows summed over blocks. */
export interface ShakenScore {
  publicScore: number;
  privateScore: number;
  publicSums: ArrayLike<number>;
  privateSums: ArrayLike<number>;
}

export interface Shake {
  /** Private score less the public one. */
  change: number;
  /** The band in which luck alone leaves the change, and its middle. */
  expected: number;
  low: number;
  high: number;
  /** True where it lies outside of the band, adjusted for all teams by Holm's stepdown. */
  beyond: boolean;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
};

/** Variances of each team's score less the mean of all teams', from the paired differences of blocks. */
const pairedVariances = (all: readonly ArrayLike<number>[], rows: number): number[] => {
  const width = all[0]?.length ?? 0;
  const mean = new Float64Array(width);
  for (const sums of all)
    for (let block = 0; block < width; block += 1)
      mean[block] = (mean[block] ?? 0) + (sums[block] ?? 0) / all.length;
  const factor = width / Math.max(1, width - 1) / rows ** 2;
  return all.map((sums) => {
    let squares = 0;
    for (let block = 0; block < width; block += 1)
      squares += ((sums[block] ?? 0) - (mean[block] ?? 0)) ** 2;
    return squares * factor;
  });
};

/** Fewer teams say nothing of how a part differs from the other. */
const FEWEST_TEAMS = 5;

/**
 * The shake of each team, in their order; none of fewer than five teams.
 *
 * @param rows rows of the two parts
 */
export const shakeUp = (
  scores: readonly ShakenScore[],
  rows: { public: number; private: number },
): Shake[] => {
  if (scores.length < FEWEST_TEAMS) return [];
  const seen = pairedVariances(
    scores.map(({ publicSums }) => publicSums),
    rows.public,
  );
  const unseen = pairedVariances(
    scores.map(({ privateSums }) => privateSums),
    rows.private,
  );
  const mean = meanOf(scores.map(({ publicScore }) => publicScore));
  const spread = meanOf(scores.map(({ publicScore }) => (publicScore - mean) ** 2));
  // Variance of the public scores that skill explains.
  const skill = Math.max(0, spread - meanOf(seen));
  const kept = seen.map((variance) => (skill + variance > 0 ? skill / (skill + variance) : 1));
  const changes = scores.map(({ publicScore, privateScore }) => privateScore - publicScore);
  const returns = scores.map(
    ({ publicScore }, team) => (1 - (kept[team] ?? 1)) * (mean - publicScore),
  );
  // The private rows may be harder for all.
  const shift = medianOf(changes.map((change, team) => change - (returns[team] ?? 0)));
  const freedom = Math.max(
    1,
    Math.min(scores[0]?.publicSums.length ?? 1, rows.public, rows.private) - 1,
  );
  const critical = (teams: number) =>
    studentQuantile(1 - LEVEL / (2 * Math.max(1, teams)), freedom);
  const shakes = changes.map((change, team) => {
    const expected = shift + (returns[team] ?? 0);
    const error = Math.sqrt((unseen[team] ?? 0) + (kept[team] ?? 1) * (seen[team] ?? 0));
    // Next to nothing is rounding alone.
    const isApart = Math.abs(change - expected) > 1e-9;
    return { change, expected, error, z: isApart ? Math.abs(change - expected) / error : 0 };
  });
  const order = shakes
    .map((_, team) => team)
    .sort((a, b) => (shakes[b]?.z ?? 0) - (shakes[a]?.z ?? 0));
  const beyond = new Set<number>();
  for (const [index, team] of order.entries()) {
    if ((shakes[team]?.z ?? 0) <= critical(order.length - index)) break;
    beyond.add(team);
  }
  const width = critical(order.length - beyond.size);
  return shakes.map(({ change, expected, error }, team) => ({
    change,
    expected,
    low: expected - width * error,
    high: expected + width * error,
    beyond: beyond.has(team),
  }));
};
