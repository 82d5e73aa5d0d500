import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Gateway, startGateway } from '../support/gateway.ts';

const MIB = 1024 * 1024;
/** More than any answer waits for: what the kernel buffers on both sides of a loopback line. */
const UNREAD = 24 * MIB;

let gateway: Gateway;
let port: number;
/** A gateway for clients that are as slow as a busy machine makes them. */
let patient: Gateway;
let patientPort: number;

beforeAll(async () => {
  gateway = await startGateway({
    REQUEST_TIMEOUT_MS: '300',
    LINGER_TIMEOUT_MS: '200',
    RATE_ADDRESS: '100000',
  });
  port = Number(new URL(await gateway.app.listen({ port: 0 })).port);
  patient = await startGateway({ LINGER_TIMEOUT_MS: '10000', RATE_ADDRESS: '100000' });
  patientPort = Number(new URL(await patient.app.listen({ port: 0 })).port);
});
afterAll(() => Promise.all([gateway.app.close(), patient.app.close()]));

/** Every path that the gateway serves, with something in its parameters, and one that it doesn't. */
const PATHS = [
  '/graphql',
  '/uploads?purpose=result',
  '/uploads/works',
  '/api/scoring/jobs/lease',
  '/api/scoring/jobs/aaaa/result',
  '/api/scoring/files/aaaa',
  '/uploads/sessions/aaaa/parts/0',
  '/files/aaaa',
  '/auth/oauth/github/callback',
  '/exports/competitions/aaaa/teams',
  '/exports/projects/aaaa',
  '/exports/boards/tasks/aaaa',
  '/exports/archives/aaaa',
  '/exports/classes/aaaa',
  '/datasets/aaaa/archive',
  '/datasets/aaaa/files/aaaa',
  '/notebooks/aaaa',
  '/plots/plotly',
  '/fonts/stix-two-math-5.3.0.woff2',
  '/boards/tasks/aaaa/leaderboard',
  '/boards/external/aaaa',
  '/healthz',
  '/readyz',
  '/metrics',
  '/sandbox',
  '/mcp',
  '/llms.txt',
  '/SKILL.md',
  '/cli.tgz',
  '/robots.txt',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/sitemaps/pages-1.xml',
  '/home/project/rss.xml',
  '/home/dataset/rss.xml',
  '/home/column/rss.xml',
  '/home/receipts/rss.xml',
  '/home/user/profile/aaaaaaaaaaaaaaaaaaaaaaaa/rss.xml',
  '/',
  '/home/competition',
  '/nowhere',
];
const CONTENT_TYPES = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
];

/** The kinds of body that a stranger may send: `next` gives the following piece, or waits. */
const BODIES = {
  'huge, its length told': { header: `Content-Length: ${600 * MIB}`, piece: 'x'.repeat(MIB) },
  'huge, in chunks': {
    header: 'Transfer-Encoding: chunked',
    piece: `100000\r\n${'x'.repeat(MIB)}\r\n`,
  },
  'that never comes': { header: 'Content-Length: 1000', piece: undefined },
} as const;

interface Outcome {
  status: number;
  sent: number;
}

/** Sends for as long as it is let, like a client that doesn't look; ends with the connection. */
const send = async (
  method: string,
  path: string,
  type: string,
  { header, piece }: (typeof BODIES)[keyof typeof BODIES],
): Promise<Outcome> => {
  const socket: Socket = connect(port, '127.0.0.1');
  let answer = '';
  let sent = 0;
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: whale.test\r\nContent-Type: ${type}\r\n${header}\r\n\r\n`,
  );
  const pump = () => {
    while (piece !== undefined && !socket.destroyed && sent < 600 * MIB) {
      sent += piece.length;
      if (!socket.write(piece)) return;
    }
  };
  socket.on('drain', pump);
  pump();
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), sent };
};

describe('a body from nobody', () => {
  it('is tried on every route there is', () => {
    const routes = gateway.app.printRoutes({ commonPrefix: false });
    const firsts = [...routes.matchAll(/^[├└]── \/(\w+)/gm)].map(([, first = '']) => first);
    const tried = new Set(PATHS.map((path) => path.split(/[/?.]/)[1]));
    expect(firsts.length).toBeGreaterThan(5);
    expect(firsts.filter((first) => !tried.has(first))).toEqual([]);
  });

  it.each(Object.entries(BODIES))('%s ends with its answer, unread', async (_name, body) => {
    const wrong: string[] = [];
    const check = async (method: string, path: string, type: string) => {
      const { status, sent } = await send(method, path, type, body);
      const refused = method === 'GET' ? status > 0 : status >= 400 && status < 500;
      if (!refused || sent > UNREAD)
        wrong.push(`${method} ${path} ${type}: ${status} after ${sent} bytes`);
    };
    // Each waits for its connection's end: together, as many as memory bears.
    for (const method of ['POST', 'PUT', 'GET', 'OPTIONS']) {
      const tries = CONTENT_TYPES.flatMap((type) => PATHS.map((path) => ({ path, type })));
      await Promise.all(tries.map(({ path, type }) => check(method, path, type)));
    }
    expect(wrong).toEqual([]);
  });

  it('is refused by who sends it before what it is', async () => {
    const body = BODIES['huge, its length told'];
    const tries = CONTENT_TYPES.flatMap((type) =>
      ['/uploads?purpose=result', '/uploads/works'].map(async (path) => {
        const { status } = await send('POST', path, type, body);
        return { path, type, status };
      }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status !== 401)).toEqual([]);
  });
});

/** One request over the connections of an agent: its status, or what became of it. */
const ask = (agent: Agent, method: string, path: string, body?: Buffer) =>
  new Promise<number | string>((resolve) => {
    const headers = body && {
      'content-type': 'application/octet-stream',
      'content-length': body.length,
    };
    const asked = request({ port: patientPort, host: '127.0.0.1', agent, method, path, headers });
    asked.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    asked.on('error', (error) => resolve(error.message));
    asked.end(body);
  });

it.each([
  ['sent whole before its answer is read', 3],
  ['a part of a file', 8],
  ['longer than is read to its end', 20],
])('a refused body breaks no later request of its client: %s', async (_name, mebibytes) => {
  const part = Buffer.alloc(mebibytes * MIB);
  const clients = Array.from({ length: 24 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statuses: unknown[] = [];
    for (const path of ['/uploads/sessions/aaaa/parts/0', '/uploads/sessions/aaaa/parts/1']) {
      statuses.push(await ask(agent, 'PUT', path, part));
      statuses.push(await ask(agent, 'GET', '/healthz'));
    }
    agent.destroy();
    return statuses;
  });
  expect(await Promise.all(clients)).toEqual(clients.map(() => [401, 200, 401, 200]));
});

it('headers that are too large are refused in our words, with our headers', async () => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(`GET /home HTTP/1.1\r\nhost: a\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(answer).toContain('x-content-type-options: nosniff\r\n');
  expect(answer).toContain('请求头过大，请清除本站的Cookie后重试');
});
