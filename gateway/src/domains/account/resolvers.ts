import { accountCalls, type AuthUser } from '@whaletide/schema/domains/account/rest/account.ts';
import { flagsOf, toWeakFlags } from '@whaletide/schema/domains/account/rules/weak-flags.ts';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { levelProgress } from '@whaletide/schema/domains/growth/rules/growth.ts';
import { ofCaller } from '#graphql/ahead.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { isId } from '#graphql/ids.ts';
import { Refusal } from '#refusal.ts';
import { beginSession, endSession } from './sessions.ts';
import { requireViewer } from '#graphql/viewer.ts';

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
    endSession(context);
    return null;
  }
};

export const resolvers: Resolvers = {
  Query: {
    viewer: (_, __, context) => viewer(context),
  },
  Viewer: {
    member: (user) => user,
    level: (user) => levelProgress(user.GrowthScore),
    wallet: ofCaller((_, context) =>
      context.member().call(growthCalls.wallet, { query: { Type: 'WHALECOIN' } }),
    ),
    unreadNotificationsCount: ofCaller(async (_, context) => {
      const query = { page: 1, perPage: 1, hasRead: false };
      const page = await context.member().call(notificationCalls.list, { query });
      return page.totalNum;
    }),
    unreadChatMessagesCount: ofCaller(async (_, context) => {
      const query = { page: 1, perPage: 1, hasRead: false, type: 'CHAT' as const };
      const page = await context.member().call(notificationCalls.list, { query });
      return page.totalNum;
    }),
    weakFlags: ofCaller(async (_, context) =>
      toWeakFlags(await context.member().call(accountCalls.weakFlags)),
    ),
    sessions: ofCaller(
      async (_, context) => (await context.member().call(accountCalls.sessions)).data,
    ),
    accessTokens: ofCaller(
      async (_, context) => (await context.member().call(accountCalls.accessTokens)).data,
    ),
  },
  WeakFlag: {
    name: ({ name }) => name,
    isOn: ({ isOn }) => isOn,
    number: ({ number }) => number,
    text: ({ text }) => text,
  },
  AccessToken: {
    /** Beside the document only in the answer that made it. */
    token: (parent) => parent.token ?? null,
  },
  Mutation: {
    signIn: async (_, { input }, context) => {
      const { device } = context.asker;
      const more = device === undefined ? {} : { body: { device } };
      return beginSession(context, await inputs.signIn.visit(context.upstream, input, more));
    },
    signUp: async (_, { input: { sharedBy, ...input } }, context) => {
      // A code that is no id belongs to no member; it doesn't prevent signing up.
      const sharer = sharedBy != null && isId(sharedBy) ? { sharedBy } : {};
      const { device } = context.asker;
      const marks = {
        ...(input.bindOAuth && { OAuthTicket: context.asker.oauth ?? 'none' }),
        ...(device !== undefined && { device }),
      };
      const own = { ...input, ...sharer };
      const signedIn = await inputs.signUp.visit(context.upstream, own, { body: marks });
      if (input.bindOAuth) context.asker.cookie.keepOAuth(null);
      return beginSession(context, signedIn);
    },
    signOut: async (_, __, context) => {
      try {
        await context.own?.call(accountCalls.signOut);
      } catch (error) {
        // A session that is over already is signed out.
        if (!(error instanceof Refusal && error.code === 'UNAUTHENTICATED')) throw error;
      }
      endSession(context);
      return true;
    },
    signOutEverywhere: async (_, { input }, context) => {
      await inputs.signOutEverywhere.send(context.member(), input);
      if (!input.includingThis) return requireViewer(context);
      endSession(context);
      return null;
    },
    revokeSession: async (_, { input }, context) => {
      await inputs.revokeSession.send(context.member(), input);
      return requireViewer(context);
    },
    createAccessToken: async (_, { input }, context) => {
      const made = await inputs.createAccessToken.send(context.member(), {
        ...input,
        expiresAt: input.expiresAt ?? null,
      });
      return { ...made.accessToken, token: made.token };
    },
    revokeAccessToken: async (_, { input }, context) => {
      await inputs.revokeAccessToken.send(context.member(), input);
      return requireViewer(context);
    },
    setWeakFlags: async (_, { input }, context) => {
      // Not bound to its call, whose body has no keys of its own: it is the map of these.
      const body = flagsOf(input.flags.map(({ name, value }) => ({ name, ...value })));
      await context.member().call(accountCalls.setWeakFlags, { body });
      return requireViewer(context);
    },
  },
};
