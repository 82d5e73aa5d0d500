import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountCalls } from '@whaletide/schema/rest/account.ts';
import { accessTokenProblem, signUpProblem } from '@whaletide/schema/rules/account.ts';
import { goneSignal, route } from '../../http/route.ts';
import { forbidden, notFound, refuseIf } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { memberById, toAuthUser } from '../members/store.ts';
import { passwordHasher } from './passwords.ts';
import { requireSession } from './protection.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { endCredential, sessionsOf } from './sessions.ts';
import { flagsOf, setFlags, signIn, signUp } from './store.ts';
import { accessTokensOf, createAccessToken } from './tokens.ts';
import { verificationRoutes } from './verification-routes.ts';

const userAgentOf = (request: FastifyRequest) => request.headers['user-agent'] ?? '';

export const accountRoutes = (app: FastifyInstance, services: Services): void => {
  const { config, database, events, now } = services;
  const { db } = database;
  const hasher = passwordHasher(config.limits);

  verificationRoutes(app, services, hasher);
  recoveryRoutes(app, services, hasher);

  app.addHook('onClose', () => hasher.close());

  route(app, accountCalls.signIn, ({ body, address, request, reply }) =>
    signIn(services, hasher, body, {
      address,
      userAgent: userAgentOf(request),
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
    };
    refuseIf(signUpProblem(input));
    return signUp(services, hasher, input, {
      address,
      userAgent: userAgentOf(request),
      gone: goneSignal(reply),
    });
  });

  route(app, accountCalls.signOut, async ({ viewer }) => {
    await endCredential(database, events, viewer.kind, viewer.id, viewer.credentialId);
    return { ok: true as const };
  });

  route(app, accountCalls.current, async ({ viewer }) => {
    // First, so that whatever the answer doesn't know yet comes after it.
    const lastEvent = await events.newestOf(viewer.id);
    const row = await memberById(db, viewer.id);
    if (!row) throw notFound('用户');
    return toAuthUser(row, lastEvent);
  });

  route(app, accountCalls.sessions, async ({ viewer }) => ({
    data: await sessionsOf(db, viewer, now()),
  }));

  route(app, accountCalls.revokeSession, async ({ viewer, params }) => {
    requireSession(viewer);
    const ended = await endCredential(database, events, 'session', viewer.id, params.id);
    if (!ended) throw notFound('登录会话');
    return { ok: true as const };
  });

  route(app, accountCalls.accessTokens, async ({ viewer }) => ({
    data: await accessTokensOf(db, viewer.id),
  }));

  route(app, accountCalls.createAccessToken, async ({ viewer, body }) => {
    // A leaked token must not be able to make itself a successor.
    if (viewer.kind !== 'session') throw forbidden('请登录后再创建访问令牌');
    refuseIf(accessTokenProblem({ name: body.Name, expiresAt: body.Expires }, now()));
    return createAccessToken(database, {
      memberId: viewer.id,
      name: body.Name,
      expires: body.Expires ? new Date(body.Expires) : null,
      now: now(),
    });
  });

  route(app, accountCalls.revokeAccessToken, async ({ viewer, params }) => {
    // A token may end itself, by signing out.
    requireSession(viewer);
    const ended = await endCredential(database, events, 'token', viewer.id, params.id);
    if (!ended) throw notFound('访问令牌');
    return { ok: true as const };
  });

  route(app, accountCalls.weakFlags, ({ viewer }) => flagsOf(db, viewer.id));

  route(app, accountCalls.setWeakFlags, ({ viewer, body }) =>
    setFlags(database, viewer.id, body, config.limits.weakFlags),
  );
};
