import {
  GIVEAWAY_DAYS,
  GIVEAWAY_TRIES,
} from '@whaletide/schema/domains/managing/rules/before-start/giveaway.ts';
import {
  leakHints,
  type LeakKind,
  leakText,
  leakTitles,
} from '@whaletide/schema/domains/managing/rules/before-start/leaks/leak.ts';
import { LIKELY_TEAMS } from '@whaletide/schema/domains/managing/rules/before-start/power.ts';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import type { ForecastLeakKind } from '#apollo/schema.generated.ts';
import type { TaskForecastFragment } from './Forecasts.generated.ts';

export type ForecastBoardRow = TaskForecastFragment['boards'][number];
type Leak = TaskForecastFragment['leaks'][number];

export const boardNames = { PUBLIC: 'Public 榜', PRIVATE: 'Private 榜' } as const;

const count = (number: number) => number.toLocaleString('zh-CN');

const kinds: Partial<Record<ForecastLeakKind, LeakKind>> = {
  SHARED_ROWS: 'sharedRows',
  TORN_GROUPS: 'tornGroups',
  ORDERED_IDS: 'orderedIds',
  STRONG_BASELINE: 'strongBaseline',
  ANSWER_COLUMN: 'answerColumn',
};

/** Says what a leak is, what was found and what to do; null for a kind that isn't known yet. */
export const leakWords = ({ kind, subject, file, count: found, totalCount }: Leak) => {
  const known = kinds[kind];
  if (!known) return null;
  const leak = { kind: known, subject, file, count: found, of: totalCount };
  return { title: leakTitles[known], text: leakText(leak), hint: leakHints[known] };
};

/** `+ 1,200 行 → 8 队`, or that it is enough as it is. */
export const moreText = ({ moreRows, moreRowsHeadCount }: ForecastBoardRow): string =>
  moreRows === null || moreRowsHeadCount === null
    ? '已经够用'
    : `再加 ${count(moreRows)} 行，约 ${moreRowsHeadCount} 队`;

export const gapText = ({ gap }: ForecastBoardRow): string => scoreText(gap);

export const rowsText = ({ rowsCount }: ForecastBoardRow): string => `${count(rowsCount)} 行`;

export const headText = ({ headCount }: ForecastBoardRow): string =>
  `${headCount} / ${LIKELY_TEAMS} 队`;

/** Says in one sentence how much the final board can tell. */
export const powerText = ({ board, headCount, gap, moreRows }: ForecastBoardRow): string => {
  const name = boardNames[board];
  if (headCount <= 1) return `${name}能分出第一名：两队得分相差 ${scoreText(gap)} 就分得出高下。`;
  const told = `${name}上预计有 ${headCount} 队与第一名分不出高下：两队得分相差 ${scoreText(gap)} 以上才分得出。`;
  return moreRows === null ? told : `${told}增加测试集的行数，名次会更可信。`;
};

/** Says of which teams the figures are. */
export const assumptionText = (
  { baselinesCount }: TaskForecastFragment,
  { fromScore, toScore }: ForecastBoardRow,
): string =>
  `按 ${LIKELY_TEAMS} 队、得分从 ${scoreText(fromScore)} 到 ${scoreText(toScore)} 估算${
    baselinesCount === 0 ? '；添加基线后会更准' : `，依据 ${baselinesCount} 个基线`
  }。`;

/** Says how much the public board gives away, and what to do. */
export const giveawayText = (
  { openBits, protectedBits, hiddenBits }: NonNullable<TaskForecastFragment['giveaway']>,
  isProtected: boolean,
): string => {
  const told = `一队每天提交 ${GIVEAWAY_TRIES} 次、连续 ${GIVEAWAY_DAYS} 天，Public 榜最多透露 ${count(openBits)} 比特；开启公开榜保护后最多 ${count(protectedBits)} 比特。`;
  const whole = hiddenBits === null ? '' : `公开部分的答案共 ${count(hiddenBits)} 比特。`;
  const isEnough = hiddenBits !== null && openBits >= hiddenBits;
  if (isProtected) return `${told}${whole}该任务已开启保护。`;
  return `${told}${whole}${isEnough ? '建议开启公开榜保护，或减少每日提交次数。' : ''}`;
};
