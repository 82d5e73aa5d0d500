import type { BoardRow } from './rows.ts';

type Ranged = Pick<BoardRow, 'rank' | 'rankLow' | 'rankHigh'>;

/** Number of places on the axis of a board: its teams, or as far as a range reaches. */
export const placesOf = (rows: readonly Ranged[], totalCount: number): number =>
  Math.max(totalCount, 2, ...rows.map(({ rank, rankHigh }) => rankHigh ?? rank));

const share = (place: number, places: number) =>
  Math.round(((place - 1) / (places - 1)) * 1000) / 10;

/** Places of a row's dot and bar on the axis, in percent; null without a range. */
export const rangeOn = ({ rank, rankLow, rankHigh }: Ranged, places: number) =>
  rankLow === null || rankHigh === null
    ? null
    : {
        at: share(rank, places),
        from: share(rankLow, places),
        to: share(rankHigh, places),
        first: rankLow === 1,
      };

/**
 * Differences of rows to the next better score above; null for the best ones, and where that
 * stands on the page before.
 */
export const gapsAbove = (rows: readonly Pick<BoardRow, 'score'>[]): (number | null)[] =>
  rows.map(({ score }, index) => {
    const better = rows.slice(0, index).findLast((above) => above.score !== score);
    return better ? Math.abs(better.score - score) : null;
  });

/** A rank is honoured by a medal where at most so many share it. */
const MEDAL_SHARED = 3;

/** Ranks among the first three that few enough share. */
export const medalRanks = (rows: readonly Pick<BoardRow, 'rank'>[]): ReadonlySet<number> =>
  new Set(
    [1, 2, 3].filter((rank) => rows.filter((row) => row.rank === rank).length <= MEDAL_SHARED),
  );
