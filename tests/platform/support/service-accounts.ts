import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import {
  serviceAccountCalls,
  type ServiceAccountToken,
} from '@whaletide/schema/domains/service-accounts/rest.ts';
import type { ServiceScope } from '@whaletide/schema/domains/service-accounts/rules.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import type { TestPlatform } from './platform.ts';

const PASSWORD = 'a-long-password';

/** Proves the member in their session, for some minutes. */
export const protect = (platform: TestPlatform, by: { token: string }): Promise<unknown> =>
  platform.call(verificationCalls.grantProtection, { body: { password: PASSWORD } }, by);

interface Wanted {
  Organization?: string;
  Name?: string;
  Description?: string;
  Scopes?: ServiceScope[];
  Expires?: string;
}

/** Settings of a new account that is good for 30 days. */
export const newAccount = (platform: TestPlatform, wanted: Wanted = {}) => ({
  Name: '报名同步',
  Description: '',
  Scopes: ['read'] as ServiceScope[],
  Expires: new Date(platform.clock.now.getTime() + 30 * DAY).toISOString(),
  ...wanted,
});

/** Makes an account as an administrator does, who proves themselves before. */
export const serviceAccount = async (
  platform: TestPlatform,
  by: { token: string },
  wanted: Wanted = {},
): Promise<ServiceAccountToken> => {
  await protect(platform, by);
  const body = newAccount(platform, wanted);
  return platform.call(serviceAccountCalls.create, { body }, by);
};
