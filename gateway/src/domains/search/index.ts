import { SearchCount, SearchHit } from '@whaletide/schema/rest/search.ts';
import { PageOf } from '@whaletide/schema/rest/common.ts';
import type { Domain } from '../../graphql/domain.ts';
import { resolvers } from './resolvers.ts';

export const search = {
  resolvers: [resolvers],
  restTypes: { SearchPage: PageOf(SearchHit), SearchCount },
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
