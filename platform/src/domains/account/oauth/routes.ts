import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  oauthCalls as calls,
  oauthProviders,
} from '@whaletide/schema/domains/account/rest/oauth.ts';
import type { Caller } from '#http/caller.ts';
import { goneSignal, route } from '#http/route.ts';
import type { Services } from '#services.ts';
import type { PasswordHasher } from '../passwords.ts';
import { checkPassword, requireSession } from '../protection.ts';
import { requireSecondStep } from '../second-step.ts';
import { beginOAuth, finishOAuth, signInByTicket } from './flow.ts';
import { bindingsOf, unbind } from './identities.ts';
import { provedBy } from './tickets.ts';

const userAgentOf = (request: FastifyRequest) => request.headers['user-agent'] ?? '';

/** Signing in with identities of other sites, and binding them. */
export const oauthRoutes = (
  app: FastifyInstance,
  services: Services,
  hasher: PasswordHasher,
): void => {
  const { config, database, now } = services;

  const prove = async (caller: Caller, proof: { password: string; code?: string }) => {
    requireSession(caller);
    await checkPassword(services, hasher, caller.id, proof.password);
    await requireSecondStep(services, caller.id, proof.code);
  };

  route(app, calls.bindings, ({ caller }) => bindingsOf(database.db, caller.id));

  // Without an address of its own, other sites can't send browsers back here.
  route(app, calls.providers, async () => ({
    data: oauthProviders.filter(
      (name) => services.oauthProviders[name] && config.publicOrigins.length > 0,
    ),
  }));

  route(app, calls.begin, ({ params: { provider }, body, address }) =>
    beginOAuth(services, { provider, redirect: body.Redirect, binding: null, address }),
  );

  route(app, calls.beginBinding, async ({ params: { provider }, body, caller, address }) => {
    await prove(caller, body);
    return beginOAuth(services, { provider, binding: caller, address });
  });

  route(app, calls.finish, ({ params: { provider }, body, caller, address, request, reply }) =>
    finishOAuth(services, { provider, code: body.Code, state: body.State }, caller, {
      address,
      userAgent: userAgentOf(request),
      gone: goneSignal(reply),
    }),
  );

  route(app, calls.pending, async ({ body }) => {
    const proved = await provedBy(database.db, body.Ticket, now());
    return { Provider: proved?.provider ?? null, Name: proved?.name ?? null };
  });

  route(app, calls.signIn, ({ body: { Ticket, ...missing }, address, request, reply }) =>
    signInByTicket(services, Ticket, missing, {
      address,
      userAgent: userAgentOf(request),
      gone: goneSignal(reply),
    }),
  );

  route(app, calls.unbind, async ({ params: { provider }, body, caller }) => {
    await prove(caller, body);
    await unbind(services, caller.id, provider);
    return { ok: true as const };
  });
};
