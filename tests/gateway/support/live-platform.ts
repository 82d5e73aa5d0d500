import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIVE_PATH } from '@whaletide/schema/shared/rest/live.ts';
import { type WebSocket, WebSocketServer } from 'ws';
import { authUser } from './documents.ts';

interface LiveEvent {
  id: string;
  type: string;
  data: unknown;
}

/** One open socket, as platform sees it. */
export interface LiveSocket {
  token: string;
  after: string | null;
  socket: WebSocket;
}

/**
 * Platform's live socket over a log in memory: `ready`, what came after the cursor, then what
 * comes. Knows one member, with these tokens and the session behind each.
 */
export class LivePlatform {
  readonly #server = createServer((request, response) => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const answers: Record<string, unknown> = { '/api/auth': authUser(), '/api/user/weakFlags': {} };
    const mayNot = this.unread.has(token) && request.url !== '/api/auth';
    const answer = this.#sessions.has(token) ? answers[request.url ?? ''] : undefined;
    const refusal = mayNot
      ? { code: 'FORBIDDEN', message: '此访问令牌没有「读取」权限（read）' }
      : { code: 'UNAUTHENTICATED', message: '请先登录' };
    const status = mayNot ? 403 : answer ? 200 : 401;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? answer : refusal));
  });
  readonly #sockets = new WebSocketServer({ noServer: true });
  readonly #sessions: Map<string, string>;
  /** Access tokens that may not read. */
  readonly unread = new Set<string>();
  readonly log: LiveEvent[] = [];
  readonly open = new Set<LiveSocket>();
  /** Every connection that was ever made. */
  readonly made: LiveSocket[] = [];
  /** Refuses connections while true, as if it were down. */
  down = false;

  constructor(sessions: Record<string, string>) {
    this.#sessions = new Map(Object.entries(sessions));
    this.#server.on('upgrade', (request: IncomingMessage, socket, head) => {
      const url = new URL(request.url ?? '', 'http://platform');
      if (this.down || url.pathname !== LIVE_PATH) return socket.destroy();
      this.#sockets.handleUpgrade(request, socket, head, (ws) => this.#accept(ws, url));
      return undefined;
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this.url;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Appends an event and sends it to all subscribers. */
  publish(type: string, data: unknown): string {
    const event = { id: String(this.log.length + 1), type, data };
    this.log.push(event);
    for (const { socket } of this.open) socket.send(JSON.stringify(event));
    return event.id;
  }

  endSession(token: string): void {
    const sessionId = this.#sessions.get(token);
    this.#sessions.delete(token);
    this.publish('session-ended', { sessionId });
  }

  /** Drops every line without a word. */
  cut(): void {
    for (const { socket } of this.open) socket.terminate();
    this.open.clear();
  }

  #accept(socket: WebSocket, url: URL): void {
    const token = url.searchParams.get('token') ?? '';
    const after = url.searchParams.get('after');
    const sessionId = this.#sessions.get(token);
    if (sessionId === undefined) return socket.close(4401);
    const connection = { token, after, socket };
    this.made.push(connection);
    this.open.add(connection);
    socket.on('close', () => this.open.delete(connection));
    socket.send(JSON.stringify({ type: 'ready', id: String(this.log.length), sessionId }));
    if (after === null) return undefined;
    for (const event of this.log.slice(Number(after))) socket.send(JSON.stringify(event));
    return undefined;
  }
}
