import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { LIVE_PATH, LIVE_UNAUTHENTICATED } from '@whaletide/schema/shared/rest/live.ts';
import { scopeProblem } from '@whaletide/schema/domains/account/rules/scopes.ts';
import type { Limits } from '../limits.ts';
import { type Authenticate, isService } from '../http/caller.ts';
import { type LiveConnection, liveConnection } from './connection.ts';
import type { EventLog } from './log.ts';
import type { Wakeups } from './wakeups.ts';

export interface LiveOptions {
  authenticate: Authenticate;
  /** Finds which of these sessions and access tokens are still good. */
  liveCredentials: (ids: string[]) => Promise<Set<string>>;
  log: EventLog;
  wakeups: Wakeups;
  limits: Limits;
  logger: FastifyBaseLogger;
}

const CURSOR = /^[0-9]{1,15}$/;
const GOING_AWAY = 1001;
const INVALID = 1008;

/** The live WebSocket of the contract: `?token=&after=`. Answers a function that ends it. */
export const serveLive = async (server: Server, options: LiveOptions) => {
  const { authenticate, liveCredentials, log, wakeups, limits, logger } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 1024,
    perMessageDeflate: false,
  });
  const connections = new Map<string, Set<LiveConnection>>();
  let stopping = false;

  const all = () => [...connections.values()].flatMap((set) => [...set]);

  const admit = async (socket: WebSocket, query: URLSearchParams) => {
    const after = query.get('after');
    if (after !== null && !CURSOR.test(after)) return socket.close(INVALID, 'bad cursor');
    const caller = await authenticate(query.get('token') ?? '');
    if (caller === null) return socket.close(LIVE_UNAUTHENTICATED, 'unauthenticated');
    if (isService(caller)) return socket.close(INVALID, 'a service account has no events');
    if (scopeProblem(caller.scopes, 'read')) return socket.close(INVALID, 'scope read is missing');
    const newest = await log.newestOf(caller.id);
    // A cursor from before a restored backup would otherwise hide everything up to it.
    const cursor = after === null ? newest : Math.min(Number(after), newest);
    const connection = liveConnection(socket, caller, cursor, {
      log,
      backlogBytes: limits.liveBacklogBytes,
    });
    if (socket.readyState !== socket.OPEN) return;
    const own = connections.get(caller.id) ?? new Set();
    connections.set(caller.id, own.add(connection));
    socket.once('close', () => {
      own.delete(connection);
      if (own.size === 0 && connections.get(caller.id) === own) connections.delete(caller.id);
    });
    connection.send({ type: 'ready', id: String(newest), sessionId: caller.credentialId });
    connection.wake();
  };

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '/', 'http://platform');
    if (stopping || url.pathname !== LIVE_PATH || sockets.clients.size >= limits.liveSockets) {
      stream.end(
        `HTTP/1.1 ${url.pathname === LIVE_PATH ? 503 : 404} \r\nconnection: close\r\n\r\n`,
      );
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      let alive = true;
      socket.on('error', () => socket.terminate());
      socket.on('pong', () => (alive = true));
      const ping = setInterval(() => {
        if (!alive) return socket.terminate();
        alive = false;
        socket.ping();
      }, limits.livePingMs);
      socket.once('close', () => clearInterval(ping));
      admit(socket, url.searchParams).catch((error: unknown) => {
        logger.error({ err: error }, 'live socket failed to open');
        socket.close(1011, 'try again');
      });
    });
  };

  const wake = (members: readonly string[]) => {
    for (const member of members) for (const one of connections.get(member) ?? []) one.wake();
  };

  /** Two statements for all sockets: the safety net under wake-ups and under ended sessions. */
  const look = async () => {
    const newest = await log.newest([...connections.keys()]);
    const open = all();
    const good = await liveCredentials(open.map(({ caller }) => caller.credentialId));
    for (const connection of open) {
      const { caller } = connection;
      if ((newest.get(caller.id) ?? 0) > connection.position()) connection.wake();
      if (!good.has(caller.credentialId)) connection.close(LIVE_UNAUTHENTICATED, 'session ended');
    }
  };

  let looking = false;
  const poll = setInterval(() => {
    if (looking || connections.size === 0) return;
    looking = true;
    look()
      .catch((error: unknown) => logger.warn({ err: error }, 'live look failed'))
      .finally(() => (looking = false));
  }, limits.livePollMs);

  server.on('upgrade', onUpgrade);
  const unlisten = await wakeups.listen((members) =>
    wake(members.length === 0 ? [...connections.keys()] : members),
  );

  return async () => {
    stopping = true;
    clearInterval(poll);
    for (const socket of sockets.clients) socket.close(GOING_AWAY, 'restarting');
    await unlisten();
    await wakeups.idle();
    // Sockets that don't answer the close within a second are terminated.
    setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), 1_000).unref();
    sockets.close();
  };
};
