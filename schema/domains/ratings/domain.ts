import { domain } from '#shared/domain.ts';
import { ratingCalls } from './rest.ts';

export const ratings = domain({
  name: 'ratings',
  chinese: '等级分',
  rest: 'ratings',
  graphql: 'MemberRating, RatingMove',
  purpose: 'Ratings of members, computed again of all published final rankings.',
  calls: [ratingCalls],
  knows: {
    platform: ['members', 'competitions', 'teams', 'leaderboards'],
    gateway: [],
    web: ['members'],
  },
});
