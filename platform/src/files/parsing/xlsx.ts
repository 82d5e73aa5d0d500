import { previewLimits } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { readBounded } from './read-bounded.ts';
import type { RowSource } from './row-source.ts';
import type { StoredFile } from './stored-file.ts';
import type { TableWindow } from './table.ts';
import { textsOf } from './unzip.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (xml: string): string =>
  xml
    .replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
      const code = hex ? Number.parseInt(hex as string, 16) : decimal ? Number(decimal) : null;
      if (code !== null) return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
      return ENTITIES[String(name).toLowerCase()] ?? (whole as string);
    })
    .replaceAll(/_x([0-9A-F]{4})_/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );

/** The text of a cell or a shared string: its runs, without their phonetic guides. */
const textIn = (xml: string): string =>
  [...xml.replaceAll(/<rPh\b[\s\S]*?<\/rPh>/g, '').matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)]
    .map(([, text = '']) => unescaped(text))
    .join('');

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** Number formats of Excel's own that are dates or times. */
const isDateFormat = (id: number, codes: ReadonlyMap<number, string>): boolean => {
  const code = codes.get(id);
  if (code === undefined)
    return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47);
  return /[ymdhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
};

/** Tells for each of the cell styles whether it shows dates. */
const dateStyles = (styles: string): boolean[] => {
  const codes = new Map(
    [...styles.matchAll(/<numFmt\b[^>]*>/g)].map(([tag]) => [
      Number(attribute(tag, 'numFmtId')),
      unescaped(attribute(tag, 'formatCode') ?? ''),
    ]),
  );
  const formats = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(styles)?.[0] ?? '';
  return [...formats.matchAll(/<xf\b[^>]*>/g)].map(([tag]) =>
    isDateFormat(Number(attribute(tag, 'numFmtId')), codes),
  );
};

const DAY = 86_400_000;

/** A date of Excel's, in days since 1900 (or 1904), as text. */
const dateText = (days: number, is1904: boolean): string => {
  const date = new Date(Math.round((days + (is1904 ? 1_462 : 0) - 25_569) * DAY));
  if (Number.isNaN(date.getTime())) return String(days);
  const text = date.toISOString();
  return Number.isInteger(days) ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
};

/** The place of a column by its letters: `A` is 0, `AB` is 27. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')].reduce(
    (place, letter) => place * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

interface Workbook {
  strings: string[];
  dates: boolean[];
  is1904: boolean;
}

const MOST_COLUMNS = 2_000;

const valueOf = (tag: string, content: string, { strings, dates, is1904 }: Workbook): string => {
  const type = attribute(tag, 't');
  if (type === 'inlineStr') return textIn(content);
  const raw = unescaped(/<v\b[^>]*>([^<]*)<\/v>/.exec(content)?.[1] ?? '');
  if (type === 's') return strings[Number(raw)] ?? '';
  if (type === 'b') return raw === '1' ? 'true' : 'false';
  if (type === 'e' || type === 'str' || raw === '') return raw;
  const isDate = dates[Number(attribute(tag, 's') ?? 0)] ?? false;
  return isDate && type !== 'd' ? dateText(Number(raw), is1904) : raw;
};

/**
 * The elements of a name within XML, each with its tag and what is in it; of those in each other
 * the outermost alone. Linear, whatever is never closed.
 */
function* elementsIn(xml: string, name: string): Generator<{ tag: string; content: string }> {
  const [open, close] = [`<${name}`, `</${name}>`];
  for (let at = xml.indexOf(open); at !== -1;) {
    const end = xml.indexOf('>', at);
    if (end === -1) return;
    const tag = xml.slice(at + open.length, end);
    let next = end + 1;
    if (/^(?:[\s/]|$)/.test(tag)) {
      const closed = tag.endsWith('/') ? next : xml.indexOf(close, next);
      if (closed === -1) return;
      yield { tag, content: xml.slice(next, closed) };
      next = closed;
    }
    at = xml.indexOf(open, next);
  }
}

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
    if (cells.some((cell) => cell !== '')) yield cells;
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

const PARTS = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml)$/;

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
    [...relations.matchAll(/<Relationship\b[^>]*>/g)].map(([tag]) => [attribute(tag, 'Id'), tag]),
  );
  return [...book.matchAll(/<sheet\b[^>]*>/g)].flatMap(([tag]) => {
    const link = links.get(attribute(tag, 'r:id')) ?? '';
    const type = attribute(link, 'Type');
    if (type !== undefined && !type.endsWith('/worksheet')) return [];
    const target = attribute(link, 'Target') ?? DEFAULT_PATH;
    return {
      name: unescaped(attribute(tag, 'name') ?? ''),
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
  const parts = await textsOf(bytes, (name) => PARTS.test(name));
  const book = parts.get('xl/workbook.xml')?.text ?? '';
  const all = sheetsOf(book, parts.get('xl/_rels/workbook.xml.rels')?.text ?? '');
  const visible = all.filter(({ isHidden }) => !isHidden);
  const offered = visible.length > 0 ? visible : all;
  const listed = offered.slice(0, previewLimits.sheets);
  const chosen = listed[at];
  const sheet = chosen && (await textsOf(bytes, (name) => name === chosen.path)).get(chosen.path);
  if (!sheet) return null;
  const shared = parts.get('xl/sharedStrings.xml')?.text ?? '';
  const workbook = {
    strings: [...elementsIn(shared, 'si')].map(({ content }) => textIn(content)),
    dates: dateStyles(parts.get('xl/styles.xml')?.text ?? ''),
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
