import {
  ServiceAccount,
  ServiceAccountToken,
} from '@whaletide/schema/domains/service-accounts/rest.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const serviceAccounts = {
  resolvers: [resolvers],
  restTypes: { ServiceAccount, ServiceAccountPayload: ServiceAccountToken },
  enums: { ServiceAccountScope: { values: { READ: 'read', WRITE: 'write' } } },
  inputs,
} satisfies Domain;
