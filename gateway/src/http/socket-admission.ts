import type { IncomingMessage } from 'node:http';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import type { Context } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { SocketLimits } from '../config.ts';
import { GatewayContext, unchangedCookie, type Services } from '../graphql/context.ts';
import { mayRead } from '../graphql/subscribe.ts';
import { isOutage, Refusal } from '../refusal.ts';
import { readClaims } from '../tokens.ts';
import { Deadline } from '../upstream/deadline.ts';
import type { LiveSession } from '../upstream/live/subscriber.ts';
import { ownToken, type Credentials, readCredentials, type SessionCookies } from './session.ts';
import { closeSocket } from './socket-server.ts';

/**
 * Code by which graphql-ws tells a client to sign in first; the client doesn't come back by itself.
 */
const UNAUTHENTICATED = 4401;
/** An access token that may not read. */
const FORBIDDEN = 4403;
const TOO_MANY = 4429;
const TRY_AGAIN_LATER = 1013;
/** Milliseconds that subscriptions get to end by themselves. */
const LAST_WORDS = 250;

/** A socket that has been opened, and what is known of it before it says more. */
export interface OpenedSocket {
  socket: WebSocket;
  request: IncomingMessage;
  requestId: string;
  address: string;
  /** Takes the socket out of those that count for its address. */
  signedIn: () => void;
}

export interface SocketExtra extends OpenedSocket, Record<PropertyKey, unknown> {
  context?: GatewayContext;
  /** Ids of the subscriptions that run. */
  open: Set<string>;
}
export type SocketContext = Context<Record<string, unknown>, SocketExtra>;

export interface AdmissionParts {
  services: Services;
  limits: SocketLimits;
  requestDeadline: number;
  cookies: SessionCookies;
}

/** Lets members in, each with a bounded number of sockets, until their session ends. */
export const socketAdmission = (parts: AdmissionParts) => {
  const { limits } = parts;
  const perMember = new Map<string, number>();

  /** Counts one more socket of a member until it closes; false where the member has too many. */
  const count = (memberId: string, socket: WebSocket): boolean => {
    const open = perMember.get(memberId) ?? 0;
    if (open >= limits.perMember) return false;
    perMember.set(memberId, open + 1);
    socket.once('close', () => {
      const left = (perMember.get(memberId) ?? 1) - 1;
      if (left > 0) perMember.set(memberId, left);
      else perMember.delete(memberId);
    });
    return true;
  };

  /** Answers graphql-ws whether the connection may go on; one that may not is closed. */
  return async (ctx: SocketContext): Promise<boolean> => {
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
      if (!count(memberId, socket)) return deny(socket, TOO_MANY, 'Too many sockets');
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
  };
};

/**
 * Closes the socket when its session ends, also where nothing is subscribed to. It looks a moment
 * later, when the subscriptions of its page have opened the line to platform already.
 */
const closeWithSession = (
  socket: WebSocket,
  session: LiveSession,
  { services: { live }, limits }: AdmissionParts,
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
