import { type ExecutionArgs, GraphQLError } from 'graphql';
import { makeServer, type ServerOptions, type SubscribePayload } from 'graphql-ws';
import { type Client, readClient } from '../clients/client.ts';
import type { GatewayContext } from '../graphql/context.ts';
import type { Engine } from '../graphql/engine.ts';
import { type KnownOperations, notKnown } from '../graphql/known-operations.ts';
import { limitError } from '../graphql/limits.ts';
import type { Operation } from '../graphql/operations.ts';
import { Refusal } from '../refusal.ts';
import { floodCheck } from './flood-check.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimits } from './rate-limits.ts';
import {
  type AdmissionParts,
  type SocketContext,
  type SocketExtra,
  type OpenedSocket,
  socketAdmission,
} from './socket-admission.ts';
import { closeSocket, sendBounded } from './socket-server.ts';

/** The standard's: a client that doesn't keep to what is agreed. */
const POLICY_VIOLATION = 1008;

/** Arguments that `onSubscribe` hands to `subscribe` inside graphql-ws. */
interface SubscribeArgs extends ExecutionArgs {
  operation: Operation;
  contextValue: GatewayContext;
}

export interface SubscriptionParts extends AdmissionParts {
  engine: Engine;
  rates: RateLimits;
  metrics: Metrics;
  /** Operations that browsers may send alone; undefined where they may send any. */
  onlyKnown: KnownOperations | undefined;
}

type SocketServerOptions = ServerOptions<Record<string, unknown>, SocketExtra>;

/** A browser's page can't set headers of a socket: it says its name as it opens one. */
const clientOf = ({ connectionParams, extra }: SocketContext): Client =>
  readClient({ ...extra.request.headers, ...connectionParams });

/** Prepares what a member subscribes to; refuses what is too much, unknown or no subscription. */
const prepareSubscription =
  ({
    engine,
    limits,
    rates,
    onlyKnown,
  }: SubscriptionParts): NonNullable<SocketServerOptions['onSubscribe']> =>
  async (ctx, _id, payload) => {
    const { context, address } = ctx.extra;
    const refuse = (message: string) => [limitError(message)];
    if (!context) return refuse('请先登录');
    if (Object.keys(ctx.subscriptions).length > limits.subscriptions) {
      return refuse(`每个连接最多 ${limits.subscriptions} 个订阅`);
    }
    try {
      await rates.operation(context.asker.token, address);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Only this subscription fails: the socket and its other subscriptions go on.
      return [new GraphQLError(error.message, { extensions: error.extensions })];
    }
    if (onlyKnown && !context.asker.bearer && !onlyKnown.includes(payload.query))
      return [notKnown()];
    const prepared = engine.prepare(payload.query, payload.operationName);
    if ('errors' in prepared) {
      context.services.usage.count(clientOf(ctx), undefined, true);
      return prepared.errors;
    }
    const isSubscription = prepared.definition.operation === 'subscription';
    context.services.usage.count(clientOf(ctx), prepared, !isSubscription);
    if (!isSubscription) {
      return refuse('WebSocket 连接仅支持订阅');
    }
    return argsOf(prepared, payload, context);
  };

/** Serves graphql-ws on sockets: members only, subscriptions only, through the engine. */
export const subscriptionServer = (parts: SubscriptionParts) => {
  const { engine, limits, metrics } = parts;

  const server = makeServer<Record<string, unknown>, SocketExtra>({
    connectionInitWaitTimeout: limits.initTimeout,
    onConnect: socketAdmission(parts),
    onSubscribe: prepareSubscription(parts),

    subscribe: async (args) => {
      const { operation, variableValues, contextValue } = args as SubscribeArgs;
      const answers = await engine.subscribe(
        operation,
        variableValues as Record<string, unknown> | undefined,
        contextValue.afresh(),
      );
      return answers as AsyncIterableIterator<never>;
    },

    // The engine has formatted its answers already.
    onNext: (_ctx, _id, _payload, _args, result) => result,
    onError: (_ctx, _id, _payload, errors) => engine.format({ errors }).errors ?? [],
    onOperation: ({ extra }, id, _payload, _args, result) => {
      if (!(Symbol.asyncIterator in result)) return;
      extra.open.add(id);
      metrics.subscriptions.inc();
    },
    onComplete: ({ extra }, id) => {
      // A refused subscription was never open.
      if (extra.open.delete(id)) metrics.subscriptions.dec();
    },
  });

  return (opened: OpenedSocket): void => {
    const { socket } = opened;
    metrics.sockets.inc();
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (data) => sendBounded(socket, data, limits.backlogBytes),
        close: (code, reason) => closeSocket(socket, code, reason),
        onMessage: (handle) => {
          const isFlood = floodCheck(limits.subscriptions);
          socket.on('message', (data) => {
            // Messages that came in one piece with the last are still read after the socket is closed.
            if (socket.readyState !== socket.OPEN) return;
            if (isFlood()) {
              closeSocket(socket, POLICY_VIOLATION, 'Too many messages');
              return socket.terminate();
            }
            handle(String(data)).catch(() => closeSocket(socket, 1011, 'Internal error'));
          });
        },
      },
      { ...opened, open: new Set() },
    );
    socket.once('close', (code, reason) => {
      metrics.sockets.dec();
      void closed(code, String(reason));
    });
  };
};

const argsOf = (
  operation: Operation,
  { variables }: SubscribePayload,
  contextValue: GatewayContext,
): SubscribeArgs & { schema: never } => ({
  // graphql-ws reads the document and its operation; the engine has the schema.
  schema: undefined as never,
  document: operation.document,
  operationName: operation.name,
  variableValues: variables ?? undefined,
  contextValue,
  operation,
});
