import { flagOf, labelReader, positiveTest } from '../labels.ts';
import type { MetricDefinition, MetricParameters } from './definition.ts';
import type { MetricRows, ValueKind } from './rows.ts';
import {
  gradedItem,
  listCodes,
  runsOf,
  sequencesOf,
  startCodes,
  wordCodes,
  wordsOf,
} from './sequences.ts';

/** Cells by column and row, in the same order of rows. */
export interface MetricCells {
  /** The columns of the solution that the metric reads: its target, and its event column. */
  truth: readonly (readonly string[])[];
  /** The columns of the result: one, or one for each label; null where only the truth is looked at. */
  prediction: readonly (readonly string[])[] | null;
}

type Cells = readonly string[];

const numbersOf = (cells: Cells): Float64Array => Float64Array.from(cells, Number);

/** 1 for labels of the positive class, and 0 for others. */
export const positives = (labels: Cells, { positive }: MetricParameters): Uint8Array => {
  const isPositive = positiveTest(positive);
  return Uint8Array.from(labels, (label) => Number(isPositive(label)));
};

const labelRows = (truth: Cells, prediction: Cells): MetricRows => {
  const { codeOf, texts } = startCodes();
  const codes = {
    truth: Int32Array.from(truth, codeOf),
    prediction: Int32Array.from(prediction, codeOf),
  };
  return { kind: 'label', labels: texts(), ...codes };
};

const unit = (value: number): number => Math.min(1, Math.max(0, value));

/** Probabilities of each row, scaled so that they add up to 1. */
const probabilityRows = (
  truth: Cells,
  columns: readonly Cells[] | null,
  { labels = [] }: MetricParameters,
): MetricRows => {
  const width = labels.length;
  const codes = new Map(labels.map((label, code) => [label, code]));
  const prediction = new Float64Array(truth.length * width);
  for (let row = 0; row < truth.length; row += 1) {
    let sum = 0;
    for (let code = 0; code < width; code += 1) {
      const value = unit(Number(columns?.[code]?.[row] ?? 0));
      prediction[row * width + code] = value;
      sum += value;
    }
    for (let code = 0; code < width; code += 1)
      prediction[row * width + code] =
        sum > 0 ? (prediction[row * width + code] ?? 0) / sum : 1 / width;
  }
  const readLabel = labelReader(new Set(labels));
  const codeOf = (label: string) => codes.get(readLabel(label)) ?? -1;
  return {
    kind: 'probabilities',
    classes: labels,
    truth: Int32Array.from(truth, codeOf),
    prediction,
  };
};

const listRows = (kind: 'list' | 'gains', truth: Cells, prediction: Cells): MetricRows => {
  const { codeOf } = startCodes();
  const gains: number[] = [];
  const relevant = sequencesOf(truth, (cell) => {
    if (kind === 'list') return wordCodes(cell, codeOf);
    const words = wordsOf(cell);
    const graded = new Map(words.map(gradedItem).map(({ item, gain }) => [codeOf(item), gain]));
    gains.push(...graded.values());
    return graded.keys();
  });
  return {
    kind,
    truth: relevant,
    gains:
      kind === 'list' ? new Float64Array(relevant.items.length).fill(1) : Float64Array.from(gains),
    prediction: sequencesOf(prediction, (cell) => listCodes(cell, codeOf)),
  };
};

const setRows = (truth: Cells, prediction: Cells): MetricRows => {
  const { codeOf } = startCodes();
  const sorted = (cell: string) => wordCodes(cell, codeOf).sort((one, other) => one - other);
  return {
    kind: 'set',
    truth: sequencesOf(truth, sorted),
    prediction: sequencesOf(prediction, sorted),
  };
};

/** Columns of numbers or texts; those of the truth beyond the prediction's are texts. */
const columnRows = (
  kind: 'numberColumns' | 'textColumns',
  truth: readonly Cells[],
  columns: readonly Cells[] | null,
): MetricRows => {
  const { codeOf, texts } = startCodes();
  const targets = columns?.length ?? truth.length;
  const read = (cells: Cells, at: number) =>
    kind === 'numberColumns' && at < targets ? numbersOf(cells) : Int32Array.from(cells, codeOf);
  const rows = { truth: truth.map(read), prediction: (columns ?? truth).map(read) };
  return { kind, texts: texts(), ...rows };
};

const readers: Record<
  ValueKind,
  (
    cells: {
      truth: Cells;
      event: Cells;
      prediction: Cells;
      columns: readonly Cells[] | null;
      /** All columns of the truth. */
      all: readonly Cells[];
    },
    parameters: MetricParameters,
  ) => MetricRows
> = {
  label: ({ truth, prediction }) => labelRows(truth, prediction),
  rating: ({ truth, prediction }) => ({
    kind: 'rating',
    truth: numbersOf(truth),
    prediction: numbersOf(prediction),
  }),
  number: ({ truth, prediction }) => ({
    kind: 'number',
    truth: numbersOf(truth),
    prediction: numbersOf(prediction),
  }),
  score: ({ truth, prediction }, parameters) => ({
    kind: 'score',
    truth: positives(truth, parameters),
    prediction: numbersOf(prediction),
  }),
  probability: ({ truth, prediction }, parameters) => ({
    kind: 'probability',
    truth: positives(truth, parameters),
    prediction: numbersOf(prediction).map(unit),
  }),
  probabilities: ({ truth, columns }, parameters) => probabilityRows(truth, columns, parameters),
  list: ({ truth, prediction }) => listRows('list', truth, prediction),
  gains: ({ truth, prediction }) => listRows('gains', truth, prediction),
  set: ({ truth, prediction }) => setRows(truth, prediction),
  mask: ({ truth, prediction }) => ({
    kind: 'mask',
    truth: sequencesOf(truth, runsOf),
    prediction: sequencesOf(prediction, runsOf),
  }),
  text: ({ truth, prediction }) => ({ kind: 'text', truth, prediction }),
  eventTime: ({ truth, event, prediction }) => ({
    kind: 'eventTime',
    time: numbersOf(truth),
    event: Uint8Array.from(event, (cell) => flagOf(cell) ?? 0),
    prediction: numbersOf(prediction),
  }),
  numberColumns: ({ all, columns }) => columnRows('numberColumns', all, columns),
  textColumns: ({ all, columns }) => columnRows('textColumns', all, columns),
};

/** Reads the cells of truth and prediction, which were checked, as the rows that the metric compares. */
export const readRows = (
  { values }: Pick<MetricDefinition, 'values'>,
  { truth, prediction }: MetricCells,
  parameters: MetricParameters = {},
): MetricRows => {
  const [own = [], event = []] = truth;
  const cells = {
    truth: own,
    event,
    prediction: prediction?.[0] ?? own,
    columns: prediction,
    all: truth,
  };
  return readers[values](cells, parameters);
};
