import type { IncomingMessage } from 'node:http';
import type { Context } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { SocketLimits } from '../config.ts';
import type { GatewayContext, Services } from '../graphql/context.ts';
import { isOutage, Refusal } from '../refusal.ts';
import type { LiveSession } from '../upstream/live/subscriber.ts';
import { liveContext, type MemberLines } from './member-lines.ts';
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
  lines: MemberLines;
  limits: SocketLimits;
  requestDeadline: number;
  cookies: SessionCookies;
}

/**
 * Lets members in, each with a bounded number of lines, until their session ends: answers graphql-ws
 * whether the connection may go on; one that may not is closed.
 */
export const socketAdmission =
  (parts: AdmissionParts) =>
  async (ctx: SocketContext): Promise<boolean> => {
    const { socket, requestId, address } = ctx.extra;
    const { token, bearer } = credentialsOf(ctx, parts.cookies);
    if (token === undefined) return deny(socket, UNAUTHENTICATED, 'Unauthorized');
    try {
      const caller = { requestId, address, token, bearer };
      const { context, session } = await liveContext(parts.services, parts.requestDeadline, caller);
      if (socket.readyState !== socket.OPEN) return false;
      const release = parts.lines.open(session.memberId);
      if (!release) return deny(socket, TOO_MANY, 'Too many sockets');
      socket.once('close', release);
      ctx.extra.context = context;
      ctx.extra.signedIn();
      closeWithSession(socket, session, parts);
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'FORBIDDEN')
        return deny(socket, FORBIDDEN, 'Forbidden');
      // Clients of graphql-ws come back after 1013, and don't after 4401.
      const code = isOutage(error) ? TRY_AGAIN_LATER : UNAUTHENTICATED;
      return deny(socket, code, 'Unauthorized');
    }
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

/** Credentials behind a socket; none where those that it has sent can't be good. */
const credentialsOf = (...of: Parameters<typeof readSocket>): Credentials => {
  try {
    return readSocket(...of);
  } catch {
    return { token: undefined, bearer: false };
  }
};

/** A browser's cookie counts only with an Origin, which the upgrade has checked; else a Bearer. */
const readSocket = (
  { connectionParams, extra }: SocketContext,
  cookies: SessionCookies,
): Credentials => {
  const own = connectionParams?.authorization ?? connectionParams?.Authorization;
  if (own !== undefined) return { token: ownToken(own), bearer: true };
  const { headers } = extra.request;
  const found = readCredentials(headers, cookies);
  return found.bearer || headers.origin !== undefined ? found : { token: undefined, bearer: false };
};

const deny = (socket: WebSocket, code: number, reason: string): false => {
  closeSocket(socket, code, reason);
  return false;
};
