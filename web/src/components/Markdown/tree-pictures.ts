import type { Element, ElementContent, Root, RootContent } from 'hast';
import {
  pictureElsewhere,
  pictureMissing,
} from '@whaletide/schema/shared/markdown/picture-words.ts';

type Child = RootContent | ElementContent;

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, properties: Element['properties'], words: string): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [text(words)],
});

const pictureOf = (picture: Element, origins: readonly string[], isInLink: boolean): Child => {
  const src = String(picture.properties.src ?? '');
  const alt = String(picture.properties.alt ?? '');
  const [own = ''] = origins;
  const path = own !== '' && src.startsWith(`${own}/`) ? src.slice(own.length) : src;
  if (path.startsWith('/') && !path.startsWith('//'))
    return { ...picture, properties: { ...picture.properties, src: path } };
  if (origins.some((origin) => origin !== '' && src.startsWith(`${origin}/`))) return picture;
  if (src === '') return text(alt);
  if (!/^(?:https?:)?\/\//i.test(src))
    return element('span', { dataMissing: '' }, pictureMissing(alt, src));
  // Within a link the picture's name is the link's.
  return isInLink ? text(alt || '图片') : element('a', { href: src }, pictureElsewhere(alt));
};

/**
 * Says of pictures that can't be shown why: those of other sites, which the page's policy forbids,
 * are links, and those named by a path within a folder that isn't here are missing.
 * @param origins the site's own, and those whose pictures may be shown too
 */
export const withPictures = (tree: Root, origins: readonly string[]): Root => {
  const settle = (node: Child, isInLink: boolean): Child => {
    if (node.type !== 'element') return node;
    if (node.tagName === 'img') return pictureOf(node, origins, isInLink);
    const within = isInLink || node.tagName === 'a';
    return {
      ...node,
      children: node.children.map((child) => settle(child, within) as ElementContent),
    };
  };
  return { ...tree, children: tree.children.map((child) => settle(child, false) as RootContent) };
};
