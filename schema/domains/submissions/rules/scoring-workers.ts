import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { keptScore } from '#shared/rules/scores.ts';

const MIB = 1024 * 1024;

/** Bounds of what a scoring worker tells. */
export const longestReport = {
  line: 500,
  linesAtOnce: 50,
  /** Lines of a work that are kept, the latest. */
  lines: 200,
  log: 64 * 1024,
  pictures: 4,
  /** One MiB as base64. */
  pictureCharacters: Math.ceil(MIB / 3) * 4,
  rows: 100_000,
  /** Failures of a work's scoring that are kept, the latest. */
  failures: 5,
};

/** Tokens of a task that hold at once. */
export const MAX_TOKENS = 20;

interface Report {
  Scores?: { Public: number; Private?: number | undefined } | undefined;
  Error?: string | undefined;
  Failure?: string | undefined;
  Rows?: { Public: RowLosses; Private?: RowLosses | undefined } | undefined;
}
interface RowLosses {
  Ids: readonly string[];
  Losses: readonly number[];
}

interface Range {
  min: number;
  max: number;
}

const rangeText = ({ min, max }: Range): string => {
  if (Number.isFinite(min) && Number.isFinite(max)) return `应在 ${min} 到 ${max} 之间`;
  return Number.isFinite(min) ? `不能小于 ${min}` : `不能大于 ${max}`;
};

/** Refuses a score that the task's metric can't have: another metric, or another scale. */
const rangeProblem = (scores: Report['Scores'], range: Range): Refusal | null => {
  for (const part of ['Public', 'Private'] as const) {
    const score = scores?.[part];
    if (score === undefined) continue;
    const kept = keptScore(score);
    if (kept < range.min || kept > range.max)
      return refuse(
        'BAD_USER_INPUT',
        `该任务的评分指标的得分${rangeText(range)}，收到的是 ${score}；请检查评测程序的指标与单位`,
        `Scores.${part}`,
      );
  }
  return null;
};

/**
 * The refusal of a worker's report by its content; null where it can be taken.
 *
 * @param range scores that the task's metric can have; infinite where it has no bound
 */
export const reportProblem = (
  { Scores, Error, Failure, Rows }: Report,
  range: Range,
): Refusal | null => {
  const ends = [Scores, Error, Failure].filter((end) => end !== undefined);
  if (ends.length !== 1)
    return refuse('BAD_USER_INPUT', '请在 Scores、Error、Failure 中恰好提供一项', 'Scores');
  const parts = [Rows?.Public, Rows?.Private].filter((part) => part !== undefined);
  if (parts.some(({ Ids, Losses }) => Ids.length !== Losses.length))
    return refuse('BAD_USER_INPUT', 'Ids 与 Losses 的长度应相同', 'Rows');
  return rangeProblem(Scores, range);
};
