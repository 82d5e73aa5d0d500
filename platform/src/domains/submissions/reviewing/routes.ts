import type { FastifyInstance } from 'fastify';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { failedWorks } from '../store/works.ts';
import { removeWork, reviewWork, setWorkStatus } from './works.ts';

/** Calls by which those who manage a competition review its works. */
export const reviewingRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, reviewingCalls.failed, ({ caller, params, query }) =>
    failedWorks(db, { caller, now: services.now() }, { competitionId: params.id, ...query }),
  );

  route(app, reviewingCalls.review, ({ caller, params, body }) =>
    reviewWork(services, caller, {
      workId: params.id,
      score: body.Score,
      comment: body.Comment,
    }),
  );

  route(app, reviewingCalls.setStatus, ({ caller, params, body }) =>
    setWorkStatus(services, caller, {
      workId: params.id,
      invalidated: body.Status === workStatus.invalidated,
      reason: body.Reason ?? '',
    }),
  );

  route(app, reviewingCalls.remove, async ({ caller, params }) => {
    await removeWork(services, caller, params.id);
    return { ok: true as const };
  });
};
