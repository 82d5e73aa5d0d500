/** SHA-256 of bytes; Node's answers at once, a browser's later. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const concat = (...parts: readonly Uint8Array[]): Uint8Array => {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
};

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes of lower-case hexadecimal digits; null for any other text. */
export const fromHex = (text: string): Uint8Array | null =>
  /^(?:[0-9a-f]{2})*$/.test(text)
    ? Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    : null;

/** Standard base64 with padding. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Bytes of a base64 text as `toBase64` writes it; null for any other text. */
export const fromBase64 = (text: string): Uint8Array | null => {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    // Several texts stand for the same bytes; one of them is written.
    return toBase64(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
};

const HMAC_BLOCK = 64;

/** HMAC-SHA-256 (RFC 2104) by a key of at most 64 bytes. */
export const hmac = async (
  sha256: Sha256,
  key: Uint8Array,
  message: Uint8Array,
): Promise<Uint8Array> => {
  const padded = (pad: number) =>
    Uint8Array.from({ length: HMAC_BLOCK }, (_, index) => (key[index] ?? 0) ^ pad);
  const inner = await sha256(concat(padded(0x36), message));
  return sha256(concat(padded(0x5c), inner));
};
