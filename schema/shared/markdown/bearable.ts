/**
 * Bounds of what the Markdown parser can bear: its time grows with the square of the nesting,
 * and of what stands in one paragraph. Beyond it a text is shown as it is written.
 */
const LIMITS = {
  /** Characters of a text, pictures that it holds left out. */
  characters: 200_000,
  lines: 5_000,
  /** Characters and signs of Markdown in lines without an empty one between them. */
  paragraph: 20_000,
  marks: 1_500,
  /** Quotations, lists and footnotes in each other. */
  containers: 20,
  /** Columns that a list stands in from the left. */
  indent: 60,
};

/** Said above a text that is shown as it is written. */
export const TOO_COMPLEX = '这段文字太长或太复杂，按原文显示';

const MARK = /[*_[\]!<`~$\\]/g;
const CONTAINERS = /^(?:[ \t]{0,8}(?:>|[-*+]|\d{1,9}[.)]|\[\^[^\]\n]{1,99}\]:)[ \t]?)+/;
const CONTAINER = />|[-*+]|\d{1,9}[.)]|\[\^/g;
const INDENTED_LIST = /^[ \t]*(?=[-*+>]|\d{1,9}[.)])/;
/** Lines that begin a paragraph of their own, whatever stands before them. */
const BEGINS = /^ {0,3}(?:[-*+][ \t]+\S|#{1,6}[ \t])/;

const ROW = /^\|[^\\]*\|[ \t]*$/;
const DELIMITERS = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/;
const pipesOf = (line: string): number => line.split('|').length;

const nestsTooMuch = (line: string): boolean => {
  if ((INDENTED_LIST.exec(line)?.[0].length ?? 0) > LIMITS.indent) return true;
  const containers = CONTAINERS.exec(line)?.[0] ?? '';
  if ((containers.match(CONTAINER)?.length ?? 0) <= LIMITS.containers) return false;
  // A rule such as `- - - -` or `*****` stands in nothing.
  return !/^[\s*-]+$/.test(line) || line.length > 200;
};

/** Tells whether the text can be read as Markdown in little time. */
export const isBearable = (source: string): boolean => {
  if (source.length > LIMITS.characters) return false;
  let length = 0;
  let marks = 0;
  let head: string | undefined;
  let isTable = false;
  let isFirst = true;
  const lines = source.split(/\r\n|\r|\n/);
  if (lines.length > LIMITS.lines) return false;
  for (const line of lines) {
    if (nestsTooMuch(line)) return false;
    const isEmpty = line.trim() === '';
    isTable =
      (isTable && line.startsWith('|')) ||
      (head !== undefined && DELIMITERS.test(line) && pipesOf(line) === pipesOf(head));
    // Each row of a table is read by itself.
    if (isEmpty || isTable || BEGINS.test(line)) length = marks = 0;
    head = isFirst && ROW.test(line) ? line : undefined;
    isFirst = isEmpty;
    length += line.length;
    marks += line.match(MARK)?.length ?? 0;
    if (length > LIMITS.paragraph || marks > LIMITS.marks) return false;
  }
  return true;
};
