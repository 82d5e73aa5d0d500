import { type Formula, markdownParts } from './formulas.ts';

/** Markdown without its formulas, each with a mark in its place. */
export interface Protected {
  text: string;
  formulas: Formula[];
}

/** Signs for private use, of which a text has none of its own once it was cleaned. */
const [OPEN, CLOSE] = ['\ue000', '\ue001'];
/** Signs around the number of a formula that is displayed. */
const [OPEN_DISPLAYED, CLOSE_DISPLAYED] = ['\ue002', '\ue003'];
const OWN = /[\ue000-\ue003]/g;
const MARK = /[\ue000\ue002](\d+)[\ue001\ue003]/;
/** A mark as it stands in an address, which takes other than ASCII by its bytes. */
const ENCODED = /%EE%80%8[02](\d+)%EE%80%8[13]/g;

/** A line end beside a displayed formula, which has lines of its own. */
export const besideDisplayed = /\n(?=\ue002)|(?<=\ue003)\n/g;

/** Takes formulas out of Markdown, which its parser must not touch. */
export const withoutFormulas = (source: string): Protected => {
  const formulas: Formula[] = [];
  let text = '';
  for (const part of markdownParts(source.replaceAll(OWN, ''))) {
    if ('text' in part) text += part.text;
    else if ('code' in part) text += part.code;
    else {
      const number = formulas.push(part.formula) - 1;
      text += part.formula.isDisplay
        ? `${OPEN_DISPLAYED}${number}${CLOSE_DISPLAYED}`
        : `${OPEN}${number}${CLOSE}`;
    }
  }
  return { text, formulas };
};

/** A text with marks in its pieces: what stands between them, and the formulas. */
export const piecesOf = (text: string, formulas: readonly Formula[]): (string | Formula)[] =>
  text
    .split(MARK)
    .map((piece, at) => (at % 2 === 0 ? piece : (formulas[Number(piece)] ?? '')))
    .filter((piece) => piece !== '');

/** A text with its formulas as they were written. */
export const asWritten = (text: string, formulas: readonly Formula[]): string =>
  piecesOf(text, formulas)
    .map((piece) => (typeof piece === 'string' ? piece : piece.source))
    .join('')
    .replaceAll(ENCODED, (_, number: string) =>
      encodeURI(formulas[Number(number)]?.source ?? '').replaceAll("'", '%27'),
    );
