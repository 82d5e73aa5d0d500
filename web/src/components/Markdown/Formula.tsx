import 'katex/dist/katex.min.css';
import { boundsOfFormulas, waysOf } from '@whaletide/schema/shared/markdown/tex.ts';
import { type KatexOptions, render } from 'katex';

export type Macros = NonNullable<KatexOptions['macros']>;

interface FormulaProps {
  /** LaTeX without its delimiters. */
  latex: string;
  /** On a line of its own. */
  display: boolean;
  /** Definitions of the formulas before it, and its own. */
  macros?: Macros;
  /** True while it is written: what KaTeX doesn't know is set apart, and the rest is drawn. */
  unfinished?: boolean;
}

/** Draws a formula; one that KaTeX doesn't know stands as it is written. */
const draw = (
  element: HTMLElement,
  { latex, display, macros = {}, unfinished = false }: FormulaProps,
): void => {
  for (const way of waysOf(latex)) {
    try {
      render(way, element, { ...boundsOfFormulas, displayMode: display, macros });
      return;
    } catch {
      // The next way, or the text as it is written.
    }
  }
  if (unfinished) {
    const options = { ...boundsOfFormulas, displayMode: display, throwOnError: false };
    render(latex, element, options);
    return;
  }
  const code = document.createElement('code');
  code.textContent = display ? `$$${latex}$$` : `$${latex}$`;
  element.replaceChildren(code);
};

/**
 * A formula, which KaTeX builds node by node: as HTML text it would carry style attributes, which
 * the Content-Security-Policy refuses.
 */
export const Formula = (props: FormulaProps) => (
  <span
    ref={(element) => {
      if (element) draw(element, props);
    }}
  />
);
