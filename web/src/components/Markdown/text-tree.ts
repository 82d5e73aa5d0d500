import type { Root } from 'hast';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { isBearable, TOO_COMPLEX } from '@whaletide/schema/shared/markdown/bearable.ts';
import type { Formula } from '@whaletide/schema/shared/markdown/formulas.ts';
import { markdownSyntax } from '@whaletide/schema/shared/markdown/syntax.ts';
import { DOCUMENT_PREFIX } from './document-prefix.ts';
import { withElements } from './html-elements.ts';
import { settleLines } from './settle-lines.ts';
import { withFormulas } from './tree-formulas.ts';
import { withNames } from './tree-names.ts';
import { withPictures } from './tree-pictures.ts';

/** The elements and attributes that a text of a stranger may have. */
const schema: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'mark', 'u', 'small'],
  attributes: {
    ...defaultSchema.attributes,
    blockquote: [...(defaultSchema.attributes?.blockquote ?? []), 'dataCallout'],
    details: ['open'],
    input: [...(defaultSchema.attributes?.input ?? []), 'ariaLabel'],
  },
  // Footnotes and headings have their prefix by then: with another, no link would find its own.
  clobberPrefix: '',
};

// GFM's search for addresses in what was read would find those that end before Chinese again.
const meaning = gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension);

export interface TextOptions {
  /**
   * Before the ids of a text, so that they meet none of the page's and of other texts'; a
   * document's by default.
   */
  prefix?: string;
  /** True where a line that ends as it was typed ends as it is shown. */
  breaks?: boolean;
  /** The site's own origin, and those whose pictures may be shown too. */
  origins?: readonly string[];
}

const asWritten = (text: string): Root => ({
  type: 'root',
  children: [
    {
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [{ type: 'text', value: TOO_COMPLEX }],
    },
    {
      type: 'element',
      tagName: 'pre',
      properties: {},
      children: [{ type: 'text', value: text }],
    },
  ],
});

/**
 * Markdown as the tree of its elements: GitHub's, with the tags of HTML that say something of a
 * text. Whatever a text of a stranger may not hold is left out. These are the parts of
 * react-markdown with remark-gfm that read; two fifths of it write Markdown, name the attributes
 * of SVG, or let plugins in.
 * @param formulas those whose marks stand in the text
 */
export const textTree = (
  text: string,
  { prefix = DOCUMENT_PREFIX, breaks = false, origins = [] }: TextOptions,
  formulas: readonly Formula[] = [],
): Root => {
  const source = text.replaceAll(/\r\n?/g, '\n');
  if (!isBearable(source)) return withFormulas(asWritten(source), formulas);
  const read = fromMarkdown(source, {
    extensions: markdownSyntax(),
    mdastExtensions: meaning,
  });
  settleLines(read, breaks);
  const tree = toHast(read, {
    allowDangerousHtml: true,
    clobberPrefix: prefix,
    footnoteLabel: '脚注',
    footnoteBackLabel: '回到正文',
  }) as Root;
  const clean = sanitize(withNames(withElements(tree, prefix), prefix), schema);
  if (clean.type !== 'root') return { type: 'root', children: [] };
  return withFormulas(withPictures(clean, origins), formulas);
};
