import { calloutOf } from '@whaletide/schema/shared/markdown/callouts.ts';
import { joinLines } from '@whaletide/schema/shared/markdown/line-ends.ts';
import { besideDisplayed } from '@whaletide/schema/shared/markdown/protected-formulas.ts';
import type { Nodes, Parent, PhrasingContent, Root, RootContent, Text } from 'mdast';

const hasChildren = (node: Nodes): node is Extract<Nodes, Parent> => 'children' in node;

/** Texts within a line and what parts them, in their order. */
interface Leaf {
  node: Text | null;
  text: string | null;
}

const leavesOf = (node: RootContent | PhrasingContent): Leaf[] => {
  if (node.type === 'text') return [{ node, text: node.value }];
  // Tags within a line, between which its texts go on.
  if (node.type === 'html') return [];
  return hasChildren(node) ? node.children.flatMap(leavesOf) : [{ node: null, text: null }];
};

const join = ({ children }: { children: PhrasingContent[] }): void => {
  const leaves = children.flatMap(leavesOf);
  const joined = joinLines(leaves.map(({ text }) => text));
  leaves.forEach(({ node }, at) => {
    if (node) node.value = joined[at] ?? node.value;
  });
};

const withBreaks = (value: string): PhrasingContent[] =>
  value
    .replaceAll(besideDisplayed, ' ')
    .split('\n')
    .flatMap((line, at): PhrasingContent[] => {
      const text: Text[] = line === '' ? [] : [{ type: 'text', value: line }];
      return at === 0 ? text : [{ type: 'break' }, ...text];
    });

const isBreak = (node: PhrasingContent | undefined): boolean =>
  node?.type === 'html' && /^<br\b/i.test(node.value);

const breakUp = (parent: { children: PhrasingContent[] }): void => {
  parent.children = parent.children.flatMap((child, at, all): PhrasingContent[] => {
    if (child.type === 'text')
      return withBreaks(isBreak(all[at - 1]) ? child.value.replace(/^\n/, '') : child.value);
    if ('children' in child) breakUp(child);
    return [child];
  });
};

/** Sets the first line of a quotation apart that says what box it is. */
const settleCallout = (quote: Extract<Nodes, { type: 'blockquote' }>): void => {
  const [first] = quote.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return;
  const callout = calloutOf(text.value);
  if (!callout) return;
  // Only the end of a line, or of the paragraph, ends that line.
  if (!text.value.includes('\n') && first.children[1] && first.children[1].type !== 'break') return;
  text.value = text.value.slice(callout.length);
  if (text.value === '') first.children.splice(0, first.children[1]?.type === 'break' ? 2 : 1);
  if (first.children.length === 0) quote.children.shift();
  quote.data = { ...quote.data, hProperties: { dataCallout: callout.kind } };
};

/**
 * Makes of the line ends within paragraphs what they mean: breaks where a text is a message, else
 * a blank, or nothing between two Chinese characters.
 */
export const settleLines = (tree: Root, breaks: boolean): void => {
  const waiting: Nodes[] = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'blockquote') settleCallout(node);
    if (node.type === 'paragraph' || node.type === 'heading') (breaks ? breakUp : join)(node);
    else if (hasChildren(node)) waiting.push(...node.children);
  }
};
