import {
  organizationAdminCalls,
  organizationCalls,
} from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { paging } from '#graphql/paging.ts';
import { Refusal } from '#refusal.ts';
import { isShortName } from './short-name.ts';

const requireShortName = (shortName: string): void => {
  if (!isShortName(shortName)) throw new Refusal('NOT_FOUND', '未找到该组织');
};

/** The organization itself, which a change of its members leaves as it is. */
const organizationOf = (context: GatewayContext, shortName: string) =>
  context.upstream.shared(organizationCalls.get, { params: { shortName } });

/** Organizations and who belongs to them, as administrators of the site make them. */
export const administration: Resolvers = {
  Query: {
    organizations: (_, args, context) =>
      context.member().call(organizationAdminCalls.list, { query: paging(args, 20) }),
  },
  Organization: {
    members: (row, args, context) =>
      context.member().call(organizationAdminCalls.members, {
        params: { shortName: row.ShortName },
        query: paging(args, 20),
      }),
  },
  OrganizationMember: {
    member: (row, _, { loaders }) => loaders.members.byId.load(row.User),
  },
  Mutation: {
    updateOrganization: (_, { input }, context) => {
      requireShortName(input.shortName);
      return inputs.updateOrganization.send(context.member(), input);
    },

    addOrganizationMember: async (_, { input }, context) => {
      requireShortName(input.organization);
      await inputs.addOrganizationMember.send(context.member(), input);
      return organizationOf(context, input.organization);
    },

    setOrganizationMemberRole: async (_, { input }, context) => {
      requireShortName(input.organization);
      await inputs.setOrganizationMemberRole.send(context.member(), input);
      return organizationOf(context, input.organization);
    },

    removeOrganizationMember: async (_, { input }, context) => {
      requireShortName(input.organization);
      await inputs.removeOrganizationMember.send(context.member(), input);
      return organizationOf(context, input.organization);
    },
  },
};
