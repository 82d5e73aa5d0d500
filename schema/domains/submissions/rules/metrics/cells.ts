import { isDecimal } from '#shared/rules/table-values.ts';
import type { MetricDefinition, MetricParameters } from './definition.ts';
import type { ValueKind } from './rows.ts';
import { flagOf, labelReader } from '../labels.ts';
import { onceFor } from './once-for.ts';
import { gradedItem, isEmptyMask, isGraded, runsOf, wordsOf } from './sequences.ts';

/** The largest pixel of a mask: 2³¹ − 1, as runs are kept in 32 bits. */
const MAX_PIXEL = 2 ** 31 - 1;
/** Probabilities may be beyond 0 and 1 by what rounding does. */
const ROUNDING = 1e-6;
/** Labels that a message names. */
const LABELS_SHOWN = 5;

type CellMetric = Pick<MetricDefinition, 'values' | 'bounds' | 'nonzeroTruth' | 'targets'>;
type CellCheck = (cell: string, metric: CellMetric, parameters: MetricParameters) => string | null;

const isWhole = (cell: string) => isDecimal(cell) && Number.isSafeInteger(Number(cell));
const isFlag = (cell: string) => flagOf(cell) !== null;

const boundsProblem = (cell: string, { bounds }: CellMetric): string | null => {
  if (!bounds) return null;
  if (Number(cell) < bounds.min) return `不能小于${bounds.min}`;
  return Number(cell) > bounds.max ? `不能大于${bounds.max}` : null;
};

const maskProblem: CellCheck = (cell) => {
  if (isEmptyMask(cell)) return null;
  const words = wordsOf(cell);
  const isFine = words.every((word) => /^\d+$/.test(word) && Number(word) >= 1);
  if (words.length % 2 !== 0 || !isFine) return '应为成对的“起点 长度”，均为正整数，如 1 3 10 5';
  const runs = runsOf(cell);
  for (let at = 0; at < runs.length; at += 2) {
    const end = (runs[at] ?? 0) + (runs[at + 1] ?? 0);
    if (end > MAX_PIXEL) return `的像素不能超过${MAX_PIXEL}`;
    if (at + 2 < runs.length && end > (runs[at + 2] ?? 0)) return '的各段像素不能重叠';
  }
  return null;
};

const numberProblem: CellCheck = (cell, metric) =>
  isDecimal(cell) ? boundsProblem(cell, metric) : '不是数字';
const probabilityProblem: CellCheck = (cell) => {
  if (!isDecimal(cell)) return '不是数字';
  const isProbability = Number(cell) >= -ROUNDING && Number(cell) <= 1 + ROUNDING;
  return isProbability ? null : '不是0到1之间的概率';
};
const labelProblem: CellCheck = (cell) => (cell === '' ? '为空' : null);
const anything: CellCheck = () => null;

const predictionChecks: Record<ValueKind, CellCheck> = {
  label: labelProblem,
  rating: (cell) => (isWhole(cell) ? null : '不是整数'),
  number: numberProblem,
  score: numberProblem,
  eventTime: numberProblem,
  probability: probabilityProblem,
  probabilities: probabilityProblem,
  list: anything,
  gains: (cell) =>
    wordsOf(cell).some(isGraded)
      ? '带有增益，而增益写在标准答案中；这里只按从最相关到最不相关的顺序写条目，如 a b'
      : null,
  set: anything,
  mask: maskProblem,
  text: anything,
  numberColumns: numberProblem,
  textColumns: anything,
};

const binaryProblem: CellCheck = (cell, _, { positive }) => {
  if (positive !== undefined) return cell === '' ? '为空' : null;
  return isFlag(cell) ? null : '应为 0 或 1';
};

const none: readonly string[] = [];
const namedLabels = onceFor((labels: readonly string[]) => {
  const known = new Set(labels);
  const read = labelReader(known);
  return (cell: string) => known.has(read(cell));
});

const namedLabelProblem: CellCheck = (cell, _, { labels = none }) => {
  if (namedLabels(labels)(cell)) return null;
  const more = labels.length > LABELS_SHOWN ? ' 等' : '';
  return `应为评分参数中的标签之一（${labels.slice(0, LABELS_SHOWN).join('、')}${more}）`;
};

const truthChecks: Record<ValueKind, CellCheck> = {
  label: labelProblem,
  rating: (cell) => (isWhole(cell) ? null : '应为整数'),
  number: (cell, metric) => {
    if (!isDecimal(cell)) return '应为数值';
    if (metric.nonzeroTruth && Number(cell) === 0) return '不能为0';
    return boundsProblem(cell, metric);
  },
  score: binaryProblem,
  probability: binaryProblem,
  probabilities: namedLabelProblem,
  // A row may have nothing relevant.
  list: anything,
  gains: (cell) => {
    const items = wordsOf(cell).map(gradedItem);
    if (!items.every(({ gain }) => gain >= 0 && Number.isFinite(gain)))
      return '应为以空格分隔的条目，可带不小于0的增益，如 a:3 b:1 c:0';
    // Predictions that look so are told that gains aren't theirs.
    return items.some(({ item }) => isGraded(item)) ? '的条目本身不能以冒号和数字结尾' : null;
  },
  set: anything,
  mask: maskProblem,
  text: anything,
  eventTime: (cell) => (isDecimal(cell) && Number(cell) >= 0 ? null : '应为不小于0的时间'),
  numberColumns: (cell) => (isDecimal(cell) ? null : '应为数值'),
  textColumns: anything,
};

/** Says in Chinese what is wrong with a prediction's cell; null where the metric can read it. */
export const predictionProblem = (
  cell: string,
  metric: CellMetric,
  parameters: MetricParameters,
): string | null => predictionChecks[metric.values](cell, metric, parameters);

/**
 * Says in Chinese what is wrong with a cell of the solution; null where the metric can read it.
 *
 * @param column 0 for the target, 1 for the event column; of several targets at once their places,
 *   and behind them the columns of texts
 */
export const truthProblem = (
  cell: string,
  metric: CellMetric,
  parameters: MetricParameters,
  column = 0,
): string | null => {
  if (metric.targets !== undefined && column >= metric.targets) return null;
  if (column === 0 || metric.targets !== undefined)
    return truthChecks[metric.values](cell, metric, parameters);
  return isFlag(cell) ? null : '应为1（事件发生）或0（未观察到）';
};
