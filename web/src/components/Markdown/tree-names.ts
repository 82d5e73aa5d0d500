import type { Element, Nodes, Root } from 'hast';
import { calloutTitles } from '@whaletide/schema/shared/markdown/callouts.ts';
import { headingSlugs, slugOf } from '@whaletide/schema/shared/markdown/heading-slugs.ts';

/** The id that mdast-util-to-hast gives to the heading of every text's footnotes. */
const FOOTNOTES = 'footnote-label';

/** Characters of a task that name its box. */
const LONGEST_NAME = 100;

const wordsOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
};

const elementsOf = (tree: Root): Element[] => {
  const found: Element[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'element') found.push(node);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return found;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const nameBox = (item: Element): void => {
  const isBox = (node: Nodes): node is Element =>
    node.type === 'element' && node.tagName === 'input';
  const [first] = item.children;
  const line = first?.type === 'element' && first.tagName === 'p' ? first.children : item.children;
  const box = line.find(isBox);
  if (!box) return;
  const rest = line.filter((node) => !(node.type === 'element' && /^[uo]l$/.test(node.tagName)));
  box.properties.ariaLabel = rest.map(wordsOf).join('').trim().slice(0, LONGEST_NAME) || '任务';
};

const titleCallout = (quote: Element, kind: keyof typeof calloutTitles): void => {
  const title: Element = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'strong',
        properties: {},
        children: [{ type: 'text', value: calloutTitles[kind] }],
      },
    ],
  };
  quote.children = [title, ...quote.children];
};

/** Leads links within the text to its own headings, however their names are written. */
const leadLinks = (links: readonly Element[], ids: ReadonlySet<string>, prefix: string): void => {
  for (const { properties } of links) {
    const name = decoded(String(properties.href).slice(1));
    const id = [name, slugOf(name)].map((one) => `${prefix}${one}`).find((one) => ids.has(one));
    if (id !== undefined) properties.href = `#${id}`;
  }
};

/**
 * Gives names to what has to have them: ids to headings, as on GitHub, which links of the text
 * find; titles to boxes; and to the boxes of tasks what stands beside them.
 * @param prefix before ids, so that they meet none of the page's and of other texts'
 */
export const withNames = (tree: Root, prefix: string): Root => {
  const slugs = headingSlugs();
  const elements = elementsOf(tree);
  for (const element of elements) {
    const { tagName, properties } = element;
    if (/^h[1-6]$/.test(tagName) && properties.id === undefined) {
      const slug = slugs(wordsOf(element));
      if (slug !== '') properties.id = `${prefix}${slug}`;
    }
    // Footnotes have their names in bytes.
    if (typeof properties.id === 'string') properties.id = decoded(properties.id);
    if (properties.id === FOOTNOTES) properties.id = `${prefix}${FOOTNOTES}`;
    if (String(properties.ariaDescribedBy) === FOOTNOTES)
      properties.ariaDescribedBy = [`${prefix}${FOOTNOTES}`];
    if (tagName === 'li') nameBox(element);
    const kind = properties.dataCallout;
    if (tagName === 'blockquote' && typeof kind === 'string' && kind in calloutTitles)
      titleCallout(element, kind as keyof typeof calloutTitles);
  }
  const links = elements.filter(
    ({ tagName, properties: { href } }) => tagName === 'a' && String(href).startsWith('#'),
  );
  const ids = new Set(elements.flatMap(({ properties: { id } }) => (id ? [String(id)] : [])));
  leadLinks(links, ids, prefix);
  return tree;
};
