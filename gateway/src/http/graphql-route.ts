import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import type { GatewayContext } from '../graphql/context.ts';
import type { Engine } from '../graphql/engine.ts';
import type { Variables } from '../graphql/executor.ts';
import { limitError } from '../graphql/limits.ts';
import type { Operation } from '../graphql/operations.ts';
import { Refusal } from '../refusal.ts';
import { withMeasures } from './measures.ts';
import type { RateLimits } from './rate-limits.ts';
import type { ContextOf } from './requests.ts';

interface GraphqlBody {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

const RESPONSE_TYPE = 'application/graphql-response+json';

/**
 * `/graphql` over HTTP. The usual request, a POST of JSON, takes the short way to the engine;
 * what needs Apollo's finer points of the protocol (GET, other media types, batches and
 * malformed bodies) takes Apollo's, which ends in the same engine.
 */
export const graphqlRoute = (
  app: FastifyInstance,
  parts: {
    engine: Engine;
    apollo: ApolloServer<GatewayContext>;
    rates: RateLimits;
    contextOf: ContextOf;
  },
): void => {
  const { engine, apollo, rates, contextOf } = parts;
  const apolloHandler = fastifyApolloHandler(apollo, {
    context: (request, reply) => Promise.resolve(contextOf(request, reply)),
  });

  const run = async (operation: Operation, variables: Variables, context: GatewayContext) => {
    const startedAt = performance.now();
    const answer = await engine.run(operation, variables, context);
    const { count } = context.asker;
    if (!count) return answer;
    return withMeasures(answer, {
      ...engine.costOf(operation, variables),
      restCalls: count.calls,
      milliseconds: Math.round(performance.now() - startedAt),
    });
  };

  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: async (request, reply) => {
      const context = contextOf(request, reply);
      void reply.header('cache-control', 'no-store');
      try {
        await rates.operation(context.asker.token, request.ip);
      } catch (error) {
        return sendRefusal(reply, error);
      }
      const type = answerType(request.headers.accept);
      const { body } = request;
      if (
        request.method !== 'POST' ||
        type === undefined ||
        !isJson(request) ||
        !isGraphqlBody(body)
      ) {
        return apolloHandler.call(app, request, reply);
      }
      const prepared = engine.prepare(body.query, body.operationName);
      const answer =
        'errors' in prepared
          ? engine.format(prepared)
          : prepared.definition.operation === 'subscription'
            ? engine.format({ errors: [subscriptionsElsewhere()] })
            : await run(prepared, body.variables ?? undefined, context);
      return reply
        .code(statusOf(answer, type))
        .type(`${type}; charset=utf-8`)
        .send(JSON.stringify(answer));
    },
  });
};

/** A JSON body needs a preflight from another origin, which is what keeps CSRF out. */
const isJson = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/json') ?? false;

const isGraphqlBody = (body: unknown): body is GraphqlBody => {
  if (typeof body !== 'object' || body === null) return false;
  const { query, operationName, variables, extensions } = body as Record<string, unknown>;
  return (
    typeof query === 'string' &&
    query !== '' &&
    (operationName == null || typeof operationName === 'string') &&
    (variables == null || isObject(variables)) &&
    // Clients name themselves there; a hash in place of a text is for Apollo's way to refuse.
    (extensions == null || (isObject(extensions) && !('persistedQuery' in extensions)))
  );
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The media type to answer with; undefined where it takes more than these two to tell. */
const answerType = (accept: string | undefined): string | undefined => {
  if (accept?.includes(RESPONSE_TYPE)) return RESPONSE_TYPE;
  if (accept === undefined || accept === '' || accept.includes('*/*')) return 'application/json';
  return accept.includes('application/json') ? 'application/json' : undefined;
};

/** GraphQL over HTTP: only the newer media type says by status that nothing was executed. */
const statusOf = (answer: FormattedExecutionResult, type: string): number =>
  answer.data === undefined && type === RESPONSE_TYPE ? 400 : 200;

const subscriptionsElsewhere = () => limitError('订阅请使用 WebSocket 连接');

const sendRefusal = (reply: FastifyReply, error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  const { retryAfter } = error;
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return reply
    .code(429)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [{ message: error.message, extensions: error.extensions }] }));
};
