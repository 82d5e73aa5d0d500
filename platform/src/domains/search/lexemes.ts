import type { SearchKind } from '@whaletide/schema/domains/search/rest.ts';
import { isChinese, searchRuns, searchTerms } from '@whaletide/schema/domains/search/rules.ts';
import { codeTerms, compoundTerms, nameTerms } from './compounds.ts';
import { normalizeQuery } from './simplified.ts';
import { soundsOf } from './sound.ts';
import type { Passage, SearchEntry } from './store/source.ts';

/** So much of a text is read: all notebooks of most projects, and a row's terms stay below 1 MB. */
const TEXT_READ = 40_000;
const DESCRIPTION_READ = 1_000;
/** So many terms of what is searched for count; the rarest of them decides long before. */
const MAX_TERMS = 40;
/** From so many letters on, the word that is being typed stands for all that begin with it. */
const PREFIX_FROM = 2;
/** From so many letters on, a word may be Chinese that is typed by its sound. */
const SOUND_FROM = 3;
/** Before what is found by its sound: a sign that no term of a text has. */
const SOUND = '~';

/** Terms are letters and digits alone (searchTerms), so that nothing in them is an operator. */
const quoted = (term: string) => `'${term}'`;

const oneByOne = (title: string) => [...title].filter(isChinese);

const termsOf = (text: string) => [...searchTerms(normalizeQuery(text)), ...compoundTerms(text)];

/** The passages of a text or of code, up to as much as is read. */
const joined = (passages: readonly Passage[]) =>
  passages
    .map(({ text }) => text)
    .join('\n')
    .slice(0, TEXT_READ);

const codeTermsOf = (passages: readonly Passage[]) =>
  codeTerms(joined(passages)).flatMap((term) =>
    isChinese(term) ? searchTerms(normalizeQuery(term)) : [term],
  );

const soundTerms = (name: string) => soundsOf(name).map((sound) => SOUND + sound);

const written = (terms: readonly string[]) => [...new Set(terms)].map(quoted).join(' ');

/**
 * The terms of a document as PostgreSQL writes a tsvector. Words of Chinese aren't looked for in
 * what is searched: pairs of characters find each of them, whatever a dictionary knows. Single
 * characters are found in titles. The kind is a term too, in capitals, which no other has.
 */
export const lexemesOf = (
  kind: SearchKind,
  entry: SearchEntry,
): { titleVec: string; vec: string } => {
  const title = normalizeQuery(entry.title);
  const ofTitle = [...termsOf(entry.title), ...oneByOne(title)];
  const names = [...entry.tags, ...entry.authors];
  return {
    titleVec: written(ofTitle),
    vec: written([
      kind,
      ...ofTitle,
      ...[...names, ...(entry.modules ?? [])].flatMap(termsOf),
      ...[title, ...names].flatMap(soundTerms),
      ...termsOf(entry.description.slice(0, DESCRIPTION_READ)),
      ...termsOf(joined(entry.passages.filter(({ isCode }) => !isCode))),
      ...codeTermsOf(entry.passages.filter(({ isCode }) => isCode === true)),
    ]),
  };
};

const all = (parts: readonly string[]) => parts.join(' & ');

const isTyped = (run: string) => /^[a-z]+$/.test(run);

/** Runs of a text one after the other that are typed by letters, or none of them, together. */
const grouped = (runs: readonly string[]): string[][] => {
  const groups: string[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && isTyped(last[0] ?? '') === isTyped(run)) last.push(run);
    else groups.push([run]);
  }
  return groups;
};

/**
 * Builds the query that finds these runs as they are written, or Chinese by its sound, however that
 * is spaced.
 */
const queryOfGroup = (runs: readonly string[], isLast: boolean, bySound: boolean): string => {
  const terms = searchTerms(runs.join(' '));
  const last = terms.at(-1) ?? '';
  const open = isLast && !isChinese(last) && last.length >= PREFIX_FROM;
  const literal = all(terms.map(quoted)) + (open ? ':*' : '');
  const sound = runs.join('');
  return bySound && isTyped(sound) && sound.length >= SOUND_FROM
    ? `(${literal} | ${quoted(SOUND + sound)}:*)`
    : literal;
};

/** Names of code in a text: read_csv, pd.read_csv. */
const NAME = /[a-z\d_.]+/g;

/** The terms of the names in a text, and what is left of it. */
const namesIn = (text: string): { names: string[]; rest: string } => {
  const names: string[] = [];
  const rest = text.replace(NAME, (name) => {
    const terms = nameTerms(name.replace(/^[_.]{1,60}|[_.]{1,60}$/g, ''));
    if (terms === null) return name;
    names.push(...terms);
    return ' ';
  });
  return { names, rest };
};

/**
 * Builds the query that finds a text, as PostgreSQL writes a tsquery; null where nothing in it can
 * be searched for. Without `bySound` it is found as it is typed alone.
 */
export const queryOf = (text: string, bySound = true): string | null => {
  const { names, rest } = namesIn(normalizeQuery(text));
  const runs = searchRuns(rest).slice(0, MAX_TERMS);
  if (runs.length + names.length === 0) return null;
  const groups = grouped(runs);
  return all([
    ...groups.map((group, index) => queryOfGroup(group, index === groups.length - 1, bySound)),
    ...names.slice(0, MAX_TERMS).map((name) => `${quoted(name)}:*`),
  ]);
};

/** Builds the queries that find a word as it is, or as one of several that signs join. */
export const exactly = (word: string): string[] => {
  const terms = searchTerms(normalizeQuery(word));
  if (terms.length === 0) return [];
  const together = terms.some(isChinese) || terms.length === 1 ? [] : [quoted(terms.join(''))];
  return [`(${all(terms.map(quoted))})`, ...together];
};

/**
 * Builds the query that finds everything that shares a term with a title; null where nothing in it
 * can be searched for.
 */
export const anyOf = (title: string): string | null => {
  const terms = termsOf(title).slice(0, MAX_TERMS);
  return terms.length === 0 ? null : `(${terms.map(quoted).join(' | ')})`;
};

/** A query of one kind alone. */
export const ofKind = (kind: SearchKind, query: string): string => `${quoted(kind)} & (${query})`;
