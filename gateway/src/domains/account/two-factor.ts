import { twoFactorCalls as calls } from '@whaletide/schema/domains/account/rest/two-factor.ts';
import { inputs } from './inputs.ts';
import { ofCaller } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { requireViewer } from '#graphql/viewer.ts';

/** The second step of signing in. */
export const twoFactor: Resolvers = {
  Viewer: {
    twoFactor: ofCaller((_, context) => context.member().call(calls.get)),
  },
  RecoveryCodes: {
    viewer: (_, __, context) => requireViewer(context),
  },
  Mutation: {
    beginTwoFactor: (_, __, context) => context.member().call(calls.begin),
    disableTwoFactor: async (_, { input }, context) => {
      await inputs.disableTwoFactor.send(context.member(), input);
      return requireViewer(context);
    },
  },
};
