import { recoveryCalls as calls } from '@whaletide/schema/domains/account/rest/recovery.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

/** 忘记密码: requested as a visitor, also by signed-in members. */
export const recovery: Resolvers = {
  RecoveredAccount: {
    accessTokens: ({ AccessTokens = [] }) => AccessTokens,
    hasEndedAccessTokens: ({ AccessTokensEnded = false }) => AccessTokensEnded,
  },
  Mutation: {
    requestRecoveryCaptcha: (_, __, { upstream }) => upstream.visitor(calls.captcha),
    sendSignUpCode: (_, { input }, { upstream }) => inputs.sendSignUpCode.visit(upstream, input),
    sendRecoveryCode: (_, { input }, { upstream }) =>
      inputs.sendRecoveryCode.visit(upstream, input),
    resetPassword: async (_, { input }, { upstream }) => {
      await inputs.resetPassword.visit(upstream, input);
      return { ok: true };
    },
    recoverAccount: (_, { input }, { upstream }) => inputs.resetPassword.visit(upstream, input),
  },
};
