import {
  type OAuthBindings,
  oauthCalls as calls,
  oauthProviders,
  type OAuthStart,
} from '@whaletide/schema/domains/account/rest/oauth.ts';
import { Type } from 'typebox';
import { ofCaller } from '#graphql/ahead.ts';
import type { GatewayContext } from '#graphql/context.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { requireViewer } from '#graphql/viewer.ts';
import { inputs } from './inputs.ts';
import { beginSession } from './sessions.ts';

const Provider = Type.Enum(oauthProviders);
export const PendingOAuth = Type.Object({ Provider, Name: Type.String() });
export const OAuthBinding = Type.Object({
  Provider,
  Name: Type.String(),
  CreatedAt: Type.String({ format: 'date-time' }),
});

/** The state stays with the browser that set out: a callback without it is refused. */
const setOut = async (answer: Promise<OAuthStart>, context: GatewayContext) => {
  const start = await answer;
  context.asker.cookie.keepOAuth(start.State);
  return start;
};

/** The specification has one key a site; here they are a list. */
const listOf = ({ Github, WeChat }: OAuthBindings) => [
  ...(Github
    ? [{ Provider: 'github' as const, Name: Github.Name, CreatedAt: Github.CreateDate }]
    : []),
  ...(WeChat
    ? [{ Provider: 'wechat' as const, Name: WeChat.Name, CreatedAt: WeChat.CreateDate }]
    : []),
];

/** Signing in with identities of other sites, and binding them. */
export const oauth: Resolvers = {
  Query: {
    pendingOAuth: async (_, __, { asker, upstream }) => {
      if (asker.oauth === undefined) return null;
      const body = { Ticket: asker.oauth };
      const { Provider, Name } = await upstream.visitor(calls.pending, { body });
      return Provider === null || Name === null ? null : { Provider, Name };
    },
  },
  Viewer: {
    oauthBindings: ofCaller(async (_, context) =>
      listOf(await context.member().call(calls.bindings)),
    ),
  },
  Site: {
    oauthProviders: async (_, __, { upstream }) => (await upstream.shared(calls.providers)).data,
  },
  Mutation: {
    beginOAuthSignIn: (_, { input }, context) =>
      setOut(inputs.beginOAuthSignIn.visit(context.upstream, input), context),
    beginOAuthBinding: (_, { input }, context) =>
      setOut(inputs.beginOAuthBinding.send(context.member(), input), context),
    continueOAuthSignIn: async (_, { input }, context) => {
      const body = { Ticket: context.asker.oauth ?? 'none' };
      const signedIn = await inputs.continueOAuthSignIn.visit(context.upstream, input, { body });
      context.asker.cookie.keepOAuth(null);
      return beginSession(context, signedIn);
    },
    unbindOAuth: async (_, { input }, context) => {
      await inputs.unbindOAuth.send(context.member(), input);
      return requireViewer(context);
    },
  },
};
