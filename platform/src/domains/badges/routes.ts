import type { FastifyInstance } from 'fastify';
import { badgeAdminCalls, badgeCalls } from '@whaletide/schema/domains/badges/rest.ts';
import { idList } from '#http/paging.ts';
import { hasRole } from '#http/caller.ts';
import { route } from '#http/route.ts';
import { forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
import { settingsOf, toSetting, updateBadge } from './settings.ts';
import { badgesOf } from './store.ts';

export const badgeRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, badgeCalls.ofMembers, async ({ query }) => ({
    data: await badgesOf(db, idList(query.User)),
  }));

  route(app, badgeCalls.settings, async () => ({
    data: (await settingsOf(db)).map(toSetting),
  }));

  route(app, badgeAdminCalls.update, async ({ caller, body }) => {
    if (!hasRole(caller, 'admin')) throw forbidden('仅站点管理员可以管理徽章');
    return updateBadge(services, caller, body);
  });
};
