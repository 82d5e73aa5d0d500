import type { FastifyInstance } from 'fastify';
import { questAdminCalls as calls } from '@whaletide/schema/domains/quests/rest.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { route } from '#http/route.ts';
import { forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
import { allQuests, createQuest, setQuestActive, updateQuest } from './administration.ts';

const requireAdmin = (caller: Caller) => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅站点管理员可以管理任务');
};

/** Registers the routes by which administrators of the site manage its quests. */
export const questAdminRoutes = (app: FastifyInstance, services: Services): void => {
  route(app, calls.list, async ({ query, caller }) => {
    requireAdmin(caller);
    return allQuests(services.database.db, query);
  });

  route(app, calls.create, async ({ body, caller }) => {
    requireAdmin(caller);
    return createQuest(services, caller, body);
  });

  route(app, calls.update, async ({ params, body, caller }) => {
    requireAdmin(caller);
    return updateQuest(services, caller, params.id, body);
  });

  route(app, calls.setActive, async ({ params, body, caller }) => {
    requireAdmin(caller);
    return setQuestActive(services, caller, params.id, body.Active);
  });
};
