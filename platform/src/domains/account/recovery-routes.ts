import type { FastifyInstance } from 'fastify';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import type { CodeSent } from '@whaletide/schema/domains/account/rest/verification.ts';
import { recoveryCalls as calls } from '@whaletide/schema/domains/account/rest/recovery.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { newCaptcha } from './captchas.ts';
import type { PasswordHasher } from './passwords.ts';
import { beginRecovery, type Recovery, resetPassword } from './recovery.ts';
import { beginSignUp } from './sign-up-codes.ts';

/** 忘记密码 by a code to a contact, and the code that proves an address at signing up. */
export const recoveryRoutes = (
  app: FastifyInstance,
  services: Services,
  hasher: PasswordHasher,
): void => {
  const delivering = new Set<Promise<void>>();
  // A stop waits for what was promised.
  app.addHook('onClose', () => Promise.all(delivering).then(() => undefined));

  route(app, calls.captcha, ({ address }) => newCaptcha(services, { address }));

  /** Answers before anything is looked up or sent. */
  const deliverAfter = ({ answer, deliver }: Recovery): CodeSent => {
    const delivery = deliver().finally(() => delivering.delete(delivery));
    delivering.add(delivery);
    return answer;
  };

  route(app, calls.send, async ({ body: { captcha, ...contact }, address }) =>
    deliverAfter(await beginRecovery(services, contact, { captcha, address })),
  );

  route(app, accountCalls.sendSignUpCode, async ({ body: { captcha, Email }, address }) =>
    deliverAfter(await beginSignUp(services, Email, { captcha, address })),
  );

  route(app, calls.reset, async ({ body, address }) => {
    const { accessTokens, ended } = await resetPassword(services, hasher, body, address);
    return { ok: true as const, AccessTokens: accessTokens, AccessTokensEnded: ended };
  });
};
