import 'katex/dist/katex.min.css';
import { render } from 'katex';

/** Sizes and macros are bounded: a formula is text of a stranger. */
const bounds = { trust: false, strict: false, maxSize: 20, maxExpand: 500, throwOnError: false };

interface FormulaProps {
  /** LaTeX without its delimiters. */
  latex: string;
  /** On a line of its own. */
  display: boolean;
}

/**
 * A formula, which KaTeX builds node by node: as HTML text it would carry style attributes, which
 * the Content-Security-Policy refuses.
 */
export const Formula = ({ latex, display }: FormulaProps) => (
  <span
    ref={(element) => {
      if (element) render(latex, element, { ...bounds, displayMode: display });
    }}
  />
);
