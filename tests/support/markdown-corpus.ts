import { readFileSync } from 'node:fs';

/** A text with how it is drawn in all places, as `normalHtml` writes it. */
export interface CorpusCase {
  about: string;
  markdown: string;
  html: string;
}

const folder = new URL('../fixtures/markdown/', import.meta.url);

export const corpus = (): CorpusCase[] =>
  JSON.parse(readFileSync(new URL('corpus.json', folder), 'utf8')) as CorpusCase[];

/** The shared text with a case of each kind. */
export const chineseText = (): string => readFileSync(new URL('chinese.md', folder), 'utf8');

/** Elements whose tags say nothing of a text. */
const WRAPPER = /^(?:span|font|div|section)$/;
const BLOCK =
  /\s*(<\/?(?:p|h[1-6]|[uo]l|li|blockquote|pre|table|thead|tbody|tr|th|td|hr|details|summary|br)(?: [^>]*)?>)\s*/g;

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** Attributes that change what is read: where a link leads, a picture's address, a ticked box. */
const meant = (attributes: string): string =>
  [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]
    .flatMap(([, name = '', value = '']) => {
      if (name === 'checked') return [' checked'];
      if (name === 'aria-label' && /checkbox/.test(attributes)) return [` label="${value}"`];
      if (name !== 'href' && name !== 'src') return [];
      return [` ${name}="${decoded(value).replace(/^#(?:user-content-|user-)/, '#')}"`];
    })
    .toSorted()
    .join('');

/** HTML of any of the renderers in one way of writing: the tags that mean something, and the text. */
export const normalHtml = (html: string): string =>
  html
    .replaceAll(/<a id="[^"]*"><\/a>|<!-- -->/g, '')
    .replaceAll(/<(\/?)(\w+)([^>]*?)\s*\/?>/g, (_, slash: string, tag: string, rest: string) =>
      WRAPPER.test(tag) ? '' : `<${slash}${tag}${slash ? '' : meant(rest)}>`,
    )
    .replaceAll(/&quot;|&#x27;/g, (name) => (name === '&quot;' ? '"' : "'"))
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(BLOCK, '$1')
    .trim();

/** A formula as it stands in the corpus: its TeX in brackets, in two where it is displayed. */
export const formulaText = (tex: string, isDisplayed: boolean): string =>
  isDisplayed ? `[[${tex}]]` : `[${tex}]`;
