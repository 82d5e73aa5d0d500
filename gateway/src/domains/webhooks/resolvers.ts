import { webhookCalls as calls } from '@whaletide/schema/domains/webhooks/rest.ts';
import { ofCaller } from '#graphql/ahead.ts';
import { isId } from '#graphql/ids.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { paging } from '#graphql/paging.ts';
import { Refusal } from '#refusal.ts';
import { inputs } from './inputs.ts';

/** Resolvers of webhooks, for members and for administrators of organizations. */
export const resolvers: Resolvers = {
  Viewer: {
    webhook: async (_, { id }, context) => {
      if (!isId(id)) return null;
      try {
        return await context.member().call(calls.one, { params: { id } });
      } catch (error) {
        if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
        throw error;
      }
    },
    webhooks: ofCaller(async (_, context) => (await context.member().call(calls.own)).data),
  },
  Organization: {
    webhooks: async ({ ShortName: shortName }, _, context) =>
      (await context.member().call(calls.ofOrganization, { params: { shortName } })).data,
  },
  Webhook: {
    organization: ({ Organization }, _, { loaders }) =>
      Organization && loaders.organizations.byId.load(Organization._id),
    deliveries: ({ _id: id }, args, context) =>
      context.member().call(calls.deliveries, { params: { id }, query: paging(args, 20) }),
  },
  Mutation: {
    deleteWebhook: async (_, { input }, context) => {
      await inputs.deleteWebhook.send(context.member(), input);
      return { deletedId: input.webhookId };
    },
  },
};
