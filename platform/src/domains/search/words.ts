import { and, asc, desc, inArray, lte, sql } from 'drizzle-orm';
import type { Suggestion } from '@whaletide/schema/rest/search.ts';
import { folded } from '@whaletide/schema/rules/search.ts';
import type { Handle, Transaction } from '../../database/database.ts';
import { slices } from '../../database/slices.ts';
import { searchDocuments, searchWords } from './tables.ts';

/** A title that is longer isn't suggested as a whole. */
const LONGEST_TITLE = 40;
/** One character or letter says too little. */
const SHORTEST = 2;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** What is suggested of a title: itself, and each of its words; each once, as it is written. */
export const wordsOf = (title: string): string[] => {
  const whole = title.trim();
  const words = [...segmenter.segment(whole)].flatMap(({ segment, isWordLike }) =>
    isWordLike && [...segment].length >= SHORTEST ? [segment] : [],
  );
  const all = [...whole].length <= LONGEST_TITLE && whole ? [whole, ...words] : words;
  return [...new Map(all.map((word) => [folded(word), word])).values()];
};

/** Counts the words of titles that came and went; the same word is changed once. */
export const countWords = async (
  tx: Transaction,
  came: readonly string[],
  gone: readonly string[],
): Promise<void> => {
  const changes = new Map<string, { key: string; word: string; n: number }>();
  const count = (word: string, step: number) => {
    const key = folded(word);
    const change = changes.get(key) ?? { key, word, n: 0 };
    changes.set(key, { ...change, n: change.n + step });
  };
  for (const word of came) count(word, 1);
  for (const word of gone) count(word, -1);
  const rows = [...changes.values()].filter(({ n }) => n !== 0);
  for (const slice of slices(rows)) {
    await tx
      .insert(searchWords)
      .values(slice)
      .onConflictDoUpdate({
        target: searchWords.key,
        set: { n: sql`${searchWords.n} + excluded.n` },
      });
    const keys = slice.flatMap(({ key, n }) => (n < 0 ? [key] : []));
    if (keys.length > 0)
      await tx
        .delete(searchWords)
        .where(and(inArray(searchWords.key, keys), lte(searchWords.n, 0)));
  }
};

/** Counts all words anew, by what the documents say that they have. */
export const recountWords = async (tx: Transaction): Promise<void> => {
  await tx.delete(searchWords);
  const rows = await tx
    .select({ word: sql<string>`unnest(${searchDocuments.words})` })
    .from(searchDocuments);
  await countWords(
    tx,
    rows.map(({ word }) => word),
    [],
  );
};

/** What begins with the text, the most used first, the shorter before the longer. */
export const suggestions = async (
  db: Handle,
  text: string,
  most: number,
): Promise<Suggestion[]> => {
  const start = folded(text.trim());
  if (!start) return [];
  const pattern = `${start.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .select({ Word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.key} like ${pattern}`)
    .orderBy(desc(searchWords.n), asc(sql`length(${searchWords.key})`), asc(searchWords.key))
    .limit(most);
};
