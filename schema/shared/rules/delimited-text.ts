/** Signs that stand between two cells of a row. */
export const delimiters = [',', '\t', ';', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** A row of delimited text. */
export interface DelimitedRow {
  /** The line of the file that it begins in, from 1. */
  line: number;
  /** The cells within the bounds, cut to theirs. */
  cells: string[];
  /** Number of cells in the whole row. */
  width: number;
}

export interface RowBounds {
  /** The first column that is kept, and the one after the last. */
  from?: number;
  until?: number;
  /** Characters of a cell that are kept. */
  cellLength?: number;
}

const QUOTE = 34;
const RETURN = 13;
const FEED = 10;

/** Lines that a text breaks into after its first. */
const breaksIn = (text: string): number => {
  let breaks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === FEED || (code === RETURN && text.charCodeAt(at + 1) !== FEED)) breaks += 1;
  }
  return breaks;
};

/** The place after the quoted text that begins at `start`, and what it holds; null where it never closes. */
const readQuoted = (text: string, start: number): { end: number; value: string } | null => {
  let value = '';
  for (let at = start + 1; ;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return null;
    value += text.slice(at, quote);
    if (text.charCodeAt(quote + 1) !== QUOTE) return { end: quote + 1, value };
    value += '"';
    at = quote + 2;
  }
};

/** The place of the delimiter, line end or end of text from here on. */
const endOfCell = (text: string, from: number, delimiter: number): number => {
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === delimiter || code === FEED || code === RETURN) break;
  }
  return at;
};

/** Index of the quotation mark that opens the cell beginning here, after spaces; else -1. */
const openingQuote = (text: string, from: number): number => {
  let at = from;
  while (text.charCodeAt(at) === 32) at += 1;
  return text.charCodeAt(at) === QUOTE ? at : -1;
};

/**
 * Reads rows of delimited text (RFC 4180, and as programs really write it) in one pass. Every line
 * end ends a row outside of quotes; a quotation mark that is never closed is a sign like any other.
 * Empty lines are rows of one empty cell.
 */
export function* delimitedRows(
  text: string,
  delimiter: Delimiter,
  { from = 0, until = Infinity, cellLength = Infinity }: RowBounds = {},
): Generator<DelimitedRow> {
  const separator = delimiter.charCodeAt(0);
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const row: DelimitedRow = { line, cells: [], width: 0 };
    for (;;) {
      const opening = openingQuote(text, at);
      const quoted = opening === -1 ? null : readQuoted(text, opening);
      const end = endOfCell(text, quoted?.end ?? at, separator);
      if (row.width >= from && row.width < until) {
        const rest = text.slice(quoted?.end ?? at, end);
        const cell = quoted ? quoted.value + (rest.trim() === '' ? '' : rest) : rest;
        row.cells.push(cell.length > cellLength ? cell.slice(0, cellLength) : cell);
      }
      row.width += 1;
      if (quoted) line += breaksIn(text.slice(at, quoted.end));
      at = end;
      if (text.charCodeAt(at) !== separator) break;
      at += 1;
      if (at < text.length) continue;
      // The text ends with a delimiter: an empty cell follows it.
      if (row.width >= from && row.width < until) row.cells.push('');
      row.width += 1;
      break;
    }
    at += text.charCodeAt(at) === RETURN && text.charCodeAt(at + 1) === FEED ? 2 : 1;
    line += 1;
    yield row;
  }
}

/** Tells whether the row is blank. */
export const isBlankRow = ({ cells }: Pick<DelimitedRow, 'cells'>): boolean =>
  cells.every((cell) => cell.trim() === '');

/** Excel's first line that names the delimiter; the text after it, and the lines that it took. */
const SEP_LINE = /^\s*"?sep=([,;|\t])"?[ \t]*(?:\r\n|\r|\n|$)/i;

/** The rows that are looked at to find the delimiter, and the characters that they are within. */
const SAMPLE_ROWS = 50;
const SAMPLE_LENGTH = 64 * 1024;

/** The beginning, up to the end of a line where it is cut. */
const beginningOf = (text: string): string => {
  if (text.length <= SAMPLE_LENGTH) return text;
  const head = text.slice(0, SAMPLE_LENGTH);
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('\r'));
  return end > 0 ? head.slice(0, end) : head;
};

/** Counts the cells of the header, and computes the part of the rows that have as many. */
const fit = (sample: string, delimiter: Delimiter): { width: number; alike: number } => {
  let width = 0;
  let rows = 0;
  let alike = 0;
  for (const row of delimitedRows(sample, delimiter)) {
    if (isBlankRow(row)) continue;
    if (width === 0) width = row.width;
    else if (row.width === width) alike += 1;
    rows += 1;
    if (rows > SAMPLE_ROWS) break;
  }
  return { width, alike: rows > 1 ? alike / (rows - 1) : 1 };
};

export interface Delimited {
  delimiter: Delimiter;
  /** The text that its rows are read from, without a `sep=` line and comments before the header. */
  body: string;
  /** Lines of the file before it. */
  linesBefore: number;
  /** Lines of comments among them. */
  comments: number;
}

/** The sign by which the first row has several cells and most rows have as many. */
const fittingDelimiter = (text: string, preferred: Delimiter): Delimiter => {
  const sample = beginningOf(text);
  let best = { delimiter: preferred, ...fit(sample, preferred) };
  for (const delimiter of delimiters) {
    const found = fit(sample, delimiter);
    const better = best.width < 2 || found.alike > best.alike;
    if (found.width > 1 && better) best = { delimiter, ...found };
  }
  return best.delimiter;
};

/** Lines of comments that are looked for before a header. */
const MOST_COMMENTS = 1_000;
const COMMENT = /\s*#[^\r\n]*(?:\r\n|\r|\n)/y;
const NUMBER = /^\s*[+-]?[\d.]+\s*$/;

/** The places of the lines of comments that a text begins with, and that of what follows them. */
const commentsBefore = (text: string): { starts: number[]; end: number } => {
  const starts: number[] = [];
  let end = 0;
  while (starts.length < MOST_COMMENTS) {
    COMMENT.lastIndex = end;
    if (!COMMENT.test(text)) break;
    starts.push(end);
    end = COMMENT.lastIndex;
  }
  return { starts, end };
};

/** Tells whether the last comment names the columns of the row below it: as many, and that row has numbers. */
const isHeader = (comment: string, below: string, delimiter: Delimiter): boolean => {
  const [names] = delimitedRows(comment.trim(), delimiter);
  const [row] = delimitedRows(beginningOf(below), delimiter);
  return names?.width === row?.width && row?.cells.some((cell) => NUMBER.test(cell)) === true;
};

/**
 * Finds what stands between the cells, and where its rows begin: after lines of comments, beginning with
 * `#`. A `sep=` line says it; else it is the sign by which the first row has several cells and most rows have
 * as many.
 *
 * @param preferred the sign that counts where several fit alike, or none does
 */
export const findDelimiter = (text: string, preferred: Delimiter = ','): Delimited => {
  const said = SEP_LINE.exec(text);
  if (said) {
    const delimiter = delimiters.find((sign) => sign === said[1]) ?? preferred;
    const body = text.slice(said[0].length);
    return { delimiter, body, linesBefore: breaksIn(said[0]), comments: 0 };
  }
  const { starts, end } = commentsBefore(text);
  const below = text.slice(end);
  const last = starts.at(-1);
  const delimiter = fittingDelimiter(below, preferred);
  if (last === undefined) return { delimiter, body: text, linesBefore: 0, comments: 0 };
  const isNamed = isHeader(text.slice(last, end), below, delimiter);
  const from = isNamed ? last : below.trim() === '' ? 0 : end;
  return {
    delimiter,
    body: text.slice(from),
    linesBefore: breaksIn(text.slice(0, from)),
    comments: from === 0 ? 0 : starts.length - (isNamed ? 1 : 0),
  };
};
