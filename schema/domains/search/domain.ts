import { domain } from '#shared/domain.ts';
import { searchCalls } from './rest.ts';

export const search = domain({
  name: 'search',
  chinese: '搜索',
  rest: 'associativeWords, search',
  graphql: 'SearchPage, SearchResult',
  purpose: 'Finds public content of every kind by words, sound and spelling; keeps its own index.',
  calls: [searchCalls],
  knows: {
    platform: [],
    gateway: [],
    web: [
      'members',
      'account',
      'competitions',
      'activities',
      'projects',
      'datasets',
      'columns',
      'channels',
      'forum',
    ],
  },
});
