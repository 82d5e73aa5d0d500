import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FormattedExecutionResult, GraphQLError, OperationTypeNode } from 'graphql';
import { readClient } from '../clients/client.ts';
import type { ClientUsage } from '../clients/usage.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { checkAnswered } from '../graphql/credential.ts';
import type { Engine } from '../graphql/engine.ts';
import type { Variables } from '../graphql/executor.ts';
import type { KeptAnswers } from '../graphql/kept-answers.ts';
import { type KnownOperations, notKnown } from '../graphql/known-operations.ts';
import { limitError } from '../graphql/limits.ts';
import type { Operation } from '../graphql/operations.ts';
import { type CredentialClass, PersistedTexts } from '../graphql/persisted-texts.ts';
import { Refusal } from '../refusal.ts';
import type { OperationTrace, Tracer } from '../tracing/trace.ts';
import { answerType, send, sendRefusal, whole } from './graphql-answer.ts';
import {
  acceptsStream,
  type AskedOperation,
  asksForStream,
  isMissing,
  readOperation,
} from './graphql-request.ts';
import { asksForCost, isMeasured, withCost, withMeasures } from './measures.ts';
import { type EventStreams, subscriptionsElsewhere } from './event-streams.ts';
import { graphqlAdmission } from './graphql-admission.ts';
import type { OriginRule } from './origins.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Contexts } from './requests.ts';
import type { Credentials } from './session.ts';

export interface GraphqlRouteParts {
  engine: Engine;
  apollo: ApolloServer<GatewayContext>;
  rates: RateLimits;
  isAllowedOrigin: OriginRule;
  contexts: Contexts;
  known: KnownOperations;
  answers: KeptAnswers;
  streams: EventStreams;
  usage: ClientUsage;
  /** True for a token that platform has accepted lately. */
  isAccepted: (token: string) => boolean;
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
  const { engine, apollo, contexts, known, answers, usage, knownOnly, tracer } = parts;
  const persisted = new PersistedTexts();
  const texts = { known, persisted };
  const apolloHandler = fastifyApolloHandler(apollo, {
    context: (request, reply) => Promise.resolve(contexts.of(request, reply)),
  });
  const sharing = `public, max-age=0, s-maxage=${Math.floor(parts.fresh / 1000)}`;

  const traceOf = ({ definition }: Operation, { headers }: FastifyRequest) =>
    tracer?.operation(definition.operation, definition.name?.value, headers.traceparent);

  const checked = async (operation: Operation, variables: Variables, context: GatewayContext) => {
    const answer = await traced(context.asker.trace, engine.run(operation, variables, context));
    await checkAnswered(context, answer);
    return answer;
  };

  const run = async (operation: Operation, variables: Variables, context: GatewayContext) => {
    const startedAt = performance.now();
    const answering = checked(operation, variables, context);
    const answer = await usage.counted(context.asker.client, operation, answering);
    const { count, asksCost } = context.asker;
    if (asksCost) return withCost(answer, engine.costOf(operation, variables));
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
    usage.count(readClient(request.headers), operation, !answer.isWhole);
    if (request.method !== 'GET') return send(request, reply, answer);
    // A member's answer to the same address is another, and kept nowhere; so is one with errors.
    const vary = [reply.getHeader('vary') ?? [], 'Cookie', 'Authorization'].flat().join(', ');
    void reply.headers({ vary, etag: answer.etag });
    if (answer.isWhole) void reply.header('cache-control', sharing);
    return request.headers['if-none-match'] === answer.etag
      ? reply.code(304).send()
      : send(request, reply, answer);
  };

  const keep = ({ hash, text }: AskedOperation, of: CredentialClass) => {
    if (hash !== undefined) persisted.keep(of, hash, text);
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
    const client = readClient(request.headers);
    if ('errors' in prepared) {
      usage.count(client, undefined, true);
      return send(request, reply, whole(engine.format(prepared)));
    }
    const { operation } = prepared.definition;
    const refuse = (error: GraphQLError) => {
      usage.count(client, prepared, true);
      return send(request, reply, whole(engine.format({ errors: [error] })));
    };
    if (operation === OperationTypeNode.SUBSCRIPTION)
      return acceptsStream(request)
        ? parts.streams.answer(request, reply, credentials, asked)
        : refuse(subscriptionsElsewhere());
    if (operation === OperationTypeNode.MUTATION && request.method === 'GET') {
      void reply.code(405).header('allow', 'POST');
      return refuse(limitError('GET 请求只能查询'));
    }
    const isShared =
      operation === OperationTypeNode.QUERY &&
      !prepared.introspects &&
      !prepared.countsAddress &&
      !isMeasured(request) &&
      !asksForCost(request);
    if (isShared && contexts.isVisitor(request, credentials)) {
      keep(asked, 'visitor');
      return answerShared(request, reply, prepared, asked.variables);
    }
    const context = contexts.of(request, reply, credentials, traceOf(prepared, request));
    const answer = await run(prepared, asked.variables, context);
    const { token } = credentials;
    keep(asked, token !== undefined && parts.isAccepted(token) ? 'member' : 'visitor');
    if (context.hasChanged) contexts.markChanged(reply, credentials);
    return send(request, reply, whole(answer));
  };

  const admit = graphqlAdmission(parts);

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    credentials: Credentials,
    asked: AskedOperation | GraphQLError | undefined,
  ) => {
    if (asked instanceof GraphQLError)
      return send(request, reply, whole(engine.format({ errors: [asked] })));
    if (isRefused(request, credentials, asked ? asked.text : textOf(request))) {
      usage.count(readClient(request.headers), undefined, true);
      return send(request, reply, whole(engine.format({ errors: [notKnown()] })));
    }
    if (asked && asksForStream(request))
      return parts.streams.answer(request, reply, credentials, asked);
    return asked
      ? answerOperation(request, reply, credentials, asked)
      : apolloHandler.call(app, request, reply);
  };

  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      try {
        const { accept } = request.headers;
        const isReadHere = asksForStream(request) || answerType(accept) !== undefined;
        const asked = isReadHere ? readOperation(request, texts) : undefined;
        const credentials = await admit(request, reply, isMissing(asked));
        return await answer(request, reply, credentials, asked);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.code === 'UNAUTHENTICATED') contexts.forgetSession(request, reply);
        return sendRefusal(reply, error);
      }
    },
  });
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

/** Text that a request of Apollo's way asks for, in a body of JSON or in its address. */
const textOf = ({ method, query, body }: FastifyRequest): string | undefined => {
  const from = (method === 'GET' ? query : body) as { query?: unknown } | null | undefined;
  return typeof from?.query === 'string' ? from.query : undefined;
};
