import { once } from 'node:events';
import { connect } from 'node:net';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type LogLine, logLinesOf } from '#tests/support/log-lines.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { type Gateway, startGateway, TOKEN } from '../support/gateway.ts';

/** Platform that takes what comes and never answers. */
const silent = createServer((request) => request.resume());
let gateway: Gateway;
let url: URL;
let lines: LogLine[];
beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  gateway = await startGateway({ UPSTREAM_URL: `http://127.0.0.1:${port}` });
  url = new URL(await gateway.app.listen({ host: '127.0.0.1', port: 0 }));
  lines = logLinesOf(gateway.app);
});
afterAll(async () => {
  await gateway.app.close();
  silent.closeAllConnections();
  silent.close();
});

/** Sends the beginning of a request, waits until platform has it, and goes away. */
const leave = async (head: readonly string[], body: string) => {
  const asked = once(silent, 'request');
  const socket = connect(Number(url.port), url.hostname);
  const headers = [`Host: ${url.host}`, `Authorization: Bearer ${TOKEN}`];
  socket.write([head[0], ...headers, ...head.slice(1), '', body].join('\r\n'));
  await asked;
  socket.destroy();
};

it('a client that goes away before its answer is no error', async () => {
  const body = JSON.stringify({ query: '{ viewer { id } }' });
  const head = [
    'POST /graphql HTTP/1.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  await leave(head, body);
  await leave(['GET /files/'.concat('a'.repeat(32), ' HTTP/1.1')], '');
  await waitFor('the gateway to notice', () =>
    Promise.resolve(lines.some(({ msg }) => msg === 'the client has gone' || msg === 'answered')),
  );
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
});
