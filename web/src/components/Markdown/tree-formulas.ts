import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import type { Formula } from '@whaletide/schema/shared/markdown/formulas.ts';
import { asWritten, piecesOf } from '@whaletide/schema/shared/markdown/protected-formulas.ts';

/** Class of an element whose text is a formula's; no text of a stranger has one of its own. */
export const FORMULA = 'wt-formula';
export const DISPLAYED = 'wt-formula-displayed';

const elementOf = ({ tex, isDisplay }: Formula): Element => ({
  type: 'element',
  tagName: 'code',
  properties: { className: [isDisplay ? DISPLAYED : FORMULA] },
  children: [{ type: 'text', value: tex }],
});

const textOf = (value: string): Text => ({ type: 'text', value });

/** The tree with formulas in place of their marks; in code and attributes as they were written. */
export const withFormulas = (tree: Root, formulas: readonly Formula[]): Root => {
  if (formulas.length === 0) return tree;
  const settle = <T extends RootContent | ElementContent>(
    node: T,
    isCode: boolean,
  ): (T | Element | Text)[] => {
    if (node.type === 'text')
      return isCode
        ? [textOf(asWritten(node.value, formulas))]
        : piecesOf(node.value, formulas).map((piece) =>
            typeof piece === 'string' ? textOf(piece) : elementOf(piece),
          );
    if (node.type !== 'element') return [node];
    for (const [name, value] of Object.entries(node.properties))
      if (typeof value === 'string') node.properties[name] = asWritten(value, formulas);
    const within = isCode || node.tagName === 'code' || node.tagName === 'pre';
    node.children = node.children.flatMap((child) => settle(child, within));
    return [node];
  };
  return { ...tree, children: tree.children.flatMap((child) => settle(child, false)) };
};
