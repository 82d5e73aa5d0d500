import { MemberRating, RatingMove, RatingRow } from '@whaletide/schema/domains/ratings/rest.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import type { Domain } from '#graphql/domain.ts';
import { ratingLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const ratings = {
  resolvers: [resolvers],
  restTypes: {
    MemberRating,
    RatingRow,
    RatingPage: PageOf(RatingRow),
    RatingMove,
    RatingMovePage: PageOf(RatingMove),
  },
  loaders: ratingLoaders,
} satisfies Domain;
