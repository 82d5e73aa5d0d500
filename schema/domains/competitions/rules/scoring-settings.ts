import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { parameterProblems } from '#domains/submissions/rules/metrics/parameters.ts';
import {
  definitionOf,
  predictionPlan,
  scoreLimits,
  scoreRules,
  type ScoringForm,
  targetsOf,
} from '#domains/submissions/rules/score-rules.ts';
import { PART_COLUMN } from '#domains/submissions/rules/solution-file.ts';
import { textProblem } from './competition-settings.ts';

/** Most characters of a column's header. */
export const MAX_COLUMN = 64;

/** Settings of the noise and the bounds of scores: the range of predictions, rows that belong together. */
export interface RangeSettings {
  /** Bounds into which predictions are clipped; null or absent is the solution's own. */
  predictionMin?: number | null | undefined;
  predictionMax?: number | null | undefined;
  /** Column of the solution whose rows of one value belong together; null or absent is none. */
  groupColumn?: string | null | undefined;
}

const wrong = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);

/**
 * Everything that is wrong with the bounds of predictions.
 *
 * @param at the key of the settings in what the call takes
 */
export const rangeProblems = (
  { predictionMin: min = null, predictionMax: max = null }: RangeSettings,
  at = 'Objective',
): Refusal[] => {
  if (min !== null && !Number.isFinite(min)) return [wrong('应为数值', `${at}.PredictionMin`)];
  if (max !== null && !Number.isFinite(max)) return [wrong('应为数值', `${at}.PredictionMax`)];
  return min !== null && max !== null && min >= max
    ? [wrong('预测值上限应大于下限', `${at}.PredictionMax`)]
    : [];
};

/** The refusal of a group column: none is fine, and the columns of scores are no groups. */
export const groupProblem = (
  group: string | null | undefined,
  { targets }: { targets: readonly string[] },
): Refusal | null => {
  const field = 'Objective.GroupColumn';
  const name = group?.trim() ?? '';
  if (!name) return null;
  const long = textProblem(name, { title: '分组列', most: MAX_COLUMN, field });
  if (long) return long;
  if (name.toLowerCase() === PART_COLUMN) return wrong(`分组列不能是 ${PART_COLUMN}`, field);
  return targets.some((target) => target.trim() === name)
    ? wrong('分组列不能是预测列', field)
    : null;
};

/** Everything that is wrong with the target columns of one score. */
const targetProblems = (
  targets: readonly string[],
  { idColumn, at }: { idColumn: string; at: string },
): Refusal[] => {
  const most = scoreLimits.targets;
  if (targets.length > most) return [wrong(`最多${most}个预测列`, at)];
  const names = targets.map((name) => name.trim());
  if (new Set(names).size < names.length) return [wrong('预测列不能重复', at)];
  if (names.includes(idColumn.trim())) return [wrong('预测列与编号列不能相同', at)];
  if (names.some((name) => name.toLowerCase() === PART_COLUMN))
    return [wrong(`预测列不能是 ${PART_COLUMN}`, at)];
  return names.flatMap(
    (name) => textProblem(name, { title: '预测列', most: MAX_COLUMN, field: at }) ?? [],
  );
};

const nameProblems = ({ scoreName, further }: ScoringForm): (Refusal | null)[] => {
  const names = [scoreName?.trim() ?? '', ...(further ?? []).map(({ name }) => name.trim())];
  return names.map((name, index) => {
    const field = index === 0 ? 'Objective.ScoreName' : `Objective.Further.${index - 1}.Name`;
    if (index === 0 && !name) return null;
    const problem = textProblem(name, { title: '得分名称', most: scoreLimits.name, field });
    if (problem) return problem;
    return names.indexOf(name) < index ? wrong('得分名称不能重复', field) : null;
  });
};

/** Finds a column of predictions that two scores would read in different ways. */
const clashProblem = (form: ScoringForm & { idColumn: string }): Refusal | null => {
  const clash = predictionPlan(scoreRules(form)).find(({ name, uses }) => {
    const ofLabels = uses.filter(({ rule }) => rule.definition.values === 'probabilities').length;
    return ofLabels > 0 && (ofLabels < uses.length || name === form.idColumn.trim());
  });
  return clash
    ? wrong(
        `列「${clash.name}」既是编号或预测列，又是标签的概率列，请换一个名称`,
        'Objective.Further',
      )
    : null;
};

/** Everything that is wrong with the scores beyond the first score's metric and target. */
export const scoresProblems = (
  form: ScoringForm & { idColumn: string; scorer?: 'platform' | 'worker' | undefined },
): Refusal[] => {
  const { idColumn, targetColumn, moreTargets, further, scorer } = form;
  const most = scoreLimits.scores;
  const all = [targetColumn, ...(moreTargets ?? [])];
  const problems = [
    scorer === 'worker' && (further ?? []).length > 0
      ? wrong('由自有评测机评分的任务只有一个得分', 'Objective.Further')
      : null,
    ...((moreTargets ?? []).length > 0
      ? targetProblems(all, { idColumn, at: 'Objective.MoreTargets' })
      : []),
    (further ?? []).length >= most ? wrong(`最多${most}个得分`, 'Objective.Further') : null,
    ...nameProblems(form),
    ...(further ?? []).flatMap((score, index) => {
      const at = `Objective.Further.${index}`;
      const field = `${at}.TargetColumns`;
      return [
        ...(score.targetColumns.length === 0
          ? [wrong('请填写预测列', field)]
          : targetProblems(score.targetColumns, { idColumn, at: field })),
        ...parameterProblems(
          definitionOf({ metric: score.metric, customMetric: form.customMetric }),
          score.metricParameters,
          `${at}.MetricParameters`,
        ),
        ...rangeProblems(score, at),
      ];
    }),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) return problems;
  const clash = targetsOf(form).length > 0 ? clashProblem(form) : null;
  return clash ? [clash] : [];
};
