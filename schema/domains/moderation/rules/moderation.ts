const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A text as others may read it: each of the words, whatever its case, becomes as many asterisks.
 */
export const moderatedText = (text: string, words: readonly string[]): string => {
  if (words.length === 0) return text;
  // The longest first, so that a word within another leaves nothing of it.
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(escaped).join('|'), 'giu');
  // Full-width ones, which mean nothing in Markdown.
  return text.replace(pattern, (found) => '＊'.repeat([...found].length));
};
