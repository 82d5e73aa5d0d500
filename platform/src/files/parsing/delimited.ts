import type { NumberStyle } from '@whaletide/schema/domains/datasets/rules/cell-values.ts';
import { delimiterNames } from '@whaletide/schema/shared/rules/data-table.ts';
import {
  type Delimited,
  type DelimitedRow,
  type Delimiter,
  delimitedRows,
  findDelimiter,
} from '@whaletide/schema/shared/rules/delimited-text.ts';
import { decodeFile } from '@whaletide/schema/shared/rules/likely-encoding.ts';
import { readBounded } from './read-bounded.ts';
import { CELL_LENGTH, MOST_COLUMNS, type RowSource } from './row-source.ts';
import type { StoredFile } from './stored-file.ts';

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

/** Ways to write numbers beside each sign between cells, the likelier first. */
const numberStyles: Record<Delimiter, readonly NumberStyle[]> = {
  ',': ['point'],
  ';': ['comma', 'point'],
  '\t': ['point', 'comma'],
  '|': ['point', 'comma'],
};

/** Delimited text with a header; null for a file without one. */
export const readDelimited = async (file: StoredFile): Promise<RowSource | null> => {
  const { bytes, isCut } = await readBounded(file);
  const { text, encoding, problem } = decodeFile(bytes, { isCut, chosen: file.encoding });
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
      ...(found.comments > 0 ? [`略过开头 ${found.comments} 行说明`] : []),
      ...(found.delimiter === usual ? [] : [`以${delimiterNames[found.delimiter]}分隔`]),
      ...(problem === null ? [] : ['有无法识别的文字']),
    ],
    encoding,
    numbers: numberStyles[found.delimiter],
  };
};
