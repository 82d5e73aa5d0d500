import type { FastifyInstance } from 'fastify';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { MAX_PER_PAGE } from '@whaletide/schema/shared/rules/paging.ts';
import { idList, pageOf, pageWindow } from '#http/paging.ts';
import { route } from '#http/route.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { Services } from '#services.ts';
import { isShownTo } from '../members/store.ts';
import { authorizationOf, createColumn, updateColumn } from './authoring.ts';
import { addLab, removeLab } from './collecting.ts';
import { moveLab, placeIn } from './ordering.ts';
import { columnsOfLabs } from './of-projects.ts';
import { setRelatedColumns } from './related.ts';
import { removeColumn } from './removing.ts';
import { columnById, columnsByIds, labsIn, listColumns, newestLabsOf } from './store.ts';
import { subscribe, subscribersOf, subscriptionsOf, unsubscribe } from './subscriptions.ts';

/** Columns, their projects and who follows them. */
export const columnRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, columnCalls.list, async ({ query, caller }) => {
    if (query.ids !== undefined) {
      const found = await columnsByIds(db, idList(query.ids), caller);
      return pageOf(found, found.length, { page: 1, perPage: MAX_PER_PAGE });
    }
    if (query.subscribed && caller === null) throw new Refusal('UNAUTHENTICATED', '请先登录');
    const { Owner } = query;
    if (Owner !== undefined && !(await isShownTo(db, Owner, caller?.id ?? null)))
      return pageOf([], 0, pageWindow(query));
    return listColumns(db, {
      ...query,
      followedBy: query.subscribed && caller ? caller.id : null,
    });
  });

  route(app, columnCalls.one, ({ params, caller }) => columnById(db, params.id, caller));

  route(app, columnCalls.labs, ({ params, query, caller }) =>
    labsIn(
      db,
      params.id,
      { ...query, ids: query.ids === undefined ? undefined : idList(query.ids) },
      caller,
    ),
  );

  route(app, columnCalls.labsOf, async ({ query }) => ({
    data: await newestLabsOf(db, idList(query.Column), query.perPage),
  }));

  route(app, columnCalls.ofLabs, async ({ query }) => ({
    data: await columnsOfLabs(db, idList(query.Lab), query.perPage),
  }));

  route(app, columnCalls.subscribe, ({ body, caller }) => subscribe(services, caller, body.Column));

  route(app, columnCalls.unsubscribe, ({ query, caller }) =>
    unsubscribe(services, caller, query.column),
  );

  route(app, columnCalls.subscriptions, async ({ query, caller }) => ({
    data: await subscriptionsOf(db, caller.id, query.ids === undefined ? null : idList(query.ids)),
  }));

  route(app, columnCalls.subscribers, ({ query, caller }) => subscribersOf(db, caller, query));

  route(app, columnCalls.authorization, ({ caller }) => authorizationOf(db, caller));

  route(app, columnCalls.create, ({ body, caller }) => createColumn(services, caller, body));

  route(app, columnCalls.update, ({ params, body, caller }) =>
    updateColumn(services, caller, params.id, body),
  );

  route(app, columnCalls.remove, async ({ params, caller }) => {
    await removeColumn(services, caller, params.id);
    return { ok: true as const };
  });

  route(app, columnCalls.addLab, ({ params, caller }) =>
    addLab(services, caller, params.id, params.labId),
  );

  route(app, columnCalls.place, ({ params, caller }) =>
    placeIn(db, params.id, params.labId, caller),
  );

  route(app, columnCalls.moveLab, ({ params, body, caller }) =>
    moveLab(services, caller, { ...params, before: body.Before }),
  );

  route(app, columnCalls.removeLab, ({ params, caller }) =>
    removeLab(services, caller, params.id, params.labId),
  );

  route(app, columnCalls.setRelated, async ({ params, body, caller }) => {
    await setRelatedColumns(services, caller, params.id, body.RelatedColumns);
    return { ok: true as const };
  });
};
