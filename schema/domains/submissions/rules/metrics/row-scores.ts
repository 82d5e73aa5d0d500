import { defineMetric, type MetricFormula, type MetricParameters } from './definition.ts';
import { lessMean, meanOf } from './means.ts';
import { onceFor } from './once-for.ts';
import { rowCount, type RowsOf, type Sequences, type ValueKind } from './rows.ts';

type Facts<Kind extends ValueKind> = Omit<
  MetricFormula<Kind>,
  'score' | 'influences' | 'range' | 'parameters'
> &
  Partial<Pick<MetricFormula<Kind>, 'range' | 'parameters'>>;

/**
 * Makes a metric that is the mean of a score of each row; a row's influence is its score beyond
 * the mean. From 0 to 1 unless it says otherwise.
 */
export const meanOfRows = <Kind extends ValueKind>(
  facts: Facts<Kind>,
  scoreOf: (rows: RowsOf<Kind>, row: number, parameters: MetricParameters) => number,
) => {
  const compute = (rows: RowsOf<Kind>, parameters: MetricParameters) => {
    const each = new Float64Array(rowCount(rows));
    for (let row = 0; row < each.length; row += 1) each[row] = scoreOf(rows, row, parameters);
    return each;
  };
  // By parameters, which decide the scores as well.
  const known = onceFor<RowsOf<Kind>, Map<string, Float64Array>>(() => new Map());
  const scores = (rows: RowsOf<Kind>, parameters: MetricParameters) => {
    const key = JSON.stringify(parameters);
    const each = known(rows).get(key) ?? compute(rows, parameters);
    known(rows).set(key, each);
    return each;
  };
  return defineMetric<Kind>({
    range: { min: 0, max: 1 },
    parameters: [],
    ...facts,
    score: (rows, parameters) => meanOf(scores(rows, parameters)),
    influences: (rows, parameters) => lessMean(scores(rows, parameters)),
  });
};

/** The place of a row's first item, and the one after its last. */
export const spanOf = ({ offsets }: Sequences, row: number): [from: number, until: number] => [
  offsets[row] ?? 0,
  offsets[row + 1] ?? 0,
];
