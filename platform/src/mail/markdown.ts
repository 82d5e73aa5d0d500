import { micromark } from 'micromark';
import { gfmHtml } from 'micromark-extension-gfm';
import sanitize from 'sanitize-html';
import { isBearable } from '@whaletide/schema/shared/markdown/bearable.ts';
import type { Formula } from '@whaletide/schema/shared/markdown/formulas.ts';
import {
  asWritten,
  withoutFormulas,
} from '@whaletide/schema/shared/markdown/protected-formulas.ts';
import { markdownSyntax } from '@whaletide/schema/shared/markdown/syntax.ts';
import { escapeHtml } from '@whaletide/server/escape-html.ts';
import { drawn, MONO } from './look.ts';

/** Tags that mail programs draw, with the look of each. */
const looks: Record<string, string> = {
  p: drawn({ c: 'text' }, 'margin:0 0 12px'),
  h1: drawn({ c: 'text' }, 'margin:16px 0 8px;font-size:18px;line-height:28px'),
  h2: drawn({ c: 'text' }, 'margin:16px 0 8px;font-size:17px;line-height:26px'),
  h3: drawn({ c: 'text' }, 'margin:16px 0 8px;font-size:15px'),
  ul: drawn({ c: 'text' }, 'margin:0 0 12px;padding-left:24px'),
  ol: drawn({ c: 'text' }, 'margin:0 0 12px;padding-left:24px'),
  blockquote: drawn(
    { c: 'muted', l: 'line' },
    'margin:0 0 12px;padding-left:12px;border-left:4px solid',
  ),
  pre: drawn(
    { c: 'text', b: 'page' },
    'margin:0 0 12px;padding:12px;border-radius:8px;white-space:pre-wrap',
  ),
  code: drawn({}, `font-family:${MONO};font-size:14px`),
  a: drawn({ c: 'link' }, 'text-decoration:underline'),
  hr: drawn({ l: 'line' }, 'border:0;border-top:1px solid'),
  table: drawn({ c: 'text' }, 'margin:0 0 12px;border-collapse:collapse'),
  th: drawn({ l: 'line' }, 'padding:4px 8px;border:1px solid;text-align:left'),
  td: drawn({ l: 'line' }, 'padding:4px 8px;border:1px solid'),
};

const attributesOf = (look = ''): Record<string, string> => {
  const [, className, style] = /^class="([^"]*)" style="([^"]*)"$/.exec(look) ?? [];
  return { ...(className && { class: className }), ...(style && { style }) };
};

/** An address as a mail program opens it; undefined for one that only the site's pages know. */
const addressOf = (href: string | undefined, siteUrl: string | undefined): string | undefined => {
  if (href === undefined) return undefined;
  if (/^(https?:\/\/|mailto:)/i.test(href)) return href;
  return /^\/(?!\/)/.test(href) && siteUrl !== undefined ? `${siteUrl}${href}` : undefined;
};

/** Line ends that a member typed are breaks, as on the site's pages of messages. */
const withBreaks = (html: string): string =>
  html
    .split('</p>')
    .map((piece) => {
      const at = piece.lastIndexOf('<p>');
      if (at < 0) return piece;
      return piece.slice(0, at) + piece.slice(at).replace(/(?<!<br \/>)\n/g, '<br />\n');
    })
    .join('</p>');

const KEPT_TAGS = 'b del em i ins kbd mark s small strong sub sup u'.split(' ');
const KEPT_TAG = new RegExp(`^<(/?)(${KEPT_TAGS.join('|')}|br)(?=[\\s/>])`, 'i');

/** A tag that says something of a text within a line, without its attributes; others are text. */
const tagOf = (html: string, encode: (text: string) => string): string => {
  const [, slash = '', name] = KEPT_TAG.exec(html) ?? [];
  return name === undefined ? encode(html) : `<${slash}${name.toLowerCase()}>`;
};

const htmlOfMembers: ReturnType<typeof gfmHtml> = {
  exit: {
    htmlTextData(token) {
      this.raw(tagOf(this.sliceSerialize(token), this.encode));
    },
    htmlFlowData(token) {
      const pieces = this.sliceSerialize(token).split(/(<[^<>]*>)/);
      this.raw(pieces.map((piece) => tagOf(piece, this.encode)).join(''));
    },
  },
};

/** Puts formulas back: their TeX as code in texts, as they were written in attributes. */
const withFormulas = (html: string, formulas: readonly Formula[]): string => {
  const written = formulas.map((one) => ({ ...one, source: escapeHtml(one.source) }));
  const drawn = formulas.map((one) => ({ ...one, source: `<code>${escapeHtml(one.tex)}</code>` }));
  return html
    .split(/(<[^<>]*>)/)
    .map((piece, at) => asWritten(piece, at % 2 === 0 ? drawn : written))
    .join('');
};

/** Headings that mails have no look of their own for. */
const asHeading = () => ({ tagName: 'h3', attribs: {} });

const linked = (href: string | undefined): Record<string, string> =>
  href === undefined ? {} : { href };

/**
 * Markdown of a member as HTML of a mail: the site's syntax, with tags of the member's own that say
 * something of a text, without pictures, which are links, and with formulas as their TeX.
 */
export const markdownForMail = (source: string, siteUrl: string | undefined): string => {
  const text = source.replaceAll(/\r\n?/g, '\n');
  if (!isBearable(text)) return `<pre ${looks.pre}>${escapeHtml(text)}</pre>`;
  const { text: bare, formulas } = withoutFormulas(text);
  const html = micromark(bare, {
    extensions: markdownSyntax(),
    htmlExtensions: [gfmHtml(), htmlOfMembers],
  });
  return sanitize(withFormulas(withBreaks(html), formulas), {
    allowedTags: [...Object.keys(looks), ...KEPT_TAGS, 'br', 'li', 'thead', 'tbody', 'tr'],
    allowedAttributes: { '*': ['class', 'style', 'href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    nestingLimit: 50,
    transformTags: {
      h4: asHeading,
      h5: asHeading,
      h6: asHeading,
      img: (_tag, { src, alt }) => ({
        tagName: 'a',
        attribs: linked(addressOf(src, siteUrl)),
        text: alt || '图片',
      }),
      a: (tagName, { href }) => ({ tagName, attribs: linked(addressOf(href, siteUrl)) }),
      '*': (tagName, attribs) => ({
        tagName,
        attribs: { ...attributesOf(looks[tagName]), ...(attribs.href && { href: attribs.href }) },
      }),
    },
  });
};
