import type { LeaderboardQuery } from './Leaderboard.generated.ts';
import type { BoardRow } from './rows.ts';

export type Baseline = NonNullable<LeaderboardQuery['leaderboard']>['baselines'][number];

/**
 * The baselines that stand above each row of a page, by its index, and below its last row, by the
 * number of rows. Each stands on one page alone: below the teams that aren't worse.
 */
export const baselinesByRow = (
  rows: readonly Pick<BoardRow, 'position'>[],
  baselines: readonly Baseline[],
  isLast: boolean,
): Map<number, Baseline[]> => {
  const placed = new Map<number, Baseline[]>();
  const first = rows[0]?.position ?? 1;
  for (const baseline of baselines) {
    if (baseline.above < first - 1) continue;
    const next = rows.findIndex(({ position }) => position > baseline.above);
    if (next < 0 && !isLast) continue;
    const at = next < 0 ? rows.length : next;
    placed.set(at, [...(placed.get(at) ?? []), baseline]);
  }
  return placed;
};
