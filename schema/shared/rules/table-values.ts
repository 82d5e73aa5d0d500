import type { DataTable } from './data-table.ts';

const DECIMAL = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const COMMA_DECIMAL = /^[+-]?(\d+,\d*|,\d+)(e[+-]?\d+)?$/i;
const WHOLE = /^([+-]?)(\d+)(?:\.0*)?$/;

/** A finite decimal number as files write it: `-1.5e3`; not `0x10`, `Infinity` or an empty text. */
export const isDecimal = (text: string): boolean =>
  DECIMAL.test(text) && Number.isFinite(Number(text));

/**
 * A reader of a column's numbers: `1,5` is 1.5 where the delimiter isn't the comma and no value of
 * the column has a decimal point. What it can't mean stays as it is.
 */
export const columnNumbers = (table: DataTable, column: number): ((value: string) => string) => {
  const same = (value: string) => value;
  if (table.delimiter === ',') return same;
  let commas = false;
  for (const { cells } of table.rows()) {
    const value = cells[column] ?? '';
    if (value.includes('.')) return same;
    commas ||= COMMA_DECIMAL.test(value);
  }
  return commas ? (value) => (COMMA_DECIMAL.test(value) ? value.replace(',', '.') : value) : same;
};

/** The whole number that an id says, whatever its zeros: `12`, `12.0` and `012` are `12`; else null. */
const wholeOf = (id: string): string | null => {
  const [, sign, digits] = WHOLE.exec(id) ?? [];
  if (digits === undefined) return null;
  return `${sign === '-' ? '-' : ''}${digits.replace(/^0+(?=\d)/, '')}`;
};

/**
 * Reads ids as those that are expected: where all of these are whole numbers, `12.0` is 12 and
 * `12` is 012, as spreadsheets and pandas write them. What it can't mean stays as it is.
 */
export const idReader = (expected: ReadonlySet<string>): ((id: string) => string) => {
  let known: Map<string, string> | null | undefined;
  const byNumber = () => {
    const found = new Map<string, string>();
    for (const id of expected) {
      const whole = wholeOf(id);
      if (whole === null || found.has(whole)) return null;
      found.set(whole, id);
    }
    return found;
  };
  return (id) => {
    if (expected.has(id)) return id;
    const whole = wholeOf(id);
    if (whole === null) return id;
    if (known === undefined) known = byNumber();
    return known?.get(whole) ?? id;
  };
};
