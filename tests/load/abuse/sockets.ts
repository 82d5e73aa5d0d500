import fc from 'fast-check';
import { WebSocket } from 'ws';
import { graphqlBodies } from './bodies.ts';
import { MOST_TOLD, type Outcome } from './send.ts';

/** Frames that a client sends over a WebSocket, and the protocol it says it speaks. */
export interface HostileSocket {
  kind: string;
  protocol: string;
  frames: readonly (string | Buffer)[];
}

const INIT = '{"type":"connection_init"}';
const PROTOCOL = 'graphql-transport-ws';

const frame = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.json(),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(INIT, '{"type":"ping"}', '{"type":"complete","id":"1"}', '{"type":"subscribe"}'),
  fc.record({ type: fc.string(), id: fc.anything() }).map((message) => JSON.stringify(message)),
);

const subscribed = graphqlBodies.map(
  (payload) => `{"type":"subscribe","id":"1","payload":${payload}}`,
);

const socket = (kind: string, frames: readonly (string | Buffer)[], protocol = PROTOCOL) => ({
  kind,
  protocol,
  frames,
});

export const hostileSockets: fc.Arbitrary<HostileSocket> = fc.oneof(
  fc.array(frame, { minLength: 1, maxLength: 20 }).map((frames) => socket('frames', frames)),
  fc
    .array(frame, { minLength: 1, maxLength: 20 })
    .map((frames) => socket('frames after init', [INIT, ...frames])),
  subscribed.map((text) => socket('subscription', [INIT, text])),
  subscribed.map((text) => socket('subscription before init', [text])),
  fc.constantFrom('graphql-ws', 'soap', 'a').map((other) => socket('protocol', [INIT], other)),
);

const unique = (count: number) =>
  Array.from(
    { length: count },
    (_, id) =>
      `{"type":"subscribe","id":"${id}","payload":{"query":"subscription { unreadNotificationsCount }"}}`,
  );

export const knownSockets: readonly HostileSocket[] = [
  socket('silent', []),
  socket('large frame', [INIT, 'a'.repeat(5 * 1024 * 1024)]),
  socket('init twice', [INIT, INIT]),
  socket('same id twice', [INIT, ...unique(1), ...unique(1)]),
  socket('many subscriptions', [INIT, ...unique(2_000)]),
  socket('many pings', [INIT, ...Array.from({ length: 20_000 }, () => '{"type":"ping"}')]),
];

/** Sends nothing for this long, in ms, before a socket that is still open counts as accepted. */
const QUIET_MS = 300;

/** Opens a socket, sends its frames and waits until the gateway closes it or has nothing to say. */
export const openSocket = (
  { kind, protocol, frames }: HostileSocket,
  port: number,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const opened = performance.now();
    const client = new WebSocket(`ws://127.0.0.1:${port}/graphql`, protocol);
    let sent = opened;
    let quiet: NodeJS.Timeout | undefined;
    const settle = (end: Outcome['end'], code: string | null, time = performance.now() - sent) => {
      clearTimeout(quiet);
      client.terminate();
      resolve({
        kind: `socket: ${kind}`,
        end,
        code,
        isPage: false,
        sent: frames.map(String).join('\n').slice(0, MOST_TOLD),
        time,
      });
    };
    const wait = () => {
      clearTimeout(quiet);
      // A socket that says nothing at all is the gateway's to end.
      if (frames.length > 0) quiet = setTimeout(() => settle('silent', 'OPEN', 0), QUIET_MS);
    };
    client.on('open', () => {
      for (const frame of frames) client.send(frame);
      sent = performance.now();
      wait();
    });
    client.on('message', wait);
    client.on('unexpected-response', (_request, { statusCode = 0 }) => settle(statusCode, null));
    client.on('error', () => undefined);
    client.on('close', (code) => settle('closed', String(code), frames.length > 0 ? undefined : 0));
  });
