import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import {
  accessTokenProblem,
  signUpProblem,
} from '@whaletide/schema/domains/account/rules/account.ts';
import {
  scopes as allScopes,
  scopesProblem,
  unnamedScopes,
} from '@whaletide/schema/domains/account/rules/scopes.ts';
import { tokenKindProblem } from '@whaletide/schema/domains/account/rules/token-kinds.ts';
import { goneSignal, route } from '#http/route.ts';
import { forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { memberById, toAuthUser, toMember } from '../members/store.ts';
import { agentRoutes } from './agent-routes.ts';
import { closureRoutes } from './closure-routes.ts';
import { contactChangeRoutes } from './contact-change-routes.ts';
import type { ClosureParts } from './closure.ts';
import { emailLinkRoutes } from './email-link-routes.ts';
import { dataExportRoutes } from './exports/routes.ts';
import { oauthRoutes } from './oauth/routes.ts';
import { passwordHasher } from './passwords.ts';
import { changeProfile } from './profile.ts';
import { requireProtection, requireSession } from './protection.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { requireSecondStep } from './second-step.ts';
import { endAccessTokens, endCredential, endSessions, sessionsOf } from './sessions.ts';
import { signUp } from './sign-up.ts';
import { flagsOf, setFlags, signIn } from './store.ts';
import { accessTokensOf, createAccessToken } from './tokens.ts';
import { twoFactorRoutes } from './two-factor-routes.ts';
import { verificationRoutes } from './verification-routes.ts';

type Closing = Pick<ClosureParts, 'blockers' | 'losses' | 'tell'>;

const userAgentOf = (request: FastifyRequest) => request.headers['user-agent'] ?? '';

/** @param parts what other domains have to say and tell where an account is closed */
export const accountRoutes = (parts: Closing) => (app: FastifyInstance, services: Services) =>
  allRoutes(app, services, parts);

const allRoutes = (app: FastifyInstance, services: Services, parts: Closing): void => {
  const { config, database, events, now } = services;
  const { db } = database;
  const hasher = passwordHasher(config.limits);

  agentRoutes(app, services);
  verificationRoutes(app, services, hasher);
  recoveryRoutes(app, services, hasher);
  twoFactorRoutes(app, services, hasher);
  oauthRoutes(app, services, hasher);
  dataExportRoutes(app, services, hasher);
  closureRoutes(app, services, { hasher, ...parts });
  contactChangeRoutes(app, services);
  emailLinkRoutes(app, services);

  app.addHook('onClose', () => hasher.close());

  route(app, accountCalls.signIn, ({ body, address, request, reply }) =>
    signIn(services, hasher, body, {
      address,
      userAgent: userAgentOf(request),
      device: body.device,
      gone: goneSignal(reply),
    }),
  );

  route(app, accountCalls.signUp, async ({ body, address, request, reply }) => {
    const input = {
      name: body.Name.normalize('NFC').trim(),
      email: body.Email.trim(),
      password: body.Password,
      identity: body.Identity ?? null,
      sharedBy: body.SharedBy ?? null,
      ticket: body.OAuthTicket ?? null,
      emailCode: body.EmailCode ?? null,
    };
    refuseIf(signUpProblem(input));
    return signUp(services, hasher, input, {
      address,
      userAgent: userAgentOf(request),
      device: body.device,
      gone: goneSignal(reply),
    });
  });

  route(app, accountCalls.signOut, async ({ caller }) => {
    await endCredential(database, events, caller.kind, caller.id, caller.credentialId);
    return { ok: true as const };
  });

  route(app, accountCalls.current, async ({ caller }) => {
    // First, so that whatever the answer doesn't know yet comes after it.
    const lastEvent = await events.newestOf(caller.id);
    const row = await memberById(db, caller.id);
    if (!row) throw notFound('用户');
    return toAuthUser(row, lastEvent);
  });

  route(app, accountCalls.sessions, async ({ caller }) => ({
    data: await sessionsOf(db, caller, now()),
  }));

  route(app, accountCalls.signOutEverywhere, async ({ caller, query }) => {
    requireSession(caller);
    const except = query.IncludingThis ? undefined : caller.credentialId;
    await database.transaction(async (tx) => {
      await endSessions(tx, events, caller.id, except);
      if (query.AccessTokens) await endAccessTokens(tx, events, caller.id);
    });
    return { ok: true as const };
  });

  route(app, accountCalls.revokeSession, async ({ caller, params }) => {
    requireSession(caller);
    const ended = await endCredential(database, events, 'session', caller.id, params.id);
    if (!ended) throw notFound('登录会话');
    return { ok: true as const };
  });

  route(app, accountCalls.accessTokens, async ({ caller }) => ({
    data: await accessTokensOf(db, caller.id, now()),
  }));

  route(app, accountCalls.createAccessToken, async ({ caller, body }) => {
    // A leaked token must not be able to make itself a successor.
    if (caller.kind !== 'session') throw forbidden('请登录后再创建访问令牌');
    const { Kind: kind = 'person', Model: model = '', Harness: harness = '' } = body;
    const given = new Set(body.Scopes ?? unnamedScopes);
    const scopes = allScopes.filter((scope) => given.has(scope));
    refuseIf(
      accessTokenProblem({ name: body.Name, expiresAt: body.Expires }, now()) ??
        scopesProblem(scopes) ??
        tokenKindProblem(kind, { model, harness }),
    );
    // It outlives the session that makes it.
    await requireProtection(services, hasher, caller, body.password);
    await requireSecondStep(services, caller.id, body.code);
    const expires = body.Expires ? new Date(body.Expires) : null;
    const agent = { model, harness };
    return createAccessToken(services, caller, {
      name: body.Name,
      scopes,
      kind,
      ...agent,
      expires,
    });
  });

  route(app, accountCalls.revokeAccessToken, async ({ caller, params }) => {
    // A token may end itself, by signing out.
    requireSession(caller);
    const ended = await endCredential(database, events, 'token', caller.id, params.id);
    if (!ended) throw notFound('访问令牌');
    return { ok: true as const };
  });

  route(app, accountCalls.setProfile, async ({ caller, body }) =>
    toMember(await changeProfile(services, caller, body), caller.id),
  );

  route(app, accountCalls.weakFlags, ({ caller }) => flagsOf(db, caller.id));

  route(app, accountCalls.setWeakFlags, ({ caller, body }) =>
    setFlags(database, caller.id, body, config.limits.weakFlags),
  );
};
