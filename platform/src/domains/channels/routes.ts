import type { FastifyInstance } from 'fastify';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { idList, pageOf, pageWindow } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import {
  disenroll,
  enroll,
  statesOf,
  subscribe,
  subscriptionsOf,
  unsubscribe,
  view,
} from './following.ts';
import { channelById } from './store/access.ts';
import {
  createChannel,
  listChannels,
  recommendedChannels,
  setRecommended,
  toZone,
  updateChannel,
} from './store/channels.ts';
import { hotList } from './store/hot-list.ts';
import { addModerator, moderatedBy, moderatorsOf, removeModerator } from './store/moderators.ts';

/** Registers the routes for channels as a whole, their followers and moderators. */
export const channelRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, channelCalls.list, async ({ query: { ids, Name }, caller }) => ({
    data: await listChannels(
      db,
      { ids: ids === undefined ? ids : idList(ids), name: Name },
      caller,
    ),
  }));

  route(app, channelCalls.one, async ({ params, caller }) =>
    toZone(await channelById(db, params.id, caller)),
  );

  route(app, channelCalls.recommended, async () => ({ data: await recommendedChannels(db) }));

  route(app, channelCalls.setRecommended, async ({ body, caller }) => {
    await setRecommended(services, caller, body.Zones);
    return { ok: true as const };
  });

  route(app, channelCalls.hotList, async ({ query }) => ({
    data: await hotList(db, services.now(), query.maxCount),
  }));

  route(app, channelCalls.adminsOf, async ({ params, query, caller }) => {
    const { id } = await channelById(db, params.id, caller);
    const all = await moderatorsOf(db, [id]);
    if (query.noPaging) return pageOf(all, all.length, { page: 1, perPage: all.length });
    const { limit, offset } = pageWindow(query);
    return pageOf(all.slice(offset, offset + limit), all.length, query);
  });

  route(app, channelCalls.admins, async ({ query }) => ({
    data: await moderatorsOf(db, idList(query.Zone)),
  }));

  route(app, channelCalls.adminedBy, async ({ query }) => ({
    data: await moderatedBy(db, idList(query.User)),
  }));

  route(app, channelCalls.states, async ({ query, caller }) => ({
    data: await statesOf(db, caller, idList(query.ids)),
  }));

  route(app, channelCalls.subscriptions, async ({ caller }) => ({
    data: await subscriptionsOf(db, caller.id),
  }));

  route(app, channelCalls.subscribe, ({ body, caller }) => subscribe(services, caller, body.Zone));

  route(app, channelCalls.unsubscribe, ({ query, caller }) =>
    unsubscribe(services, caller, query.Zone),
  );

  route(app, channelCalls.enroll, ({ params, caller }) => enroll(services, caller, params.id));

  route(app, channelCalls.disenroll, ({ params, caller }) =>
    disenroll(services, caller, params.id),
  );

  route(app, channelCalls.view, ({ params, caller }) => view(services, caller, params.id));

  route(app, channelCalls.create, ({ body, caller }) => createChannel(services, caller, body));

  route(app, channelCalls.update, ({ params, body, caller }) =>
    updateChannel(services, caller, params.id, body),
  );

  route(app, channelCalls.addAdmin, ({ params, body, caller }) =>
    addModerator(services, caller, params.id, body.Account),
  );

  route(app, channelCalls.removeAdmin, ({ params, caller }) =>
    removeModerator(services, caller, params),
  );
};
