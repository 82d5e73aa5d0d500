import { isChinese, searchTerms } from '@whaletide/schema/domains/search/rules.ts';
import { exactly, queryOf } from './lexemes.ts';
import { normalizeQuery } from './simplified.ts';
import { shippedSynonyms, type Synonyms } from './synonyms.ts';

/** A word of a text, and what finds it. */
export interface Part {
  word: string;
  /** Other words that mean the same, as the table of synonyms has them. */
  also: readonly string[];
  query: string;
  /**
   * Query of what can be marked in a text: the word and its others as they are written, neither
   * their sound nor their pieces apart.
   */
  marked: string;
  /** False for two characters of a longer word. */
  isWord: boolean;
}

/** So many words of a text are looked for one by one. */
const MAX_PARTS = 8;

/** Words around the ones that matter in a question. */
const AROUND = new Set(
  `的 了 和 与 或 及 在 是 有 用 把 被 对 从 到 给 吗 呢 吧 啊 我 你 他 它 这 那 这样 那样 没有 怎么 怎样 如何 什么
   哪些 哪个 为什么 可以 能 要 想 一个 一些 关于 请问 有没有 a an the of to in on for and or how what with is are`.split(
    /\s+/,
  ),
);

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Tells whether a word is one character or letter: it says too little to be found by alone. */
export const isSingle = (word: string): boolean => [...word].length === 1;

/** Characters one after the other that no dictionary knows as words, together. */
const joined = (words: readonly string[]): string[] => {
  const all: string[] = [];
  let grows = false;
  for (const word of words) {
    const alone = isChinese(word) && isSingle(word);
    if (grows && alone) all.push(`${all.pop() ?? ''}${word}`);
    else all.push(word);
    grows = alone;
  }
  return all;
};

/** The words of a text in which no known phrase stands. */
const wordsOf = (text: string): string[] => {
  const words = [...segmenter.segment(text)]
    // Separators stay until then, so that they divide single characters, too.
    .map(({ segment, isWordLike }) => (isWordLike ? segment : ' '))
    .filter((segment) => !AROUND.has(segment));
  return joined(words).filter((word) => word !== ' ');
};

/** The words of a text; those that the table of synonyms has stay whole. */
const piecesOf = (text: string, { pattern }: Synonyms): string[] => {
  if (pattern === null) return wordsOf(text);
  const pieces: string[] = [];
  let end = 0;
  for (const { index, 0: phrase } of text.matchAll(pattern)) {
    pieces.push(...wordsOf(text.slice(end, index)), phrase);
    end = index + phrase.length;
  }
  return [...pieces, ...wordsOf(text.slice(end))];
};

/** Query that finds the words of a longer one wherever each is, where all of them tell something. */
const apartIn = (word: string): string[] => {
  const words = isChinese(word) ? [...segmenter.segment(word)].map(({ segment }) => segment) : [];
  const telling = words.length > 1 && words.every((one) => isChinese(one) && !isSingle(one));
  return telling ? [`(${words.flatMap(exactly).join(' & ')})`] : [];
};

const partOf = (word: string, also: readonly string[], isWord: boolean): Part[] => {
  const query = queryOf(word);
  if (query === null) return [];
  const exact = also.flatMap(exactly);
  const apart = also.length > 0 ? [word, ...also].flatMap(apartIn) : [];
  const anyIn = (queries: readonly string[]) => `(${queries.join(' | ')})`;
  const marked = anyIn([queryOf(word, false) ?? query, ...exact]);
  return [{ word, also, query: anyIn([query, ...exact, ...apart]), marked, isWord }];
};

/**
 * The words of a text that tell something, each once. Of a single one that no table has, its
 * characters two by two.
 */
export const partsOf = (text: string, synonyms: Synonyms = shippedSynonyms): Part[] => {
  const words = [...new Set(piecesOf(normalizeQuery(text), synonyms))];
  const [only = ''] = words;
  const also = (word: string) => synonyms.othersOf(word);
  const terms = words.length === 1 && also(only).length === 0 ? searchTerms(only) : words;
  const isWord = terms === words || terms.length === 1;
  return terms.slice(0, MAX_PARTS).flatMap((word) => partOf(word, also(word), isWord));
};

/** Joins parts so that all have to be there, wherever each is; null for none. */
export const allOf = (parts: readonly Part[]): string | null =>
  parts.length === 0 ? null : parts.map(({ query }) => query).join(' & ');

/** The words that what was found is marked by: of more than one, none that is a single character. */
export const marksOf = (parts: readonly Part[]): string[] => {
  const telling = parts.filter(({ word }) => parts.length === 1 || !isSingle(word));
  return [...new Set(telling.flatMap(({ word, also }) => [word, ...also]))];
};
