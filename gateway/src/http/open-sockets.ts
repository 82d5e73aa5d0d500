import { addressRule } from '@whaletide/server/addresses.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Services } from '../graphql/context.ts';
import type { Engine } from '../graphql/engine.ts';
import type { KnownOperations } from '../graphql/known-operations.ts';
import { clientAddress } from './client-address.ts';
import type { MemberLines } from './member-lines.ts';
import type { Metrics } from './metrics.ts';
import { originRule } from './origins.ts';
import type { rateLimits } from './rate-limits.ts';
import type { sessionCookies } from './session.ts';
import { SocketServer } from './socket-server.ts';
import { subscriptionServer } from './subscriptions.ts';

/** Takes the WebSockets of clients, and serves subscriptions over them. */
export const openSockets = (
  app: FastifyInstance,
  config: Config,
  parts: {
    engine: Engine;
    services: Services;
    lines: MemberLines;
    rates: ReturnType<typeof rateLimits>;
    metrics: Metrics;
    cookies: ReturnType<typeof sessionCookies>;
    onlyKnown: KnownOperations | undefined;
  },
): SocketServer => {
  const isTrustedProxy = addressRule(config.http.trustedProxies);
  const { requestDeadline } = config.upstream;
  const serve = subscriptionServer({ ...parts, limits: config.sockets, requestDeadline });
  let count = 0;
  return new SocketServer(app.server, {
    limits: config.sockets,
    isAllowedOrigin: originRule(config.http.publicOrigins),
    addressOf: (request) => clientAddress(request, isTrustedProxy),
    opened: (socket, request, address, signedIn) =>
      serve({ socket, request, requestId: `socket-${(count += 1)}`, address, signedIn }),
  });
};
