import type { Root } from 'hast';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';

type Syntax = ReturnType<typeof gfm>;

interface Additions {
  syntax: Syntax[];
  meaning: Extension[];
  schema: Schema;
}

/**
 * Markdown with GitHub's tables, lists of tasks and footnotes, as the tree of its elements: HTML
 * in it is left out, and so is whatever a text of a stranger may not hold. These are the parts of
 * react-markdown with remark-gfm that read; two fifths of it write Markdown, name the attributes
 * of SVG, or let plugins in.
 */
export const textTree = (
  text: string,
  { syntax, meaning, schema }: Additions = { syntax: [], meaning: [], schema: defaultSchema },
): Root => {
  const read = fromMarkdown(text, {
    extensions: [gfm(), ...syntax],
    mdastExtensions: [gfmFromMarkdown(), ...meaning],
  });
  const tree = toHast(read, { footnoteLabel: '脚注', footnoteBackLabel: '回到正文' });
  // Footnotes have their prefix by now: with another, no link would find its own.
  const clean = sanitize(tree, { ...schema, clobberPrefix: '' });
  return clean.type === 'root' ? clean : { type: 'root', children: [] };
};
