import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import { ClientUsage, DeprecatedUse } from '@whaletide/schema/domains/clients/rest.ts';
import { clientKinds } from '@whaletide/schema/domains/clients/rules.ts';
import type { Domain } from '#graphql/domain.ts';
import { resolvers } from './resolvers.ts';

export const clients = {
  resolvers: [resolvers],
  restTypes: { ClientUsage, ClientUsagePage: PageOf(ClientUsage), DeprecatedUse },
  enums: {
    ClientKind: {
      values: Object.fromEntries(clientKinds.map((kind) => [kind, kind])),
      rest: 'OTHERS',
    },
  },
} satisfies Domain;
