import type { FastifyInstance } from 'fastify';
import { recoveryCalls as calls } from '@whaletide/schema/domains/account/rest/recovery.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { newCaptcha } from './captchas.ts';
import type { PasswordHasher } from './passwords.ts';
import { beginRecovery, resetPassword } from './recovery.ts';

/** 忘记密码, by a code to a verified contact. */
export const recoveryRoutes = (
  app: FastifyInstance,
  services: Services,
  hasher: PasswordHasher,
): void => {
  const delivering = new Set<Promise<void>>();
  // A stop waits for what was promised.
  app.addHook('onClose', () => Promise.all(delivering).then(() => undefined));

  route(app, calls.captcha, ({ address }) => newCaptcha(services, { address }));

  route(app, calls.send, async ({ body: { captcha, ...contact }, address }) => {
    const { answer, deliver } = await beginRecovery(services, contact, { captcha, address });
    const delivery = deliver().finally(() => delivering.delete(delivery));
    delivering.add(delivery);
    return answer;
  });

  route(app, calls.reset, async ({ body, address }) => {
    const { accessTokens, ended } = await resetPassword(services, hasher, body, address);
    return { ok: true as const, AccessTokens: accessTokens, AccessTokensEnded: ended };
  });
};
