import {
  type AsyncBuffer,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
} from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { buffer } from 'node:stream/consumers';
import type { RowSource } from './row-source.ts';
import type { StoredFile } from './stored-file.ts';
import type { TableWindow } from './table.ts';

/** Rows that are unpacked: they come by column, and all columns of a row are kept. */
const MOST_ROWS = 20_000;

/** Columns that are unpacked. */
const MOST_COLUMNS = 50;

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace('T00:00:00.000Z', '');
  if (typeof value !== 'object') return String(value);
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one));
};

/** The rows of a Parquet file, of the columns that are looked at; null for what is none. */
export const readParquet = async (
  { size, open }: StoredFile,
  { column }: TableWindow,
): Promise<RowSource | null> => {
  const file: AsyncBuffer = {
    byteLength: size,
    slice: async (start, end = size) => {
      const bytes = await buffer(await open({ start, end: Math.min(end, size) - 1 }));
      return new Uint8Array(bytes).buffer;
    },
  };
  const metadata = await parquetMetadataAsync(file).catch(() => null);
  if (!metadata) return null;
  const names = parquetSchema(metadata).children.map(({ element }) => element.name);
  const total = Number(metadata.num_rows);
  const looked = names.slice(column, column + MOST_COLUMNS);
  const rowEnd = Math.min(total, MOST_ROWS);
  const rows = await parquetReadObjects({ file, metadata, compressors, columns: looked, rowEnd });
  const before = names.slice(0, column).map(() => '');
  return {
    names,
    rows: rows.map((row) => [...before, ...looked.map((name) => cellOf(row[name]))]),
    isCut: total > rowEnd,
    total,
    notes: [`Parquet，共 ${total} 行`],
  };
};
