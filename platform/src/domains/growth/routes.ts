import type { FastifyInstance } from 'fastify';
import { growthCalls } from '@whaletide/schema/rest/growth.ts';
import { levels } from '@whaletide/schema/rules/growth.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { privileges } from './privileges.ts';
import { balanceOf, walletOf } from './store/ledger.ts';

export const growthRoutes = (app: FastifyInstance, { database: { db } }: Services): void => {
  route(app, growthCalls.levels, async () => ({ data: [...levels] }));

  route(app, growthCalls.privileges, async () => ({ data: [...privileges] }));

  route(app, growthCalls.wallet, async ({ caller, query }) => ({
    Type: query.Type,
    Balance: await balanceOf(db, walletOf(caller.id)),
  }));
};
