import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { Code } from './Code.tsx';
import { elements } from './elements.tsx';
import { Formula } from './Formula.tsx';

/** The two classes by which remark-math tells what is a formula. */
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

const withFormulas: Components = {
  ...elements,
  code: ({ className = '', children }) =>
    className.includes('math-') ? (
      <Formula latex={String(children).trim()} display={isDisplay(className)} />
    ) : (
      <Code className={className}>{children}</Code>
    ),
  // A formula on a line of its own comes as a block of code.
  pre: ({ node, children }) => {
    const [code] = node?.children ?? [];
    return code?.type === 'element' && isDisplay(code.properties.className) ? (
      <div data-formula tabIndex={0}>
        {children}
      </div>
    ) : (
      <pre tabIndex={0}>{children}</pre>
    );
  },
};

/** `\(…\)` and `\[…\]` of LaTeX as the dollars that remark-math reads. */
const withDollars = (text: string) =>
  text
    .replace(/\\\[([\s\S]+?)\\\]/g, (_, formula: string) => `\n$$\n${formula}\n$$\n`)
    .replace(/\\\((.+?)\\\)/g, (_, formula: string) => `$${formula}$`);

const MathMarkdown = ({ text }: { text: string }) => (
  <ReactMarkdown
    remarkPlugins={[remarkGfm, remarkMath]}
    rehypePlugins={[[rehypeSanitize, schema]]}
    components={withFormulas}
  >
    {withDollars(text)}
  </ReactMarkdown>
);

export default MathMarkdown;
