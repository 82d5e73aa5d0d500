import type { FastifyInstance } from 'fastify';
import { closureCalls as calls } from '@whaletide/schema/domains/account/rest/closure.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { closeAccount, closureBlockers, closureLosses, type ClosureParts } from './closure.ts';
import type { PasswordHasher } from './passwords.ts';
import { requireSession } from './protection.ts';

/** 注销账号, by its member. */
export const closureRoutes = (
  app: FastifyInstance,
  services: Services,
  parts: { hasher: PasswordHasher } & Pick<ClosureParts, 'blockers' | 'losses' | 'tell'>,
): void => {
  const { database, now } = services;

  route(app, calls.blockers, async ({ caller }) => {
    requireSession(caller, '请登录后再查看');
    const blockers = await closureBlockers(database.db, parts, caller.id, now());
    return {
      data: blockers.map(({ kind, id, title }) => ({ Kind: kind, Target: id, Title: title })),
    };
  });

  route(app, calls.losses, async ({ caller }) => {
    requireSession(caller, '请登录后再查看');
    const losses = await closureLosses(database.db, parts, caller.id);
    return { data: losses.map(({ kind, count }) => ({ Kind: kind, Count: count })) };
  });

  route(app, calls.close, ({ caller, body }) => closeAccount(services, parts, caller, body));
};
