import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { competitionId } from '../support/documents.ts';
import { type Gateway, startGateway } from '../support/gateway.ts';

const MIB = 1024 * 1024;
const headers = {
  authorization: `Bearer wsc_${'a'.repeat(40)}`,
  'content-type': 'application/json',
};

let platform: Server;
let gateway: Gateway;
let port: number;
/** Bodies that reached platform whole. */
const received: string[] = [];

beforeAll(async () => {
  platform = createServer((asked, answer) => {
    let body = '';
    asked.on('data', (piece: Buffer) => (body += piece.toString()));
    asked.on('error', () => undefined);
    asked.on('end', () => {
      if (asked.method === 'POST') received.push(body);
      answer.setHeader('content-type', 'application/json').end('{"ok":true}');
    });
  });
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  gateway = await startGateway({
    UPSTREAM_URL: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    UPLOAD_RATE_WINDOW_MS: '300',
    RATE_ADDRESS: '100000',
  });
  port = Number(new URL(await gateway.app.listen({ port: 0 })).port);
});
afterAll(async () => {
  await gateway.app.close();
  platform.closeAllConnections();
  platform.close();
});

/** Sends a body piece by piece, and answers the status; 0 where the connection was cut first. */
const trickle = (pieces: Iterable<string>, everyMs: number) =>
  new Promise<number>((resolve) => {
    const path = `/api/scoring/jobs/${competitionId()}/result`;
    const sent = request({ port, method: 'POST', path, headers }, (answer) => {
      clearInterval(timer);
      resolve(answer.statusCode ?? 0);
      answer.resume();
      answer.on('error', () => undefined);
      sent.destroy();
    });
    const left = pieces[Symbol.iterator]();
    const timer = setInterval(() => {
      const next = left.next();
      if (!next.done) sent.write(next.value);
      else {
        clearInterval(timer);
        sent.end();
      }
    }, everyMs);
    sent.on('error', () => resolve(0));
    sent.on('close', () => {
      clearInterval(timer);
      resolve(0);
    });
  });

const endless = function* (piece: string) {
  for (;;) yield piece;
};

it('a worker’s words reach platform as they come', async () => {
  expect(await trickle(['{"Lease":"', 'x'.repeat(MIB), '"}'], 5)).toBe(200);
  expect(received.at(-1)?.length).toBe(MIB + 12);
});

it('a body that comes too slowly is cut off, and reaches platform in no part', async () => {
  received.length = 0;
  expect([400, 0]).toContain(await trickle(endless('a'), 50));
  expect(received).toEqual([]);
});

it('a body that is too large is cut off, whatever its length was to be', async () => {
  received.length = 0;
  expect([400, 0]).toContain(await trickle(endless('a'.repeat(MIB)), 5));
  expect(received).toEqual([]);
});
