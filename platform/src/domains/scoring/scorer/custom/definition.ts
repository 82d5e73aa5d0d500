import type { MetricDefinition } from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import { lessMean, meanOf } from '@whaletide/schema/domains/submissions/rules/metrics/means.ts';
import {
  type MetricRows,
  rowCount,
} from '@whaletide/schema/domains/submissions/rules/metrics/rows.ts';
import type { ScoreRule } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { MetricRefusal } from './failures.ts';
import type { MetricTable } from './rows.ts';
import type { MetricRun } from './run.ts';

/** Difference that rounding may make, as a share. */
const ROUNDING = 1e-9;
/** The same between the score and the mean of its rows' values, which are summed elsewhere. */
const SUMMING = 1e-6;

const tableOf = (rows: MetricRows, { targets: [target] }: ScoreRule): MetricTable => {
  if (!target || (rows.kind !== 'numberColumns' && rows.kind !== 'textColumns'))
    throw new TypeError(`A metric of one’s own doesn’t compare ${rows.kind}`);
  const named = (names: readonly string[], columns: (typeof rows)['truth']) =>
    new Map(names.map((name, at) => [name, columns[at] ?? new Int32Array()]));
  return {
    count: rowCount(rows),
    texts: rows.texts,
    truth: named(target.truth, rows.truth),
    prediction: named(target.prediction, rows.prediction),
  };
};

/** A score within its range; one that rounding put beyond it is the bound. */
const within = (score: number, { min, max }: MetricDefinition['range']): number => {
  const slack = ROUNDING * Math.max(1, Math.abs(score));
  if (score < min - slack || score > max + slack)
    throw new MetricRefusal(`得分 ${score} 超出了设置的范围`);
  return Math.min(max, Math.max(min, score));
};

/** The definition of a rule's metric with the organizer's program behind it. */
export const runnableDefinition = (rule: ScoreRule, run: MetricRun): MetricDefinition => {
  const { definition } = rule;
  const { rowLosses } = run;
  const score = (rows: MetricRows) => within(run.score(tableOf(rows, rule)), definition.range);
  const influences = (rows: MetricRows) => {
    const losses = rowLosses?.(tableOf(rows, rule)) ?? new Float64Array();
    const [mean, own] = [meanOf(losses), score(rows)];
    if (Math.abs(mean - own) > SUMMING * Math.max(1, Math.abs(own)))
      throw new MetricRefusal(`rowLoss 的平均值是 ${mean}，应等于得分 ${own}`);
    return lessMean(losses);
  };
  return { ...definition, score, influences: rowLosses ? influences : null };
};
