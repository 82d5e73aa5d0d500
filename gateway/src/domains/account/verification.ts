import type { UploadRef } from '@whaletide/schema/rest/uploads.ts';
import {
  type CaptchaAnswer,
  type RealNameRequest,
  verificationCalls as calls,
} from '@whaletide/schema/rest/verification.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { requireId } from '../../graphql/ids.ts';
import { paging, type PagingArguments } from '../../graphql/paging.ts';
import { renameField } from '../../graphql/rename-field.ts';
import { requireViewer } from '../../graphql/viewer.ts';

interface Input<T> {
  input: T;
}

interface PhoneNumber {
  phone: string;
  countryCode: string;
}

interface RealName {
  name: string;
  idNumber: string;
}

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
    realNameRequests: (_: never, args: PagingArguments & { status?: number | null }, context) => {
      const query = { ...paging(args, 20), ...(args.status != null && { Status: args.status }) };
      return context.member().call(calls.requests, { query });
    },
    realNameRequest: (_: never, { id }: { id: string }, context) =>
      context.member().call(calls.request, { params: { id: requireId(id, 'id') } }),
  },
  Viewer: {
    verification: (_: never, __: never, context) => context.member().call(calls.get),
  },
  RealNameRequest: {
    member: (row: RealNameRequest, _: never, { loaders }) => loaders.members.byId.load(row.User),
  },
  Mutation: {
    requestCaptcha: (_: never, __: never, context) => context.member().call(calls.captcha),
    sendPhoneCode: (
      _: never,
      { input }: Input<PhoneNumber & { byVoice: boolean; captcha: CaptchaAnswer }>,
      context,
    ) => context.member().call(calls.sendPhoneCode, { body: input }),
    bindPhone: (
      _: never,
      { input }: Input<PhoneNumber & { code: string; password?: string | null }>,
      context,
    ) => {
      const { password, ...number } = input;
      const body = { ...number, ...withPassword(password) };
      return changed(context.member().call(calls.bindPhone, { body }), context);
    },
    sendEmailCode: (
      _: never,
      { input }: Input<{ email: string; password?: string | null; captcha: CaptchaAnswer }>,
      context,
    ) => {
      const { email, password, captcha } = input;
      const body = { email, captcha, ...withPassword(password) };
      return context.member().call(calls.sendEmailCode, { body });
    },
    changeEmail: (_: never, { input }: Input<{ code: string }>, context) =>
      changed(context.member().call(calls.changeEmail, { body: input }), context),
    changePassword: async (
      _: never,
      { input }: Input<{ oldPassword: string; newPassword: string; confirmPassword: string }>,
      context,
    ) => (await context.member().call(calls.changePassword, { body: input })).ok,
    checkPassword: async (_: never, { input }: Input<{ password: string }>, context) =>
      (await context.member().call(calls.checkPassword, { body: input })).ok,
    sendProtectionCode: (
      _: never,
      { input }: Input<{ channel: 'phone' | 'email'; captcha: CaptchaAnswer }>,
      context,
    ) => {
      const body = { type: input.channel, captcha: input.captcha };
      return context.member().call(calls.sendProtectionCode, { body });
    },
    grantProtection: (
      _: never,
      { input }: Input<{ code?: string | null; password?: string | null }>,
      context,
    ) => {
      const { code, password } = input;
      const body = { ...(code != null && { code }), ...withPassword(password) };
      return changed(context.member().call(calls.grantProtection, { body }), context);
    },
    verifyRealName: (_: never, { input: { name, idNumber } }: Input<RealName>, context) => {
      const body = { name, ID: idNumber };
      return changed(context.member().call(calls.verifyAutomatically, { body }), context);
    },
    requestRealNameReview: (
      _: never,
      { input }: Input<RealName & { photo?: UploadRef | null }>,
      context,
    ) => {
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
    reviewRealName: (
      _: never,
      { input }: Input<{ id: string; passes: boolean; reason?: string | null }>,
      context,
    ) => {
      const body = { Status: input.passes ? (1 as const) : (-1 as const), Reason: input.reason ?? '' }; // prettier-ignore
      const params = { id: requireId(input.id, 'id') };
      return context.member().call(calls.review, { params, body });
    },
  },
};
