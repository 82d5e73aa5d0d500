import type { TrialResult } from '#domains/managing/panels/StagesPanel/TrialBoard.tsx';

/** Something that a trial run tells, and what is to be done about it. */
export interface TrialFinding {
  kind: 'fine' | 'wrong';
  text: string;
  /** Path of the field where it is mended. */
  path?: string;
}

type Ranked = Pick<TrialResult, 'kind' | 'publicRank' | 'privateRank' | 'problem'>;

const isFirst = ({ publicRank, privateRank }: Ranked) => publicRank === 1 && privateRank === 1;
const isTied = (one: Ranked, other: Ranked) =>
  one.publicRank === other.publicRank && one.privateRank === other.privateRank;

const ofPerfect = (perfect: Ranked): TrialFinding => {
  if (perfect.problem !== null)
    return {
      kind: 'wrong',
      text: `标准答案自己无法评分：${perfect.problem}。请检查标准答案与评分指标是否相配。`,
      path: 'objective.solutionKey',
    };
  return isFirst(perfect)
    ? { kind: 'fine', text: '标准答案排在第一。' }
    : {
        kind: 'wrong',
        text: '标准答案没有排在第一：别的结果得分更好。请检查指标的方向和参数。',
        path: 'objective.metric',
      };
};

const ofSample = (sample: Ranked | undefined, perfect: Ranked): TrialFinding => {
  const path = 'objective.sampleKey';
  if (!sample)
    return {
      kind: 'wrong',
      text: '还没有示例文件：参赛者需要一份格式正确的结果作参考。',
      path,
    };
  if (sample.problem !== null)
    return {
      kind: 'wrong',
      text: `示例文件无法评分：${sample.problem}。参赛者会照着它提交，请换一份能评分的。`,
      path,
    };
  return isFirst(sample) && isTied(sample, perfect)
    ? {
        kind: 'wrong',
        text: '示例文件的得分和标准答案一样：请确认没有把答案当作示例公开。',
        path,
      }
    : { kind: 'fine', text: '示例文件能正常评分，得分低于标准答案。' };
};

const TIED: TrialFinding = {
  kind: 'wrong',
  text: '乱猜的结果和标准答案并列：得分分不出好坏。请检查标准答案是否几乎全是同一个值，或换一个指标。',
  path: 'objective.metric',
};

/** Tells whether the scores tell guesses from the solution. */
const ofGuesses = (
  guesses: readonly Ranked[],
  perfect: Ranked,
  warnings: readonly string[],
): TrialFinding[] => {
  if (warnings.length > 0)
    return warnings.map((text) => ({ kind: 'wrong', text, path: 'objective.metric' }));
  const scored = guesses.filter(({ problem }) => problem === null);
  if (perfect.problem !== null || scored.length === 0) return [];
  if (scored.some((guess) => isTied(guess, perfect))) return [TIED];
  return isFirst(perfect)
    ? [{ kind: 'fine', text: '常数与随机猜测得分更低，得分能分出好坏。' }]
    : [];
};

/**
 * Sums up what a trial run tells an organizer; empty where nothing was scored.
 * @param warnings sentences on scores that don't tell guesses from the solution at all
 */
export const trialFindings = (
  results: readonly Ranked[],
  warnings: readonly string[],
): TrialFinding[] => {
  const of = (kind: TrialResult['kind']) => results.find((one) => one.kind === kind);
  const perfect = of('PERFECT');
  if (!perfect) return [];
  const guesses = [of('CONSTANT'), of('RANDOM')].filter((one) => one !== undefined);
  return [
    ofPerfect(perfect),
    ...ofGuesses(guesses, perfect, warnings),
    ofSample(of('SAMPLE'), perfect),
  ];
};
