import { hasChemistry } from '@whaletide/schema/shared/markdown/chemistry.ts';
import { withoutFormulas } from '@whaletide/schema/shared/markdown/protected-formulas.ts';
import { lazy, useState } from 'react';
import { usePictureOrigins } from '#lib/picture-origins.ts';
import { Code } from './Code.tsx';
import { drawnTree, type Elements } from './drawn-tree.ts';
import { elements } from './elements.tsx';
import { Formula, type Macros } from './Formula.tsx';
import type { RendererProps } from './PlainMarkdown.tsx';
import { textTree } from './text-tree.ts';
import { DISPLAYED, FORMULA } from './tree-formulas.ts';

/** Elements of a text whose formulas share what they define. */
const withFormulas = (macros: Macros): Elements => ({
  ...elements,
  code: ({ className = '', children }) => {
    if (className !== FORMULA && className !== DISPLAYED)
      return <Code className={className}>{children}</Code>;
    const isDisplayed = className === DISPLAYED;
    const formula = <Formula latex={String(children)} display={isDisplayed} macros={macros} />;
    // Wide ones scroll by themselves, by keyboard too.
    return isDisplayed ? (
      <span data-formula tabIndex={0}>
        {formula}
      </span>
    ) : (
      formula
    );
  },
});

const TextWithFormulas = ({ text, ...options }: RendererProps) => {
  const origins = usePictureOrigins();
  const [drawn] = useState(() => withFormulas({}));
  const { text: bare, formulas } = withoutFormulas(text);
  return drawnTree(textTree(bare, { ...options, origins }, formulas), drawn);
};

/** The same once mhchem has added its commands to KaTeX; without it they stand as they are written. */
const TextWithChemistry = lazy(async () => {
  await import('katex/contrib/mhchem').catch(() => undefined);
  return { default: TextWithFormulas };
});

const MathMarkdown = (props: RendererProps) =>
  hasChemistry(props.text) ? <TextWithChemistry {...props} /> : <TextWithFormulas {...props} />;

export default MathMarkdown;
