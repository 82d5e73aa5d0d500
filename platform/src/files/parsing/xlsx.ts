import { previewLimits } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { readBounded } from './read-bounded.ts';
import { cutCell, MOST_COLUMNS, type RowSource } from './row-source.ts';
import type { StoredFile } from './stored-file.ts';
import type { TableWindow } from './table.ts';
import { textsOf } from './unzip.ts';
import { type CellFormat, dateText, elapsedText, formatsIn, numberText } from './xlsx-values.ts';
import { attribute, elementsIn, tagsIn, textIn, unescapedXml } from './xml.ts';

/** The place of a column by its letters: `A` is 0, `AB` is 27. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')].reduce(
    (place, letter) => place * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

interface Workbook {
  strings: string[];
  /** By the number of a cell's style. */
  formats: CellFormat[];
  is1904: boolean;
}

const valueOf = (tag: string, content: string, { strings, formats, is1904 }: Workbook): string => {
  const type = attribute(tag, 't');
  if (type === 'inlineStr') return textIn(content);
  const [value] = elementsIn(content, 'v');
  const raw = unescapedXml(cutCell(value?.content ?? ''));
  if (type === 's') return strings[Number(raw)] ?? '';
  if (type === 'b') return raw === '1' ? 'true' : 'false';
  // Errors, the texts of formulas, and dates that are written as such.
  if (type === 'e' || type === 'str' || type === 'd' || raw === '') return raw;
  const format = formats[Number(attribute(tag, 's') ?? 0)] ?? null;
  const number = Number(raw);
  if (format === null || !Number.isFinite(number)) return numberText(raw);
  return format === 'elapsed' ? elapsedText(number) : dateText(number, is1904);
};

function* rowsOf(sheet: string, workbook: Workbook): Generator<string[]> {
  for (const { content } of elementsIn(sheet, 'row')) {
    const cells: string[] = [];
    for (const { tag, content: inner } of elementsIn(content, 'c')) {
      const reference = attribute(tag, 'r');
      const at = reference === undefined ? cells.length : columnOf(reference);
      if (at < 0 || at >= MOST_COLUMNS) continue;
      while (cells.length < at) cells.push('');
      cells[at] = valueOf(tag, inner, workbook);
    }
    // Cells that are formatted alone, up to the last column that there can be, hold nothing.
    while (cells.at(-1) === '') cells.pop();
    if (cells.length > 0) yield cells;
  }
}

/** Rows of one cell above a table are its titles; so many of them are. */
const MOST_TITLES = 5;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '');

/** A sheet's titles, its header, and the rows below; of one column, the first row is the header. */
const tableIn = (rows: Generator<string[]>) => {
  const above: string[][] = [];
  // Leaving a `for` would end the rows that are still to be read.
  while (above.length <= MOST_TITLES) {
    const { value: cells, done } = rows.next();
    if (done) break;
    if (filled(cells).length > 1)
      return { titles: above.map((title) => filled(title)[0] ?? ''), header: cells, first: [] };
    above.push(cells);
  }
  const [header, ...first] = above;
  return { titles: [], header, first };
};

function* after(first: string[][], rows: Generator<string[]>): Generator<string[]> {
  yield* first;
  yield* rows;
}

/** Bytes that are unpacked of each part beside the sheet that is shown. */
const PARTS = new Map([
  ['xl/workbook.xml', 4 * 2 ** 20],
  ['xl/_rels/workbook.xml.rels', 4 * 2 ** 20],
  ['xl/styles.xml', 8 * 2 ** 20],
  ['xl/sharedStrings.xml', previewLimits.countedBytes],
]);

/** Sheets that are counted; no program shows as many. */
const MOST_SHEETS = 10_000;

/** Shared strings that are kept: a sheet has no more rows, and one text a row is what is seldom shared. */
const MOST_STRINGS = 2 ** 20;

/** The first of what a generator yields. */
const firstOf = <Value>(values: Iterator<Value>, most: number): Value[] => {
  const first: Value[] = [];
  while (first.length < most) {
    const { value, done } = values.next();
    if (done) break;
    first.push(value);
  }
  return first;
};

const stringsOf = (shared: string): string[] => {
  const strings: string[] = [];
  for (const { content } of elementsIn(shared, 'si')) {
    if (strings.length === MOST_STRINGS) break;
    strings.push(cutCell(textIn(content)));
  }
  return strings;
};

/** A sheet of a workbook, and the part of the archive that has its cells. */
interface Sheet {
  name: string;
  path: string;
  isHidden: boolean;
}

const DEFAULT_PATH = 'worksheets/sheet1.xml';

/** Lists the sheets of cells in their order; sheets of charts and dialogs are left out. */
const sheetsOf = (book: string, relations: string): Sheet[] => {
  const links = new Map(
    firstOf(tagsIn(relations, 'Relationship'), MOST_SHEETS).map((tag) => [
      attribute(tag, 'Id'),
      tag,
    ]),
  );
  return firstOf(tagsIn(book, 'sheet'), MOST_SHEETS).flatMap((tag) => {
    const link = links.get(attribute(tag, 'r:id')) ?? '';
    const type = attribute(link, 'Type');
    if (type !== undefined && !type.endsWith('/worksheet')) return [];
    const target = attribute(link, 'Target') ?? DEFAULT_PATH;
    return {
      name: unescapedXml(attribute(tag, 'name') ?? ''),
      path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      isHidden: /^(very)?hidden$/i.test(attribute(tag, 'state') ?? ''),
    };
  });
};

const noted = (all: readonly Sheet[], offered: readonly Sheet[]): string[] => {
  const most = previewLimits.sheets;
  const hidden = all.length - offered.length;
  return [
    ...(offered.length > most ? [`共 ${offered.length} 个工作表，只列出前 ${most} 个`] : []),
    ...(hidden > 0 ? [`另有 ${hidden} 个隐藏的工作表`] : []),
  ];
};

/**
 * One of the sheets of a workbook of Excel, by its place among those that aren't hidden; null for
 * what is none, has no such sheet, or is too large. A sheet without cells has no columns.
 */
export const readWorkbook = async (
  file: StoredFile,
  { sheet: at = 0 }: Pick<TableWindow, 'sheet'> = {},
): Promise<RowSource | null> => {
  const { bytes, isCut } = await readBounded(file, previewLimits.countedBytes);
  if (isCut) return null;
  const parts = await textsOf(bytes, (name) => PARTS.get(name) ?? 0);
  const book = parts.get('xl/workbook.xml')?.text ?? '';
  const all = sheetsOf(book, parts.get('xl/_rels/workbook.xml.rels')?.text ?? '');
  const visible = all.filter(({ isHidden }) => !isHidden);
  const offered = visible.length > 0 ? visible : all;
  const listed = offered.slice(0, previewLimits.sheets);
  const chosen = listed[at];
  const most = (name: string) => (name === chosen?.path ? previewLimits.countedBytes : 0);
  const sheet = chosen && (await textsOf(bytes, most)).get(chosen.path);
  if (!sheet) return null;
  const shared = parts.get('xl/sharedStrings.xml')?.text ?? '';
  const workbook = {
    strings: stringsOf(shared),
    formats: formatsIn(parts.get('xl/styles.xml')?.text ?? ''),
    is1904: /date1904="(1|true)"/.test(book),
  };
  const rows = rowsOf(sheet.text, workbook);
  const { titles, header, first: begun } = tableIn(rows);
  if (!header && listed.length === 1) return null;
  return {
    names: header ?? [],
    rows: after(begun, rows),
    isCut: sheet.isCut,
    notes: [...noted(all, offered), ...titles.map((title) => `标题「${title}」`)],
    sheets: { names: listed.map(({ name }) => name), at },
  };
};
