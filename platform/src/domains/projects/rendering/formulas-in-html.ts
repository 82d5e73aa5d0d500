import type { Formula } from '@whaletide/schema/shared/markdown/formulas.ts';
import { asWritten, piecesOf } from '@whaletide/schema/shared/markdown/protected-formulas.ts';
import { escapeHtml } from '@whaletide/server/escape-html.ts';

/** Places where no formula is drawn: code, and the inside of tags. */
const WRITTEN = /(<code[^<>]*>(?:(?!<code)[\s\S])*?<\/code>|<[^<>]*>)/;

/** HTML with formulas in place of their marks; in code and attributes as they were written. */
export const withFormulas = (
  html: string,
  formulas: readonly Formula[],
  show: (formula: Formula) => string,
): string => {
  const written = formulas.map((one) => ({ ...one, source: escapeHtml(one.source) }));
  return html
    .split(WRITTEN)
    .map((part, at) =>
      at % 2 === 1
        ? asWritten(part, written)
        : piecesOf(part, formulas)
            .map((piece) => (typeof piece === 'string' ? piece : show(piece)))
            .join(''),
    )
    .join('');
};
