import type { FastifyInstance } from 'fastify';
import {
  questionnaireAdminCalls as adminCalls,
  questionnaireCalls as calls,
} from '@whaletide/schema/domains/announcements/rest/questionnaires.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { route } from '#http/route.ts';
import { forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
import {
  allQuestionnaires,
  closeQuestionnaire,
  createQuestionnaire,
  publishQuestionnaire,
  updateQuestionnaire,
} from './administration.ts';
import { questionnaireFor, recordQuestionnaire } from './answering.ts';
import { resultsOf, textsOf } from './results.ts';

const requireAdmin = (caller: Caller) => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅站点管理员可以管理问卷');
};

/** Resolvers of what members are asked, and of how administrators ask it and read the answers. */
export const questionnaireRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, calls.one, async ({ caller }) => ({
    code: 0 as const,
    data: await questionnaireFor(db, caller.id),
  }));

  route(app, calls.record, async ({ caller, body }) => {
    await recordQuestionnaire(services, caller.id, body);
    return { ok: true as const };
  });

  route(app, adminCalls.list, async ({ query, caller }) => {
    requireAdmin(caller);
    return allQuestionnaires(db, query);
  });

  route(app, adminCalls.create, async ({ body, caller }) => {
    requireAdmin(caller);
    return createQuestionnaire(services, caller, body);
  });

  route(app, adminCalls.update, async ({ params, body, caller }) => {
    requireAdmin(caller);
    return updateQuestionnaire(services, caller, params.id, body);
  });

  route(app, adminCalls.publish, async ({ params, caller }) => {
    requireAdmin(caller);
    return publishQuestionnaire(services, caller, params.id);
  });

  route(app, adminCalls.close, async ({ params, caller }) => {
    requireAdmin(caller);
    return closeQuestionnaire(services, caller, params.id);
  });

  route(app, adminCalls.results, async ({ params, caller }) => {
    requireAdmin(caller);
    return resultsOf(db, params.id);
  });

  route(app, adminCalls.texts, async ({ params, query, caller }) => {
    requireAdmin(caller);
    return textsOf(db, params.id, query);
  });
};
