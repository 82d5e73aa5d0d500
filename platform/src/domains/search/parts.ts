import { isChinese, searchTerms } from '@whaletide/schema/domains/search/rules.ts';
import { queryOf } from './lexemes.ts';
import { normalizeQuery } from './simplified.ts';

/** A word of a text, and what finds it. */
export interface Part {
  word: string;
  query: string;
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

const partOf = (word: string): Part[] => {
  const query = queryOf(word);
  return query === null ? [] : [{ word, query: `(${query})` }];
};

const isSingle = (word: string) => isChinese(word) && [...word].length === 1;

/** Characters one after the other that no dictionary knows as words, together. */
const joined = (words: readonly string[]): string[] => {
  const all: string[] = [];
  let grows = false;
  for (const word of words) {
    if (grows && isSingle(word)) all.push(`${all.pop() ?? ''}${word}`);
    else all.push(word);
    grows = isSingle(word);
  }
  return all;
};

/**
 * The words of a text that tell something, each once. Of a single one, its characters two by two.
 */
export const partsOf = (text: string): Part[] => {
  const words = [...segmenter.segment(normalizeQuery(text))]
    // Separators stay until then, so that they divide single characters, too.
    .map(({ segment, isWordLike }) => (isWordLike ? segment : ' '))
    .filter((segment) => !AROUND.has(segment));
  const chosen = [...new Set(joined(words))].filter((word) => word !== ' ');
  const [only] = chosen;
  const looked = chosen.length === 1 && only ? searchTerms(only) : chosen;
  return looked.slice(0, MAX_PARTS).flatMap(partOf);
};

/** Joins parts so that all have to be there, wherever each is; null for none. */
export const allOf = (parts: readonly Part[]): string | null =>
  parts.length === 0 ? null : parts.map(({ query }) => query).join(' & ');
