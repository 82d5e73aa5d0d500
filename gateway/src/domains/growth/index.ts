import { Level, Privilege, Wallet } from '@whaletide/schema/rest/growth.ts';
import type { Domain } from '../../graphql/domain.ts';
import { resolvers } from './resolvers.ts';

export const growth = {
  resolvers: [resolvers],
  restTypes: { Level, Privilege, Wallet },
} satisfies Domain;
