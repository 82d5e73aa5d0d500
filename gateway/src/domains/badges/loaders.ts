import { type Badge, badgeCalls } from '@whaletide/schema/domains/badges/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { childrenLoader } from '#upstream/batching.ts';

export interface BadgeLoaders {
  ofMember: DataLoader<string, Badge[]>;
}

export const badgeLoaders = ({ upstream }: LoaderScope): BadgeLoaders => ({
  ofMember: childrenLoader(
    (ids) => upstream.shared(badgeCalls.ofMembers, { query: { User: ids } }),
    undefined,
    (badge) => badge.User,
  ),
});
