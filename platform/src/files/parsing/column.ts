import type { DatasetColumn } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import {
  cellValue,
  type ColumnType,
  columnTypes,
  isMissing,
  type NumberStyle,
} from '@whaletide/schema/domains/datasets/rules/cell-values.ts';
import { previewLimits } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { DistinctValues } from './distinct-values.ts';
import { Measure } from './measure.ts';
import type { Cell } from './row-source.ts';

interface ColumnOptions {
  /** Rows before it that have no such column. */
  missing: number;
  /** Ways in which its numbers may be written, the likelier first. */
  numbers: readonly NumberStyle[];
  /** True where no text means a missing value. */
  isTyped: boolean;
  /** The type that the file itself says. */
  type: ColumnType | undefined;
}

/** Facts learned of one column while its values go by. */
export class Column {
  readonly #name: string;
  readonly #distinct = new DistinctValues();
  readonly #isTyped: boolean;
  readonly #said: ColumnType | undefined;
  /** Readings of its numbers, one for each way in which all of them could be written. */
  #readings: { style: NumberStyle; measure: Measure }[];
  #count = 0;
  #missing: number;

  constructor(name: string, { missing, numbers, isTyped, type }: ColumnOptions) {
    this.#name = name;
    this.#missing = missing;
    this.#isTyped = isTyped;
    this.#said = type;
    this.#readings = numbers.map((style) => ({ style, measure: new Measure() }));
  }

  add(cell: Cell): void {
    if (cell === null || (!this.#isTyped && isMissing(cell))) {
      this.#missing += 1;
      return;
    }
    const value = cell.trim();
    this.#count += 1;
    this.#distinct.add(value);
    for (const { style, measure } of this.#readings) measure.add(cellValue(value, style));
    if (this.#readings.length === 1) return;
    const possible = this.#readings.filter(({ measure }) => measure.type !== columnTypes.string);
    this.#readings = possible.length > 0 ? possible : this.#readings.slice(0, 1);
  }

  summary(): DatasetColumn {
    const [reading] = this.#readings;
    return {
      Name: this.#name,
      ...(reading?.measure ?? new Measure()).summary(this.#said),
      Count: this.#count,
      Missing: this.#missing,
      // An estimate may be above what there can be.
      Unique: Math.min(this.#distinct.count(), this.#count),
      Top: this.#distinct.top(previewLimits.topValues).map(([value, Count]) => ({
        Value: value.slice(0, previewLimits.cell).toWellFormed(),
        Count,
      })),
    };
  }
}
