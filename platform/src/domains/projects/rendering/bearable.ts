/**
 * Bounds of what the Markdown parser can bear: its time grows with the square of the nesting,
 * and of what stands in one paragraph. Beyond it a text is shown as it is written.
 */
const MOST = {
  /** Characters of a cell, pictures left out. */
  characters: 100_000,
  /** Characters and signs of Markdown in lines without an empty one between them. */
  paragraph: 20_000,
  marks: 1_500,
  /** Quotations and lists in each other. */
  containers: 20,
  /** Columns that a list stands in from the left. */
  indent: 60,
};

const MARK = /[*_[\]!<`~$\\]/g;
const CONTAINERS = /^(?:[ \t]{0,8}(?:>|[-*+]|\d{1,9}[.)])[ \t]?)+/;
const CONTAINER = />|[-*+]|\d{1,9}[.)]/g;
const INDENTED_LIST = /^[ \t]*(?=[-*+>]|\d{1,9}[.)])/;

/** Tells whether the text can be read as Markdown in little time. */
export const isBearable = (source: string): boolean => {
  if (source.length > MOST.characters) return false;
  let length = 0;
  let marks = 0;
  for (const line of source.split(/\r\n|\r|\n/)) {
    const containers = CONTAINERS.exec(line)?.[0] ?? '';
    if ((containers.match(CONTAINER)?.length ?? 0) > MOST.containers) {
      // A rule such as `- - - -` or `*****` stands in nothing.
      if (!/^[\s*-]+$/.test(line) || line.length > 200) return false;
    }
    if ((INDENTED_LIST.exec(line)?.[0].length ?? 0) > MOST.indent) return false;
    if (line.trim() === '') {
      length = 0;
      marks = 0;
      continue;
    }
    length += line.length;
    marks += line.match(MARK)?.length ?? 0;
    if (length > MOST.paragraph || marks > MOST.marks) return false;
  }
  return true;
};
