// It adds its commands to KaTeX, before the first formula is drawn.
import 'katex/contrib/mhchem';

export { default } from './MathMarkdown.tsx';
