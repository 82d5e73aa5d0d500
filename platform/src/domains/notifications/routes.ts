import type { FastifyInstance } from 'fastify';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { route } from '#http/route.ts';
import type { MailSources } from '#mail/mail-source.ts';
import { badInput } from '#refusal.ts';
import type { Services } from '#services.ts';
import { setSettings, settingsOf } from './settings.ts';
import { markRead, notificationsOf } from './store.ts';
import { mailSubscription, unsubscribe } from './unsubscribing.ts';

/** @param mailed mails that links end, by kind */
export const notificationRoutes =
  (mailed: MailSources) =>
  (app: FastifyInstance, services: Services): void => {
    const { db } = services.database;

    route(app, notificationCalls.list, ({ caller, query }) =>
      notificationsOf(db, caller.id, query),
    );

    route(app, notificationCalls.markRead, async ({ caller, body }) => {
      const ids = body.all ? 'all' : body.idList;
      if (ids === undefined) throw badInput('请选择要标记为已读的通知', 'idList');
      await markRead(db, caller.id, ids, services.now());
      return { ok: true as const };
    });

    route(app, notificationCalls.settings, ({ caller }) => settingsOf(db, caller.id));

    route(app, notificationCalls.setSettings, ({ caller, body }) =>
      setSettings(services, caller.id, body),
    );

    route(app, notificationCalls.mailSubscription, ({ body }) =>
      mailSubscription(services, mailed, body.token),
    );

    route(app, notificationCalls.unsubscribe, ({ body }) =>
      unsubscribe(services, mailed, body.token),
    );
  };
