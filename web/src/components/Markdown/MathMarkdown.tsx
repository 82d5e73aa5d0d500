import { markdownParts } from '@whaletide/schema/shared/rules/formulas.ts';
import { defaultSchema } from 'hast-util-sanitize';
import { mathFromMarkdown } from 'mdast-util-math';
import { math } from 'micromark-extension-math';
import { Code } from './Code.tsx';
import { drawnTree, type Elements } from './drawn-tree.ts';
import { elements } from './elements.tsx';
import { Formula } from './Formula.tsx';
import { textTree } from './text-tree.ts';

/** The two classes by which mdast-util-math tells what is a formula. */
const schema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    code: [
      ['className', /^language-./, 'math-inline', 'math-display'] as [
        string,
        ...(string | RegExp)[],
      ],
    ],
  },
};

const isDisplay = (className: unknown) => String(className).includes('math-display');

const withFormulas: Elements = {
  ...elements,
  code: ({ className = '', children }) =>
    className.includes('math-') ? (
      <Formula latex={String(children).trim()} display={isDisplay(className)} />
    ) : (
      <Code className={className}>{children}</Code>
    ),
  // A formula on a line of its own comes as a block of code.
  pre: ({ node, children }) => {
    const [code] = node.children;
    return code?.type === 'element' && isDisplay(code.properties.className) ? (
      <div data-formula tabIndex={0}>
        {children}
      </div>
    ) : (
      <pre tabIndex={0}>{children}</pre>
    );
  },
};

/** `\(…\)` and `\[…\]` of LaTeX as the dollars that are read as formulas. */
const withDollars = (text: string) =>
  text
    .replace(/\\\[([\s\S]+?)\\\]/g, (_, formula: string) => `\n$$\n${formula}\n$$\n`)
    .replace(/\\\((.+?)\\\)/g, (_, formula: string) => `$${formula}$`);

/** Markdown whose prices are none of its formulas, and environments of TeX are. */
const withoutPrices = (text: string): string => {
  let result = '';
  for (const part of markdownParts(text)) {
    if ('code' in part) result += part.code;
    else if ('text' in part) result += part.text.replaceAll(/(?<!\\)\$/g, '\\$');
    else if (part.formula.source.startsWith('$')) result += part.formula.source;
    else result += `\n\n$$\n${part.formula.tex}\n$$\n\n`;
  }
  return result;
};

const additions = { syntax: [math()], meaning: [mathFromMarkdown()], schema };

const MathMarkdown = ({ text }: { text: string }) =>
  drawnTree(textTree(withoutPrices(withDollars(text)), additions), withFormulas);

export default MathMarkdown;
