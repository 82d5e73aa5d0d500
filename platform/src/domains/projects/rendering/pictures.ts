import {
  pictureElsewhere,
  pictureMissing,
} from '@whaletide/schema/shared/markdown/picture-words.ts';
import { recordOf, textOf } from './values.ts';

/** Under which a picture is named while Markdown is read, which knows only the web's addresses. */
const PLACE = 'https://attachment.invalid/';

/**
 * Addresses of pictures that are kept while a text is cleaned, the web's and paths: they are shown,
 * become links, or are said to be missing.
 */
export const PICTURE_ADDRESS = /^(?:https?:\/\/|(?![a-z][a-z\d+.-]*:)\S)/i;

/** Pattern of links to attachments, which are shown rather than linked to. */
const LINK = new RegExp(`href="${PLACE}[^"]*"`, 'g');

const BASE64 = /^[A-Za-z0-9+/=\s]*$/;
const TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml'];

/** Characters of pictures that a cell shows: one can be named again and again. */
const MAX_PICTURE_BYTES = 24 * 1024 * 1024;

/** A picture as an address that holds it; null for what is none. */
export const pictureAddress = (type: string, base64: string): string | null =>
  BASE64.test(base64) ? `data:${type};base64,${base64.replaceAll(/\s/g, '')}` : null;

/** Pictures that a text holds in itself; long as they are, the parser never sees them. */
const HELD = /data:(image\/(?:png|jpe?g|gif|webp|svg\+xml));base64,([A-Za-z0-9+/=]+)/gi;

/** Markdown whose pictures are named by addresses, with those that it held in itself. */
export const withPlaces = (source: string): { text: string; pictures: string[] } => {
  const pictures: string[] = [];
  const text = source
    .replaceAll(HELD, (_, type: string, base64: string) => {
      pictures.push(`data:${type.toLowerCase().replace('jpg', 'jpeg')};base64,${base64}`);
      return `${PLACE}held-${pictures.length - 1}`;
    })
    .replaceAll(/(\]\(\s*<?)attachment:/g, `$1${PLACE}`)
    .replaceAll(
      /(<img\b[^<>]{0,500}?\bsrc=)(?:"attachment:([^"<>]*)"|'attachment:([^'<>]*)')/gi,
      (_, before: string, double?: string, single?: string) =>
        `${before}"${PLACE}${encodeURIComponent(decoded(double ?? single ?? ''))}"`,
    );
  return { text, pictures };
};

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name.replaceAll('&amp;', '&'));
  } catch {
    return name;
  }
};

/**
 * Finds the picture attached to a cell under a name; null for anything but a picture of the known
 * kinds.
 */
const attached = (attachments: unknown, name: string): string | null => {
  const files = recordOf(attachments);
  const forms = recordOf(Object.hasOwn(files, name) ? files[name] : undefined);
  const type = TYPES.find((one) => Object.hasOwn(forms, one));
  if (type === undefined) return null;
  const content = textOf(forms[type]);
  return type === 'image/svg+xml' && content.includes('<')
    ? svgAddress(content)
    : pictureAddress(type, content);
};

/** An SVG as a picture, which as such runs nothing; as one it needs its namespace. */
export const svgAddress = (source: string): string => {
  const whole = /<svg\b[^<>]*\sxmlns=/.test(source)
    ? source
    : source.replace(/<svg\b/, '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml;base64,${Buffer.from(whole).toString('base64')}`;
};

// As they are written once they were cleaned: what members wrote has no quote of its own in a tag.
const PARTS = /<a(?: [^<>]*)?>|<\/a>|<img(?: [^<>]*)?>/g;
const ATTRIBUTE = /(?<![\w-])([\w-]+)="([^"]*)"/g;

/** A line in place of a picture that the notebook doesn't hold; of texts that were cleaned. */
const missing = (alt: string, path: string): string =>
  `<span class="note">${pictureMissing(alt, path.replaceAll(/[<>"]/g, ''))}</span>`;

interface Pictures {
  attachments?: unknown;
  /** Pictures that the text held in itself. */
  pictures?: readonly string[];
}

/**
 * The pictures of a cell's HTML: those attached to it, or held in it, are shown; those from
 * elsewhere, which would tell their server who reads, are links; others are said to be missing.
 */
export const withPictures = (
  html: string,
  { attachments = {}, pictures = [] }: Pictures = {},
): string => {
  let isLink = false;
  let left = MAX_PICTURE_BYTES;
  const addressOf = (name: string) => {
    const held = /^held-(\d+)$/.exec(name)?.[1];
    return held === undefined
      ? attached(attachments, decoded(name))
      : (pictures[Number(held)] ?? null);
  };
  const shown = html.replace(PARTS, (tag: string) => {
    if (!tag.startsWith('<img')) {
      isLink = tag !== '</a>';
      return tag;
    }
    const found = [...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]);
    const {
      src = '',
      alt = '',
      width,
      height,
    } = Object.fromEntries(found) as Record<string, string>;
    const label = alt || '图片';
    if (src === '') return label;
    if (src.startsWith('data:')) return tag;
    if (src.startsWith(PLACE)) {
      const name = src.slice(PLACE.length);
      const address = addressOf(name);
      left -= address?.length ?? 0;
      if (address === null) return missing(alt, decoded(name));
      if (left < 0) return label;
      const size = `${width ? ` width="${width}"` : ''}${height ? ` height="${height}"` : ''}`;
      return `<img src="${address}" alt="${alt}"${size}>`;
    }
    if (!/^(?:https?:)?\/\//i.test(src)) return missing(alt, decoded(src));
    // Within a link the picture's name is the link's.
    return isLink ? label : `<a href="${src}">${pictureElsewhere(alt)}</a>`;
  });
  return shown.replaceAll(LINK, 'href=""').replaceAll(PLACE, 'attachment:');
};
