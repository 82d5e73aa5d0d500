import type { FastifyInstance } from 'fastify';
import { trackingCalls } from '@whaletide/schema/domains/tracking/rest.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { listCounts, trackCounter } from './store.ts';

/** Name among the events by which browsers report failures. */
const FAILURE = 'client_error';

export const trackingRoutes = (app: FastifyInstance, services: Services): void => {
  const { database, tracking, log, now } = services;
  const count = trackCounter(database.db);

  route(app, trackingCalls.record, async ({ caller, body }) => {
    const moment = now();
    const { Client, Events } = body;
    await count(Events, moment);
    for (const { Name, Text } of Events)
      if (Name === FAILURE) log.warn({ failure: Text }, 'a page failed in a browser');
    tracking.take(
      Events.map((event) => ({
        ...event,
        Date: moment.toISOString(),
        ...(Client !== undefined && { Client }),
        ...(caller && { User: caller.id }),
      })),
    );
    return { ok: true as const };
  });

  route(app, trackingCalls.counts, ({ caller, query }) => listCounts(database.db, caller, query));
};
