/** Markdown is read no further than this: what follows is in no description. */
const READ = 6_000;

/** Marks of Markdown and what stands for them in a plain text, in this order. */
const marks: [RegExp, string][] = [
  // Lines of a paragraph in Chinese are joined without a blank.
  [/^(?! {0,3}#)(.*[\u3000-\u9fff\uff00-\uff65])\n(?=[\u3000-\u9fff\uff00-\uff65])/gm, '$1'],
  [/<!--[^]*?(?:-->|$)/g, ' '],
  [/^ {0,3}(?:```|~~~)[^\n]*$/gm, ' '],
  [/^ {0,3}(?:>[ \t]?)+\[!(?:note|tip|important|warning|caution)\][ \t]*$/gim, ' '],
  [/\[\^[^[\]\n]*\](?!:)/g, ''],
  // Pictures say nothing here, but links what they are called.
  [/!\[[^\]\n]{0,300}\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,300}\])/g, ' '],
  [/\[([^\]\n]{0,300})\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,300}\])/g, '$1'],
  [/^ {0,3}\[[^\]\n]+\]:[^\n]*$/gm, ' '],
  [/<(https?:\/\/[^\s<>]+)>/g, '$1'],
  [/<\/?[a-z][^<>\n]*>/gi, ' '],
  // Lines that are drawn: rules, and what parts a table's head from its rows.
  [/^(?=.*(?:---|\*\*\*|___|===|-[ \t]*:?\|))[ \t|:*_=-]+$/gm, ' '],
  [/^[ \t]*(?:(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+)+(?:\[[ x]\][ \t]+)?/gim, ''],
  [/^[ \t]*\||\|[ \t]*$/gm, ' '],
  [/[ \t]\|[ \t]/g, ' '],
  // Only what comes in pairs emphasizes, and underscores only outside of words.
  [/(?<!\\)\*\*(?=\S)([^\n]*?\S)\*\*/g, '$1'],
  [/(?<![\p{L}\p{N}_\\])__(?=\S)([^\n]*?\S)__(?![\p{L}\p{N}_])/gu, '$1'],
  [/~~(?=\S)([^\n]*?\S)~~/g, '$1'],
  [/(?<![\w*\\])\*(?=\S)([^*\n]*?[^\s\\])\*(?![\w*])/g, '$1'],
  [/(?<![\p{L}\p{N}_\\])_(?=\S)([^_\n]*?[^\s\\])_(?![\p{L}\p{N}_])/gu, '$1'],
  [/`|\$\$/g, ''],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
  [/\s+/g, ' '],
];

/** Turns a Markdown text into one line of plain text, for places that don't render it. */
export const plainText = (markdown: string): string =>
  marks.reduce((text, [mark, plain]) => text.replace(mark, plain), markdown.slice(0, READ)).trim();
