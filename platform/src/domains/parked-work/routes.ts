import type { FastifyInstance } from 'fastify';
import { parkedWorkCalls as calls } from '@whaletide/schema/domains/parked-work/rest.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { route } from '#http/route.ts';
import { forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
import { giveUpJob, giveUpMail, retryJob, retryMail } from './deciding.ts';
import { parkedJobs, parkedMails } from './store.ts';

const requireAdmin = (caller: Caller) => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅站点管理员可以处理邮件和后台任务');
};
const done = { ok: true as const };

/** Registers the routes for work that failed too often and waits for an administrator. */
export const parkedWorkRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, calls.mails, async ({ query, caller }) => {
    requireAdmin(caller);
    return parkedMails(services, query);
  });

  route(app, calls.retryMail, async ({ body, caller }) => {
    requireAdmin(caller);
    await retryMail(services, caller, { key: body.Key, mayRepeat: body.MayRepeat });
    return done;
  });

  route(app, calls.giveUpMail, async ({ body, caller }) => {
    requireAdmin(caller);
    await giveUpMail(services, caller, { key: body.Key, reason: body.Reason });
    return done;
  });

  route(app, calls.jobs, async ({ query, caller }) => {
    requireAdmin(caller);
    return parkedJobs(db, query);
  });

  route(app, calls.retryJob, async ({ params, caller }) => {
    requireAdmin(caller);
    await retryJob(services, caller, params.id);
    return done;
  });

  route(app, calls.giveUpJob, async ({ params, body, caller }) => {
    requireAdmin(caller);
    await giveUpJob(services, caller, { id: params.id, reason: body.Reason });
    return done;
  });
};
