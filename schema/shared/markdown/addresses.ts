/** Punctuation of Chinese and Japanese, and what stands around quotations in them. */
const FULL_WIDTH =
  '\\u2014\\u2018-\\u201f\\u2026\\u3000-\\u3004\\u3008-\\u3020\\u3030-\\u303f\\ufe10-\\ufe1f\\ufe30-\\ufe4f\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65';

const PREFIXES = ['http://', 'https://', 'www.'];
const LETTER = /[\p{L}\p{M}\p{N}_-]/u;
const LABEL_START = /[\p{L}\p{N}_]/u;
const ASCII = /[!-~]/;
/** Ends a path: space, what Markdown gives a meaning of its own, and full-width punctuation. */
const PATH_END = new RegExp(`[\\s\\p{C}<\`${FULL_WIDTH}]`, 'u');
const CHINESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Tells whether an address may begin behind this character; the beginning of a text is ''. */
export const mayPrecede = (before: string, prefix: string): boolean =>
  /^w/i.test(prefix) ? !/[A-Za-z0-9./:@\-+=&?#%\\]/.test(before) : !/[A-Za-z]/.test(before);

/** Length of an address without the punctuation at its end, which belongs to the sentence. */
const withoutTrail = (address: string): number => {
  let unopened = 0;
  for (const sign of address) unopened += sign === ')' ? 1 : sign === '(' ? -1 : 0;
  let end = address.length;
  for (; end > 0; end -= 1) {
    const sign = address[end - 1] ?? '';
    if (sign === ')' && unopened > 0) unopened -= 1;
    else if (!/[?!.,:;*_~'"\]}]/.test(sign)) break;
  }
  return end;
};

/**
 * Reads a web address as people type it, character by character: `http://`, `https://` or `www.`,
 * a host, and a path. It ends before full-width punctuation, and its host before Chinese that
 * directly follows Latin letters (`https://example.com见`); hosts in Chinese and Chinese within a
 * path are parts of it.
 */
export const addressReader = () => {
  let text = '';
  let part: 'prefix' | 'host' | 'port' | 'path' = 'prefix';
  /** The last character of the host's label so far. */
  let last = '';

  const inHost = (sign: string): boolean => {
    if (/[/?#:.]/.test(sign) && last === '') return false;
    if (sign === '.') last = '';
    else if (/[/?#]/.test(sign)) part = 'path';
    else if (sign === ':') part = 'port';
    else if (last === '' ? LABEL_START.test(sign) : LETTER.test(sign)) {
      if (CHINESE.test(sign) && ASCII.test(last)) return false;
      last = sign;
    } else return false;
    return true;
  };
  const inPath = (sign: string): boolean =>
    !PATH_END.test(sign) && !((sign === '*' || sign === '~') && text.endsWith(sign));
  const inPrefix = (sign: string): boolean => {
    const begun = (text + sign).toLowerCase();
    if (PREFIXES.includes(begun)) part = 'host';
    return PREFIXES.some((prefix) => prefix.startsWith(begun));
  };
  const belongs = (sign: string): boolean => {
    if (part === 'prefix') return inPrefix(sign);
    if (part === 'path') return inPath(sign);
    if (part === 'host') return inHost(sign);
    if (/[/?#]/.test(sign)) part = 'path';
    return /[/?#\d]/.test(sign);
  };

  return {
    /** Takes the next UTF-16 unit; false where it isn't a part of the address. */
    take: (sign: string): boolean => {
      if (!belongs(sign)) return false;
      text += sign;
      return true;
    },
    /** Length of what was read in UTF-16 units; 0 for what is no address. */
    length: (): number => {
      const prefix = /^(?:https?:\/\/|www\.)/i.exec(text)?.[0] ?? '';
      const end = withoutTrail(text);
      return prefix !== '' && end > prefix.length ? end : 0;
    },
  };
};

/** The address that a bare one leads to. */
const hrefOf = (address: string): string => (/^w/i.test(address) ? `http://${address}` : address);

/** A piece of a text: as it is, or an address with where it leads. */
export interface TextPiece {
  text: string;
  href?: string;
}

/** A text in its pieces, the bare web addresses set apart. */
export const textPieces = (text: string): TextPiece[] => {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { index, 0: prefix } of text.matchAll(/https?:\/\/|www\./gi)) {
    if (index < from || !mayPrecede(text[index - 1] ?? '', prefix)) continue;
    const reader = addressReader();
    for (let at = index; at < text.length && reader.take(text[at] ?? ''); at += 1);
    const end = index + reader.length();
    if (end === index) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    const address = text.slice(index, end);
    pieces.push({ text: address, href: hrefOf(address) });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
};
