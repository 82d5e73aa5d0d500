import { and, desc, eq, sql } from 'drizzle-orm';
import { MAX_ALTERNATIVES } from '@whaletide/schema/domains/search/rules.ts';
import type { SearchKind } from '@whaletide/schema/domains/search/rest.ts';
import type { Transaction } from '#database/database.ts';
import { holdsTerms, type Reading, wholeReadings } from './matching.ts';
import { normalizeQuery } from './simplified.ts';
import type { Synonyms } from './synonyms.ts';
import { soundOf } from './sound.ts';
import { searchDocuments, searchWords } from './tables.ts';
import { editsBetween } from './edits.ts';

/** Shorter words are mistyped into too many others. */
const SHORTEST_TYPED = 4;
/** Two mistakes from so many letters on, else one. */
const TWO_MISTAKES = 8;
/** So many words that begin alike are compared. */
const COMPARED = 5_000;

const CHINESE = /^\p{Script=Han}{2,}$/u;

/** The word nearest to one that is mistyped; null where it is one, or none is near. */
const nearest = async (tx: Transaction, word: string): Promise<string | null> => {
  const most = word.length >= TWO_MISTAKES ? 2 : 1;
  const { key, n } = searchWords;
  const rows = await tx
    .select({ key, n })
    .from(searchWords)
    .where(
      and(
        sql`${key} like ${`${word.slice(0, 1)}%`}`,
        sql`length(${key}) between ${word.length - most} and ${word.length + most}`,
      ),
    )
    .orderBy(desc(n))
    .limit(COMPARED);
  const near = rows
    .map((row) => ({ ...row, edits: editsBetween(word, row.key) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits || b.n - a.n);
  return near[0] && near[0].edits > 0 ? near[0].key : null;
};

/** Tells whether something of any kind has all of a text. */
const isHeld = async (tx: Transaction, text: string, synonyms: Synonyms): Promise<boolean> => {
  for (const { query } of wholeReadings(text, synonyms)) {
    const { objectId } = searchDocuments;
    const rows = await tx
      .select({ objectId })
      .from(searchDocuments)
      .where(holdsTerms(query))
      .limit(1);
    if (rows.length > 0) return true;
  }
  return false;
};

/**
 * A text with its mistyped words as they are written, or where nothing has that, these words alone;
 * null where there are none.
 */
const retyped = async (
  tx: Transaction,
  text: string,
  synonyms: Synonyms,
): Promise<string | null> => {
  let changed = text;
  const mended: string[] = [];
  for (const [word] of text.matchAll(/[a-z][a-z\d]+/g)) {
    const meant = word.length < SHORTEST_TYPED ? null : await nearest(tx, word);
    if (meant === null) continue;
    changed = changed.replace(word, meant);
    mended.push(meant);
  }
  if (mended.length === 0) return null;
  return (await isHeld(tx, changed, synonyms)) ? changed : mended.join(' ');
};

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Tells whether no word of a title goes on behind its beginning. */
const endsWord = (title: string, beginning: string): boolean =>
  title === beginning ||
  [...segmenter.segment(title)].some(({ index }) => index === beginning.length);

/** Finds a title that sounds the same and is written otherwise. */
const homophone = async (tx: Transaction, text: string): Promise<string | null> => {
  if (!CHINESE.test(text)) return null;
  const sound = soundOf(text);
  const { key, pinyin, n } = searchWords;
  const [row] = await tx
    .select({ key })
    .from(searchWords)
    .where(
      and(sql`${pinyin} like ${`${sound}%`}`, sql`left(${key}, ${[...text].length}) <> ${text}`),
    )
    .orderBy(desc(n), sql`length(${key})`)
    .limit(1);
  const same = [...(row?.key ?? '')].slice(0, [...text].length).join('');
  return same && soundOf(same) === sound && endsWord(row?.key ?? '', same) ? same : null;
};

/** The words of a text that what has most of them has. */
const kept = async (
  tx: Transaction,
  kind: SearchKind,
  sought: string,
  reading: Reading | null,
): Promise<string | null> => {
  if (reading?.match !== 'MOST') return null;
  const { scored } = reading;
  // Pieces of a word were never meant.
  const parts = reading.parts.filter(({ isWord }) => isWord);
  if (parts.length === 0) return null;
  const held = parts.map((part) => sql`${holdsTerms(part.query)}`);
  const [row] = await tx
    .select({ held: sql<boolean[]>`array[${sql.join(held, sql`, `)}]` })
    .from(searchDocuments)
    .where(
      and(
        eq(searchDocuments.kind, kind),
        sql`${searchDocuments.objectId} =
          (select object_id from ${scored} as scored order by score desc, object_id limit 1)`,
      ),
    );
  const words = parts.filter((_, index) => row?.held[index]).map(({ word }) => word);
  // Words that were written together stay together.
  const together = (text: string, word: string) =>
    sought.includes(`${text}${word}`) ? `${text}${word}` : `${text} ${word}`;
  return words.length > 0 ? words.reduce(together) : null;
};

/**
 * Finds texts that may have been meant by one that nothing has as a whole; each finds something.
 */
export const alternativesOf = async (
  tx: Transaction,
  kind: SearchKind,
  text: string,
  reading: Reading | null,
  synonyms: Synonyms,
): Promise<string[]> => {
  const sought = normalizeQuery(text.trim());
  const found = [
    await homophone(tx, sought),
    await retyped(tx, sought, synonyms),
    await kept(tx, kind, sought, reading),
  ];
  const others = new Set(found.filter((one) => one !== null && one !== sought) as string[]);
  const held: string[] = [];
  for (const other of others) if (await isHeld(tx, other, synonyms)) held.push(other);
  return held.slice(0, MAX_ALTERNATIVES);
};
