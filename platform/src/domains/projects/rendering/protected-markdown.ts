import { type Formula, markdownParts } from '@whaletide/schema/shared/rules/formulas.ts';

/** Markdown without its formulas, each with a mark in its place. */
export interface Protected {
  text: string;
  formulas: Formula[];
}

/** Signs for private use, of which a text has none of its own once it was cleaned. */
const [OPEN, CLOSE] = ['\ue000', '\ue001'];
const MARK = /\ue000(\d+)\ue001/g;

/** Takes formulas out of Markdown, which its parser must not touch. */
export const withoutFormulas = (source: string): Protected => {
  const formulas: Formula[] = [];
  let text = '';
  for (const part of markdownParts(source.replaceAll(/[\ue000\ue001]/g, ''))) {
    if ('text' in part) text += part.text;
    else if ('code' in part) text += part.code;
    else text += `${OPEN}${formulas.push(part.formula) - 1}${CLOSE}`;
  }
  return { text, formulas };
};

/** Puts formulas back; in code as they were written. */
export const withFormulas = (
  html: string,
  formulas: readonly Formula[],
  show: (formula: Formula) => string,
  asWritten: (formula: Formula) => string,
): string => {
  const parts = html.split(/(<code[^>]*>[\s\S]*?<\/code>)/);
  return parts
    .map((part, at) =>
      part.replace(MARK, (_, number: string) => {
        const found = formulas[Number(number)];
        if (!found) return '';
        return at % 2 === 1 ? asWritten(found) : show(found);
      }),
    )
    .join('');
};
