import { domain } from '#shared/domain.ts';
import { recommendationCalls } from './rest.ts';

export const recommendations = domain({
  name: 'recommendations',
  chinese: '推荐',
  rest: 'recommendations',
  graphql: 'Recommendation',
  purpose: 'Members, columns and channels to follow, found by a nightly job.',
  calls: [recommendationCalls],
  knows: {
    platform: ['search', 'members', 'competitions', 'teams', 'projects', 'columns', 'channels'],
    gateway: [],
  },
});
