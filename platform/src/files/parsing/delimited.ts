import { delimiterNames } from '@whaletide/schema/shared/rules/data-table.ts';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';
import {
  type Delimited,
  type DelimitedRow,
  delimitedRows,
  findDelimiter,
} from '@whaletide/schema/shared/rules/delimited-text.ts';
import { readBounded } from './read-bounded.ts';
import type { RowSource } from './row-source.ts';
import type { StoredFile } from './stored-file.ts';

/** Longer cells are cut while they are read; what is shown is cut further. */
const CELL_LENGTH = 1_000;

/** Columns that are kept; no table that people look at has more. */
const MOST_COLUMNS = 2_000;

const isEmptyLine = ({ cells, width }: DelimitedRow) => width === 1 && cells[0] === '';

/** Rows of the text; one that its end cuts through is none. */
function* wholeRows({ body, delimiter }: Delimited, isCut: boolean): Generator<string[]> {
  const bounds = { until: MOST_COLUMNS, cellLength: CELL_LENGTH };
  let last: string[] | null = null;
  for (const row of delimitedRows(body, delimiter, bounds)) {
    if (isEmptyLine(row)) continue;
    if (last) yield last;
    last = row.cells;
  }
  if (last && !isCut) yield last;
}

/** Delimited text with a header; null for a file without one. */
export const readDelimited = async (file: StoredFile): Promise<RowSource | null> => {
  const { bytes, isCut } = await readBounded(file);
  const { text, encoding, problem } = decodeText(bytes, isCut);
  const usual = file.ext === '.tsv' ? '\t' : ',';
  const found = findDelimiter(text, usual);
  const [header] = wholeRows(found, isCut);
  if (!header) return null;
  const rows = wholeRows(found, isCut);
  rows.next();
  return {
    names: header.map((cell) => cell.replace(/^\ufeff/, '').trim()),
    rows,
    isCut,
    notes: [
      ...(encoding === 'UTF-8' ? [] : [`编码 ${encoding}`]),
      ...(found.delimiter === usual ? [] : [`以${delimiterNames[found.delimiter]}分隔`]),
      ...(problem === null ? [] : ['有无法识别的文字']),
    ],
    hasDecimalCommas: found.delimiter !== ',',
  };
};
