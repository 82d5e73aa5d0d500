import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { type ComponentProps, createElement, type FunctionComponent, type ReactNode } from 'react';

type Tag = 'a' | 'code' | 'img' | 'pre' | 'table';

/** Components for the elements that aren't drawn as themselves. */
export type Elements = {
  [T in Tag]?: FunctionComponent<ComponentProps<T> & { node: Element }>;
};

/** Elements between whose children white space isn't allowed. */
const tableParts = new Set(['table', 'thead', 'tbody', 'tr']);

/** React has its own names for attributes, as the tree has, but for these two kinds. */
const nameOf = (property: string): string => {
  if (/^aria[A-Z]/.test(property)) return `aria-${property.slice(4).toLowerCase()}`;
  if (!/^data[A-Z]/.test(property)) return property;
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
};

const propsOf = ({ align, ...properties }: Properties): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      nameOf(name),
      Array.isArray(value) ? value.join(' ') : value,
    ]),
  ),
  ...(align !== undefined && align !== null && { style: { textAlign: align } }),
});

const draw = (
  node: RootContent | ElementContent,
  key: number,
  elements: Elements,
  parent?: string,
): ReactNode => {
  if (node.type === 'text')
    return parent !== undefined && tableParts.has(parent) && !node.value.trim() ? null : node.value;
  if (node.type !== 'element') return null;
  const { tagName, properties, children } = node;
  const drawn = children.map((child, index) => draw(child, index, elements, tagName));
  const own = elements[tagName as Tag] as FunctionComponent<Record<string, unknown>> | undefined;
  const props = { ...propsOf(properties), key };
  if (own) return createElement(own, { ...props, node }, ...drawn);
  return createElement(tagName, props, ...drawn);
};

/** The elements of a cleaned text; those of these names are drawn by what is given for them. */
export const drawnTree = ({ children }: Root, elements: Elements): ReactNode[] =>
  children.map((child, index) => draw(child, index, elements));
