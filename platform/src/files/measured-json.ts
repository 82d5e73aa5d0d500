const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/** Bounds of a JSON before it is built. */
export interface MeasuredJson {
  /** Depth of its lists and objects. */
  nesting: number;
  /** Values that it has at most. */
  values: number;
}

/**
 * Measures a JSON without building anything of it: parsing, copying and checking it would recurse as
 * deep as it is nested, and take many times its bytes.
 */
export const measuredJson = (json: Uint8Array | string): MeasuredJson => {
  const codeAt =
    typeof json === 'string' ? (at: number) => json.charCodeAt(at) : (at: number) => json[at] ?? 0;
  let [depth, nesting, values] = [0, 0, 1];
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = codeAt(at);
    if (inText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inText = false;
    } else if (code === QUOTE) inText = true;
    else if (code === COMMA) values += 1;
    else if (OPENING.has(code)) {
      nesting = Math.max(nesting, (depth += 1));
      values += 1;
    } else if (CLOSING.has(code)) depth -= 1;
  }
  return { nesting, values };
};
