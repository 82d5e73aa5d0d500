/** Encodings that uploaded text is read as. */
export type TextEncoding = 'UTF-8' | 'GB18030' | 'UTF-16LE' | 'UTF-16BE';

export interface DecodedText<Encoding extends string = TextEncoding> {
  /** Without a byte order mark; what can't be read is U+FFFD. */
  text: string;
  encoding: Encoding;
  /** Why it can't be taken where each letter counts, in Chinese; null where it is whole. */
  problem: string | null;
}

/** So many whole letters beyond ASCII for each wrong byte show damaged UTF-8. */
const WHOLE_FOR_ONE_WRONG = 8;

const isVisible = (byte = 0) => byte >= 0x20 && byte < 0x7f;

const markOf = (bytes: Uint8Array): TextEncoding | null => {
  const [first = 0, second, third = 0, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'UTF-16LE';
  if (first === 0xfe && second === 0xff) return 'UTF-16BE';
  // Without its mark, by the two ASCII letters that a header begins with.
  if (isVisible(first) && second === 0 && isVisible(third) && fourth === 0) return 'UTF-16LE';
  return bytes[0] === 0 && isVisible(second) && bytes[2] === 0 && isVisible(fourth)
    ? 'UTF-16BE'
    : null;
};

const decodeStrictly = (bytes: Uint8Array, encoding: string, isCut: boolean) => {
  try {
    // As a stream, it leaves a character out that the end of the bytes cuts through.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return null;
  }
};

const decodeLoosely = (bytes: Uint8Array, encoding: string, isCut: boolean) =>
  new TextDecoder(encoding).decode(bytes, { stream: isCut });

/** Tells whether a text is UTF-8 although some of its bytes aren't: nearly all of its letters are. */
const isMostlyUtf8 = (text: string): boolean => {
  let wrong = 0;
  let whole = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) wrong += 1;
    else if (code >= 0x800) whole += 1;
  }
  return whole > wrong * WHOLE_FOR_ONE_WRONG;
};

/** The line that a place of a text is in, from 1. */
const lineOf = (text: string, place: number): number => {
  let line = 1;
  for (let at = 0; at < place; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) line += 1;
  }
  return line;
};

const damage = (text: string): string =>
  `第${lineOf(text, text.indexOf('\ufffd'))}行：有无法识别的文字，请将文件另存为 UTF-8 编码`;

const whole = <Encoding extends string>(
  text: string,
  encoding: Encoding,
): DecodedText<Encoding> => ({
  text,
  encoding,
  problem: text.includes('\0') ? '文件不是文本格式的 CSV' : null,
});

const damaged = <Encoding extends string>(
  text: string,
  encoding: Encoding,
): DecodedText<Encoding> => {
  const decoded = whole(text, encoding);
  return { ...decoded, problem: decoded.problem ?? damage(text) };
};

/** Decodes a text as this encoding; what isn't possible in it is a problem. */
export const decodeAs = <Encoding extends string>(
  bytes: Uint8Array,
  encoding: Encoding,
  isCut = false,
): DecodedText<Encoding> => {
  const text = decodeStrictly(bytes, encoding, isCut);
  return text === null
    ? damaged(decodeLoosely(bytes, encoding, isCut), encoding)
    : whole(text, encoding);
};

/**
 * Decodes an uploaded text, looked at whole: UTF-16 by its mark or its first letters, UTF-8 with or without one, else
 * GB18030, as Chinese Excel saves.
 *
 * @param isCut whether the bytes are the beginning of a longer file: a character that their end
 *   cuts through is left out then
 */
export const decodeText = (bytes: Uint8Array, isCut = false): DecodedText => {
  const encoding = markOf(bytes) ?? 'UTF-8';
  const text = decodeStrictly(bytes, encoding, isCut);
  if (text !== null) return whole(text, encoding);
  const loose = decodeLoosely(bytes, encoding, isCut);
  if (encoding !== 'UTF-8' || isMostlyUtf8(loose)) return damaged(loose, encoding);
  return decodeAs(bytes, 'GB18030', isCut);
};

/** Tells whether the head of a file can be text: UTF-16 by its mark, else without NUL. */
export const looksLikeText = (head: Uint8Array): boolean =>
  markOf(head) !== null || !head.includes(0);
