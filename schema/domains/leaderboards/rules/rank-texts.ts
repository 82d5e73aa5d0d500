import { scoreText } from '#shared/rules/scores.ts';

/** Explanation of the intervals in a final ranking, which are texts. */
export const FINAL_INTERVALS_TEXT =
  '括号中是名次的 95% 区间，由各团队在同一批数据上的成对比较得出；左侧有标线的团队与第一名无法区分。区间不含多次提交中挑选最好成绩带来的偏差。';

/** Explanation of the intervals on a board, which are bars. */
export const INTERVALS_TEXT =
  '横条是名次的 95% 区间，由各团队在同一批数据上的成对比较得出；统计上可能第一的团队与第一名无法区分。区间不含多次提交中挑选最好成绩带来的偏差。';

/** `(2–7)`, or `(3)` where the rank is certain. */
export const intervalText = (low: number, high: number): string =>
  low === high ? `(${low})` : `(${low}–${high})`;

/** `第 3 名 (2–7)`; without an interval `第 3 名`. */
export const rankText = (rank: number, low: number | null, high: number | null): string =>
  low === null || high === null ? `第 ${rank} 名` : `第 ${rank} 名 ${intervalText(low, high)}`;

/** `第 3 名 (2–7) / 24`, of how many. */
export const placeText = (place: {
  rank: number;
  rankLow: number | null;
  rankHigh: number | null;
  teamsCount: number;
}): string => `${rankText(place.rank, place.rankLow, place.rankHigh)} / ${place.teamsCount}`;

/** `0.71–0.75`, the interval of a score. */
export const scoreIntervalText = (low: number, high: number): string =>
  `${scoreText(low)}–${scoreText(high)}`;

/** `Δ = −0.002 ± 0.004`. */
export const differenceText = (difference: number, margin: number): string =>
  `Δ = ${difference < 0 ? '−' : ''}${scoreText(Math.abs(difference))} ± ${scoreText(margin)}`;

/** Rows below which a part is called small. */
const SMALL_PART = 1_000;

/**
 * Says how many teams at the head of a board can't be told apart: `测试集只有 80 行，前 13 名分不出高下。`
 *
 * @param count teams that can't be told apart from the first, itself included
 * @param rows rows of the board's part; null where they aren't known
 */
export const headText = (count: number, rows: number | null): string => {
  const told = `前 ${count} 名分不出高下。`;
  if (rows === null) return told;
  return `测试集${rows < SMALL_PART ? '只' : ''}有 ${rows.toLocaleString('zh-CN')} 行，${told}`;
};
