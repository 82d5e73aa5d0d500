import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import {
  serviceAccountCalls,
  type ServiceAccountToken,
} from '@whaletide/schema/domains/service-accounts/rest.ts';
import type { ServiceScope } from '@whaletide/schema/domains/service-accounts/rules.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { PASSWORD } from '#tests/support/demo.ts';
import type { RestClient } from './rest.ts';

/** Makes a service account in the name of an administrator, by their session. */
export const makeServiceAccount = async (
  rest: RestClient,
  session: string,
  wanted: { Organization?: string; Name: string; Scopes: ServiceScope[] },
): Promise<ServiceAccountToken> => {
  await rest.ask(verificationCalls.grantProtection, { body: { password: PASSWORD } }, session);
  const Expires = new Date(Date.now() + DAY).toISOString();
  const body = { Description: '', Expires, ...wanted };
  return rest.ask(serviceAccountCalls.create, { body }, session);
};
