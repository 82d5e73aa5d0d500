import type { FastifyInstance } from 'fastify';
import { type QuestType, questCalls } from '@whaletide/schema/rest/quests.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { quests } from './definitions.ts';
import { claimReward, questsOf } from './store/quests.ts';

const ofType = (type: QuestType) => quests.filter((quest) => quest.type === type);

export const questRoutes = (app: FastifyInstance, services: Services): void => {
  const { database, events, now } = services;
  const listed = [
    [questCalls.rookie, ofType('ROOKIE')],
    [questCalls.weekly, ofType('WEEKLY')],
    [questCalls.daily, ofType('DAILY')],
    [questCalls.chore, ofType('CHORE')],
  ] as const;
  for (const [call, chosen] of listed) {
    route(app, call, async ({ caller }) => ({
      data: await questsOf(database.db, caller.id, chosen, now()),
    }));
  }

  route(app, questCalls.byIds, async ({ caller, query }) => {
    const ids = query.ids === undefined ? null : idList(query.ids);
    const chosen = quests.filter(({ id }) => ids === null || ids.includes(id));
    return { data: await questsOf(database.db, caller.id, chosen, now()) };
  });

  route(app, questCalls.claim, ({ caller, body }) =>
    claimReward(database, events, caller.id, body.id, now()),
  );
};
