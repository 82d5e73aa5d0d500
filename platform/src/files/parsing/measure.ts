import {
  type CellValue,
  type ColumnType,
  columnTypes,
  isNumberType,
  widerType,
} from '@whaletide/schema/domains/datasets/rules/cell-values.ts';
import { Spread } from './spread.ts';

/** Facts of a column's values, as one way to write numbers reads them. */
export class Measure {
  #type: ColumnType | undefined;
  #isPercent: boolean | undefined;
  #count = 0;
  #infinite = 0;
  #min = Infinity;
  #max = -Infinity;
  #mean = 0;
  #spread: Spread | undefined;

  add({ type, number, isPercent }: CellValue): void {
    this.#type = this.#type === undefined ? type : widerType(this.#type, type);
    if (number === null || !isNumberType(this.#type)) return;
    if (!Number.isFinite(number)) {
      this.#infinite += 1;
      return;
    }
    // 3 and 3% in one column are no numbers that could be compared.
    this.#isPercent ??= isPercent;
    if (this.#isPercent !== isPercent) this.#type = columnTypes.string;
    this.#count += 1;
    this.#min = Math.min(this.#min, number);
    this.#max = Math.max(this.#max, number);
    this.#spread ??= new Spread();
    this.#spread.add(number);
    // A running mean: a sum of large numbers would lose the small ones.
    this.#mean += (number - this.#mean) / this.#count;
  }

  /** Type of all values so far; a text for none. */
  get type(): ColumnType {
    return this.#type ?? columnTypes.string;
  }

  summary(type: ColumnType = this.type) {
    const isNumber = isNumberType(type) && isNumberType(this.type);
    // A mean beyond what a number holds is none that could be shown.
    const measured = isNumber && this.#count > 0 && Number.isFinite(this.#mean);
    return {
      Type: type,
      Min: measured ? this.#min : null,
      Max: measured ? this.#max : null,
      Mean: measured ? this.#mean : null,
      Infinite: isNumber ? this.#infinite : 0,
      Unit: isNumber && this.#isPercent === true ? ('%' as const) : null,
      Histogram: measured ? (this.#spread?.histogram(this.#min, this.#max) ?? []) : [],
    };
  }
}
