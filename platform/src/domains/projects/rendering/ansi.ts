import { escapeHtml } from '../../../http/escape-html.ts';

/** Colours and weight of a terminal's text; anything else that a terminal can do is left out. */
interface Look {
  colour: number | null;
  bold: boolean;
}

const PLAIN: Look = { colour: null, bold: false };
// eslint-disable-next-line no-control-regex -- escape sequences begin with one
const SEQUENCE = /\u001b\[([\d;]*)([A-Za-z])/g;

/** The look after a sequence of numbers such as 1;31; of 256 colours only the first 16 are ours. */
const after = (before: Look, numbers: readonly number[]): Look => {
  const [code, mode, value, ...others] = numbers;
  if (code === undefined) return before;
  if (code === 38) {
    const colour = mode === 5 && value !== undefined && value < 16 ? value : null;
    return after({ ...before, colour }, mode === 5 ? others : numbers.slice(5));
  }
  const rest = numbers.slice(1);
  if (code === 0) return after(PLAIN, rest);
  if (code === 1) return after({ ...before, bold: true }, rest);
  if (code === 22) return after({ ...before, bold: false }, rest);
  if (code === 39) return after({ ...before, colour: null }, rest);
  if (code >= 30 && code <= 37) return after({ ...before, colour: code - 30 }, rest);
  if (code >= 90 && code <= 97) return after({ ...before, colour: code - 82 }, rest);
  return after(before, rest);
};

const span = (text: string, { colour, bold }: Look): string => {
  if (text === '') return '';
  const names = [...(colour === null ? [] : [`ansi-${colour}`]), ...(bold ? ['ansi-bold'] : [])];
  const html = escapeHtml(text);
  return names.length > 0 ? `<span class="${names.join(' ')}">${html}</span>` : html;
};

/** What a program wrote to a terminal, as HTML with classes `ansi-0` to `ansi-15` and `ansi-bold`. */
export const ansiToHtml = (text: string): string => {
  let look = PLAIN;
  let html = '';
  let start = 0;
  for (const match of text.matchAll(SEQUENCE)) {
    html += span(text.slice(start, match.index), look);
    start = match.index + match[0].length;
    const [, numbers = '', kind] = match;
    if (kind === 'm') look = after(look, numbers.split(';').map(Number));
  }
  return html + span(text.slice(start), look);
};
