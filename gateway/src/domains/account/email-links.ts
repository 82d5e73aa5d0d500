import { emailLinkCalls as calls } from '@whaletide/schema/domains/account/rest/email-links.ts';
import { nullIfMissing } from '#refusal.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

/** Longer than any token of ours: it isn't asked for. */
const MAX_TOKEN = 600;

/** 验证邮箱 by the link of a mail: requested as a visitor, also by signed-in members. */
export const emailLinks: Resolvers = {
  Query: {
    emailLink: (_, { token }, { upstream }) =>
      token === '' || token.length > MAX_TOKEN
        ? null
        : nullIfMissing(upstream.visitor(calls.get, { body: { token } })),
  },
  Mutation: {
    verifyEmailByLink: (_, { input }, { upstream }) =>
      inputs.verifyEmailByLink.visit(upstream, input),
    renewEmailLink: async (_, { input }, { upstream }) => {
      await inputs.renewEmailLink.visit(upstream, input);
      return { ok: true };
    },
  },
};
