import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

/** Loopback and private networks: whoever scrapes the metrics lives there. */
const inside = new BlockList();
inside.addSubnet('127.0.0.0', 8);
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');

const isInside = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/, '');
  return inside.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
};

/**
 * `/healthz`: the process runs. `/readyz`: it takes requests; also while platform is down, since
 * it still answers from its cache. `/metrics`: for Prometheus, inside the own network only.
 */
export const healthRoutes = (
  app: FastifyInstance,
  registry: Registry,
  isReady: () => boolean,
): void => {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    isReady() ? { status: 'ready' } : reply.code(503).send({ status: 'stopping' }),
  );
  app.get('/metrics', async (request, reply) => {
    if (!isInside(request.ip)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
