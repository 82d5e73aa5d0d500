/** Marks of Markdown and what stands for them in a plain text, in this order. */
const marks: [RegExp, string][] = [
  [/```[^\n]*\n?/g, ' '],
  [/!\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, '$1'],
  [/\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, '$1'],
  [/^\s{0,3}(?:#{1,6}|>+|[-*+]|\d{1,9}[.)])\s+/gm, ''],
  [/^(?=.*---)[ \t|:-]+$/gm, ' '],
  [/\*\*|__|~~|`|\$\$/g, ''],
  [/\s+/g, ' '],
];

/** Markdown is read no further than this: what follows is in no excerpt. */
const MAX_READ = 2_000;
const MAX_EXCERPT = 300;

/** The beginning of a Markdown text as plain text, for where nothing renders it. */
export const excerpt = (markdown: string): string => {
  const text = marks
    .reduce((rest, [mark, plain]) => rest.replace(mark, plain), markdown.slice(0, MAX_READ))
    .trim();
  const signs = [...text];
  return signs.length > MAX_EXCERPT ? `${signs.slice(0, MAX_EXCERPT - 1).join('')}…` : text;
};
