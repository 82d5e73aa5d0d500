import { ratingCalls } from '@whaletide/schema/domains/ratings/rest.ts';
import { asViewer } from '#graphql/as-viewer.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    ratings: (_, { university, company, isActive, ...args }, { upstream }) =>
      upstream.shared(ratingCalls.board, {
        query: {
          ...paging(args, 50),
          ...(university && { University: university }),
          ...(company && { Company: company }),
          ...(isActive && { Active: true }),
        },
      }),
  },
  RatingRow: {
    member: ({ User }, _, { loaders }) => loaders.members.byId.load(User),
    rating: (row) => row,
  },
  MemberRecord: {
    rating: ({ User }, _, { loaders }) => loaders.ratings.ofMember.load(User),
    ratingHistory: ({ User }, args, context) =>
      asViewer(context, ratingCalls.history, { params: { id: User }, query: paging(args, 20) }),
  },
  RatingMove: {
    competition: ({ Competition }, _, { loaders }) => loaders.competitions.byId.load(Competition),
  },
};
