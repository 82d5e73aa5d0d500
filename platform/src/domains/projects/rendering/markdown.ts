import { micromark } from 'micromark';
import { gfmHtml } from 'micromark-extension-gfm';
import { isBearable, TOO_COMPLEX } from '@whaletide/schema/shared/markdown/bearable.ts';
import { withoutFormulas } from '@whaletide/schema/shared/markdown/protected-formulas.ts';
import { markdownSyntax } from '@whaletide/schema/shared/markdown/syntax.ts';
import { escapeHtml } from '@whaletide/server/escape-html.ts';
import { withCallouts } from './callout-boxes.ts';
import { withFormulas } from './formulas-in-html.ts';
import { withJoinedLines } from './joined-lines.ts';
import { formulaToHtml, type Macros, shownFormula } from './maths.ts';
import { PICTURE_ADDRESS, withPictures, withPlaces } from './pictures.ts';
import { safeHtml } from './safe-html.ts';
import { withTaskNames } from './task-names.ts';

/** A text that is too long or too complex to be read as Markdown. */
const asWritten = (source: string): string =>
  `<p class="note">${TOO_COMPLEX}</p><pre tabindex="0">${escapeHtml(source)}</pre>`;

/** GFM without its filter of tags, which shows some as text: everything is cleaned afterwards. */
const gfmWithTags = () => {
  const { exit = {}, ...extension } = gfmHtml({
    label: '脚注',
    backLabel: '回到正文',
    clobberPrefix: '',
  });
  const { htmlFlowData: _flow, htmlTextData: _text, ...others } = exit;
  return { ...extension, exit: others };
};

export interface MarkdownOptions {
  /** Pictures by their names, as nbformat has them. */
  attachments?: unknown;
  /** Definitions of formulas before this text, and in it. */
  macros?: Macros;
}

/**
 * Markdown with tables, footnotes and formulas as HTML. HTML within it is cleaned as that of
 * outputs is, and links with other protocols than the web's lead nowhere. Formulas are MathML.
 * Pictures are those of `attachments` and those that hold themselves; others are links.
 */
export const markdownToHtml = (
  source: string,
  { attachments = {}, macros = {} }: MarkdownOptions = {},
): string => {
  const { text, pictures } = withPlaces(source.replaceAll(/\r\n?/g, '\n'));
  if (!isBearable(text)) return asWritten(source);
  const { text: bare, formulas } = withoutFormulas(text);
  const html = micromark(bare, {
    allowDangerousHtml: true,
    extensions: markdownSyntax(),
    htmlExtensions: [gfmWithTags()],
  });
  const safe = withTaskNames(withCallouts(withJoinedLines(safeHtml(html, PICTURE_ADDRESS))));
  return withFormulas(withPictures(safe, { attachments, pictures }), formulas, (formula) =>
    shownFormula(formula, macros),
  );
};

/** LaTeX of an output; null for what isn't a formula that can be shown, such as a table. */
export const latexToHtml = (source: string, macros: Macros): string | null => {
  const { text, formulas } = withoutFormulas(source);
  if (formulas.length === 0 || formulas.some((one) => formulaToHtml(one, macros) === null))
    return null;
  return withFormulas(`<p>${escapeHtml(text)}</p>`, formulas, (formula) =>
    shownFormula({ ...formula, isDisplay: true }, macros),
  );
};
