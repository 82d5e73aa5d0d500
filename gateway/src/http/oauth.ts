import {
  oauthCalls,
  type OAuthOutcome,
  oauthProviders,
} from '@whaletide/schema/domains/account/rest/oauth.ts';
import { safeRedirect } from '@whaletide/schema/domains/account/rules/redirect.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Upstream } from '../upstream/client.ts';
import { Deadline } from '../upstream/deadline.ts';
import type { RateLimits } from './rate-limits.ts';
import { readOAuth, readSession, type SessionCookies } from './session.ts';

interface OAuthParts {
  upstream: Upstream;
  requestDeadline: number;
  cookies: SessionCookies;
  rates: RateLimits;
}

/** Why nothing came of it, as the page that is shown knows it (web: oauth-problems.ts). */
const problemOf = (error: unknown): string => {
  if (!(error instanceof Refusal)) return 'failed';
  if (error.restField === 'identity') return 'taken';
  if (error.restField === 'account') return 'stopped';
  if (error.code === 'FORBIDDEN') return 'browser';
  return error.code === 'BAD_USER_INPUT' ? 'expired' : 'failed';
};

const settings = '/home/user/setting/account';
const withRedirect = (path: string, redirect: string | null) =>
  redirect === null ? path : `${path}?redirect=${encodeURIComponent(redirect)}`;

/**
 * `GET /auth/oauth/:provider/callback`: where another site sends a browser back. The state has to be
 * the one that this browser keeps, so that no one is signed in to, or bound with, a sign-in that
 * someone else began. What went wrong is a word in the address, never a text of the other site's.
 */
export const oauthRoutes = (
  app: FastifyInstance,
  { upstream, requestDeadline, cookies, rates }: OAuthParts,
): void => {
  const goOn = (reply: FastifyReply, outcome: OAuthOutcome): string => {
    const { Outcome, Redirect, SignedIn, Ticket } = outcome;
    void reply.header(
      'set-cookie',
      Ticket === null ? cookies.dropOAuth() : cookies.keepOAuth(Ticket),
    );
    if (SignedIn) {
      const { jwt, expiresAt, device } = SignedIn;
      void reply.header('set-cookie', cookies.begin(jwt, new Date(expiresAt)));
      void reply.header('set-cookie', cookies.remember(device));
    }
    switch (Outcome) {
      case 'SIGNED_IN':
        return safeRedirect(Redirect);
      case 'BOUND':
        return `${settings}?oauth=bound`;
      case 'CONTINUE':
        return withRedirect('/auth/oauth', Redirect);
      case 'SIGN_UP':
        return withRedirect('/auth/register', Redirect);
    }
  };

  app.get<{ Params: { provider: string }; Querystring: Record<string, unknown> }>(
    '/auth/oauth/:provider/callback',
    async (request, reply) => {
      const token = readSession(request.headers, cookies);
      await rates.operation(token, request.ip);
      void reply.header('cache-control', 'no-store');
      const failed = (problem: string) => {
        void reply.header('set-cookie', cookies.dropOAuth());
        const page = token === undefined ? '/auth/communityLogin' : settings;
        return reply.redirect(`${page}?oauth=${problem}`);
      };
      const provider = oauthProviders.find((known) => known === request.params.provider);
      const { code, state } = request.query;
      if (!provider || typeof state !== 'string' || state !== readOAuth(request.headers, cookies))
        return failed('expired');
      if (typeof code !== 'string' || code === '' || code.length > 1_000) return failed('denied');
      const scope = upstream.for({
        requestId: request.id,
        clientAddress: request.ip,
        userAgent: request.headers['user-agent'],
        deadline: new Deadline(requestDeadline),
      });
      const input = { params: { provider }, body: { Code: code, State: state } };
      try {
        const asVisitor = () => scope.visitor(oauthCalls.finish, input);
        const outcome =
          token === undefined
            ? await asVisitor()
            : await scope
                .as(token)
                .call(oauthCalls.finish, input)
                .catch((error: unknown) => {
                  // The session is over: nothing was looked at yet, and who signs in needs none.
                  if (error instanceof Refusal && error.code === 'UNAUTHENTICATED')
                    return asVisitor();
                  throw error;
                });
        return reply.redirect(goOn(reply, outcome));
      } catch (error) {
        if (!(error instanceof Refusal))
          request.log.error({ err: error }, 'coming back from another site failed');
        return failed(problemOf(error));
      }
    },
  );
};
