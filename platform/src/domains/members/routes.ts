import type { FastifyInstance } from 'fastify';
import { memberCalls } from '@whaletide/schema/rest/members.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { memberById, membersByIds, toMember } from './store.ts';

export const memberRoutes = (app: FastifyInstance, { database: { db } }: Services): void => {
  route(app, memberCalls.byIds, async ({ query }) => ({
    data: (await membersByIds(db, idList(query.ids))).map(toMember),
  }));

  route(app, memberCalls.get, async ({ params }) => {
    const row = await memberById(db, params.id);
    if (!row) throw notFound('用户');
    return toMember(row);
  });
};
