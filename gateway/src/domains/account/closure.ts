import { closureCalls as calls } from '@whaletide/schema/domains/account/rest/closure.ts';
import { ofCaller } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';
import { endSession } from './sessions.ts';

/** 注销账号. */
export const closure: Resolvers = {
  Viewer: {
    closureBlockers: ofCaller(
      async (_, context) => (await context.member().call(calls.blockers)).data,
    ),
    closureLosses: ofCaller(async (_, context) => (await context.member().call(calls.losses)).data),
  },
  Mutation: {
    closeAccount: async (_, { input }, context) => {
      const closed = await inputs.closeAccount.send(context.member(), input);
      endSession(context);
      return closed;
    },
  },
};
