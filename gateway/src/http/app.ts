import { randomBytes } from 'node:crypto';
import cors, { type FastifyCorsOptionsDelegateCallback } from '@fastify/cors';
import type { AddressRule } from '@whaletide/server/addresses.ts';
import {
  CLIENT_NAME_HEADER,
  CLIENT_VERSION_HEADER,
} from '@whaletide/schema/domains/clients/rules.ts';
import { CLIENT_GONE, hasGone } from '@whaletide/server/gone.ts';
import { sendRefusal } from '@whaletide/server/refusal.ts';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { clientWords, readClient } from '../clients/client.ts';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { beforeRoutes } from './before-routes.ts';
import { limitBodies } from './bodies.ts';
import { announceStop } from '@whaletide/server/stopping.ts';
import { COST_HEADER } from './measures.ts';
import type { OriginRule } from './origins.ts';
import { DATA_POLICY, securityHeaders } from './security-headers.ts';

const REQUEST_ID = /^[\w-]{1,64}$/;
const SLOW = 1_000;
const IDLE_SWEEP = 50;

/** Ids that are unique among gateways and cheap to make; a proxy's own is kept. */
const requestIds = () => {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return (request: { headers: Record<string, string | string[] | undefined> }): string => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && REQUEST_ID.test(given)
      ? given
      : `${prefix}-${(count += 1).toString(36)}`;
  };
};

const ALLOWED_HEADERS = [
  'content-type',
  'authorization',
  'apollo-require-preflight',
  'last-event-id',
  CLIENT_NAME_HEADER,
  CLIENT_VERSION_HEADER,
  COST_HEADER,
];
/** Headers of an answer that a page of an allowed origin may read. */
const EXPOSED_HEADERS = ['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'];

/** By the whole request: a page of this gateway's own has the host that the request names. */
const crossOrigin =
  (isAllowed: OriginRule): FastifyCorsOptionsDelegateCallback =>
  ({ headers }, tell) =>
    tell(null, {
      origin: isAllowed(headers),
      credentials: true,
      methods: ['GET', 'POST'],
      allowedHeaders: ALLOWED_HEADERS,
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: 600,
    });

/** Fastify with the limits, headers, logs and error answers that every route shares. */
export const createApp = async (
  config: Config,
  isAllowedOrigin: OriginRule,
  isTrustedProxy: AddressRule,
): Promise<FastifyInstance> => {
  const { http } = config;
  const headers = {
    ...securityHeaders(http.secureCookies),
    // Pages have a policy of their own.
    'content-security-policy': DATA_POLICY,
  };
  const app = Fastify({
    ...beforeRoutes(headers),
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    },
    // One line for each answer, see `onResponse`; it names the request itself, so that the usual
    // request costs no logger of its own.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    trustProxy: isTrustedProxy,
    bodyLimit: http.bodyBytes,
    keepAliveTimeout: http.keepAliveTimeout,
    forceCloseConnections: 'idle',
    // A request that still comes in while the server closes is answered like everything else.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    http: {
      headersTimeout: http.headersTimeout,
      connectionsCheckingInterval: http.connectionsCheck,
      // An upload takes as long as it takes, at its smallest rate; see `limitBodies`.
      requestTimeout: 0,
    },
  });
  const logsEverything = ['debug', 'trace'].includes(config.logLevel);

  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  // Before anything that refuses: a page of an allowed origin may read why.
  await app.register(cors, { delegator: crossOrigin(isAllowedOrigin) });
  announceStop(app);
  limitBodies(app, http);
  app.addHook('preClose', (done) => {
    // Connections that answer their last request must not keep a stop waiting.
    const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP);
    app.server.once('close', () => clearInterval(sweep));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    // A client that went away waited for nothing.
    const isAnswered = statusCode !== CLIENT_GONE && !hasGone(reply);
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    const slow = elapsedTime > SLOW && !isStream ? 'warn' : 'debug';
    const level = !isAnswered ? 'debug' : statusCode >= 500 ? 'error' : slow;
    if (level !== 'debug' || logsEverything) {
      const path = request.url.split('?', 1)[0];
      const { id: reqId, method } = request;
      const client = clientWords(readClient(request.headers));
      const line = { reqId, method, path, statusCode, ms: elapsedTime, ...client };
      app.log[level](line, 'answered');
    }
    done();
  });
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (hasGone(reply)) {
      request.log.debug({ err: error, reqId: request.id }, 'the client has gone');
      return reply.code(CLIENT_GONE).send();
    }
    if (error instanceof Refusal) return sendRefusal(reply, error);
    const status = error.statusCode ?? 500;
    if (status < 500) {
      return reply
        .code(status)
        .send({ code: 'BAD_USER_INPUT', message: clientErrors[status] ?? '请求有误' });
    }
    request.log.error({ err: error, reqId: request.id }, 'unexpected');
    return reply
      .code(500)
      .send({ code: 'INTERNAL', message: `服务器内部错误，请稍后再试（编号 ${request.id}）` });
  });
  return app;
};

const clientErrors: Record<number, string> = {
  400: '请求内容无法解析',
  413: '请求内容过大',
  415: '不支持的内容类型',
};
