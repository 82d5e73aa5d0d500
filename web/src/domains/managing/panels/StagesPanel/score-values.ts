import type { CustomMetric } from '@whaletide/schema/domains/submissions/rules/custom-metric.ts';
import type {
  FurtherScore,
  ScoringForm,
} from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { metricTexts } from '#domains/competitions/components/metric-texts.ts';
import {
  type MetricValues,
  metricValuesOf,
  parametersInputOf,
  ruleParameters,
} from './metric-values.ts';
import {
  customInputOf,
  type CustomValues,
  customValuesOf,
  ruleCustom,
  scoredPart,
} from './custom-values.ts';
import { linesOf } from './lines.ts';
import type { Task } from './opened.ts';
import { boundOf, type BoundValues } from './range-values.ts';

/** A score beyond the first as it is typed. */
export interface FurtherValues extends MetricValues, BoundValues {
  /** Known to this form alone. */
  key: string;
  name: string;
  /** One a line. */
  targetColumns: string;
}

/** Scores of a task as they are typed, but for the first one's metric and column. */
export interface ScoresValues {
  customMetric: CustomValues;
  /** One a line. */
  moreTargets: string;
  scoreName: string;
  furtherScores: FurtherValues[];
  allowsMoreColumns: boolean;
  roundsScores: boolean;
}

type Objective = MetricValues & BoundValues & ScoresValues & { targetColumn: string };

/** True where any of the scores is of the organizer's own metric. */
export const usesCustom = ({
  metric,
  furtherScores,
}: Pick<MetricValues, 'metric'> & Pick<ScoresValues, 'furtherScores'>): boolean =>
  metric === 'CUSTOM' || furtherScores.some((score) => score.metric === 'CUSTOM');

let made = 0;
/** Keys of this page: a draft may hold those of pages before. */
const opened = Date.now();

/** A new score of the first one's metric and column. */
export const newScore = ({ metric, metricParameters, targetColumn }: Objective): FurtherValues => ({
  key: `new-${opened}-${(made += 1)}`,
  name: '',
  metric,
  metricParameters,
  targetColumns: targetColumn.trim(),
  predictionMin: '',
  predictionMax: '',
});

/** The scores of a task as the form begins with them. */
export const scoresValuesOf = (task: Task | undefined): ScoresValues => {
  const [first, ...further] = task?.scores ?? [];
  return {
    customMetric: customValuesOf(task),
    moreTargets: first?.targetColumns.slice(1).join('\n') ?? '',
    scoreName: task?.management?.scoreName ?? '',
    furtherScores: further.map((score, index) => {
      const range = task?.management?.furtherRanges[index];
      return {
        key: `${index}`,
        name: score.name,
        ...metricValuesOf(score),
        targetColumns: score.targetColumns.join('\n'),
        predictionMin: range?.predictionMin ?? '',
        predictionMax: range?.predictionMax ?? '',
      };
    }),
    allowsMoreColumns: task?.review?.allowsMoreColumns ?? false,
    roundsScores: task?.review?.roundsScores ?? true,
  };
};

/** The same as it is sent. */
export const scoresInputOf = (typed: ScoresValues & Pick<MetricValues, 'metric'>) => ({
  ...(usesCustom(typed) && { customMetric: customInputOf(typed.customMetric) }),
  moreTargets: linesOf(typed.moreTargets),
  scoreName: typed.scoreName.trim() || null,
  furtherScores: typed.furtherScores.map((score) => ({
    name: score.name.trim(),
    metric: score.metric,
    metricParameters: parametersInputOf(score),
    targetColumns: linesOf(score.targetColumns),
    predictionMin: boundOf(score.predictionMin),
    predictionMax: boundOf(score.predictionMax),
  })),
  allowsMoreColumns: typed.allowsMoreColumns,
  roundsScores: typed.roundsScores,
});

/** The scores as the rules of files and settings know them. */
export const ruleScores = (
  typed: Objective,
): ScoringForm & { further: FurtherScore[]; customMetric: CustomMetric | null } => ({
  customMetric: usesCustom(typed) ? ruleCustom(typed.customMetric) : null,
  targetColumn: typed.targetColumn.trim(),
  moreTargets: linesOf(typed.moreTargets),
  metric: metricTexts[typed.metric].rest,
  metricParameters: ruleParameters(typed),
  scoreName: typed.scoreName.trim() || null,
  predictionMin: boundOf(typed.predictionMin),
  predictionMax: boundOf(typed.predictionMax),
  further: typed.furtherScores.map((score) => ({
    name: score.name.trim(),
    metric: metricTexts[score.metric].rest,
    metricParameters: ruleParameters(score),
    targetColumns: linesOf(score.targetColumns),
    predictionMin: boundOf(score.predictionMin),
    predictionMax: boundOf(score.predictionMax),
  })),
});

/** The parts of the scores that decide what works are scored to, for comparing. */
const scoring = (typed: ScoresValues & Pick<MetricValues, 'metric'>): string => {
  const { moreTargets, furtherScores, customMetric } = scoresInputOf(typed);
  const scores = furtherScores.map(({ name: _name, ...score }) => score);
  return JSON.stringify([moreTargets, scores, customMetric && scoredPart(customMetric)]);
};

/** Tells whether works would be scored otherwise by these than by what the task has. */
export const changesScores = (
  typed: ScoresValues & Pick<MetricValues, 'metric'>,
  task: Task,
): boolean =>
  scoring(typed) !== scoring({ ...scoresValuesOf(task), ...metricValuesOf(task.review) });
