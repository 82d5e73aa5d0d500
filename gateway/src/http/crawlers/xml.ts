import { escapeHtml } from '@whaletide/server/escape-html.ts';

/**
 * Characters that XML 1.0 allows nowhere, not even escaped: most control characters, halves of
 * pairs, U+FFFE, U+FFFF.
 */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Stands in a kept document for the site's origin, which is filled in as it is sent. XML forbids
 * the character, so that no text can bring it along.
 */
export const ORIGIN = '\u0000';

/** A text as it stands in XML, in an element or in a quoted attribute. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''));

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
