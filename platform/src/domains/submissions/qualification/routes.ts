import type { FastifyInstance } from 'fastify';
import { authorizationCalls } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import {
  authorizationsOfStage,
  decideAuthorization,
  ownAuthorizations,
  submitAuthorization,
} from './authorizations.ts';

/** Calls of qualification reviews. */
export const qualificationRoutes = (app: FastifyInstance, services: Services): void => {
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
};
