import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FormattedExecutionResult, GraphQLError, OperationTypeNode } from 'graphql';
import type { GatewayContext } from '../graphql/context.ts';
import type { Engine } from '../graphql/engine.ts';
import type { Variables } from '../graphql/executor.ts';
import type { KeptAnswer, KeptAnswers } from '../graphql/kept-answers.ts';
import { type KnownOperations, notKnown } from '../graphql/known-operations.ts';
import { limitError } from '../graphql/limits.ts';
import type { Operation } from '../graphql/operations.ts';
import { Refusal } from '../refusal.ts';
import type { OperationTrace, Tracer } from '../tracing/trace.ts';
import { type AskedOperation, readOperation } from './graphql-request.ts';
import { isMeasured, withMeasures } from './measures.ts';
import type { OriginRule } from './origins.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Contexts } from './requests.ts';
import type { Credentials } from './session.ts';

const RESPONSE_TYPE = 'application/graphql-response+json';

export interface GraphqlRouteParts {
  engine: Engine;
  apollo: ApolloServer<GatewayContext>;
  rates: RateLimits;
  isAllowedOrigin: OriginRule;
  contexts: Contexts;
  known: KnownOperations;
  answers: KeptAnswers;
  /** True where browsers may send shipped operations alone. */
  knownOnly: boolean;
  /** Milliseconds for which a cache on the way may keep an answer to a visitor. */
  fresh: number;
  /** Undefined where nothing is traced. */
  tracer: Tracer | undefined;
}

/**
 * `/graphql` over HTTP. The usual request takes the short way to the engine: a POST of JSON, or a
 * known operation by its id. What needs Apollo's finer points of the protocol takes Apollo's, which
 * ends in the same engine.
 */
export const graphqlRoute = (app: FastifyInstance, parts: GraphqlRouteParts): void => {
  const { engine, apollo, rates, contexts, known, answers, knownOnly, tracer } = parts;
  const apolloHandler = fastifyApolloHandler(apollo, {
    context: (request, reply) => Promise.resolve(contexts.of(request, reply)),
  });
  const sharing = `public, max-age=0, s-maxage=${Math.floor(parts.fresh / 1000)}`;

  const traceOf = ({ definition }: Operation, { headers }: FastifyRequest) =>
    tracer?.operation(definition.operation, definition.name?.value, headers.traceparent);

  const run = async (operation: Operation, variables: Variables, context: GatewayContext) => {
    const startedAt = performance.now();
    const answer = await traced(context.asker.trace, engine.run(operation, variables, context));
    const { count } = context.asker;
    if (!count) return answer;
    return withMeasures(answer, {
      ...engine.costOf(operation, variables),
      restCalls: count.calls,
      milliseconds: Math.round(performance.now() - startedAt),
    });
  };

  /** True where a browser asks for what no shipped client does, and may not. */
  const isRefused = (
    request: FastifyRequest,
    { bearer }: Credentials,
    text: string | undefined,
  ): boolean => {
    if (!knownOnly || bearer || isMeasured(request)) return false;
    return text === undefined || !known.includes(text);
  };

  const answerShared = async (
    request: FastifyRequest,
    reply: FastifyReply,
    operation: Operation,
    variables: Variables,
  ) => {
    const answer = await answers.get(operation, variables, (parts) => {
      const trace = traceOf(operation, request);
      const context = contexts.ofVisitor(request.id, parts, trace);
      return traced(trace, engine.run(operation, variables, context));
    });
    if (request.method !== 'GET') return send(request, reply, answer);
    // A member's answer to the same address is another, and kept nowhere; so is one with errors.
    const vary = [reply.getHeader('vary') ?? [], 'Cookie', 'Authorization'].flat().join(', ');
    void reply.headers({ vary, etag: answer.etag });
    if (answer.isWhole) void reply.header('cache-control', sharing);
    return request.headers['if-none-match'] === answer.etag
      ? reply.code(304).send()
      : send(request, reply, answer);
  };

  const answerOperation = async (
    request: FastifyRequest,
    reply: FastifyReply,
    credentials: Credentials,
    asked: AskedOperation,
  ) => {
    const prepared = asked.byId
      ? engine.prepareKnown(asked.text)
      : engine.prepare(asked.text, asked.name);
    if ('errors' in prepared) return send(request, reply, whole(engine.format(prepared)));
    const { operation } = prepared.definition;
    const refuse = (error: GraphQLError) =>
      send(request, reply, whole(engine.format({ errors: [error] })));
    if (operation === OperationTypeNode.SUBSCRIPTION) return refuse(subscriptionsElsewhere());
    if (operation === OperationTypeNode.MUTATION && request.method === 'GET') {
      void reply.code(405).header('allow', 'POST');
      return refuse(limitError('GET 请求只能查询'));
    }
    const isShared =
      operation === OperationTypeNode.QUERY &&
      !prepared.introspects &&
      !prepared.countsAddress &&
      !isMeasured(request);
    if (isShared && contexts.isVisitor(request, credentials))
      return answerShared(request, reply, prepared, asked.variables);
    const context = contexts.of(request, reply, credentials, traceOf(prepared, request));
    const answer = await run(prepared, asked.variables, context);
    if (context.hasChanged) contexts.markChanged(reply, credentials);
    return send(request, reply, whole(answer));
  };

  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const credentials = contexts.credentials(request);
      try {
        checkOrigin(request.headers, credentials, parts.isAllowedOrigin);
        await rates.operation(credentials.token, request.ip);
      } catch (error) {
        return sendRefusal(reply, error);
      }
      const asked = answerType(request.headers.accept) && readOperation(request, known);
      if (asked instanceof GraphQLError)
        return send(request, reply, whole(engine.format({ errors: [asked] })));
      if (isRefused(request, credentials, asked ? asked.text : textOf(request)))
        return send(request, reply, whole(engine.format({ errors: [notKnown()] })));
      return asked
        ? answerOperation(request, reply, credentials, asked)
        : apolloHandler.call(app, request, reply);
    },
  });
};

/**
 * A page of another site could use the browser's cookie, as over a socket. One without an Origin is
 * no page, and a client with a token of its own needs no cookie.
 *
 * @throws Refusal FORBIDDEN
 */
const checkOrigin = (
  headers: FastifyRequest['headers'],
  { bearer }: Credentials,
  isAllowed: OriginRule,
): void => {
  const { cookie, origin } = headers;
  if (bearer || cookie === undefined || origin === undefined || isAllowed(headers)) return;
  throw new Refusal('FORBIDDEN', '不允许从其他网站发送请求');
};

/** Ends the trace of an operation with its answer. */
const traced = async (
  trace: OperationTrace | undefined,
  running: Promise<FormattedExecutionResult>,
): Promise<FormattedExecutionResult> => {
  const answer = await running;
  trace?.end((answer.errors ?? []).map(({ extensions }) => String(extensions?.code)));
  return answer;
};

const whole = (answer: FormattedExecutionResult): Pick<KeptAnswer, 'body' | 'executed'> => ({
  body: JSON.stringify(answer),
  executed: answer.data !== undefined,
});

/** GraphQL over HTTP: only the newer media type says by status that nothing was executed. */
const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, executed }: Pick<KeptAnswer, 'body' | 'executed'>,
) => {
  const type = answerType(request.headers.accept) ?? 'application/json';
  if (!executed && type === RESPONSE_TYPE && reply.statusCode === 200) void reply.code(400);
  return reply.type(`${type}; charset=utf-8`).send(body);
};

/** The media type to answer with; undefined where it takes more than these two to tell. */
const answerType = (accept: string | undefined): string | undefined => {
  if (accept?.includes(RESPONSE_TYPE)) return RESPONSE_TYPE;
  if (accept === undefined || accept === '' || accept.includes('*/*')) return 'application/json';
  return accept.includes('application/json') ? 'application/json' : undefined;
};

/** Text that a request of Apollo's way asks for, in a body of JSON or in its address. */
const textOf = ({ method, query, body }: FastifyRequest): string | undefined => {
  const from = (method === 'GET' ? query : body) as { query?: unknown } | null | undefined;
  return typeof from?.query === 'string' ? from.query : undefined;
};

const subscriptionsElsewhere = () => limitError('订阅请使用 WebSocket 连接');

const sendRefusal = (reply: FastifyReply, error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  const { retryAfter } = error;
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [{ message: error.message, extensions: error.extensions }] }));
};
