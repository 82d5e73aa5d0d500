import type { FastifyInstance } from 'fastify';
import { recommendationCalls } from '@whaletide/schema/domains/recommendations/rest.ts';
import { recommendationTypes } from '@whaletide/schema/domains/recommendations/rules.ts';
import { fromWire } from '@whaletide/schema/kinds.ts';
import { mayWrite } from '#http/caller.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { recommend } from './store.ts';

/**
 * Registers the routes for members and things to follow.
 */
export const recommendationRoutes = (app: FastifyInstance, services: Services): void => {
  route(app, recommendationCalls.list, ({ query: { type, not, perPage }, caller }) =>
    recommend(services, caller.id, {
      type: fromWire(recommendationTypes, type),
      not: not?.split(',') ?? [],
      perPage,
      counts: mayWrite(caller),
    }),
  );
};
