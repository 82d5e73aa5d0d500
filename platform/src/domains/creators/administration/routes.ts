import type { FastifyInstance } from 'fastify';
import { creatorAdminCalls as calls } from '@whaletide/schema/domains/creators/rest/creator-admin.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { route } from '#http/route.ts';
import { forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
import { payExchange, returnExchange } from '../exchanges/deciding.ts';
import { setFeatured } from '../plan.ts';
import { administeredCreators } from './creators.ts';
import { allExchanges } from './exchanges.ts';
import { rateableDatasets, rateDataset } from './ratings.ts';
import { recordViolation, withdrawViolation } from './violations.ts';

const requireAdmin = (caller: Caller) => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以管理创作者计划');
};

/** Routes of the creator programme for administrators. */
export const creatorAdminRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, calls.creators, async ({ query, caller }) => {
    requireAdmin(caller);
    return administeredCreators(db, query);
  });

  route(app, calls.recordViolation, async ({ params, body, caller }) => {
    requireAdmin(caller);
    return recordViolation(services, caller, params.id, body.Reason);
  });

  route(app, calls.withdrawViolation, async ({ params, body, caller }) => {
    requireAdmin(caller);
    return withdrawViolation(services, caller, params.id, body.Reason);
  });

  route(app, calls.datasets, async ({ query, caller }) => {
    requireAdmin(caller);
    return rateableDatasets(db, query);
  });

  route(app, calls.rateDataset, async ({ params, body, caller }) => {
    requireAdmin(caller);
    return rateDataset(services, caller, params.id, body.Rating);
  });

  route(app, calls.exchanges, async ({ query, caller }) => {
    requireAdmin(caller);
    return allExchanges(db, query);
  });

  route(app, calls.payExchange, async ({ params, body, caller }) => {
    requireAdmin(caller);
    return payExchange(services, caller, params.id, body.Code);
  });

  route(app, calls.returnExchange, async ({ params, body, caller }) => {
    requireAdmin(caller);
    return returnExchange(services, caller, params.id, body.Reason);
  });

  route(app, calls.setFeatured, async ({ body, caller }) => {
    requireAdmin(caller);
    return setFeatured(services, caller, body.Featured);
  });
};
