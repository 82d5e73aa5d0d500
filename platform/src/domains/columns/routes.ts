import type { FastifyInstance } from 'fastify';
import { columnCalls } from '@whaletide/schema/rest/columns.ts';
import { MAX_PER_PAGE } from '@whaletide/schema/rest/common.ts';
import { idList, pageOf } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { addLab, authorizationOf, createColumn, removeLab, updateColumn } from './authoring.ts';
import { setRelatedColumns } from './related.ts';
import { columnById, columnsByIds, labsIn, listColumns, newestLabsOf } from './store.ts';
import { subscribe, subscribersOf, subscriptionsOf, unsubscribe } from './subscriptions.ts';

/** Columns, their projects and who follows them (spec 3, sections 2 and 7). */
export const columnRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, columnCalls.list, async ({ query, viewer }) => {
    if (query.ids !== undefined) {
      const found = await columnsByIds(db, idList(query.ids));
      return pageOf(found, found.length, { page: 1, perPage: MAX_PER_PAGE });
    }
    if (query.subscribed && viewer === null) throw new Refusal('UNAUTHENTICATED', '请先登录');
    return listColumns(db, {
      ...query,
      followedBy: query.subscribed && viewer ? viewer.id : null,
    });
  });

  route(app, columnCalls.one, ({ params }) => columnById(db, params.id));

  route(app, columnCalls.labs, ({ params, query }) => labsIn(db, params.id, query));

  route(app, columnCalls.labsOf, async ({ query }) => ({
    data: await newestLabsOf(db, idList(query.Column), query.perPage),
  }));

  route(app, columnCalls.subscribe, ({ body, viewer }) => subscribe(services, viewer, body.Column));

  route(app, columnCalls.unsubscribe, ({ query, viewer }) =>
    unsubscribe(services, viewer, query.column),
  );

  route(app, columnCalls.subscriptions, async ({ query, viewer }) => ({
    data: await subscriptionsOf(db, viewer.id, query.ids === undefined ? null : idList(query.ids)),
  }));

  route(app, columnCalls.subscribers, ({ query, viewer }) => subscribersOf(db, viewer, query));

  route(app, columnCalls.authorization, ({ viewer }) => authorizationOf(db, viewer));

  route(app, columnCalls.create, ({ body, viewer }) => createColumn(services, viewer, body));

  route(app, columnCalls.update, ({ params, body, viewer }) =>
    updateColumn(services, viewer, params.id, body),
  );

  route(app, columnCalls.addLab, ({ params, viewer }) =>
    addLab(services, viewer, params.id, params.labId),
  );

  route(app, columnCalls.removeLab, ({ params, viewer }) =>
    removeLab(services, viewer, params.id, params.labId),
  );

  route(app, columnCalls.setRelated, async ({ params, body, viewer }) => {
    await setRelatedColumns(services, viewer, params.id, body.RelatedColumns);
    return { ok: true as const };
  });
};
