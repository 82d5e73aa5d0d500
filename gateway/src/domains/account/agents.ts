import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { agentCalls as calls } from '@whaletide/schema/domains/account/rest/agents.ts';
import { ofCaller } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

/** 智能体: what tokens are used for, and how their member stops them. */
export const agents: Resolvers = {
  Viewer: {
    accessToken: async (_, { id }, context) => {
      const { data } = await context.member().call(accountCalls.accessTokens);
      return data.find(({ _id }) => _id === id) ?? null;
    },
    agents: ofCaller((_, context) => context.member().call(calls.agents)),
  },
  AccessToken: {
    uses: async ({ _id }, _, context) =>
      (await context.member().call(calls.uses, { params: { id: _id } })).data,
  },
};
