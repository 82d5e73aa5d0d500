import { recordOf, textOf } from './values.ts';

/** Under which an attachment is named while Markdown is read, which knows only the web's addresses. */
const PLACE = 'https://attachment.invalid/';

/** What is attached is shown, and isn't gone to. */
const LINK = new RegExp(`href="${PLACE}[^"]*"`, 'g');

const BASE64 = /^[A-Za-z0-9+/=\s]*$/;
const TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Characters of pictures that a cell shows: one can be named again and again. */
const MAX_PICTURE_BYTES = 24 * 1024 * 1024;

/** A picture as an address that holds it; null for what is none. */
export const pictureAddress = (type: string, base64: string): string | null =>
  BASE64.test(base64) ? `data:${type};base64,${base64.replaceAll(/\s/g, '')}` : null;

/** Markdown whose attachments are named by addresses. */
export const withPlaces = (source: string): string =>
  source.replaceAll(/(\]\(\s*<?)attachment:/g, `$1${PLACE}`);

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name.replaceAll('&amp;', '&'));
  } catch {
    return name;
  }
};

/** What is attached to a cell under a name; null for what is no picture of the known kinds. */
const attached = (attachments: unknown, name: string): string | null => {
  const files = recordOf(attachments);
  const forms = recordOf(Object.hasOwn(files, name) ? files[name] : undefined);
  const type = TYPES.find((one) => Object.hasOwn(forms, one));
  return type === undefined ? null : pictureAddress(type, textOf(forms[type]));
};

// As micromark writes them: what members wrote has no bracket or quote of its own in a tag.
const PARTS = /<a [^>]*>|<\/a>|<img src="([^"]*)" alt="([^"]*)"(?: title="[^"]*")? \/>/g;

/**
 * The pictures of a cell's HTML: those attached to it are shown; those from elsewhere, which would
 * tell their server who reads, are links.
 */
export const withPictures = (html: string, attachments: unknown): string => {
  let isLink = false;
  let left = MAX_PICTURE_BYTES;
  const shown = html.replace(PARTS, (tag: string, src?: string, alt = '') => {
    if (src === undefined) {
      isLink = tag !== '</a>';
      return tag;
    }
    const text = alt || '图片';
    if (src.startsWith(PLACE)) {
      const address = attached(attachments, decoded(src.slice(PLACE.length)));
      left -= address?.length ?? 0;
      return address === null || left < 0 ? text : `<img src="${address}" alt="${alt}">`;
    }
    return isLink || !/^https?:\/\//i.test(src) ? text : `<a href="${src}">${text}</a>`;
  });
  return shown.replaceAll(LINK, 'href=""').replaceAll(PLACE, 'attachment:');
};
