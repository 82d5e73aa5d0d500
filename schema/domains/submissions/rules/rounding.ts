/**
 * Words for how scores are shown: rounded by their error, or as they were computed, and of which
 * predictions were taken for another value before they were scored.
 */
import { MOST_DIGITS } from './reveal.ts';

/** Attack on scores that aren't rounded: RMSE of nine decimals on labels of 0 and 1. */
const READ_OUT = { labels: 500, submissions: 26 } as const;

/** The example of a rounded score where the step is usual for scores up to 1. */
const EXAMPLE_SCORE = 0.35;
const USUAL_STEPS = { min: 0.001, max: 0.5 } as const;
/** Steps that another example is away from 0. */
const EXAMPLE_STEPS = 7;
/** Part of a step by which the example is off. */
const EXAMPLE_OFF = 0.34;

/**
 * Tells whether the public board of a task shows scores as they were computed. A protected board
 * always rounds them.
 *
 * @param rounds the task's setting; absent rounds
 */
export const showsExactScores = (rounds: boolean | undefined, isProtected: boolean): boolean =>
  rounds === false && !isProtected;

const decimalsOf = (step: number): number => Math.max(0, -Math.floor(Math.log10(step) + 1e-9));

/** A score as one computes it oneself, and as it is shown where scores are rounded to this step. */
export const roundingExample = (step: number): { computed: string; shown: string } => {
  const decimals = decimalsOf(step);
  const isUsual = step >= USUAL_STEPS.min && step <= USUAL_STEPS.max;
  const shown = step * (isUsual ? Math.max(1, Math.round(EXAMPLE_SCORE / step)) : EXAMPLE_STEPS);
  const computed = shown - EXAMPLE_OFF * step;
  const finer = step > 1 ? 0 : decimals + 1;
  return {
    computed: String(Number(computed.toFixed(finer))),
    shown: String(Number(shown.toFixed(decimals))),
  };
};

/**
 * Sentence on how the scores of a task are rounded.
 *
 * @param step to whose multiples they are; null where it isn't known, or digits alone are counted
 */
export const roundingText = (step: number | null): string => {
  if (step === null) return `分数按误差四舍五入，最多保留${MOST_DIGITS}位有效数字。`;
  const { computed, shown } = roundingExample(step);
  const told = Number(step.toPrecision(1));
  return `分数按误差四舍五入到 ${told}；本机算出的 ${computed} 会显示为 ${shown}。`;
};

/** Note beneath a score that is rounded to a step. */
export const roundedToText = (step: number): string => `舍入到 ${Number(step.toPrecision(1))}`;

/** The same where they aren't rounded. */
const EXACT_TEXT = '公开榜的分数不作四舍五入，按完整精度显示。';

/** Sentence on the scores of a public board, as they are shown there. */
export const shownScoresText = ({
  roundsScores,
  protectsBoard,
  roundingStep,
}: {
  roundsScores: boolean;
  protectsBoard: boolean;
  roundingStep: number | null;
}): string =>
  showsExactScores(roundsScores, protectsBoard) ? EXACT_TEXT : roundingText(roundingStep);

/** Sentence on what switching the rounding off costs. */
export const EXACT_COST = `关闭后公开榜按完整精度显示分数，公开部分的答案可能被读出：在一次实验中，仅凭${READ_OUT.submissions}次提交的 RMSE 就读出了全部 ${READ_OUT.labels} 个 0/1 答案。`;

/** Sentence on the ranking after a task's end. */
export const FINAL_SCORES_TEXT =
  '任务结束后，Private 榜与最终排名按未舍入的分数排列，得分完全相同才并列。';

/** Predictions of a work that were taken for a bound of a range before they were scored. */
export interface ClippedPredictions {
  /** Number of them, of all rows. */
  count: number;
  /** The bounds that the organizer set; null where they are the solution's own. */
  min: number | null;
  max: number | null;
}

const boundsText = ({ min, max }: ClippedPredictions): string => {
  if (min !== null && max !== null) return `主办方设定的范围，已按边界 ${min} 或 ${max} 计分`;
  if (min !== null) return `可计分的范围（下限 ${min}），已按边界计分`;
  if (max !== null) return `可计分的范围（上限 ${max}），已按边界计分`;
  return '答案的取值范围（两端各放宽一半），已按边界计分';
};

/** Sentence beside a work whose predictions were clipped. */
export const clippedText = (clipped: ClippedPredictions): string =>
  `${clipped.count} 个预测值超出${boundsText(clipped)}`;
