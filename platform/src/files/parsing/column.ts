import type { DatasetColumn } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import {
  type ColumnType,
  columnTypes,
  isMissing,
  isNumberType,
  previewLimits,
  valueType,
  withDecimalPoint,
  widerType,
} from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { DistinctValues } from './distinct-values.ts';
import { Spread } from './spread.ts';

/** Facts learned of one column while its values go by. */
export class Column {
  readonly #name: string;
  readonly #distinct = new DistinctValues();
  #type: ColumnType | undefined;
  #count = 0;
  #missing = 0;
  #min = Infinity;
  #max = -Infinity;
  #mean = 0;
  readonly #spread = new Spread();
  readonly #hasDecimalCommas: boolean;

  /** @param options.missing rows before it that have no such column */
  constructor(name: string, { hasDecimalCommas = false, missing = 0 } = {}) {
    this.#name = name;
    this.#hasDecimalCommas = hasDecimalCommas;
    this.#missing = missing;
  }

  add(cell: string): void {
    if (isMissing(cell)) {
      this.#missing += 1;
      return;
    }
    const value = cell.trim();
    this.#count += 1;
    this.#distinct.add(value);
    const number = this.#hasDecimalCommas ? withDecimalPoint(value) : value;
    const type = valueType(number);
    this.#type = this.#type === undefined ? type : widerType(this.#type, type);
    if (isNumberType(this.#type)) this.#measure(Number(number));
  }

  /** A running mean: a sum of large numbers would lose the small ones. */
  #measure(value: number) {
    this.#min = Math.min(this.#min, value);
    this.#max = Math.max(this.#max, value);
    this.#spread.add(value);
    this.#mean += (value - this.#mean) / this.#count;
  }

  summary(): DatasetColumn {
    const type = this.#type ?? columnTypes.string;
    // A number too large for us to hold is none that could be shown.
    const measured =
      isNumberType(type) && [this.#min, this.#max, this.#mean].every(Number.isFinite);
    return {
      Name: this.#name,
      Type: type,
      Count: this.#count,
      Missing: this.#missing,
      // An estimate may be above what there can be.
      Unique: Math.min(this.#distinct.count(), this.#count),
      Min: measured ? this.#min : null,
      Max: measured ? this.#max : null,
      Mean: measured ? this.#mean : null,
      Histogram: measured ? this.#spread.histogram(this.#min, this.#max) : [],
      Top: this.#distinct.top(previewLimits.topValues).map(([value, Count]) => ({
        Value: value.slice(0, previewLimits.cell).toWellFormed(),
        Count,
      })),
    };
  }
}
