// A WebSocket server that sends one text to all of its sockets and does nothing else: what the
// gateway's fan-out is measured beside. PORT by environment.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { EMIT } from '../stub-live.ts';

const TEXT = JSON.stringify({
  id: '1',
  type: 'next',
  payload: {
    data: {
      notificationReceived: {
        id: '000000000000000000000001',
        eventId: '1',
        text: '潮汐关注了你',
        createdAt: '2026-11-27T00:00:00.000Z',
      },
    },
  },
});

const server = createServer((request, response) => {
  if (request.url === EMIT) for (const socket of sockets.clients) socket.send(TEXT);
  response.end();
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(Number(process.env.PORT), '127.0.0.1');
