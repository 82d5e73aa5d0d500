import type { ValueKind } from '#domains/submissions/rules/metrics/rows.ts';
import type { Errors } from './shared-errors.ts';

/** Steps of a rounded prediction in a standard deviation of the truth, and the least error there. */
const STEPS = 50;
const LEAST_ERROR = 0.1;

/** Rows of a target, in the order of the solution. */
export interface PredictedRows {
  /** Kind of values that the metric compares. */
  values: ValueKind;
  /** The truth of each row; for scores and probabilities 1 or 0 of the positive class. */
  truth: readonly string[];
  /** The prediction's columns: one, or one for each label. */
  prediction: readonly (readonly string[])[];
  /** Labels of these columns where there are several. */
  labels: readonly string[];
}

/** FNV-1a of a row and a text, 32 bits. */
const cellOf = (row: number, text: string): number => {
  let hash = 0x811c9dc5;
  for (const code of [row & 0xffff, row >>> 16]) hash = Math.imul(hash ^ code, 0x01000193);
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

const deviationOf = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

/** Ranks of values among themselves, from 0 to 1. */
const quantilesOf = (values: readonly number[]): number[] => {
  const order = values.map((_, at) => at).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Array<number>(values.length).fill(0);
  order.forEach((at, place) => (ranks[at] = place / values.length));
  return ranks;
};

/** The label of the largest probability of each row. */
const likeliest = ({ prediction, labels, truth }: PredictedRows): string[] =>
  truth.map((_, row) => {
    let [best, most] = ['', -Infinity];
    prediction.forEach((column, at) => {
      const value = Number(column[row]);
      if (value > most) [best, most] = [labels[at] ?? '', value];
    });
    return best;
  });

const wrongTexts = (truth: readonly string[], texts: readonly string[]): Errors => {
  const cells: number[] = [];
  for (const [row, text] of texts.entries())
    if (text.trim() !== truth[row]?.trim()) cells.push(cellOf(row, text.trim()));
  return Uint32Array.from(cells);
};

const wrongNumbers = (truth: readonly number[], values: readonly number[]): Errors => {
  const deviation = deviationOf(truth) || 1;
  const cells: number[] = [];
  for (const [row, value] of values.entries())
    if (Math.abs(value - (truth[row] ?? 0)) > LEAST_ERROR * deviation)
      cells.push(cellOf(row, String(Math.round((value / deviation) * STEPS))));
  return Uint32Array.from(cells);
};

/** Rows on the wrong side of the middle, by where they are. */
const wrongSides = (truth: readonly number[], places: readonly number[]): Errors => {
  const cells: number[] = [];
  for (const [row, place] of places.entries())
    if (place >= 0.5 !== (truth[row] ?? 0) >= 0.5)
      cells.push(cellOf(row, String(Math.round(place * STEPS))));
  return Uint32Array.from(cells);
};

/** The wrong answers of a result on a target: which rows, and the rounded prediction of each. */
export const errorCells = (rows: PredictedRows): Errors => {
  const { values, truth, prediction } = rows;
  const own = prediction[0] ?? [];
  const numbers = () => own.map(Number);
  switch (values) {
    case 'probabilities':
      return wrongTexts(truth, likeliest(rows));
    case 'number':
    case 'rating':
    case 'eventTime':
      return wrongNumbers(truth.map(Number), numbers());
    case 'probability':
      return wrongSides(truth.map(Number), numbers());
    case 'score':
      return wrongSides(truth.map(Number), quantilesOf(numbers()));
    default:
      return wrongTexts(truth, own);
  }
};
