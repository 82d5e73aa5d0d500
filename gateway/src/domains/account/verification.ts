import { verificationCalls as calls } from '@whaletide/schema/rest/verification.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { requireId } from '../../graphql/ids.ts';
import { paging } from '../../graphql/paging.ts';
import { renameField } from '../../graphql/rename-field.ts';
import { requireViewer } from '../../graphql/viewer.ts';

/** A password that wasn't given isn't one that is empty. */
const withPassword = (password: string | null | undefined) =>
  password == null ? {} : { password };

/** After a change, the viewer as they are now. */
const changed = async (answer: Promise<unknown>, context: GatewayContext) => {
  await answer;
  context.forget();
  return requireViewer(context);
};

export const verification: Resolvers = {
  Query: {
    realNameRequests: (_, args, context) => {
      const query = { ...paging(args, 20), ...(args.status != null && { Status: args.status }) };
      return context.member().call(calls.requests, { query });
    },
    realNameRequest: (_, { id }, context) =>
      context.member().call(calls.request, { params: { id: requireId(id, 'id') } }),
  },
  Viewer: {
    verification: (_, __, context) => context.member().call(calls.get),
  },
  RealNameRequest: {
    member: (row, _, { loaders }) => loaders.members.byId.load(row.User),
  },
  Mutation: {
    requestCaptcha: (_, __, context) => context.member().call(calls.captcha),
    sendPhoneCode: (_, { input }, context) =>
      context.member().call(calls.sendPhoneCode, { body: input }),
    bindPhone: (_, { input }, context) => {
      const { password, ...number } = input;
      const body = { ...number, ...withPassword(password) };
      return changed(context.member().call(calls.bindPhone, { body }), context);
    },
    sendEmailCode: (_, { input }, context) => {
      const { email, password, captcha } = input;
      const body = { email, captcha, ...withPassword(password) };
      return context.member().call(calls.sendEmailCode, { body });
    },
    changeEmail: (_, { input }, context) =>
      changed(context.member().call(calls.changeEmail, { body: input }), context),
    changePassword: async (_, { input }, context) =>
      (await context.member().call(calls.changePassword, { body: input })).ok,
    checkPassword: async (_, { input }, context) =>
      (await context.member().call(calls.checkPassword, { body: input })).ok,
    sendProtectionCode: (_, { input }, context) => {
      const body = { type: input.channel, captcha: input.captcha };
      return context.member().call(calls.sendProtectionCode, { body });
    },
    grantProtection: (_, { input }, context) => {
      const { code, password } = input;
      const body = { ...(code != null && { code }), ...withPassword(password) };
      return changed(context.member().call(calls.grantProtection, { body }), context);
    },
    verifyRealName: (_, { input: { name, idNumber } }, context) => {
      const body = { name, ID: idNumber };
      return changed(context.member().call(calls.verifyAutomatically, { body }), context);
    },
    requestRealNameReview: (_, { input }, context) => {
      const { name, idNumber, photo } = input;
      const body = {
        name,
        ID: idNumber,
        photo: photo ? { key: photo.key, ext: photo.ext } : null,
      };
      return changed(
        renameField(context.member().call(calls.verifyManually, { body }), {
          'photo.key': 'photo',
        }),
        context,
      );
    },
    reviewRealName: (_, { input }, context) => {
      const body = { Status: input.passes ? (1 as const) : (-1 as const), Reason: input.reason ?? '' }; // prettier-ignore
      const params = { id: requireId(input.id, 'id') };
      return context.member().call(calls.review, { params, body });
    },
  },
};
