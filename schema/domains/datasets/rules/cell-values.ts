/** The column types by number: 7 whole numbers, 12 others. */
export const columnTypes = { boolean: 0, integer: 7, number: 12, string: 17, date: 18 } as const;
export type ColumnType = (typeof columnTypes)[keyof typeof columnTypes];

export const isNumberType = (type: number): boolean =>
  type === columnTypes.integer || type === columnTypes.number;

/** Texts that pandas takes for a missing value, letter by letter, and errors of Excel's cells. */
const MISSING = new Set([
  ...['', '#N/A', '#N/A N/A', '#NA', '-1.#IND', '-1.#QNAN', '-NaN', '-nan', '1.#IND', '1.#QNAN'],
  ...['<NA>', 'N/A', 'NA', 'NULL', 'NaN', 'None', 'n/a', 'nan', 'null'],
  ...['#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#NULL!'],
]);

const INTEGER = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const INFINITE = /^[+-]?inf(inity)?$/i;
const BOOLEAN = /^(true|false)$/i;
/** Codes such as 05319561 and ids too long for a number: nothing to add up. */
const CODE = /^[+-]?0\d+$|^[+-]?\d{16,}$/;
/** Thousands apart by commas: `24,870`, `1,234,567.5`. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const COMMA_DECIMAL = /^[+-]?\d+,\d+(e[+-]?\d+)?$/i;

const TIME = String.raw`(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[AP]M)?(?:Z|[+-]\d{2}:?\d{2})?)?`;
const DATE = new RegExp(String.raw`^\d{4}[-/.年](\d{1,2})[-/.月](\d{1,2})日?${TIME}$`, 'i');
/** The year last: `1/15/2016`, or `15/1/2016`. */
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})/(\d{1,2})/\d{4}${TIME}$`, 'i');
const YEAR_MONTH = /^\d{4}年(\d{1,2})月$/;

const isMonth = (text = '') => Number(text) >= 1 && Number(text) <= 12;
const isDay = (text = '') => Number(text) >= 1 && Number(text) <= 31;

const isDate = (value: string): boolean => {
  const [whole, month, day] = DATE.exec(value) ?? [];
  if (whole !== undefined) return isMonth(month) && isDay(day);
  const [yearLast, first, second] = YEAR_LAST.exec(value) ?? [];
  if (yearLast !== undefined)
    return (isMonth(first) && isDay(second)) || (isDay(first) && isMonth(second));
  return isMonth(YEAR_MONTH.exec(value)?.[1]);
};

/** Tells whether a cell denotes a missing value. */
export const isMissing = (cell: string): boolean => MISSING.has(cell.trim());

/**
 * Ways to write numbers: `1,234.5` with thousands apart, or `1,5` with a decimal comma. Only the
 * column as a whole tells which is meant.
 */
export type NumberStyle = 'point' | 'comma';

/** Value of one cell. */
export interface CellValue {
  /** The narrowest type. */
  type: ColumnType;
  /** Infinite where the cell says so, or says more than a number holds; null for other types. */
  number: number | null;
  /** True for `12.5%`, whose number is 12.5. */
  isPercent: boolean;
}

/** The same number as programs write it; null for what is none. */
const plainNumber = (text: string, style: NumberStyle): string | null => {
  if (DECIMAL.test(text)) return text;
  if (style === 'comma') return COMMA_DECIMAL.test(text) ? text.replace(',', '.') : null;
  return GROUPED.test(text) ? text.replaceAll(',', '') : null;
};

const infinity = (text: string): number => (text.startsWith('-') ? -Infinity : Infinity);

/** Reads a cell that isn't missing. */
export const cellValue = (cell: string, style: NumberStyle = 'point'): CellValue => {
  const value = cell.trim();
  const isPercent = value.endsWith('%') || value.endsWith('％');
  const own = isPercent ? value.slice(0, -1).trimEnd() : value;
  const plain = CODE.test(own) ? null : plainNumber(own, style);
  if (plain !== null) {
    const type = INTEGER.test(plain) ? columnTypes.integer : columnTypes.number;
    return { type, number: Number(plain), isPercent };
  }
  const of = (type: ColumnType, number: number | null = null) => ({
    type,
    number,
    isPercent: false,
  });
  if (INFINITE.test(value)) return of(columnTypes.number, infinity(value));
  if (isDate(value)) return of(columnTypes.date);
  return of(BOOLEAN.test(value) ? columnTypes.boolean : columnTypes.string);
};

/** The narrowest type of a column that has held values of both types. */
export const widerType = (a: ColumnType, b: ColumnType): ColumnType => {
  if (a === b) return a;
  return isNumberType(a) && isNumberType(b) ? columnTypes.number : columnTypes.string;
};
