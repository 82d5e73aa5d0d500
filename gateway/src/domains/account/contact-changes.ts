import { contactChangeCalls as calls } from '@whaletide/schema/domains/account/rest/contact-changes.ts';
import { nullIfMissing } from '#refusal.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

/** Longer than any token of ours: it isn't asked for. */
const MAX_TOKEN = 100;

/** 撤销联系方式的更改: requested as a visitor, also by signed-in members. */
export const contactChanges: Resolvers = {
  Query: {
    contactChange: (_, { token }, { upstream }) =>
      token === '' || token.length > MAX_TOKEN
        ? null
        : nullIfMissing(upstream.visitor(calls.get, { body: { token } })),
  },
  Mutation: {
    takeBackContactChange: (_, { input }, { upstream }) =>
      inputs.takeBackContactChange.visit(upstream, input),
  },
};
