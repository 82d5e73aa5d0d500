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
    route(app, call, async ({ viewer }) => ({
      data: await questsOf(database.db, viewer.id, chosen, now()),
    }));
  }

  route(app, questCalls.byIds, async ({ viewer, query }) => {
    const ids = query.ids === undefined ? null : idList(query.ids);
    const chosen = quests.filter(({ id }) => ids === null || ids.includes(id));
    return { data: await questsOf(database.db, viewer.id, chosen, now()) };
  });

  route(app, questCalls.claim, ({ viewer, body }) =>
    claimReward(database, events, viewer.id, body.id, now()),
  );
};
