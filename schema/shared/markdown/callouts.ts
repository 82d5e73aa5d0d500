/** Kinds of boxes that a quotation becomes by its first line, as on GitHub: `> [!NOTE]`. */
export const calloutTitles = {
  note: '提示',
  tip: '建议',
  important: '重要',
  warning: '注意',
  caution: '警告',
} as const;

export type Callout = keyof typeof calloutTitles;

const FIRST_LINE = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** The kind that the first line of a quotation names, and that line's length; null for none. */
export const calloutOf = (text: string): { kind: Callout; length: number } | null => {
  const found = FIRST_LINE.exec(text);
  return found?.[1] === undefined
    ? null
    : { kind: found[1].toLowerCase() as Callout, length: found[0].length };
};
