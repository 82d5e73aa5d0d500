import { columnOf, type DataSet, featuresOf, type HiddenAnswers } from '../data-files.ts';
import type { DataLeak } from './leak.ts';

const FEWEST_ROWS = 20;
/** Labels beyond which an order of them says nothing. */
const MOST_LABELS = 50;
/** Standard errors, and size, of an order that tells something. */
const CERTAIN = 5;
const CORRELATION = 0.25;
const SHARE = 0.06;
const EXCESS = 0.25;

/** Ranks from 0, those of equal values their mean. */
const ranksOf = (values: readonly number[]): Float64Array => {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Float64Array(values.length);
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to += 1;
    for (let at = from; at < to; at += 1) ranks[order[at] ?? 0] = (from + to - 1) / 2;
    from = to;
  }
  return ranks;
};

const correlation = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  const middle = (one.length - 1) / 2;
  let [product, first, second] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [(one[at] ?? 0) - middle, (other[at] ?? 0) - middle];
    product += a * b;
    first += a * a;
    second += b * b;
  }
  return first > 0 && second > 0 ? product / Math.sqrt(first * second) : 0;
};

/** Tells whether numbers rise or fall with the order. */
const tellsNumbers = (order: ArrayLike<number>, truth: readonly string[]): boolean => {
  const found = Math.abs(correlation(order, ranksOf(truth.map(Number))));
  return found >= CORRELATION && found * Math.sqrt(truth.length - 1) > CERTAIN;
};

/** Tells whether labels stand in places of their own (Kruskal and Wallis), or in runs. */
const tellsLabels = (order: Float64Array, truth: readonly string[]): boolean => {
  const rows = truth.length;
  const places = Map.groupBy(truth.keys(), (row) => truth[row] ?? '');
  if (places.size < 2 || places.size > Math.min(MOST_LABELS, rows / 4)) return false;
  const middle = (rows - 1) / 2;
  let [between, same] = [0, 0];
  for (const own of places.values()) {
    const mean = own.reduce((sum, row) => sum + (order[row] ?? 0), 0) / own.length;
    between += own.length * (mean - middle) ** 2;
    same += (own.length / rows) ** 2;
  }
  const share = between / ((rows * (rows * rows - 1)) / 12);
  const freedom = places.size - 1;
  const bound = freedom + CERTAIN * Math.sqrt(2 * freedom) + 2 * CERTAIN;
  if (share >= SHARE && share * (rows - 1) > bound) return true;
  const sorted = [...truth.keys()].sort((a, b) => (order[a] ?? 0) - (order[b] ?? 0));
  let runs = 0;
  for (let at = 1; at < rows; at += 1)
    runs += Number(truth[sorted[at] ?? 0] === truth[sorted[at - 1] ?? 0]);
  const excess = (runs / (rows - 1) - same) / (1 - same);
  return excess >= EXCESS && excess * Math.sqrt(rows * ((1 - same) / same)) > CERTAIN;
};

const tells = (values: readonly number[], truth: readonly string[], isNumber: boolean): boolean =>
  isNumber ? tellsNumbers(ranksOf(values), truth) : tellsLabels(ranksOf(values), truth);

/** The number that an id ends with; NaN where it ends with none. */
const numberOf = (id: string): number => {
  let from = id.length;
  while (from > 0 && /\d/.test(id[from - 1] ?? '')) from -= 1;
  return from === id.length ? NaN : Number(id.slice(from));
};

const timeOf = (cell: string): number =>
  /^\d{4}[-/.年]\d{1,2}/.test(cell)
    ? Date.parse(cell.replace(/[年月/.]/g, '-').replace('日', ''))
    : NaN;

/** True where rows follow their dates: their order is known to all, and is no mistake. */
const followsTime = (
  values: readonly number[],
  { test, testRows }: DataSet,
  answers: HiddenAnswers,
): boolean =>
  test !== null &&
  featuresOf(test, answers).some((name) => {
    const cells = columnOf(test, name) ?? [];
    const times = Array.from(testRows, (row) => timeOf(cells[row] ?? ''));
    return (
      times.every((time) => Number.isFinite(time)) &&
      Math.abs(correlation(ranksOf(values), ranksOf(times))) > 0.9
    );
  });

/** Finds whether the order of ids, or of the rows of the test file, tells the answers. */
export const orderedIds = (data: DataSet, answers: HiddenAnswers): DataLeak[] => {
  const { ids, truth, idColumn, isNumber } = answers;
  const rows = ids.length;
  if (rows < FEWEST_ROWS) return [];
  const numbers = ids.map(numberOf);
  const byId = numbers.every(Number.isFinite) && tells(numbers, truth, isNumber);
  const leak = (subject: string): DataLeak[] => [
    { kind: 'orderedIds', subject, file: data.test?.name ?? null, count: rows, of: rows },
  ];
  if (byId) return followsTime(numbers, data, answers) ? [] : leak(idColumn);
  const places = Array.from(data.testRows);
  if (places.some((place) => place < 0) || !tells(places, truth, isNumber)) return [];
  return followsTime(places, data, answers) ? [] : leak('行');
};
