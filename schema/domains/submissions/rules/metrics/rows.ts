/**
 * The rows that a metric is computed of, as columns: a million of them take a few numbers each,
 * and no object. Truth and prediction share one dictionary, so that equal texts are equal codes.
 */

/** Items of each row after another: those of row i are at offsets[i] up to offsets[i + 1]. */
export interface Sequences {
  offsets: Uint32Array;
  items: Int32Array;
}

/** One label a row, as codes of `labels`. */
export interface LabelRows {
  kind: 'label';
  labels: readonly string[];
  truth: Int32Array;
  prediction: Int32Array;
}

/** One number a row; as `rating` a whole one, whose distance counts. */
export interface NumberRows<Kind extends 'number' | 'rating' = 'number' | 'rating'> {
  kind: Kind;
  truth: Float64Array;
  prediction: Float64Array;
}

/** Truth 1 for the positive class and 0 else; the prediction is the higher, the surer. */
export interface BinaryRows<Kind extends 'score' | 'probability' = 'score' | 'probability'> {
  kind: Kind;
  truth: Uint8Array;
  prediction: Float64Array;
}

/** The class of each row, and a probability for each class: row i's are at i · classes.length. */
export interface ProbabilityRows {
  kind: 'probabilities';
  classes: readonly string[];
  truth: Int32Array;
  prediction: Float64Array;
}

/** Relevant items of each row with their gains, and the items in the order of the prediction. */
export interface ListRows<Kind extends 'list' | 'gains' = 'list' | 'gains'> {
  kind: Kind;
  truth: Sequences;
  /** One for each item of the truth; 1 where the file gives none. */
  gains: Float64Array;
  prediction: Sequences;
}

/** Items of each row without order, each once, in ascending codes. */
interface SetRows {
  kind: 'set';
  truth: Sequences;
  prediction: Sequences;
}

/** Runs of pixels: start and length in turn, ascending and apart. */
export interface MaskRows {
  kind: 'mask';
  truth: Sequences;
  prediction: Sequences;
}

/** One text a row. */
interface TextRows {
  kind: 'text';
  truth: readonly string[];
  prediction: readonly string[];
}

/** Time until the event or the end of the observation, and the risk: the higher, the sooner. */
export interface EventTimeRows {
  kind: 'eventTime';
  time: Float64Array;
  /** 1 where the event came, 0 where the observation ended before it. */
  event: Uint8Array;
  prediction: Float64Array;
}

/** Several columns of numbers or texts; those of the truth beyond the prediction's are texts. */
interface ColumnRows<Kind extends 'numberColumns' | 'textColumns'> {
  kind: Kind;
  /** Texts by their codes. */
  texts: readonly string[];
  /** Numbers, or codes of texts. */
  truth: readonly (Float64Array | Int32Array)[];
  prediction: readonly (Float64Array | Int32Array)[];
}

export type MetricRows =
  | LabelRows
  | NumberRows<'number'>
  | NumberRows<'rating'>
  | BinaryRows<'score'>
  | BinaryRows<'probability'>
  | ProbabilityRows
  | ListRows<'list'>
  | ListRows<'gains'>
  | SetRows
  | MaskRows
  | TextRows
  | EventTimeRows
  | ColumnRows<'numberColumns'>
  | ColumnRows<'textColumns'>;

export type ValueKind = MetricRows['kind'];
export type RowsOf<Kind extends ValueKind> = Extract<MetricRows, { kind: Kind }>;

/** Tells whether rows are of the kind. */
export const isOfKind = <Kind extends ValueKind>(
  rows: MetricRows,
  kind: Kind,
): rows is RowsOf<Kind> => rows.kind === kind;

/** Number of rows. */
export const rowCount = (rows: MetricRows): number => {
  if (rows.kind === 'eventTime') return rows.time.length;
  if (rows.kind === 'numberColumns' || rows.kind === 'textColumns')
    return rows.truth[0]?.length ?? 0;
  return 'offsets' in rows.truth ? rows.truth.offsets.length - 1 : rows.truth.length;
};

const takeFloats = (values: Float64Array, at: Uint32Array, width = 1): Float64Array => {
  const taken = new Float64Array(at.length * width);
  for (let index = 0; index < at.length; index += 1) {
    const from = (at[index] ?? 0) * width;
    for (let step = 0; step < width; step += 1)
      taken[index * width + step] = values[from + step] ?? 0;
  }
  return taken;
};

const takeCodes = (values: Int32Array, at: Uint32Array): Int32Array => {
  const taken = new Int32Array(at.length);
  for (let index = 0; index < at.length; index += 1) taken[index] = values[at[index] ?? 0] ?? 0;
  return taken;
};

const takeFlags = (values: Uint8Array, at: Uint32Array): Uint8Array => {
  const taken = new Uint8Array(at.length);
  for (let index = 0; index < at.length; index += 1) taken[index] = values[at[index] ?? 0] ?? 0;
  return taken;
};

/** The places of the items that the rows have, one row after the other. */
const itemPlaces = ({ offsets }: Sequences, at: Uint32Array): Uint32Array => {
  const places: number[] = [];
  for (const row of at)
    for (let item = offsets[row] ?? 0; item < (offsets[row + 1] ?? 0); item += 1) places.push(item);
  return Uint32Array.from(places);
};

const takeSequences = (sequences: Sequences, at: Uint32Array): Sequences => {
  const offsets = new Uint32Array(at.length + 1);
  for (let index = 0; index < at.length; index += 1) {
    const row = at[index] ?? 0;
    const length = (sequences.offsets[row + 1] ?? 0) - (sequences.offsets[row] ?? 0);
    offsets[index + 1] = (offsets[index] ?? 0) + length;
  }
  return { offsets, items: takeCodes(sequences.items, itemPlaces(sequences, at)) };
};

const takeTexts = (texts: readonly string[], at: Uint32Array): string[] =>
  Array.from(at, (row) => texts[row] ?? '');

const takeColumns = (
  columns: readonly (Float64Array | Int32Array)[],
  at: Uint32Array,
): (Float64Array | Int32Array)[] =>
  columns.map((column) =>
    column instanceof Float64Array ? takeFloats(column, at) : takeCodes(column, at),
  );

/**
 * The rows at these places, in their order: a part of the score, or all without a block.
 *
 * @param at indices of rows
 */
export const takeRows = (rows: MetricRows, at: Uint32Array): MetricRows => {
  switch (rows.kind) {
    case 'label':
      return {
        ...rows,
        truth: takeCodes(rows.truth, at),
        prediction: takeCodes(rows.prediction, at),
      };
    case 'number':
    case 'rating':
      return {
        ...rows,
        truth: takeFloats(rows.truth, at),
        prediction: takeFloats(rows.prediction, at),
      };
    case 'score':
    case 'probability':
      return {
        ...rows,
        truth: takeFlags(rows.truth, at),
        prediction: takeFloats(rows.prediction, at),
      };
    case 'probabilities':
      return {
        ...rows,
        truth: takeCodes(rows.truth, at),
        prediction: takeFloats(rows.prediction, at, rows.classes.length),
      };
    case 'list':
    case 'gains':
      return {
        ...rows,
        truth: takeSequences(rows.truth, at),
        gains: takeFloats(rows.gains, itemPlaces(rows.truth, at)),
        prediction: takeSequences(rows.prediction, at),
      };
    case 'set':
    case 'mask':
      return {
        ...rows,
        truth: takeSequences(rows.truth, at),
        prediction: takeSequences(rows.prediction, at),
      };
    case 'text':
      return {
        ...rows,
        truth: takeTexts(rows.truth, at),
        prediction: takeTexts(rows.prediction, at),
      };
    case 'numberColumns':
    case 'textColumns':
      return {
        ...rows,
        truth: takeColumns(rows.truth, at),
        prediction: takeColumns(rows.prediction, at),
      };
    case 'eventTime':
      return {
        ...rows,
        time: takeFloats(rows.time, at),
        event: takeFlags(rows.event, at),
        prediction: takeFloats(rows.prediction, at),
      };
  }
};
