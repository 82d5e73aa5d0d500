import type { FastifyInstance } from 'fastify';
import { notificationCalls } from '@whaletide/schema/rest/notifications.ts';
import { route } from '../../http/route.ts';
import { badInput } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { markRead, notificationsOf } from './store.ts';

export const notificationRoutes = (
  app: FastifyInstance,
  { database: { db }, now }: Services,
): void => {
  route(app, notificationCalls.list, ({ caller, query }) => notificationsOf(db, caller.id, query));

  route(app, notificationCalls.markRead, async ({ caller, body }) => {
    const ids = body.all ? 'all' : body.idList;
    if (ids === undefined) throw badInput('请选择要标记为已读的通知', 'idList');
    await markRead(db, caller.id, ids, now());
    return { ok: true as const };
  });
};
