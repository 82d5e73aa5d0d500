import type { FastifyInstance } from 'fastify';
import {
  announcementAdminCalls,
  announcementCalls,
} from '@whaletide/schema/domains/announcements/rest/announcements.ts';
import { route } from '#http/route.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
import {
  allAnnouncements,
  createAnnouncement,
  endAnnouncement,
  publishAnnouncement,
  updateAnnouncement,
} from './administration.ts';
import { currentAnnouncements } from './store.ts';

const requireAdmin = (caller: Caller) => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅站点管理员可以管理公告');
};

/** Registers the routes of what the site tells its members, and of how administrators write it. */
export const announcementRoutes = (app: FastifyInstance, services: Services): void => {
  const { database, now } = services;

  route(app, announcementCalls.current, () => currentAnnouncements(database.db, now()));

  route(app, announcementAdminCalls.list, async ({ query, caller }) => {
    requireAdmin(caller);
    return allAnnouncements(database.db, query, now());
  });

  route(app, announcementAdminCalls.create, async ({ body, caller }) => {
    requireAdmin(caller);
    return createAnnouncement(services, caller, body);
  });

  route(app, announcementAdminCalls.update, async ({ params, body, caller }) => {
    requireAdmin(caller);
    return updateAnnouncement(services, caller, params.id, body);
  });

  route(app, announcementAdminCalls.publish, async ({ params, caller }) => {
    requireAdmin(caller);
    return publishAnnouncement(services, caller, params.id);
  });

  route(app, announcementAdminCalls.end, async ({ params, caller }) => {
    requireAdmin(caller);
    return endAnnouncement(services, caller, params.id);
  });
};
