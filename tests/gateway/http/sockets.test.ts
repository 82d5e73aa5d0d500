import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { waitFor } from '#tests/support/wait-for.ts';
import { memberId } from '../support/documents.ts';
import { type Gateway, startGateway } from '../support/gateway.ts';
import { LivePlatform } from '../support/live-platform.ts';

const TOKEN = 'wt_live-member';
const SESSION = 'live.session.token';
const OTHER_SESSION = 'live.other.session';

const until = (condition: () => boolean) => waitFor('sockets', () => Promise.resolve(condition()));

let platform: LivePlatform;
let gateway: Gateway;
let address: string;
const clients: Client[] = [];

beforeAll(async () => {
  platform = new LivePlatform({
    [TOKEN]: '1'.repeat(24),
    [SESSION]: '2'.repeat(24),
    [OTHER_SESSION]: '3'.repeat(24),
  });
  gateway = await startGateway({
    UPSTREAM_URL: await platform.start(),
    SOCKET_INIT_TIMEOUT_MS: '200',
    SOCKET_SESSION_WATCH_MS: '20',
    SOCKET_SUBSCRIPTIONS: '3',
    SOCKETS_PER_MEMBER: '4',
    SOCKET_PAYLOAD_BYTES: '2048',
    LIVE_FIRST_DELAY_MS: '5',
  });
  address = (await gateway.app.listen({ port: 0 })).replace('http', 'ws') + '/graphql';
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
  await until(() => platform.open.size === 0);
});
afterAll(async () => {
  await gateway.app.close();
  await platform.stop();
});

const clientOf = (token: string | undefined, headers: Record<string, string> = {}) => {
  const client = createClient({
    url: address,
    retryAttempts: 0,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string) {
        super(url, protocols, { headers });
      }
    },
    ...(token !== undefined && { connectionParams: { authorization: `Bearer ${token}` } }),
  });
  clients.push(client);
  return client;
};

interface Followed {
  results: { data?: Record<string, unknown> | null; errors?: readonly unknown[] }[];
  failure: unknown;
  done: boolean;
}
const follow = (client: Client, query: string, variables = {}): Followed => {
  const followed: Followed = { results: [], failure: undefined, done: false };
  client.subscribe<Record<string, unknown>>(
    { query, variables },
    {
      next: (result) => followed.results.push(result as Followed['results'][number]),
      error: (failure) => (followed.failure = failure),
      complete: () => (followed.done = true),
    },
  );
  return followed;
};
const PROGRESS =
  'subscription Progress($after: ID) { taskProgressed(after: $after) { eventId type progress } }';
const publish = () =>
  platform.publish('quest', {
    quest: { _id: memberId(), Name: '签到', Type: 'DAILY' },
    questId: memberId(),
    type: 'PROGRESSED',
    userId: memberId(),
    progress: 1,
  });

describe('subscriptions', () => {
  it('bring events as they come, and what was missed after an id', async () => {
    const client = clientOf(TOKEN);
    const followed = follow(client, PROGRESS);
    await until(() => platform.open.size === 1);
    const id = publish();
    await until(() => followed.results.length === 1);
    expect(followed.results[0]).toEqual({
      data: { taskProgressed: { eventId: id, type: 'PROGRESSED', progress: 1 } },
    });
    const late = follow(client, PROGRESS, { after: '0' });
    await until(() => late.results.length === Number(id));
    const literal = follow(client, `subscription { taskProgressed(after: "0") { eventId } }`);
    await until(() => literal.results.length === Number(id));
  });

  it('work with the browser’s cookie, from an allowed origin', async () => {
    const origin = address.replace('ws', 'http').replace('/graphql', '');
    const followed = follow(
      clientOf(undefined, { cookie: `session=${SESSION}`, origin }),
      PROGRESS,
    );
    await until(() => platform.open.size === 1);
    publish();
    await until(() => followed.results.length === 1);
  });

  it('end when their session does', async () => {
    const followed = follow(clientOf(SESSION), PROGRESS);
    await until(() => platform.open.size === 1);
    platform.endSession(SESSION);
    await until(() => followed.done);
    expect(followed.results.at(-1)?.errors).toEqual([
      { message: '登录已失效，请重新登录', extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  it('are all that runs there', async () => {
    const followed = follow(clientOf(TOKEN), '{ __typename }');
    await until(() => followed.failure !== undefined);
    expect(followed.failure).toEqual([
      { message: 'WebSocket 连接仅支持订阅', extensions: { code: 'GRAPHQL_LIMIT_EXCEEDED' } },
    ]);
  });

  it('are held to the same rules as over HTTP', async () => {
    const client = clientOf(TOKEN);
    const followed = follow(client, 'subscription { taskProgressed { nothing } }');
    await until(() => followed.failure !== undefined);
    expect(followed.failure).toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
    const bad = follow(client, PROGRESS, { after: 'x' });
    await until(() => bad.results.length === 1 || bad.failure !== undefined);
    expect(JSON.stringify([bad.results, bad.failure])).toContain('BAD_USER_INPUT');
  });

  it('are bounded for each socket', async () => {
    const client = clientOf(TOKEN);
    const followed = Array.from({ length: 4 }, () => follow(client, PROGRESS));
    await until(() => followed.some(({ failure }) => failure !== undefined));
    // The other three are under way, each at its own pace.
    await waitFor('three subscriptions', async () =>
      /^gateway_subscriptions 3$/m.test((await gateway.app.inject('/metrics')).body),
    );
    expect(followed.map(({ failure }) => failure !== undefined)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('a socket', () => {
  const open = (options: WebSocket.ClientOptions = {}, url = address) =>
    new WebSocket(url, 'graphql-transport-ws', options);
  const closeOf = async (socket: WebSocket): Promise<number> => {
    const [code] = (await once(socket, 'close')) as [number];
    return code;
  };
  const statusOf = async (socket: WebSocket): Promise<number | undefined> => {
    socket.on('error', () => undefined);
    const [, response] = (await once(socket, 'unexpected-response')) as [
      unknown,
      { statusCode?: number },
    ];
    return response.statusCode;
  };
  const init = (socket: WebSocket, token?: string) =>
    socket.once('open', () =>
      socket.send(
        JSON.stringify({
          type: 'connection_init',
          ...(token !== undefined && { payload: { authorization: `Bearer ${token}` } }),
        }),
      ),
    );

  it('is closed when nobody says who it is', async () => {
    expect(await closeOf(open())).toBe(4408);
  });

  it('is ended soon where its client leaves the closing unanswered', async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    let answer = '';
    let ended = false;
    socket.once('close', () => (ended = true));
    // Reads all, says nothing.
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(
      'GET /graphql HTTP/1.1\r\nHost: whale.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n` +
        'Sec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
    );
    await waitFor('the end of a silent socket', () => Promise.resolve(ended), 8_000);
    expect(answer).toMatch(/^HTTP\/1\.1 101 /);
    expect(answer).toContain('Connection initialisation timeout');
  });

  it('is closed for a visitor, and for a token that platform does not accept', async () => {
    for (const token of [undefined, 'wt_made-up-token']) {
      const socket = open();
      init(socket, token);
      expect(await closeOf(socket)).toBe(4401);
    }
  });

  it('is closed for an access token that may not read', async () => {
    platform.unread.add(TOKEN);
    const socket = open();
    init(socket, TOKEN);
    expect(await closeOf(socket)).toBe(4403);
    platform.unread.clear();
  });

  it('needs more than a cookie without an origin', async () => {
    const socket = open({ headers: { cookie: `session=${TOKEN}` } });
    init(socket);
    expect(await closeOf(socket)).toBe(4401);
  });

  it('is refused to pages of other sites, and at other paths', async () => {
    expect(await statusOf(open({ origin: 'https://evil.example' }))).toBe(403);
    expect(await statusOf(open({ origin: 'null' }))).toBe(403);
    expect(await statusOf(open({}, address.replace('/graphql', '/other')))).toBe(404);
  });

  it('is closed for a message that is too large or none at all', async () => {
    const large = open();
    large.once('open', () => large.send('x'.repeat(4096)));
    expect(await closeOf(large)).toBe(1009);
    const nonsense = open();
    nonsense.once('open', () => nonsense.send('{'));
    expect(await closeOf(nonsense)).toBe(4400);
  });

  it('is closed when it floods the gateway with messages', async () => {
    const socket = new WebSocket(address, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(
      JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${TOKEN}` } }),
    );
    // The time to be let in is short here, and not what this is about.
    await once(socket, 'message');
    for (let ping = 0; ping < 5_000; ping += 1) socket.send('{"type":"ping"}');
    const [code] = (await once(socket, 'close')) as [number];
    // Its line is cut behind the closing, which the client may not get to read.
    expect([1008, 1006]).toContain(code);
  });

  it('is closed when its session ends, also where it subscribes to nothing', async () => {
    const socket = open();
    init(socket, OTHER_SESSION);
    const closed = closeOf(socket);
    await until(() => platform.open.size === 1);
    platform.endSession(OTHER_SESSION);
    expect(await closed).toBe(4401);
  });

  it('counts for its address only until its member is known: a campus has one', async () => {
    const small = await startGateway({
      UPSTREAM_URL: platform.url,
      SOCKETS_PER_ADDRESS: '1',
      SOCKET_INIT_TIMEOUT_MS: '60000',
    });
    const url = (await small.app.listen({ port: 0 })).replace('http', 'ws') + '/graphql';
    const sockets: WebSocket[] = [];
    for (let i = 0; i < 3; i += 1) {
      const socket = open({}, url);
      sockets.push(socket);
      init(socket, TOKEN);
      const [message] = (await once(socket, 'message')) as [Buffer];
      expect(String(message)).toContain('connection_ack');
    }
    const silent = open({}, url);
    sockets.push(silent);
    await once(silent, 'open');
    expect(await statusOf(open({}, url))).toBe(429);
    for (const socket of sockets) socket.terminate();
    await small.app.close();
  });

  it('goes on when its member subscribes too often: only that subscription is refused', async () => {
    const strict = await startGateway({
      UPSTREAM_URL: platform.url,
      RATE_MEMBER: '1',
      RATE_ADDRESS: '1',
    });
    const url = (await strict.app.listen({ port: 0 })).replace('http', 'ws') + '/graphql';
    const client = createClient({
      url,
      retryAttempts: 0,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${TOKEN}` },
    });
    const first = follow(client, PROGRESS);
    await until(() => platform.open.size === 1);
    const second = follow(client, PROGRESS);
    await until(() => second.failure !== undefined);
    expect(second.failure).toMatchObject([
      { extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } },
    ]);
    publish();
    await until(() => first.results.length === 1);
    await client.dispose();
    await strict.app.close();
  });

  it('is one of a few for each member', async () => {
    const sockets = Array.from({ length: 5 }, () => open());
    for (const socket of sockets) init(socket, TOKEN);
    const code = await Promise.race(sockets.map(closeOf));
    expect(code).toBe(4429);
    for (const socket of sockets) socket.terminate();
  });
});

describe('a stop', () => {
  it('answers what is under way, and then waits for no connection that is kept alive', async () => {
    let answer: () => void = () => undefined;
    const upstream = createServer((request, response) => {
      if (!request.url?.startsWith('/v2/api/competitionsCommunity')) {
        response.writeHead(404).end();
        return;
      }
      answer = () => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ data: [], totalNum: 7, page: 1, perPage: 12 }));
      };
      asked.resolve(undefined);
    });
    const asked = Promise.withResolvers<undefined>();
    upstream.listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    const { port } = upstream.address() as AddressInfo;
    const own = await startGateway({ UPSTREAM_URL: `http://127.0.0.1:${port}` });
    const url = await own.app.listen({ port: 0 });
    const response = fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ competitions { totalCount } }' }),
    });
    await asked.promise;
    const closed = own.app.close();
    answer();
    expect(await (await response).json()).toEqual({ data: { competitions: { totalCount: 7 } } });
    await closed;
    upstream.close();
  });

  it('tells sockets to come back, and closes', async () => {
    const own = await startGateway({ UPSTREAM_URL: 'http://127.0.0.1:9' });
    const url = (await own.app.listen({ port: 0 })).replace('http', 'ws') + '/graphql';
    const socket = new WebSocket(url, 'graphql-transport-ws');
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await own.app.close();
    expect((await closed)[0]).toBe(1001);
  });
});
