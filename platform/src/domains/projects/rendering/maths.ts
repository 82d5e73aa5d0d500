import { createRequire } from 'node:module';
import type { Formula } from '@whaletide/schema/shared/markdown/formulas.ts';
import { hasChemistry } from '@whaletide/schema/shared/markdown/chemistry.ts';
import { boundsOfFormulas, waysOf } from '@whaletide/schema/shared/markdown/tex.ts';
import { escapeHtml } from '@whaletide/server/escape-html.ts';

/** The functions of KaTeX that are used. */
interface Katex {
  renderToString: (tex: string, options: Record<string, unknown>) => string;
}
const require = createRequire(import.meta.url);
const katex = require('katex') as Katex;

/** Definitions of a notebook's formulas, which hold in the ones after them. */
export type Macros = Record<string, unknown>;

/** A formula as MathML; null for what is no TeX. */
export const formulaToHtml = ({ tex, isDisplay }: Formula, macros: Macros): string | null => {
  // It adds its commands to KaTeX.
  if (hasChemistry(tex)) require('katex/contrib/mhchem');
  for (const way of waysOf(tex)) {
    try {
      const options = { ...boundsOfFormulas, displayMode: isDisplay, output: 'mathml', macros };
      return katex.renderToString(way, options);
    } catch {
      // The next way, or the text as it is written.
    }
  }
  return null;
};

/** A formula, or as it is written where it is none that KaTeX knows. */
export const shownFormula = (one: Formula, macros: Macros): string =>
  formulaToHtml(one, macros) ?? `<code>${escapeHtml(one.source)}</code>`;
