import type { FastifyInstance } from 'fastify';
import { type QuestType, taskCalls } from '@whaletide/schema/rest/tasks.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { quests } from './definitions.ts';
import { claimReward, questsOf } from './store.ts';

const ofType = (type: QuestType) => quests.filter((quest) => quest.type === type);

export const taskRoutes = (app: FastifyInstance, services: Services): void => {
  const { database, events, now } = services;
  const listed = [
    [taskCalls.rookie, ofType('ROOKIE')],
    [taskCalls.weekly, ofType('WEEKLY')],
    [taskCalls.daily, ofType('DAILY')],
    [taskCalls.chore, ofType('CHORE')],
  ] as const;
  for (const [call, chosen] of listed) {
    route(app, call, async ({ viewer }) => ({
      data: await questsOf(database.db, viewer.id, chosen, now()),
    }));
  }

  route(app, taskCalls.byIds, async ({ viewer, query }) => {
    const ids = query.ids === undefined ? null : idList(query.ids);
    const chosen = quests.filter(({ id }) => ids === null || ids.includes(id));
    return { data: await questsOf(database.db, viewer.id, chosen, now()) };
  });

  route(app, taskCalls.claim, ({ viewer, body }) =>
    claimReward(database, events, viewer.id, body.id, now()),
  );
};
