import type { FastifyInstance } from 'fastify';
import { authorizationCalls } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import {
  authorizationsOfStage,
  decideAuthorization,
  ownAuthorizations,
  submitAuthorization,
} from './authorizations.ts';
import { failedWorks } from './store/works.ts';
import { removeWork, rescoreTask, reviewWork, setWorkStatus } from './managing.ts';

/** Qualification reviews, and what who manages a competition does with its works. */
export const reviewingRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, authorizationCalls.list, async ({ caller, query }) => ({
    data: await ownAuthorizations(db, caller.id, {
      stageIds: idList(query.Stage),
      competitionId: query.Competition,
    }),
  }));

  route(app, authorizationCalls.submit, ({ caller, body }) =>
    submitAuthorization(services, caller, {
      competitionId: body.Competition,
      stageId: body.Stage,
      inputs: body.AgreementResults,
    }),
  );

  route(app, authorizationCalls.ofStage, ({ caller, params, query }) => {
    const { page, perPage, Status: status } = query;
    return authorizationsOfStage(db, caller, { stageId: params.id, page, perPage, status });
  });

  route(app, authorizationCalls.review, ({ caller, params, body }) =>
    decideAuthorization(services, caller, {
      id: params.id,
      status: body.AuthorizeStatus,
      reason: body.AuthorizeDenyReason ?? '',
    }),
  );

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

  route(app, reviewingCalls.rescore, async ({ caller, params }) => ({
    queued: await rescoreTask(services, caller, params.id),
  }));
};
