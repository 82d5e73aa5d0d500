import { organizationCalls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { ofCaller } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { nullIfMissing } from '#refusal.ts';
import { isShortName } from './short-name.ts';

export const resolvers: Resolvers = {
  Query: {
    organization: (_, { shortName }, { upstream }) =>
      isShortName(shortName)
        ? nullIfMissing(upstream.shared(organizationCalls.get, { params: { shortName } }))
        : null,
  },
  Viewer: {
    organizations: ofCaller((_, { loaders }) => loaders.organizations.mine()),
  },
};
