import type { FastifyInstance } from 'fastify';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { levels } from '@whaletide/schema/domains/growth/rules/growth.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { privileges } from './privileges.ts';
import { entriesOf } from './store/entries.ts';
import { balanceOf, walletOf } from './store/ledger.ts';
import { receiveWeeklyBonus, weeklyBonusOf } from './store/weekly-bonus.ts';

export const growthRoutes = (app: FastifyInstance, { database, now }: Services): void => {
  const { db } = database;
  route(app, growthCalls.levels, async () => ({ data: [...levels] }));

  route(app, growthCalls.privileges, async () => ({ data: [...privileges] }));

  route(app, growthCalls.wallet, async ({ caller, query }) => ({
    Type: query.Type,
    Balance: await balanceOf(db, walletOf(caller.id)),
  }));

  route(app, growthCalls.walletEntries, ({ caller, query }) =>
    entriesOf(db, walletOf(caller.id), query),
  );

  route(app, growthCalls.weeklyBonus, ({ caller }) => weeklyBonusOf(db, caller.id, now()));

  route(app, growthCalls.receiveWeeklyBonus, ({ caller }) =>
    receiveWeeklyBonus(database, caller.id, now()),
  );
};
