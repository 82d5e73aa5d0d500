import {
  SearchCount,
  SearchExcerpt,
  SearchFound,
  SearchHit,
  Suggestion,
} from '@whaletide/schema/domains/search/rest.ts';
import type { Domain } from '#graphql/domain.ts';
import { resolvers } from './resolvers.ts';

export const search = {
  resolvers: [resolvers],
  restTypes: {
    SearchPage: SearchFound,
    SearchCount,
    SearchReason: SearchHit,
    SearchExcerpt,
    SearchSuggestion: Suggestion,
  },
  enums: {
    SearchSort: {
      values: {
        RELEVANCE: '-SortWeight',
        UPDATED: '-UpdateDate',
        POPULAR: '-SubscribesCount',
        CONTENTS: '-LabsCount',
        VIEWED: '-ViewsCount',
      },
    },
  },
} satisfies Domain;
