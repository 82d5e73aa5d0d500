import type { FastifyInstance } from 'fastify';
import { questCalls } from '@whaletide/schema/domains/quests/rest.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { fillQuests } from './store/definitions.ts';
import { claimReward, questsOf } from './store/quests.ts';

export const questRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { database, events, now } = services;
  await fillQuests(database.db, now());
  const listed = [
    [questCalls.rookie, 'ROOKIE'],
    [questCalls.weekly, 'WEEKLY'],
    [questCalls.daily, 'DAILY'],
    [questCalls.chore, 'CHORE'],
  ] as const;
  for (const [call, type] of listed) {
    route(app, call, async ({ caller }) => ({
      data: await questsOf(database.db, caller.id, { type }, now()),
    }));
  }

  route(app, questCalls.byIds, async ({ caller, query }) => {
    const chosen = query.ids === undefined ? {} : { ids: idList(query.ids) };
    return { data: await questsOf(database.db, caller.id, chosen, now()) };
  });

  route(app, questCalls.claim, ({ caller, body }) =>
    claimReward(database, events, caller.id, body.id, now()),
  );
};
