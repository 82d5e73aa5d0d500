import { Recommendation, Recommendations } from '@whaletide/schema/domains/recommendations/rest.ts';
import { recommendationTypes } from '@whaletide/schema/domains/recommendations/rules.ts';
import { wireEnum } from '@whaletide/schema/kinds.ts';
import type { Domain } from '#graphql/domain.ts';
import { resolvers } from './resolvers.ts';

export const recommendations = {
  resolvers: [resolvers],
  restTypes: { Recommendations, Recommendation },
  enums: {
    RecommendationType: { values: wireEnum(recommendationTypes) },
    RecommendationReason: {
      values: {
        FOLLOWED: 'FOLLOWED',
        OWNER: 'OWNER',
        READERS: 'READERS',
        AUTHOR: 'AUTHOR',
        BOOKMARKS: 'BOOKMARKS',
        COMPETITION: 'COMPETITION',
        TOPIC: 'TOPIC',
        WORDS: 'WORDS',
        UNIVERSITY: 'UNIVERSITY',
        MAJOR: 'MAJOR',
        COMPANY: 'COMPANY',
        RECENT: 'RECENT',
        POPULAR: 'POPULAR',
      },
      // A backend's own reasons don't keep what it recommends from being shown.
      rest: 'OTHER',
    },
  },
} satisfies Domain;
