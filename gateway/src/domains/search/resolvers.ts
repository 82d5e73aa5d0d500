import { searchCalls, type SearchHit } from '@whaletide/schema/domains/search/rest.ts';
import { searchTextProblem } from '@whaletide/schema/domains/search/rules.ts';
import type { GatewayContext } from '#graphql/context.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { paging } from '#graphql/paging.ts';
import { Refusal } from '#refusal.ts';

const MAX_SUGGESTIONS = 6;

/** As it is searched for. @throws Refusal BAD_USER_INPUT where it is too long */
const searched = (text: string): string => {
  const problem = searchTextProblem(text);
  if (problem) throw new Refusal(problem.code, problem.message, { field: problem.field });
  return text.trim();
};

/**
 * Answers the object that was found, by the loader of its own domain; kinds without pages have
 * none.
 */
const objectOf = async ({ _id, Kind }: SearchHit, { loaders }: GatewayContext) => {
  switch (Kind) {
    case 'PROJECT':
      return loaders.projects.byId.load(_id);
    case 'DATASET':
      return loaders.datasets.byId.load(_id);
    case 'COMPETITION':
    case 'ACTIVITY':
      return loaders.competitions.byId.load(_id);
    case 'CHANNEL':
      return loaders.channels.byId.load(_id);
    case 'COLUMN':
      return loaders.columns.byId.load(_id);
    case 'POST':
      return loaders.forum.publicPost.load(_id);
    case 'MEMBER':
      return loaders.members.byId.load(_id);
    default:
      return null;
  }
};

/** Searching is the same for everyone: only what everybody may see can be found. */
export const resolvers: Resolvers = {
  Query: {
    search: (_, args, { upstream }) => {
      const text = searched(args.text);
      const window = paging(args, 12);
      if (!text) return { data: [], totalNum: 0, ...window };
      const query = { ...window, kind: args.kind, text, ...(args.sort && { sort: args.sort }) };
      return upstream.shared(searchCalls.find, { query });
    },
    searchCounts: async (_, args, { upstream }) =>
      (await upstream.shared(searchCalls.counts, { query: { text: searched(args.text) } })).data,
    searchSuggestions: async (_, args, { upstream }) => {
      const Word = searched(args.text);
      if (!Word) return [];
      const query = { Word, perPage: MAX_SUGGESTIONS };
      return (await upstream.shared(searchCalls.suggestions, { query })).data;
    },
  },
  SearchPage: {
    items: async ({ data }, _, context) => {
      const found = await Promise.all(data.map((hit) => objectOf(hit, context)));
      return found.filter((object) => object !== null);
    },
    reasons: ({ data }) => data.filter(({ Excerpt, Missing }) => Excerpt ?? Missing),
    marks: ({ Marks }) => Marks ?? [],
    match: ({ Match }) => Match ?? 'ALL',
    understood: ({ Understood }) => Understood ?? '',
    alternatives: ({ Alternatives }) => Alternatives ?? [],
  },
  SearchReason: {
    excerpt: ({ Excerpt }) => Excerpt ?? null,
    missing: ({ Missing }) => Missing ?? [],
  },
  SearchResult: {
    __resolveType: (object) => {
      if ('GrowthScore' in object) return 'Member';
      if ('greenedContent' in object) return 'ForumPost';
      if ('ForumEnabled' in object) return 'Channel';
      if ('SubscribesCount' in object) return 'Column';
      if ('License' in object) return 'Dataset';
      return 'Title' in object ? 'Project' : 'Competition';
    },
  },
};
