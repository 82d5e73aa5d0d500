import {
  accountCalls,
  type AuthUser,
  type SignedIn,
  type WeakFlags,
} from '@whaletide/schema/rest/account.ts';
import { growthCalls } from '@whaletide/schema/rest/growth.ts';
import { notificationCalls } from '@whaletide/schema/rest/notifications.ts';
import { levelProgress } from '@whaletide/schema/rules/growth.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { isId } from '../../graphql/ids.ts';
import { Refusal } from '../../refusal.ts';
import { requireViewer } from '../../graphql/viewer.ts';
import { renameField } from '../../graphql/rename-field.ts';

/**
 * The signed-in member. A browser whose session is over becomes a visitor's; a client that
 * sends a token of its own is told that it isn't accepted.
 */
const viewer = async (context: GatewayContext): Promise<AuthUser | null> => {
  try {
    return await context.loaders.account.viewer();
  } catch (error) {
    const over = error instanceof Refusal && error.code === 'UNAUTHENTICATED';
    if (!over || context.asker.bearer) throw error;
    context.asker.cookie.clear();
    context.actAs(undefined);
    return null;
  }
};

/** Begins the session that platform has given, in this answer's cookie and for its other fields. */
const begin = (context: GatewayContext, { user, jwt, expiresAt, device }: SignedIn): AuthUser => {
  context.asker.cookie.set(jwt, new Date(expiresAt));
  context.asker.cookie.remember(device);
  context.actAs(jwt);
  return user;
};

const flagsOf = (flags: unknown): WeakFlags => {
  const isObject = typeof flags === 'object' && flags !== null && !Array.isArray(flags);
  if (!isObject) throw new Refusal('BAD_USER_INPUT', '设置应为一个对象', { field: 'flags' });
  return flags as WeakFlags;
};

export const resolvers: Resolvers = {
  Query: {
    viewer: (_, __, context) => viewer(context),
  },
  Viewer: {
    member: (user) => user,
    level: (user) => levelProgress(user.GrowthScore),
    wallet: (_, __, context) =>
      context.member().call(growthCalls.wallet, { query: { Type: 'WHALECOIN' } }),
    unreadNotificationsCount: async (_, __, context) => {
      const query = { page: 1, perPage: 1, hasRead: false };
      const page = await context.member().call(notificationCalls.list, { query });
      return page.totalNum;
    },
    unreadChatMessagesCount: async (_, __, context) => {
      const query = { page: 1, perPage: 1, hasRead: false, type: 'CHAT' as const };
      const page = await context.member().call(notificationCalls.list, { query });
      return page.totalNum;
    },
    weakFlags: (_, __, context) => context.member().call(accountCalls.weakFlags),
    sessions: async (_, __, context) => (await context.member().call(accountCalls.sessions)).data,
    accessTokens: async (_, __, context) =>
      (await context.member().call(accountCalls.accessTokens)).data,
  },
  AccessToken: {
    /** Beside the document only in the answer that made it. */
    token: (parent) => parent.token ?? null,
  },
  Mutation: {
    signIn: async (_, { input: { account, password } }, context) => {
      const { device } = context.asker;
      const body = { account, password, ...(device !== undefined && { device }) };
      return begin(context, await context.upstream.visitor(accountCalls.signIn, { body }));
    },
    signUp: async (_, { input }, context) => {
      const { name, email, password, identity, sharedBy } = input;
      const body = {
        Name: name,
        Email: email,
        Password: password,
        ...(identity != null && { Identity: identity }),
        // One that is no id is nobody's, and keeps no one from signing up.
        ...(sharedBy != null && isId(sharedBy) && { SharedBy: sharedBy }),
      };
      return begin(context, await context.upstream.visitor(accountCalls.signUp, { body }));
    },
    signOut: async (_, __, context) => {
      try {
        await context.own?.call(accountCalls.signOut);
      } catch (error) {
        // A session that is over already is signed out.
        if (!(error instanceof Refusal && error.code === 'UNAUTHENTICATED')) throw error;
      }
      context.asker.cookie.clear();
      context.actAs(undefined);
      return true;
    },
    revokeSession: async (_, { input }, context) => {
      await context.member().call(accountCalls.revokeSession, { params: { id: input.sessionId } });
      return requireViewer(context);
    },
    createAccessToken: async (_, { input }, context) => {
      const body = { Name: input.name, Expires: input.expiresAt ?? null };
      const made = await renameField(
        context.member().call(accountCalls.createAccessToken, { body }),
        { expires: 'expiresAt' },
      );
      return { ...made.accessToken, token: made.token };
    },
    revokeAccessToken: async (_, { input }, context) => {
      const params = { id: input.accessTokenId };
      await context.member().call(accountCalls.revokeAccessToken, { params });
      return requireViewer(context);
    },
    setWeakFlags: async (_, { input }, context) => {
      const body = flagsOf(input.flags);
      await context.member().call(accountCalls.setWeakFlags, { body });
      return requireViewer(context);
    },
  },
};
