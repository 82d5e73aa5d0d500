import { verificationCalls as calls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { ofCaller } from '#graphql/ahead.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';
import { requireViewer } from '#graphql/viewer.ts';

const reviewed = { passed: 1, rejected: -1 } as const;

/** After a change, the viewer as they are now. */
const changed = async (answer: Promise<unknown>, context: GatewayContext) => {
  await answer;
  context.forget();
  return requireViewer(context);
};

export const verification: Resolvers = {
  Administration: {
    realNameRequests: (_, args, context) => {
      const query = { ...paging(args, 20), ...(args.status != null && { Status: args.status }) };
      return context.member().call(calls.requests, { query });
    },
    realNameRequest: (_, { id }, context) =>
      context.member().call(calls.request, { params: { id: requireId(id, 'id') } }),
  },
  Viewer: {
    verification: ofCaller((_, context) => context.member().call(calls.get)),
  },
  RealNameRequest: {
    member: (row, _, { loaders }) => loaders.members.byId.load(row.User),
  },
  Mutation: {
    requestCaptcha: (_, __, context) => context.member().call(calls.captcha),
    bindPhone: (_, { input }, context) =>
      changed(inputs.bindPhone.send(context.member(), input), context),
    changeEmail: (_, { input }, context) =>
      changed(inputs.changeEmail.send(context.member(), input), context),
    grantProtection: (_, { input }, context) =>
      changed(inputs.grantProtection.send(context.member(), input), context),
    verifyRealName: (_, { input }, context) =>
      changed(inputs.verifyRealName.send(context.member(), input), context),
    requestRealNameReview: (_, { input }, context) => {
      const photo = input.photo ?? null;
      return changed(
        inputs.requestRealNameReview.send(context.member(), { ...input, photo }),
        context,
      );
    },
    reviewRealName: (_, { input }, context) => {
      const { passed, rejected } = reviewed;
      const body = { Status: input.passes ? passed : rejected, Reason: input.reason ?? '' };
      return inputs.reviewRealName.send(context.member(), input, { body });
    },
  },
};
