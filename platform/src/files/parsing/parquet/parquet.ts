import { parquetSchema } from 'hyparquet';
import { buffer } from 'node:stream/consumers';
import { type Cell, cutCell, MOST_COLUMNS, type RowSource } from '../row-source.ts';
import type { StoredFile } from '../stored-file.ts';
import type { TableWindow } from '../table.ts';
import { columnReader } from './column-reader.ts';
import { readMetadata } from './metadata.ts';
import { cellText, typeOf } from './value-types.ts';

/** Rows that are unpacked: they come by column, and all columns of a row are kept. */
const MOST_ROWS = 20_000;

/** Columns that are unpacked. */
const COLUMNS_AT_ONCE = 50;

/** Reads bytes of a file by their places, which the file itself names. */
const reader =
  ({ size, open }: Pick<StoredFile, 'size' | 'open'>) =>
  async (start: number, end: number): Promise<Buffer> => {
    if (!(start >= 0 && start <= end && end <= size)) throw new RangeError('not within the file');
    return start === end ? Buffer.alloc(0) : buffer(await open({ start, end: end - 1 }));
  };

/** The rows of a Parquet file, of the columns that are looked at; null for what is none. */
export const readParquet = async (
  file: StoredFile,
  { column }: TableWindow,
): Promise<RowSource | null> => {
  const read = reader(file);
  const metadata = await readMetadata(file.size, read);
  const { children } = parquetSchema(metadata);
  const names = children.map(({ element }) => element.name);
  const total = Number(metadata.num_rows);
  if (total < 0 || !Number.isSafeInteger(total)) return null;
  const readColumn = columnReader(metadata, read);
  const columns: Cell[][] = [];
  for (const node of children.slice(column, column + COLUMNS_AT_ONCE)) {
    const values = await readColumn(node.element.name, Math.min(total, MOST_ROWS));
    columns.push(
      values.map((value) => {
        const text = cellText(value, node);
        return text === null ? null : cutCell(text);
      }),
    );
  }
  const unread = columns.filter((cells) => cells.length === 0).length;
  // A column of which nothing could be read within the bounds stays empty beside the others.
  const lengths = columns.map((cells) => cells.length).filter((length) => length > 0);
  const count = lengths.length === 0 ? 0 : Math.min(...lengths);
  const before = names.slice(0, column).map(() => '');
  function* rows() {
    for (let row = 0; row < count; row += 1)
      yield [...before, ...columns.map((cells) => cells[row] ?? null)];
  }
  return {
    names: names.slice(0, MOST_COLUMNS),
    types: children.slice(0, MOST_COLUMNS).map(typeOf),
    isTyped: true,
    rows: rows(),
    isCut: total > count,
    total,
    notes: [
      `Parquet，共 ${total} 行`,
      ...(unread > 0 && count > 0 ? [`${unread} 列的内容太大，未显示`] : []),
    ],
  };
};
