import { escapeHtml } from '../../../http/escape-html.ts';

const kept = new Set(
  'a b blockquote br caption code col colgroup dd div dl dt em h1 h2 h3 h4 h5 h6 hr i img li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
const alone = new Set(['br', 'hr', 'img', 'col']);
/** Their content isn't text to read. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
]);

const attributes: Record<string, RegExp> = {
  align: /^(left|right|center)$/,
  alt: /^/,
  colspan: /^\d{1,3}$/,
  href: /^https?:\/\//i,
  rowspan: /^\d{1,3}$/,
  scope: /^(row|col|rowgroup|colgroup)$/,
  src: /^data:image\/(png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/=\s]*$/,
  title: /^/,
};

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** A text, in which references such as &amp;nbsp; stay what they are. */
const textOf = (text: string): string =>
  escapeHtml(text).replace(/&amp;(#\d{1,7}|#x[\da-fA-F]{1,6}|[a-zA-Z]{2,31});/g, '&$1;');

const attributesOf = (source: string): string =>
  [...source.matchAll(ATTRIBUTE)]
    .map(([, name = '', double, single, bare]) => {
      const value = double ?? single ?? bare ?? '';
      const key = name.toLowerCase();
      return attributes[key]?.test(value) ? ` ${key}="${textOf(value)}"` : '';
    })
    .join('');

/**
 * The HTML of an output, written anew from what is known to be harmless: nothing of the original
 * gets through but texts and the tags and attributes above. Every element that it opens it
 * closes, so that nothing leaves the box that it stands in. The page's policy forbids scripts and
 * requests once more.
 */
export const safeHtml = (source: string): string => {
  const open: string[] = [];
  let html = '';
  let skipped: string | null = null;
  let start = 0;
  for (const match of source.matchAll(TOKEN)) {
    const [token, closing, tag = '', rest = ''] = match;
    const name = tag.toLowerCase();
    if (skipped === null) html += textOf(source.slice(start, match.index));
    start = match.index + token.length;
    if (skipped !== null) {
      if (closing && name === skipped) skipped = null;
    } else if (dropped.has(name)) {
      if (!closing) skipped = name;
    } else if (kept.has(name)) {
      if (alone.has(name)) html += closing ? '' : `<${name}${attributesOf(rest)}>`;
      else if (!closing) {
        open.push(name);
        html += `<${name}${attributesOf(rest)}>`;
      } else if (open.includes(name)) {
        for (let last = open.pop(); last !== undefined; last = open.pop()) {
          html += `</${last}>`;
          if (last === name) break;
        }
      }
    }
  }
  if (skipped === null) html += textOf(source.slice(start));
  return (
    html +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
};
