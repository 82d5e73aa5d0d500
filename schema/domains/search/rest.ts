import { type Static, Type } from 'typebox';
import type { Kind } from '#kinds.ts';
import { MAX_ALTERNATIVES, MAX_SEARCH_TEXT } from './rules.ts';
import { call } from '#shared/rest/call.ts';
import { Id, ListOf, Nullable, PageOf, Paging } from '#shared/rest/common.ts';

/** Kinds of things to search for; kinds without documents yet find nothing. */
export const searchKinds = [
  'PROJECT',
  'DATASET',
  'COMPETITION',
  'ACTIVITY',
  'CHANNEL',
  'COLUMN',
  'POST',
  'MEMBER',
] as const satisfies readonly Kind[];
export type SearchKind = (typeof searchKinds)[number];
const Kind = Type.Enum(searchKinds);

/**
 * Orders of search results: titles that hold the text, then what most people
 * joined, follow or like; the latest change; what most people joined, follow or like; the most
 * content; the most views, for kinds that count them.
 */
const searchSorts = [
  '-SortWeight',
  '-UpdateDate',
  '-SubscribesCount',
  '-LabsCount',
  '-ViewsCount',
] as const;
export type SearchSort = (typeof searchSorts)[number];

/** A search result by its id; the calls of its own domain show it. */
export const SearchExcerpt = Type.Object({
  Text: Type.String(),
  /** Name of what the text is of, where it isn't the thing's own text: 标签, 作者, 导入. */
  Label: Nullable(Type.String()),
  Notebook: Nullable(Type.String()),
  /** Number of the cell on the notebook's page, from 1. */
  Cell: Nullable(Type.Integer({ minimum: 1 })),
  IsCode: Type.Boolean(),
  /** Number of the floor of a post, from 1. */
  Floor: Nullable(Type.Integer({ minimum: 1 })),
});
export type SearchExcerpt = Static<typeof SearchExcerpt>;

export const SearchHit = Type.Object({
  _id: Id,
  Kind,
  /** The part of its texts that has what its title and description lack; absent where they have all. */
  Excerpt: Type.Optional(SearchExcerpt),
  /** Words of the text that it doesn't have. */
  Missing: Type.Optional(Type.Array(Type.String(), { maxItems: MAX_SEARCH_TEXT })),
});
export type SearchHit = Static<typeof SearchHit>;

export const SearchCount = Type.Object({ Kind, Count: Type.Integer({ minimum: 0 }) });
export type SearchCount = Static<typeof SearchCount>;

/** All of a text's words, or the most of them that anything of the kind has. */
const searchMatches = ['ALL', 'MOST'] as const;

/** A page of what was found; a backend that doesn't say how found it by all words. */
export const SearchFound = Type.Object({
  ...PageOf(SearchHit).properties,
  Match: Type.Optional(Type.Enum(searchMatches)),
  /** The text as it was searched for: in simplified characters, lower case and plain width. */
  Understood: Type.Optional(Type.String()),
  /** Words by which what was found is marked: those of the text, and others that mean the same. */
  Marks: Type.Optional(Type.Array(Type.String(), { maxItems: 1_000 })),
  /** Texts that may have been meant, where nothing has all words. */
  Alternatives: Type.Optional(Type.Array(Type.String(), { maxItems: MAX_ALTERNATIVES })),
});
export type SearchFound = Static<typeof SearchFound>;

/** Word or title that begins with what was typed; of the title of one thing alone with that thing. */
export const Suggestion = Type.Object({
  Word: Type.String(),
  Kind: Type.Optional(Kind),
  ID: Type.Optional(Id),
});
export type Suggestion = Static<typeof Suggestion>;

const Text = Type.String({ maxLength: MAX_SEARCH_TEXT });

export const searchCalls = {
  /** The path is ours: the specification asks the list of each kind with a name. */
  find: call({
    operation: 'search.find',
    method: 'GET',
    path: '/api/search',
    access: 'public',
    summary: `What everyone may see of a kind and holds every word of the text, at most ${MAX_SEARCH_TEXT} characters, or, where nothing does, most of them; a text without letters and digits finds nothing`,
    query: Type.Object({
      kind: Kind,
      text: Text,
      sort: Type.Optional(Type.Enum(searchSorts)),
      ...Paging(12),
    }),
    response: SearchFound,
  }),
  counts: call({
    operation: 'search.counts',
    method: 'GET',
    path: '/api/search/counts',
    access: 'public',
    summary:
      'How much of each kind holds every word of the text, or, where nothing of any kind does, most of them; 0 for kinds without any',
    query: Type.Object({ text: Text }),
    response: ListOf(SearchCount),
  }),
  suggestions: call({
    operation: 'search.suggestions',
    method: 'GET',
    path: '/api/associativeWords',
    access: 'public',
    summary:
      'Words, titles, tags and imported modules that begin so, or sound so when typed by letters, the most used first, of what everyone may see; none for an empty text',
    query: Type.Object({
      Word: Text,
      perPage: Type.Integer({ minimum: 1, maximum: 20, default: 6 }),
    }),
    response: ListOf(Suggestion),
  }),
};
