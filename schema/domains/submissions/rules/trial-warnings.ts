import { scoreText } from '#shared/rules/scores.ts';
import { scoreRules, type ScoringForm } from './score-rules.ts';
import type { TrialKind } from './trial-results.ts';

/** Results that a metric has to tell apart. */
const made: readonly TrialKind[] = ['perfect', 'constant', 'random'];

interface ScoredResult {
  Kind: TrialKind;
  PublicScores: readonly number[];
  PrivateScores: readonly number[];
}
type Side = Exclude<keyof ScoredResult, 'Kind'>;

/** The score that all made results share; null where they differ, or one couldn't be scored. */
const sharedScore = (results: readonly ScoredResult[], side: Side, at: number): number | null => {
  const scores = results
    .filter(({ Kind }) => made.includes(Kind))
    .map((result) => result[side][at]);
  const [first] = scores;
  if (first === undefined || scores.length < made.length) return null;
  return scores.every((score) => score === first) ? first : null;
};

const sideNames: Record<Side, string> = { PublicScores: 'Public', PrivateScores: 'Private' };

/**
 * Warns of scores by which the solution itself, a constant and chance are worth the same on a board:
 * Chinese sentences that say why and what to do.
 */
export const trialWarnings = (results: readonly ScoredResult[], form: ScoringForm): string[] =>
  scoreRules(form).flatMap(({ name, targets }, at, { length }) => {
    const shared = (['PublicScores', 'PrivateScores'] as const).flatMap((side) => {
      const score = sharedScore(results, side, at);
      return score === null ? [] : `${sideNames[side]} ${scoreText(score)}`;
    });
    if (shared.length === 0) return [];
    const of = length > 1 ? `「${name ?? `第 ${at + 1} 项得分`}」` : '';
    const columns = [...new Set(targets.map(({ target }) => target))].join('、');
    return `${of}标准答案、常数与随机的得分相同（${shared.join('，')}），榜单分不出预测的好坏：多半是这部分的 ${columns} 列几乎只有一个值，或指标、参数与数据不符。请检查 ${columns} 列、part 的划分与指标的参数，或换一个指标，再试运行一次`;
  });
