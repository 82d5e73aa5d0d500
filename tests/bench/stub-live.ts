import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { LiveMessage } from '@whaletide/schema/shared/rest/live.ts';

/** A POST here sends one notification to every live socket. */
export const EMIT = '/emit';

/** The live socket of the stub: one member's events, sent when the benchmark says so. */
export const stubLive = (memberId: string) => {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  let last = 0;
  const send = (socket: WebSocket, message: LiveMessage) => socket.send(JSON.stringify(message));

  return {
    upgrade: (request: IncomingMessage, stream: Duplex, head: Buffer): void =>
      sockets.handleUpgrade(request, stream, head, (socket) =>
        send(socket, { type: 'ready', id: String(last), sessionId: memberId }),
      ),
    emit: (): void => {
      last += 1;
      const id = String(last);
      for (const socket of sockets.clients)
        send(socket, {
          type: 'notification',
          id,
          data: {
            _id: last.toString(16).padStart(24, '0'),
            EventId: id,
            EventType: 132,
            Date: new Date().toISOString(),
            hasRead: false,
            BatchCount: 1,
            Related: null,
            Data: { User: { _id: memberId, Name: '潮汐' } },
          },
        });
    },
  };
};
