import { serviceAccountCalls as calls } from '@whaletide/schema/domains/service-accounts/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  createServiceAccount: calls.create,
  renewServiceAccountToken: calls.renew,
  revokeServiceAccount: calls.revoke,
});
