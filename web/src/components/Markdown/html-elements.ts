import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { joinLines } from '@whaletide/schema/shared/markdown/line-ends.ts';
import { htmlTokens } from './html-tokens.ts';

/** Tags of HTML that say something of a text, within a line. */
const INLINE = new Set('a b del em i ins kbd mark s samp small strong sub sup u'.split(' '));
const BLOCK = new Set(['details', 'summary']);
const VOID = new Set(['br', 'img']);
/** Their content isn't text to read. */
const DROPPED = new Set(
  'audio button canvas iframe math noscript object option script select style svg template textarea title video'.split(
    ' ',
  ),
);
/** Attributes that are taken over; whether their values may be is the sanitizer's. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  details: ['open'],
  img: ['src', 'alt', 'title', 'width', 'height'],
};
const MOST_NESTED = 40;

/** Elements of Markdown within which only texts of a line stand. */
const PHRASING = /^(?:p|h[1-6]|t[dh]|summary|a|em|strong|del|sub|sup)$/;
const FLOW = /^(?:p|h[1-6]|[uo]l|li|blockquote|pre|table|div|section|details|summary|hr)$/;
const isFlow = (node: RootContent | ElementContent): boolean =>
  node.type === 'element' && (FLOW.test(node.tagName) || node.children.some(isFlow));

type Child = RootContent | ElementContent;

/** An element that is open; the first stands for the list that is read. */
interface Frame {
  name: string;
  properties: Properties;
  children: Child[];
}

const elementOf = ({ name, properties, children }: Frame): Element => ({
  type: 'element',
  tagName: name,
  properties,
  children: children as ElementContent[],
});

const propertiesOf = (
  name: string,
  attributes: ReadonlyMap<string, string>,
  prefix: string,
): Properties => {
  const taken = (ATTRIBUTES[name] ?? []).filter((one) => attributes.has(one));
  const properties: Properties = Object.fromEntries(
    taken.map((one) => [one, one === 'open' ? true : (attributes.get(one) ?? '')]),
  );
  const anchor = attributes.get('id') ?? attributes.get('name');
  if (name === 'a' && anchor) properties.id = `${prefix}${anchor}`;
  return properties;
};

/** Puts texts and elements of a line that stand among blocks into paragraphs. */
const withParagraphs = (children: readonly Child[]): Child[] => {
  const result: Child[] = [];
  let line: ElementContent[] = [];
  const end = () => {
    const isBlank = line.every((node) => node.type === 'text' && node.value.trim() === '');
    if (isBlank) result.push(...line);
    else result.push({ type: 'element', tagName: 'p', properties: {}, children: line });
    line = [];
  };
  for (const node of children) {
    if (!isFlow(node) && (node.type === 'text' || node.type === 'element')) line.push(node);
    else {
      end();
      result.push(node);
    }
  }
  end();
  return result;
};

/** Finds for each tag the last of the children that holds its end. */
const lastEndsOf = (children: readonly Child[]): ReadonlyMap<string, number> => {
  const ends = new Map<string, number>();
  children.forEach((child, at) => {
    if (child.type !== 'raw') return;
    for (const [, name = ''] of child.value.matchAll(/<\/([a-zA-Z][\w-]*)/g))
      ends.set(name.toLowerCase(), at);
  });
  return ends;
};

/**
 * Makes elements of the HTML among the children of one element. What is opened in it is closed in
 * it at the latest, so that nothing leaves its paragraph.
 */
const settled = (children: readonly Child[], isLine: boolean, prefix: string): Child[] => {
  const frames: [Frame, ...Frame[]] = [{ name: '', properties: {}, children: [] }];
  const top = () => frames.at(-1) ?? frames[0];
  const isOpen = (name: string) => frames.some((frame) => frame.name === name);
  const close = () => {
    const frame = frames.pop();
    if (!frame || DROPPED.has(frame.name)) return;
    const isBox = frame.name === 'details';
    top().children.push(
      elementOf(isBox ? { ...frame, children: withParagraphs(frame.children) } : frame),
    );
  };
  const open = (name: string, attributes: ReadonlyMap<string, string>) => {
    const properties = propertiesOf(name, attributes, prefix);
    const mayBlock =
      !isLine && !isOpen('summary') && frames.every(({ name: one }) => !INLINE.has(one));
    if (VOID.has(name)) top().children.push(elementOf({ name, properties, children: [] }));
    else if (frames.length > MOST_NESTED) return;
    else if (DROPPED.has(name) || INLINE.has(name)) frames.push({ name, properties, children: [] });
    else if (BLOCK.has(name) && mayBlock && (name === 'details' || top().name === 'details'))
      frames.push({ name, properties, children: [] });
  };
  const lastEnds = lastEndsOf(children);
  children.forEach((child, at) => {
    if (child.type !== 'raw') {
      top().children.push(child.type === 'element' ? withinElement(child, prefix) : child);
      return;
    }
    for (const token of htmlTokens(child.value)) {
      if (token.kind === 'text')
        top().children.push({ type: 'text', value: joinLines([token.text])[0] ?? '' });
      else if (token.kind === 'open') open(token.name, token.attributes);
      else if (isOpen(token.name)) {
        let name: string;
        do {
          ({ name } = top());
          close();
        } while (name !== token.name);
      }
    }
    // One that nothing ends any more would change all that follows.
    while (INLINE.has(top().name) && !isLine && (lastEnds.get(top().name) ?? -1) <= at) close();
  });
  while (frames.length > 1) close();
  return frames[0].children;
};

const withinElement = (element: Element, prefix: string): Element => {
  const { tagName } = element;
  const isLine = PHRASING.test(tagName);
  const children = settled(element.children, isLine, prefix);
  const boxes = tagName === 'blockquote' || tagName === 'section';
  return {
    ...element,
    children: (boxes ? withParagraphs(children) : children) as ElementContent[],
  };
};

/** Takes links out of links, which browsers would close before them. */
const unnested = (nodes: readonly Child[], isInLink: boolean): Child[] =>
  nodes.flatMap((node): Child[] => {
    if (node.type !== 'element') return [node];
    const isLink = node.tagName === 'a';
    const children = unnested(node.children, isInLink || isLink) as ElementContent[];
    return isLink && isInLink ? children : [{ ...node, children }];
  });

/**
 * Makes elements of HTML that says something of a text (`<sub>`, `<kbd>`, `<details>` …); other
 * tags are left out, and scripts and the like with their content. It parses as little as that
 * needs, and everything is cleaned afterwards.
 * @param tree with its HTML as `raw` nodes
 */
export const withElements = (tree: Root, prefix: string): Root => ({
  ...tree,
  children: unnested(withParagraphs(settled(tree.children, false, prefix)), false) as RootContent[],
});
