import type { ParsedFile } from '@whaletide/schema/rest/dataset-bindings.ts';
import { previewLimits } from '@whaletide/schema/rules/dataset-files.ts';
import { Column } from './column.ts';
import { decoded } from './decoded.ts';
import type { StoredFile } from './stored-file.ts';
import { withoutNul } from './plain-text.ts';
import { type Row, RowReader } from './rows.ts';

const shown = (cell: string) => withoutNul(cell).slice(0, previewLimits.cell);

/** Rows of a file until its end or until enough of them have been counted. */
async function* rowsOf({ ext, size, open }: StoredFile): AsyncGenerator<Row> {
  const most = previewLimits.countedBytes;
  const reader = new RowReader(ext === '.tsv' ? '\t' : ',');
  for await (const text of decoded(
    await open(size > most ? { start: 0, end: most - 1 } : undefined),
  ))
    yield* reader.push(text);
  // A row that the bound cuts through is none.
  if (size <= most) yield* reader.end();
}

/**
 * A table's beginning and what its columns hold, of its first 50 columns.
 * @returns null for a file without a header
 */
export const readTable = async (file: StoredFile): Promise<ParsedFile['table']> => {
  let columns: Column[] | null = null;
  let ColumnsNumber = 0;
  let RowsNumber = 0;
  let Truncated = file.size > previewLimits.countedBytes;
  const Rows: string[][] = [];
  for await (const { cells, width } of rowsOf(file)) {
    if (!columns) {
      columns = cells.map((cell, index) => new Column(shown(cell).trim() || `列${index + 1}`));
      ColumnsNumber = width;
      continue;
    }
    if (RowsNumber === previewLimits.countedRows) {
      Truncated = true;
      break;
    }
    RowsNumber += 1;
    columns.forEach((column, index) => column.add(withoutNul(cells[index] ?? '')));
    if (Rows.length < previewLimits.rows)
      Rows.push(columns.map((_, index) => shown(cells[index] ?? '')));
  }
  return (
    columns && {
      Columns: columns.map((column) => column.summary()),
      ColumnsNumber,
      Rows,
      RowsNumber,
      Truncated,
    }
  );
};
