export type Json = null | boolean | number | string | readonly Json[] | { [key: string]: Json };

/**
 * JSON as RFC 8785 writes it: keys in the order of their UTF-16 code units, numbers as ECMAScript
 * writes them, nothing between. Equal values have equal texts.
 *
 * @throws Error for a number that isn't finite and for text with a lone surrogate
 */
export const canonicalJson = (value: Json): string => {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new Error('JSON has finite numbers alone');
  if (typeof value === 'string' && !value.isWellFormed())
    throw new Error('JSON has well-formed text alone');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, own]) => `${canonicalJson(key)}:${canonicalJson(own)}`).join(',')}}`;
};
