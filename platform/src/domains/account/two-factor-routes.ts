import type { FastifyInstance } from 'fastify';
import { twoFactorCalls as calls } from '@whaletide/schema/domains/account/rest/two-factor.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import type { PasswordHasher } from './passwords.ts';
import { requireProtection, requireSession } from './protection.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  twoFactorOf,
} from './two-factor.ts';

/** Turning the second step of signing in on and off, and its recovery codes. */
export const twoFactorRoutes = (
  app: FastifyInstance,
  services: Services,
  hasher: PasswordHasher,
): void => {
  route(app, calls.get, ({ caller }) => {
    requireSession(caller, '请登录后再查看');
    return twoFactorOf(services, caller.id);
  });

  route(app, calls.begin, async ({ caller }) => {
    await requireProtection(services, hasher, caller);
    return beginTwoFactor(services, caller.id);
  });

  route(app, calls.confirm, async ({ caller, body }) => {
    await requireProtection(services, hasher, caller);
    return confirmTwoFactor(services, caller.id, body.code);
  });

  route(app, calls.renewRecoveryCodes, ({ caller, body }) =>
    renewRecoveryCodes(services, hasher, caller, body),
  );

  route(app, calls.disable, async ({ caller, body }) => {
    await disableTwoFactor(services, hasher, caller, body);
    return { ok: true as const };
  });
};
