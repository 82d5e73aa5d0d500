import { and, asc, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { SearchKind, Suggestion } from '@whaletide/schema/domains/search/rest.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { slices } from '#database/slices.ts';
import { normalizeQuery } from './simplified.ts';
import { soundOf } from './sound.ts';
import type { SearchEntry } from './store/source.ts';
import { searchDocuments, searchWords } from './tables.ts';

/** A title that is longer isn't suggested as a whole. */
const LONGEST_TITLE = 40;
/** One character or letter says too little. */
const SHORTEST = 2;
/** Text that may be Chinese typed by its sound. */
const SOUND_TYPED = /^[a-z]{2,}$/;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Names and modules that are longer, or of a letter alone, aren't suggested. */
const isShort = (name: string) => {
  const { length } = [...name];
  return length >= SHORTEST && length <= LONGEST_TITLE;
};

/** As words are compared. */
const keyOf = (word: string): string => normalizeQuery(word).trim();

/** A whole title as words are compared; empty where it is too long to be suggested. */
export const titleKeyOf = ({ title }: Pick<SearchEntry, 'title'>): string =>
  [...title.trim()].length <= LONGEST_TITLE ? keyOf(title) : '';

/**
 * Lists the words that are suggested of a thing: its title, each word of that, its tags and what it
 * imports; each once, as it is written.
 */
export const wordsOf = ({ title, tags, modules = [] }: SearchEntry): string[] => {
  const whole = title.trim();
  const words = [...segmenter.segment(whole)].flatMap(({ segment, isWordLike }) =>
    isWordLike && [...segment].length >= SHORTEST ? [segment] : [],
  );
  const all = titleKeyOf({ title }) ? [whole, ...words] : words;
  const named = [...tags, ...modules].map((name) => name.trim()).filter(isShort);
  return [...new Map([...named, ...all].map((word) => [keyOf(word), word])).values()];
};

/** Counts the words of titles that came and went; the same word is changed once. */
export const countWords = async (
  tx: Transaction,
  came: readonly string[],
  gone: readonly string[],
): Promise<void> => {
  const changes = new Map<string, typeof searchWords.$inferInsert>();
  const count = (word: string, step: number) => {
    const key = keyOf(word);
    const change = changes.get(key) ?? { key, word, pinyin: soundOf(key), n: 0 };
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

/** Recounts all words from the documents. */
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

const beginning = (start: string) => `${start.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** The only thing that is called so; nothing where several are, or none. */
const theOneCalled = (db: Handle) =>
  db
    .select({
      kind: sql<SearchKind>`min(${searchDocuments.kind})`.as('called_kind'),
      objectId: sql<string>`min(${searchDocuments.objectId})`.as('called_id'),
    })
    .from(searchDocuments)
    .where(eq(searchDocuments.titleKey, searchWords.key))
    .having(sql`count(*) = 1`)
    .as('called');

/**
 * Finds words that begin with the text, or sound as it begins; the most used first, the shorter
 * before. Where a word is the title of one thing alone, it has that thing with it.
 */
export const suggestions = async (
  db: Handle,
  text: string,
  most: number,
): Promise<Suggestion[]> => {
  const start = keyOf(text);
  if (!start) return [];
  // As an input method shows it while one types: qi'e, qi e.
  const sound = start.replace(/[' ]/g, '');
  const begins = sql`${searchWords.key} like ${beginning(start)}`;
  const called = theOneCalled(db);
  const rows = await db
    .select({ word: searchWords.word, kind: called.kind, id: called.objectId })
    .from(searchWords)
    .leftJoinLateral(called, sql`true`)
    .where(
      SOUND_TYPED.test(sound)
        ? or(begins, sql`${searchWords.pinyin} like ${beginning(sound)}`)
        : begins,
    )
    .orderBy(desc(searchWords.n), asc(sql`length(${searchWords.key})`), asc(searchWords.key))
    .limit(most);
  return rows.map(({ word, kind, id }) => ({
    Word: word,
    ...(kind !== null && id !== null && { Kind: kind, ID: id }),
  }));
};
