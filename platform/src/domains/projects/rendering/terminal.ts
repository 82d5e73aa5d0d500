const ESCAPE = '\u001b';

/** Colours (SGR) and other sequences of a terminal, returns and backspaces, or one character. */
const SIGN = new RegExp(
  `${ESCAPE}\\[([\\d;?]*)([A-Za-z])|[\\r\\b\\n]|[^${ESCAPE}\\r\\b\\n]|${ESCAPE}`,
  'gu',
);
const MOVES = new RegExp(`[\\b]|\\r(?!\\n)|${ESCAPE}\\[\\d*[ABCDGJK]`);

interface Cell {
  sign: string;
  /** The colours that it was written in. */
  style: string;
}

/** Columns and rows that are kept: no real output has more in a line. */
const WIDEST = 20_000;

const lineOf = (cells: readonly (Cell | undefined)[]): string => {
  let text = '';
  let style = '';
  for (const cell of cells) {
    const { sign, style: own } = cell ?? { sign: ' ', style: '' };
    if (own !== style) text += `${style === '' ? '' : '\u001b[0m'}${own}`;
    style = own;
    text += sign;
  }
  return (style === '' ? text : `${text}\u001b[0m`).trimEnd();
};

/**
 * The last state of what a program wrote to a terminal: a return begins the line again, a
 * backspace goes back, and lines can be cleared or gone up to. Colours stay as they are.
 */
export const terminalText = (text: string): string => {
  if (!MOVES.test(text)) return text;
  const rows: (Cell | undefined)[][] = [[]];
  let row = 0;
  let column = 0;
  let style = '';
  for (const [sign, numbers = '', command] of text.matchAll(SIGN)) {
    const line = (rows[row] ??= []);
    const by = Math.max(1, Number.parseInt(numbers, 10) || 1);
    if (sign === '\n') {
      row += 1;
      column = 0;
      rows[row] ??= [];
    } else if (sign === '\r') column = 0;
    else if (sign === '\b') column = Math.max(0, column - 1);
    else if (command === undefined) {
      if (sign !== ESCAPE && column < WIDEST) line[column] = { sign, style };
      column += 1;
    } else if (command === 'm') style = /^0?$/.test(numbers) ? '' : style + sign;
    else if (command === 'A') row = Math.max(0, row - by);
    else if (command === 'B') row = Math.min(rows.length - 1, row + by);
    else if (command === 'C') column = Math.min(WIDEST, column + by);
    else if (command === 'D') column = Math.max(0, column - by);
    else if (command === 'G') column = Math.min(WIDEST, by - 1);
    else if (command === 'K' && numbers === '2') rows[row] = [];
    else if (command === 'K' && (numbers === '' || numbers === '0'))
      line.length = Math.min(line.length, column);
  }
  // An array with holes is read as spaces.
  return rows.map((cells) => lineOf(Array.from(cells))).join('\n');
};
