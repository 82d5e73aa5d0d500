import { type MemberRating, ratingCalls } from '@whaletide/schema/domains/ratings/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { rowLoader } from '#upstream/batching.ts';

export interface RatingLoaders {
  /** By member; null without any result, and where the profile is hidden from the viewer. */
  ofMember: DataLoader<string, MemberRating | null>;
}

export const ratingLoaders = ({ upstream, own }: LoaderScope): RatingLoaders => {
  const { ofMembers } = ratingCalls;
  return {
    ofMember: rowLoader(
      (ids) =>
        own
          ? own.call(ofMembers, { query: { User: ids } })
          : upstream.shared(ofMembers, { query: { User: ids } }),
      (rating) => rating.User,
    ),
  };
};
