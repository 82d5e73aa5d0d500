import { readFileSync } from 'node:fs';
import { isChinese } from '@whaletide/schema/domains/search/rules.ts';
import { normalizeQuery } from './simplified.ts';

/** Words that mean the same, and how they are seen in a text. */
export interface Synonyms {
  /** Any of the words in a normalized text, the longest first; null where there are none. */
  pattern: RegExp | null;
  /** The others of a word, each as it is written in the table. */
  othersOf: (word: string) => readonly string[];
}

/** A word as it is compared: logistic regression, logistic_regression and LogisticRegression. */
const keyOf = (word: string) => normalizeQuery(word).replace(/[\s_-]+/g, '');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A word in a text; one of letters stands alone there, whatever joins its parts. */
const patternOf = (word: string): string => {
  const parts = normalizeQuery(word)
    .trim()
    .split(/[\s_-]+/)
    .map(escaped);
  const whole = parts.join('[ _-]?');
  return isChinese(word) ? whole : String.raw`(?<![a-z\d])${whole}(?![a-z\d])`;
};

/** Groups of words, one a line, divided by commas; `#` begins a remark. */
const synonymsOf = (lines: readonly string[]): Synonyms => {
  const groups = lines
    .map((line) => line.replace(/#.*/, '').split(/[,，]/))
    .map((words) => words.map((word) => word.trim()).filter((word) => keyOf(word) !== ''))
    .filter((words) => words.length > 1);
  const others = new Map<string, Set<string>>();
  for (const group of groups)
    for (const word of group) {
      const known = others.get(keyOf(word)) ?? new Set();
      for (const other of group) if (keyOf(other) !== keyOf(word)) known.add(other);
      others.set(keyOf(word), known);
    }
  const words = [...new Set(groups.flat())].sort((a, b) => b.length - a.length);
  return {
    pattern: words.length === 0 ? null : new RegExp(words.map(patternOf).join('|'), 'g'),
    othersOf: (word) => [...(others.get(keyOf(word)) ?? [])],
  };
};

const shippedLines = readFileSync(new URL('synonyms.txt', import.meta.url), 'utf8').split('\n');

/** The table that the product brings, and what an administrator adds. */
export const withShipped = (lines: readonly string[]): Synonyms =>
  synonymsOf([...shippedLines, ...lines]);

/** The table that the product brings, alone. */
export const shippedSynonyms = withShipped([]);
