import type { IncomingMessage } from 'node:http';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { type ExecutionArgs, GraphQLError } from 'graphql';
import { type Context, makeServer, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { SocketLimits } from '../config.ts';
import { GatewayContext, unchangedCookie, type Services } from '../graphql/context.ts';
import type { Engine } from '../graphql/engine.ts';
import { type KnownOperations, notKnown } from '../graphql/known-operations.ts';
import { limitError } from '../graphql/limits.ts';
import type { Operation } from '../graphql/operations.ts';
import { mayRead } from '../graphql/subscribe.ts';
import { isOutage, Refusal } from '../refusal.ts';
import { readClaims } from '../tokens.ts';
import { Deadline } from '../upstream/deadline.ts';
import type { LiveSession } from '../upstream/live/subscriber.ts';
import { floodCheck } from './flood-check.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimits } from './rate-limits.ts';
import { ownToken, type Credentials, readCredentials, type SessionCookies } from './session.ts';
import { closeSocket, sendBounded } from './socket-server.ts';

/**
 * Code by which graphql-ws tells a client to sign in first; the client doesn't come back by itself.
 */
const UNAUTHENTICATED = 4401;
/** An access token that may not read. */
const FORBIDDEN = 4403;
const TOO_MANY = 4429;
/** The standard's: a client that doesn't keep to what is agreed. */
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;
/** Milliseconds that subscriptions get to end by themselves. */
const LAST_WORDS = 250;

/** A socket that has been opened, and what is known of it before it says more. */
interface Opened {
  socket: WebSocket;
  request: IncomingMessage;
  requestId: string;
  address: string;
  /** Takes the socket out of those that count for its address. */
  signedIn: () => void;
}

interface Extra extends Opened, Record<PropertyKey, unknown> {
  context?: GatewayContext;
  /** Ids of the subscriptions that run. */
  open: Set<string>;
}
type SocketContext = Context<Record<string, unknown>, Extra>;

/** Arguments that `onSubscribe` hands to `subscribe` inside graphql-ws. */
interface SubscribeArgs extends ExecutionArgs {
  operation: Operation;
  contextValue: GatewayContext;
}

export interface SubscriptionParts {
  engine: Engine;
  services: Services;
  limits: SocketLimits;
  requestDeadline: number;
  cookies: SessionCookies;
  rates: RateLimits;
  metrics: Metrics;
  /** Operations that browsers may send alone; undefined where they may send any. */
  onlyKnown: KnownOperations | undefined;
}

/** Serves graphql-ws on sockets: members only, subscriptions only, through the engine. */
export const subscriptionServer = (parts: SubscriptionParts) => {
  const { engine, limits, metrics } = parts;
  const perMember = new Map<string, number>();

  const server = makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: limits.initTimeout,

    async onConnect(ctx) {
      const { socket, requestId, address } = ctx.extra;
      const { token, bearer } = credentialsOf(ctx, parts.cookies);
      if (token === undefined) return deny(socket, UNAUTHENTICATED, 'Unauthorized');
      const context = new GatewayContext(parts.services, {
        requestId,
        clientAddress: address,
        token,
        bearer,
        deadline: () => new Deadline(parts.requestDeadline),
        cookie: unchangedCookie,
      });
      try {
        const { _id: memberId } = await context.member().call(accountCalls.current);
        const { sessionId, expiresAt } = readClaims(token);
        if (sessionId === undefined) await mayRead(context);
        if (socket.readyState !== socket.OPEN) return false;
        const open = perMember.get(memberId) ?? 0;
        if (open >= limits.perMember) return deny(socket, TOO_MANY, 'Too many sockets');
        perMember.set(memberId, open + 1);
        socket.once('close', () => {
          const left = (perMember.get(memberId) ?? 1) - 1;
          if (left > 0) perMember.set(memberId, left);
          else perMember.delete(memberId);
        });
        context.asker.live = { memberId, token, sessionId, expiresAt };
        ctx.extra.context = context;
        ctx.extra.signedIn();
        closeWithSession(socket, context.asker.live, parts);
        return true;
      } catch (error) {
        if (error instanceof Refusal && error.code === 'FORBIDDEN')
          return deny(socket, FORBIDDEN, 'Forbidden');
        // Clients of graphql-ws come back after 1013, and don't after 4401.
        const code = isOutage(error) ? TRY_AGAIN_LATER : UNAUTHENTICATED;
        return deny(socket, code, 'Unauthorized');
      }
    },

    async onSubscribe(ctx, _id, payload) {
      const { context, address } = ctx.extra;
      const refuse = (message: string) => [limitError(message)];
      if (!context) return refuse('请先登录');
      if (Object.keys(ctx.subscriptions).length > limits.subscriptions) {
        return refuse(`每个连接最多 ${limits.subscriptions} 个订阅`);
      }
      try {
        await parts.rates.operation(context.asker.token, address);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // Only this subscription fails: the socket and its other subscriptions go on.
        return [new GraphQLError(error.message, { extensions: error.extensions })];
      }
      if (parts.onlyKnown && !context.asker.bearer && !parts.onlyKnown.includes(payload.query))
        return [notKnown()];
      const prepared = engine.prepare(payload.query, payload.operationName);
      if ('errors' in prepared) return prepared.errors;
      if (prepared.definition.operation !== 'subscription') {
        return refuse('WebSocket 连接仅支持订阅');
      }
      return argsOf(prepared, payload, context);
    },

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

  return (opened: Opened): void => {
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

/**
 * Closes the socket when its session ends, also where nothing is subscribed to. It looks a moment
 * later, when the subscriptions of its page have opened the line to platform already.
 */
const closeWithSession = (
  socket: WebSocket,
  session: LiveSession,
  { services: { live }, limits }: SubscriptionParts,
): void => {
  let end: (() => void) | undefined;
  const timer = setTimeout(() => {
    const watch = live.watch(session);
    end = watch.end;
    watch.ended.catch((error: unknown) => {
      const over = error instanceof Refusal && error.code === 'UNAUTHENTICATED';
      // After what its subscriptions have to say about it.
      if (over) setTimeout(() => closeSocket(socket, UNAUTHENTICATED, 'Session ended'), LAST_WORDS);
    });
  }, limits.sessionWatchDelay).unref();
  socket.once('close', () => {
    clearTimeout(timer);
    end?.();
  });
};

/** A browser's cookie counts only with an Origin, which the upgrade has checked; else a Bearer. */
const credentialsOf = (
  { connectionParams, extra }: SocketContext,
  cookies: SessionCookies,
): Credentials => {
  const own = ownToken(connectionParams?.authorization ?? connectionParams?.Authorization);
  if (own !== undefined) return { token: own, bearer: true };
  const { headers } = extra.request;
  const found = readCredentials(headers, cookies);
  return found.bearer || headers.origin !== undefined ? found : { token: undefined, bearer: false };
};

const deny = (socket: WebSocket, code: number, reason: string): false => {
  closeSocket(socket, code, reason);
  return false;
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
