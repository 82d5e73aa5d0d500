import { measuredJson } from '../measured-json.ts';

/** Levels of lists and objects in each other, beyond any data that is a table. */
const MOST_NESTING = 100;

/** The way that JSON.parse really calls it; TypeScript's own declarations don't know yet. */
type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;
const parseWith = JSON.parse as (text: string, reviver?: Reviver) => unknown;
const { rawJSON } = JSON as unknown as { rawJSON: (source: string) => object };

/** Tells whether a text may have numbers that a number of JavaScript's changes. */
const mayBeInexact = (text: string) => /\d{16}|e\+?\d{3}/i.test(text);

/** Keeps the digits of whole numbers, and sizes, beyond those that are exact. */
const exactly: Reviver = (_, value, { source }) => {
  if (typeof value !== 'number' || source === undefined) return value;
  const isExact =
    Number.isFinite(value) && (Number.isSafeInteger(value) || !/^-?\d+$/.test(source));
  return isExact ? value : rawJSON(source);
};

const QUOTE = 34;
const BACKSLASH = 92;

/** The place after the quoted text that begins here; the end of the text where it never closes. */
const endOfString = (text: string, start: number): number => {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at + 1;
  }
  return text.length;
};

const NO_NUMBER = /-?Infinity|NaN/y;

/** The text with `null` for the `NaN` and `Infinity` that Python writes beside its texts. */
const withoutNaN = (text: string): string => {
  const kept: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length;) {
    if (text.charCodeAt(at) === QUOTE) {
      at = endOfString(text, at);
      continue;
    }
    NO_NUMBER.lastIndex = at;
    const [found] = NO_NUMBER.exec(text) ?? [];
    if (found !== undefined) {
      kept.push(text.slice(from, at), 'null');
      from = at + found.length;
    }
    at += found?.length ?? 1;
  }
  return kept.join('') + text.slice(from);
};

const parsed = (text: string): unknown => {
  try {
    return mayBeInexact(text) ? parseWith(text, exactly) : parseWith(text);
  } catch {
    return undefined;
  }
};

/**
 * Parses JSON as Python writes it; undefined for what is none or is nested too deep. Whole numbers
 * beyond 2⁵³ are objects that JSON.stringify writes with all of their digits.
 */
export const exactJson = (text: string): unknown => {
  if (measuredJson(text).nesting > MOST_NESTING) return undefined;
  const value = parsed(text);
  return value === undefined && /NaN|Infinity/.test(text) ? parsed(withoutNaN(text)) : value;
};

/** Elements of the list that a text begins with, each as it is written; one that is cut is none. */
export function* elementsOfList(text: string): Generator<string> {
  let at = text.length - text.trimStart().length;
  if (text[at] !== '[') return;
  let depth = 0;
  let start = at + 1;
  for (at += 1; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      at = endOfString(text, at) - 1;
    } else if (sign === '[' || sign === '{') {
      depth += 1;
    } else if (depth > 0 && (sign === ']' || sign === '}')) {
      depth -= 1;
    } else if (depth === 0 && (sign === ',' || sign === ']')) {
      const element = text.slice(start, at).trim();
      if (element !== '') yield element;
      if (sign === ']') return;
      start = at + 1;
    }
  }
}
