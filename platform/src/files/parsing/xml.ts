const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text as it was before XML, and Office in it, escaped it. */
export const unescapedXml = (xml: string): string =>
  xml
    .replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
      const code = hex ? Number.parseInt(hex as string, 16) : decimal ? Number(decimal) : null;
      if (code !== null) return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
      return ENTITIES[String(name).toLowerCase()] ?? (whole as string);
    })
    .replaceAll(/_x([0-9A-F]{4})_/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );

/** Value of an attribute within a tag. */
export const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** An element: its tag without brackets and name, what is in it, and its place in the XML. */
interface Element {
  tag: string;
  content: string;
  start: number;
  /** Place of its closing tag; after the tag of one that closes itself. */
  end: number;
}

/** Place of the next tag of this name; -1 without any. */
const tagFrom = (xml: string, name: string, from: number) => {
  const open = `<${name}`;
  for (let at = xml.indexOf(open, from); at !== -1; at = xml.indexOf(open, at + 1)) {
    const next = xml[at + open.length];
    if (next === undefined || /[\s/>]/.test(next)) return at;
  }
  return -1;
};

/** Tags of a name within XML, without brackets and name. Linear, whatever is never closed. */
export function* tagsIn(xml: string, name: string): Generator<string> {
  for (let at = tagFrom(xml, name, 0); at !== -1;) {
    const end = xml.indexOf('>', at);
    if (end === -1) return;
    yield xml.slice(at + name.length + 1, end);
    at = tagFrom(xml, name, end);
  }
}

/**
 * The elements of a name within XML; of those in each other the outermost alone. Linear, whatever is
 * never closed.
 */
export function* elementsIn(xml: string, name: string): Generator<Element> {
  const close = `</${name}>`;
  for (let at = tagFrom(xml, name, 0); at !== -1;) {
    const tagEnd = xml.indexOf('>', at);
    if (tagEnd === -1) return;
    const tag = xml.slice(at + name.length + 1, tagEnd);
    const end = tag.endsWith('/') ? tagEnd + 1 : xml.indexOf(close, tagEnd);
    if (end === -1) return;
    yield { tag, content: xml.slice(tagEnd + 1, end), start: at, end };
    at = tagFrom(xml, name, end);
  }
}

/** XML without the elements of a name. */
const without = (xml: string, name: string): string => {
  let kept = '';
  let at = 0;
  for (const { start, end } of elementsIn(xml, name)) {
    kept += xml.slice(at, start);
    at = end;
  }
  return at === 0 ? xml : kept + xml.slice(at);
};

/** The text of a cell or a shared string of Excel: its runs, without their phonetic guides. */
export const textIn = (xml: string): string => {
  let text = '';
  for (const { content } of elementsIn(without(xml, 'rPh'), 't')) text += content;
  return unescapedXml(text);
};
