import type { FastifyInstance } from 'fastify';
import { badgeCalls } from '@whaletide/schema/rest/badges.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { badgesOf } from './store.ts';

export const badgeRoutes = (app: FastifyInstance, { database: { db } }: Services): void => {
  route(app, badgeCalls.ofMembers, async ({ query }) => ({
    data: await badgesOf(db, idList(query.User)),
  }));
};
