import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { networkOf } from '@whaletide/schema/shared/rules/addresses.ts';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SocketLimits } from '../config.ts';
import type { OriginRule } from './origins.ts';

/** Going away: clients come back, to another gateway or to this one when it runs again. */
const GOING_AWAY = 1001;
const TRY_AGAIN_LATER = 1013;
/** Milliseconds that a client gets to answer the closing of its socket. */
const CLOSING = 1_000;

export interface SocketServerOptions {
  limits: SocketLimits;
  isAllowedOrigin: OriginRule;
  addressOf: (request: IncomingMessage) => string;
  /** `signedIn` is to be called once the member behind the socket is known. */
  opened: (
    socket: WebSocket,
    request: IncomingMessage,
    address: string,
    signedIn: () => void,
  ) => void;
}

/**
 * WebSockets at /graphql, on the HTTP server's own upgrade event: origin and numbers are
 * checked before the handshake, each socket is pinged and its backlog bounded.
 */
export class SocketServer {
  readonly #options: SocketServerOptions;
  readonly #sockets: WebSocketServer;
  readonly #perAddress = new Map<string, number>();
  #stopping = false;

  constructor(server: Server, options: SocketServerOptions) {
    this.#options = options;
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: options.limits.payloadBytes,
      // Compression costs 250 KB for each socket.
      perMessageDeflate: false,
      handleProtocols: (protocols) =>
        protocols.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? GRAPHQL_TRANSPORT_WS_PROTOCOL : false,
    });
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.#upgrade(request, socket, head),
    );
  }

  get size(): number {
    return this.#sockets.clients.size;
  }

  /** Refuses new sockets and tells the open ones to come back. */
  stop(): void {
    this.#stopping = true;
    for (const socket of this.#sockets.clients) closeSocket(socket, GOING_AWAY, 'Restarting');
    this.#sockets.close();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { limits, isAllowedOrigin, addressOf } = this.#options;
    const address = addressOf(request);
    const network = networkOf(address);
    const open = this.#perAddress.get(network) ?? 0;
    // A reset while we refuse must not end the process.
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?', 1)[0] !== '/graphql') return refuse(socket, '404 Not Found');
    if (this.#stopping) return refuse(socket, '503 Service Unavailable');
    if (request.headers.origin !== undefined && !isAllowedOrigin(request.headers)) {
      return refuse(socket, '403 Forbidden');
    }
    if (open >= limits.perAddress) return refuse(socket, '429 Too Many Requests');
    const release = this.#count(network);
    socket.once('close', release);
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      this.#keepAlive(webSocket);
      // A campus has one address: its members count for themselves.
      this.#options.opened(webSocket, request, address, release);
    });
  }

  /** Counts one more socket that hasn't said who it is; the answer takes it out, once. */
  #count(network: string): () => void {
    this.#perAddress.set(network, (this.#perAddress.get(network) ?? 0) + 1);
    let counted = true;
    return () => {
      if (!counted) return;
      counted = false;
      const left = (this.#perAddress.get(network) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(network, left);
      else this.#perAddress.delete(network);
    };
  }

  /** A line that doesn't answer one ping before the next is dead. */
  #keepAlive(socket: WebSocket): void {
    let answered = true;
    const timer = setInterval(() => {
      if (!answered) return socket.terminate();
      answered = false;
      socket.ping();
    }, this.#options.limits.pingInterval);
    socket.on('pong', () => (answered = true));
    socket.on('close', () => clearInterval(timer));
    socket.on('error', () => socket.terminate());
  }
}

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Closes a socket, and ends its connection where the client doesn't answer that within 1 s. */
export const closeSocket = (socket: WebSocket, code?: number, reason?: string): void => {
  // A client that goes on sending is closed only once.
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  const timer = setTimeout(() => socket.terminate(), CLOSING).unref();
  socket.once('close', () => clearTimeout(timer));
};

/** Sends, unless the reader is so far behind that its backlog would fill our memory. */
export const sendBounded = (socket: WebSocket, data: string, backlogBytes: number): Promise<void> =>
  new Promise((resolve) => {
    if (socket.bufferedAmount > backlogBytes) {
      socket.close(TRY_AGAIN_LATER, 'Too far behind');
      socket.terminate();
      resolve();
    } else {
      // A socket that closes meanwhile is no failure of the sender.
      socket.send(data, () => resolve());
    }
  });
