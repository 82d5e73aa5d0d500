import type { SearchKind } from '@whaletide/schema/rest/search.ts';
import { isChinese, searchTerms } from '@whaletide/schema/rules/search.ts';
import type { SearchEntry } from './store/source.ts';

/** So much of a text is read: what it is about stands at its beginning, and a row stays small. */
const TEXT_READ = 1_000;
/** So many terms of what is searched for count; the rarest of them decides long before. */
const MAX_TERMS = 40;
/** From so many letters on, the word that is being typed stands for all that begin with it. */
const PREFIX_FROM = 2;

/** Terms are letters and digits alone (searchTerms), so that nothing in them is an operator. */
const quoted = (term: string) => `'${term}'`;

const oneByOne = (title: string) => [...title].flatMap(searchTerms).filter(isChinese);

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
  const ofTitle = [...searchTerms(entry.title), ...oneByOne(entry.title)];
  return {
    titleVec: written(ofTitle),
    vec: written([
      kind,
      ...ofTitle,
      ...entry.tags.flatMap(searchTerms),
      ...searchTerms(entry.description.slice(0, TEXT_READ)),
      ...searchTerms(entry.text.slice(0, TEXT_READ)),
    ]),
  };
};

/** What finds a text, as PostgreSQL writes a tsquery; null where nothing in it can be searched for. */
export const queryOf = (text: string): string | null => {
  const terms = searchTerms(text).slice(0, MAX_TERMS);
  const last = terms.at(-1);
  if (last === undefined) return null;
  const open = !isChinese(last) && last.length >= PREFIX_FROM;
  return terms.map(quoted).join(' & ') + (open ? ':*' : '');
};

/** What finds whatever shares a term with a title; null where nothing in it can be searched for. */
export const anyOf = (title: string): string | null => {
  const terms = searchTerms(title).slice(0, MAX_TERMS);
  return terms.length === 0 ? null : `(${terms.map(quoted).join(' | ')})`;
};

/** A query of one kind alone. */
export const ofKind = (kind: SearchKind, query: string): string => `${quoted(kind)} & ${query}`;
