/**
 * Scores of a result file: one or more scores, the first of which ranks and the others break
 * ties in their order. Each compares one target column, or is the mean over several.
 */
import type { Metric } from '#domains/competitions/rest/stages.ts';
import type { MetricDefinition, MetricParameters } from './metrics/definition.ts';
import { customDefinition, type CustomMetricFacts } from './custom-metric.ts';
import { metricDefinitions } from './metrics/index.ts';
import { effectiveParameters, needsLabels, truthColumns } from './metrics/parameters.ts';

/** Most scores of a task, and most target columns of a score. */
export const scoreLimits = { scores: 5, targets: 20, name: 20 } as const;

/** Range into which predictions are clipped; a bound without a number is the solution's own. */
export interface PredictionRange {
  predictionMin?: number | null | undefined;
  predictionMax?: number | null | undefined;
}

/** A score beyond the first, which breaks ties. */
export interface FurtherScore extends PredictionRange {
  /** Header of its column on boards. */
  name: string;
  metric: Metric;
  metricParameters?: MetricParameters | undefined;
  /** Columns that it compares; of several it is the mean. */
  targetColumns: readonly string[];
}

/** Settings of a task's scores. The keys beside `further` are those of the first. */
export interface ScoringForm extends PredictionRange {
  targetColumn: string;
  /** Columns over which the first score is the mean, with `targetColumn`. */
  moreTargets?: readonly string[] | null | undefined;
  metric: Metric;
  metricParameters?: MetricParameters | undefined;
  /** Header of the first score's column; null or absent is the metric's name. */
  scoreName?: string | null | undefined;
  further?: readonly FurtherScore[] | null | undefined;
  /** The metric of the organizer's own, for scores whose metric is `custom`. */
  customMetric?: CustomMetricFacts | null | undefined;
}

type Settings = Pick<ScoringForm, 'metric' | 'customMetric'>;

/**
 * The metric of a score. Without its settings, an own metric counts as one of numbers.
 *
 * @param targets number of columns that the score compares
 */
export const definitionOf = ({ metric, customMetric }: Settings, targets = 1): MetricDefinition => {
  if (metric !== 'custom') return metricDefinitions[metric];
  const unknown = { name: '', higherIsBetter: true, best: null, worst: null } as const;
  const facts = customMetric ?? { ...unknown, values: 'number', truthColumns: [] };
  return customDefinition(facts, targets);
};

/** Tells whether a larger score is better, by the first score's metric. */
export const higherIsBetter = (form: Settings): boolean => definitionOf(form).higherIsBetter;

/** Tells whether any of the scores is of the organizer's own metric. */
export const usesCustomMetric = ({
  metric,
  further,
}: Pick<ScoringForm, 'metric' | 'further'>): boolean =>
  metric === 'custom' || (further ?? []).some((score) => score.metric === 'custom');

/** Columns that a score reads for one of its targets. */
interface TargetColumns {
  target: string;
  /** Columns of the solution, the target first. */
  truth: readonly string[];
  /** Columns of a result: one, or one for each label. */
  prediction: readonly string[];
}

/** A score as the checks and the scorer know it. */
export interface ScoreRule {
  name: string | null;
  metric: Metric;
  definition: MetricDefinition;
  /** Parameters that the metric reads. */
  parameters: MetricParameters;
  targets: readonly TargetColumns[];
  range: PredictionRange;
}

/** All target columns of the scores, each once. */
export const targetsOf = (form: ScoringForm): string[] => [
  ...new Set([
    form.targetColumn,
    ...(form.moreTargets ?? []),
    ...(form.further ?? []).flatMap(({ targetColumns }) => targetColumns),
  ]),
];

/**
 * The scores of a task, the first one first. A label's column of probabilities bears the label's
 * name; where the task has several targets, that of its target before it: `colour_red`.
 */
export const scoreRules = (form: ScoringForm): ScoreRule[] => {
  const hasSeveral = targetsOf(form).length > 1;
  const { metric, metricParameters, predictionMin, predictionMax } = form;
  const first: Omit<FurtherScore, 'name'> = {
    metric,
    metricParameters,
    targetColumns: [form.targetColumn, ...(form.moreTargets ?? [])],
    predictionMin,
    predictionMax,
  };
  const all = [{ ...first, name: form.scoreName ?? null }, ...(form.further ?? [])];
  return all.map((score) => {
    const { customMetric } = form;
    const definition = definitionOf(
      { metric: score.metric, customMetric },
      score.targetColumns.length,
    );
    const parameters = effectiveParameters(definition, score.metricParameters);
    const labels = score.metricParameters?.labels ?? [];
    const apart = score.targetColumns.map((target) => ({
      target,
      truth: truthColumns(definition, {
        targetColumn: target,
        metricParameters: score.metricParameters,
      }),
      prediction: needsLabels(definition)
        ? labels.map((label) => (hasSeveral ? `${target}_${label}` : label))
        : [target],
    }));
    // An own metric compares all of its columns at once.
    const targets: TargetColumns[] =
      score.metric === 'custom'
        ? [
            {
              target: score.targetColumns[0] ?? '',
              truth: [...score.targetColumns, ...(customMetric?.truthColumns ?? [])],
              prediction: score.targetColumns,
            },
          ]
        : apart;
    const range = { predictionMin: score.predictionMin, predictionMax: score.predictionMax };
    return { name: score.name, metric: score.metric, definition, parameters, targets, range };
  });
};

/** Tells whether several rows may have one id: each of a picture's masks is a row of its own. */
export const takesSeveralRows = (rules: readonly ScoreRule[]): boolean =>
  rules.every(({ definition }) => definition.values === 'mask');

/** A column of a file, and what reads it. */
export interface ReadColumn {
  name: string;
  /** True where a metric reads numbers of it: a decimal comma is one then. */
  isNumber: boolean;
  /** The scores that read it, and which of a target's columns it is. */
  uses: { rule: ScoreRule; target: string; at: number }[];
}

const columnsOf = (
  rules: readonly ScoreRule[],
  side: 'truth' | 'prediction',
  isNumber: (rule: ScoreRule, at: number) => boolean,
): ReadColumn[] => {
  const columns = new Map<string, ReadColumn>();
  for (const rule of rules)
    for (const { target, [side]: names } of rule.targets)
      for (const [at, name] of names.entries()) {
        const known = columns.get(name) ?? { name, isNumber: false, uses: [] };
        known.isNumber ||= isNumber(rule, at);
        const own = rule.definition.targets === undefined ? target : name;
        known.uses.push({ rule, target: own, at });
        columns.set(name, known);
      }
  return [...columns.values()];
};

/** Columns of the solution that scores are made of, the first target first. */
export const truthPlan = (rules: readonly ScoreRule[]): ReadColumn[] =>
  columnsOf(
    rules,
    'truth',
    ({ definition: { numeric, targets } }, at) =>
      numeric && (targets === undefined || at < targets),
  );

/** Columns of a result that hold predictions. */
export const predictionPlan = (rules: readonly ScoreRule[]): ReadColumn[] =>
  columnsOf(
    rules,
    'prediction',
    ({ definition }) => definition.numeric || definition.values === 'probabilities',
  );

/** The values of these columns out of those of all that were read. */
export const pickColumns = <Values>(
  plan: readonly ReadColumn[],
  values: readonly Values[],
  names: readonly string[],
): Values[] =>
  names.map((name) => {
    const picked = values[plan.findIndex((column) => column.name === name)];
    if (picked === undefined) throw new RangeError(`No column ${name} was read`);
    return picked;
  });
