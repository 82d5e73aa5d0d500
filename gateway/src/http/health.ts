import { addressRule, LOOPBACK } from '@whaletide/server/addresses.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Siblings } from '../workers/siblings.ts';

/** Loopback and private networks: the scrapers of the metrics are there. */
const isInside = addressRule([
  ...LOOPBACK,
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
]);

/**
 * `/healthz`: the process runs. `/readyz`: it takes requests; also while platform is down, since
 * it still answers from its cache. `/metrics`: for Prometheus, inside the own network only; of all
 * workers, where there are several.
 */
export const healthRoutes = (
  app: FastifyInstance,
  registry: Registry,
  { isReady, siblings }: { isReady: () => boolean; siblings?: Siblings | undefined },
): void => {
  siblings?.tellMetrics(registry);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    isReady() ? { status: 'ready' } : reply.code(503).send({ status: 'stopping' }),
  );
  app.get('/metrics', async (request, reply) => {
    if (!isInside(request.ip)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await (siblings ?? registry).metrics());
  });
};
