import { createRequire } from 'node:module';
import type { Formula } from '@whaletide/schema/shared/rules/formulas.ts';
import { escapeHtml } from '@whaletide/server/escape-html.ts';

/** The functions of KaTeX that are used. */
interface Katex {
  renderToString: (tex: string, options: Record<string, unknown>) => string;
}
const katex = createRequire(import.meta.url)('katex') as Katex;

/** Definitions of a notebook's formulas, which hold in the ones after them. */
export type Macros = Record<string, unknown>;

/** TeX as KaTeX knows it: its names for what MathJax calls otherwise, without what only refers. */
const known = (tex: string): string =>
  tex
    .replaceAll(/\\(?:label|require)\{[^{}]*\}/g, '')
    .replaceAll(/\{multline(\*?)\}/g, '{gather$1}')
    .replaceAll(/\{flalign(\*?)\}/g, '{align$1}')
    .replaceAll('\\begin{eqnarray*}', '\\begin{array}{rcl}')
    .replaceAll('\\begin{eqnarray}', '\\begin{array}{rcl}')
    .replaceAll(/\\end\{eqnarray\*?\}/g, '\\end{array}');

const render = (tex: string, isDisplay: boolean, macros: Macros): string =>
  katex.renderToString(tex, {
    displayMode: isDisplay,
    output: 'mathml',
    trust: false,
    throwOnError: true,
    strict: 'ignore',
    maxSize: 20,
    maxExpand: 500,
    macros,
    globalGroup: true,
  });

/** A formula as MathML, for which a page needs neither style nor font; null for what is no TeX. */
export const formulaToHtml = ({ tex, isDisplay }: Formula, macros: Macros): string | null => {
  // MathJax takes a second definition without a word.
  const ways = [known(tex), known(tex).replaceAll('\\newcommand', '\\renewcommand')];
  for (const way of new Set(ways)) {
    try {
      return render(way, isDisplay, macros);
    } catch {
      // The next way, or the text as it is written.
    }
  }
  return null;
};

/** A formula, or as it is written where it is none that KaTeX knows. */
export const shownFormula = (one: Formula, macros: Macros): string =>
  formulaToHtml(one, macros) ?? `<code>${escapeHtml(one.source)}</code>`;
