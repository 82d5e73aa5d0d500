import { decodeNamedCharacterReference } from 'decode-named-character-reference';

/** A piece of HTML: a text, or the beginning or the end of an element. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string };

const PIECE =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>?/g;
const ATTRIBUTE = /([a-zA-Z][\w:-]*)(?:\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,31}));/g;

const signOf = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '\ufffd';

/** Text of HTML with its references to characters resolved. */
const decoded = (text: string): string =>
  text.replaceAll(REFERENCE, (all, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return signOf(Number(decimal));
    if (hex !== undefined) return signOf(Number.parseInt(hex, 16));
    return (name !== undefined && decodeNamedCharacterReference(name)) || all;
  });

const attributesOf = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decoded(double ?? single ?? bare ?? ''),
    ]),
  );

/** HTML in its pieces, without comments; what isn't closed ends with the source. */
export const htmlTokens = (source: string): HtmlToken[] => {
  const tokens: HtmlToken[] = [];
  let from = 0;
  const textUntil = (end: number) => {
    if (end > from) tokens.push({ kind: 'text', text: decoded(source.slice(from, end)) });
  };
  for (const { index, 0: piece, 1: slash, 2: tag, 3: rest = '' } of source.matchAll(PIECE)) {
    textUntil(index);
    from = index + piece.length;
    if (tag === undefined) continue;
    const name = tag.toLowerCase();
    if (slash === '/') tokens.push({ kind: 'close', name });
    else tokens.push({ kind: 'open', name, attributes: attributesOf(rest) });
  }
  textUntil(source.length);
  return tokens;
};
