import type { parquetSchema, SchemaElement } from 'hyparquet';
import {
  type ColumnType,
  columnTypes,
} from '@whaletide/schema/domains/datasets/rules/cell-values.ts';
import { clockText } from '../clock-text.ts';

type Node = ReturnType<typeof parquetSchema>;

/** The type of a column as its file says it; what is in lists and groups is shown as text. */
export const typeOf = ({ children, element }: Node): ColumnType => {
  const { type, converted_type: converted, logical_type: logical } = element;
  if (children.length > 0 || element.repetition_type === 'REPEATED') return columnTypes.string;
  if (converted === 'DECIMAL' || logical?.type === 'DECIMAL') return columnTypes.number;
  if (logical?.type === 'FLOAT16') return columnTypes.number;
  if (clockUnit(element) !== null) return columnTypes.string;
  const isDate =
    converted === 'DATE' ||
    converted?.startsWith('TIMESTAMP') === true ||
    logical?.type === 'DATE' ||
    logical?.type === 'TIMESTAMP' ||
    type === 'INT96';
  if (isDate) return columnTypes.date;
  switch (type) {
    case 'BOOLEAN':
      return columnTypes.boolean;
    case 'INT32':
    case 'INT64':
      return columnTypes.integer;
    case 'FLOAT':
    case 'DOUBLE':
      return columnTypes.number;
    default:
      return columnTypes.string;
  }
};

/** Parts of a millisecond in which a column has times of day; null for other columns. */
const clockUnit = ({ converted_type: converted, logical_type: logical }: SchemaElement) => {
  if (logical?.type === 'TIME')
    return logical.unit === 'MILLIS' ? 1 : logical.unit === 'MICROS' ? 1_000 : 1_000_000;
  if (converted === 'TIME_MILLIS') return 1;
  return converted === 'TIME_MICROS' ? 1_000 : null;
};

/** Digits of which one number at least is the same as any of four bytes. */
const [FEWEST_DIGITS, MOST_DIGITS] = [6, 9];

/** A number of four bytes in its shortest form: 0.1, not 0.10000000149011612. */
const singleText = (value: number): string => {
  for (let digits = FEWEST_DIGITS; digits < MOST_DIGITS; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return String(short);
  }
  return String(value);
};

const numberText = (value: number, { type }: SchemaElement): string | null => {
  if (Number.isNaN(value)) return null;
  if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf';
  return type === 'FLOAT' ? singleText(value) : String(value);
};

/** The text of a value; null for what is missing, as pandas has it: nothing, and NaN. */
export const cellText = (value: unknown, { element, children }: Node): string | null => {
  if (value === null || value === undefined) return null;
  const unit = children.length > 0 ? null : clockUnit(element);
  if (unit !== null && (typeof value === 'number' || typeof value === 'bigint'))
    return clockText(Number(value) / unit);
  if (typeof value === 'number') return numberText(value, element);
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? null : value.toISOString().replace('T00:00:00.000Z', '');
  if (typeof value !== 'object') return String(value);
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one));
};
