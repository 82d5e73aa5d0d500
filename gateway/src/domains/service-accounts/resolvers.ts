import { serviceAccountCalls as calls } from '@whaletide/schema/domains/service-accounts/rest.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

/** Resolvers of service accounts, for themselves and for administrators. */
export const resolvers: Resolvers = {
  Site: {
    serviceAccount: (_, __, { service }) => service?.call(calls.current) ?? null,
  },
  Administration: {
    serviceAccounts: async (_, __, context) => (await context.member().call(calls.ofSite)).data,
  },
  Organization: {
    serviceAccounts: async ({ ShortName: shortName }, _, context) =>
      (await context.member().call(calls.ofOrganization, { params: { shortName } })).data,
  },
  ServiceAccount: {
    organization: ({ Organization }, _, { loaders }) =>
      Organization && loaders.organizations.byId.load(Organization._id),
  },
  Mutation: {
    revokeServiceAccount: async (_, { input }, context) => {
      await inputs.revokeServiceAccount.send(context.member(), input);
      return { deletedId: input.serviceAccountId };
    },
  },
};
