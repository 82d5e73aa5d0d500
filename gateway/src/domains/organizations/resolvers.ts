import { organizationCalls } from '@whaletide/schema/rest/organizations.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { nullIfMissing } from '../../refusal.ts';
import { isShortName } from './short-name.ts';

export const resolvers: Resolvers = {
  Query: {
    organization: (_: never, { shortName }: { shortName: string }, { upstream }) =>
      isShortName(shortName)
        ? nullIfMissing(upstream.shared(organizationCalls.get, { params: { shortName } }))
        : null,
  },
  Viewer: {
    organizations: (_: never, __: never, { loaders }) => loaders.organizations.mine(),
  },
};
