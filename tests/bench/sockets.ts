// Subscriptions: memory of each idle one, and the time in which one event reaches the last of 1,000
// and of 10,000 subscribers, beside a bare WebSocket server that sends the same text to as many.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { freePort, type Layer, startGateway, startLayer } from '../support/layers.ts';
import { median } from './measure.ts';
import { EMIT } from './stub-live.ts';

const SUBSCRIBERS = 1_000;
const CROWD = 10_000;
const EVENTS = 20;
/** Sockets that are opened at once. */
const AT_ONCE = 50;

/** Resident memory of a process in bytes (Linux). */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** Token of a session: the gateway would ask for the rights of an access token. */
const TOKEN = `bench.${Buffer.from('{"sid":"bench"}').toString('base64url')}.token`;

const subscribe = (url: string, onEvent: () => void): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { authorization: `Bearer ${TOKEN}` },
      perMessageDeflate: false,
    });
    socket.on('error', reject);
    socket.on('close', (code, reason) => reject(new Error(`closed: ${code} ${reason}`)));
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { type: string };
      if (type === 'next') onEvent();
      if (type === 'ping') socket.send('{"type":"pong"}');
      if (type !== 'connection_ack') return;
      const query = 'subscription { notificationReceived { id eventId text createdAt } }';
      socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query } }));
      resolve(socket);
    });
  });

type Open = (onEvent: () => void) => Promise<WebSocket>;

/** Sockets to one server, and how long an event takes to reach the last of them. */
class Crowd {
  readonly #sockets: WebSocket[] = [];
  readonly #open: Open;
  readonly #emit: () => Promise<unknown>;
  #awaited = 0;
  #arrived = (): void => undefined;

  constructor(open: Open, emit: () => Promise<unknown>) {
    this.#open = open;
    this.#emit = emit;
  }

  async grow(to: number): Promise<void> {
    while (this.#sockets.length < to) {
      const more = Math.min(AT_ONCE, to - this.#sockets.length);
      const opened = Array.from({ length: more }, () => this.#open(() => this.#note()));
      this.#sockets.push(...(await Promise.all(opened)));
    }
  }

  #note(): void {
    this.#awaited -= 1;
    if (this.#awaited === 0) this.#arrived();
  }

  /** Milliseconds from an event to its last subscriber, the median of some events. */
  async broadcast(events: number): Promise<number> {
    const times: number[] = [];
    for (let event = 0; event < events; event += 1) {
      this.#awaited = this.#sockets.length;
      const all = new Promise<void>((resolve) => (this.#arrived = resolve));
      const since = performance.now();
      await this.#emit();
      await all;
      times.push(performance.now() - since);
    }
    return median(times);
  }

  leave(): void {
    for (const socket of this.#sockets.splice(0)) socket.terminate();
  }
}

const post = (url: string) => fetch(url + EMIT, { method: 'POST' });

/** The same text from a server that does nothing else. */
const bareCrowd = (url: string): Crowd => {
  const open = (onEvent: () => void): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(url.replace(/^http/, 'ws'), { perMessageDeflate: false });
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        JSON.parse(data.toString());
        onEvent();
      });
      socket.on('open', () => resolve(socket));
    });
  return new Crowd(open, () => post(url));
};

/** Measures a gateway of its own in front of the stub, and prints what it found. */
export const benchSockets = async (stub: Layer): Promise<void> => {
  const most = String(CROWD * 2);
  const gateway = await startGateway(stub.url, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    RATE_MEMBER: '100000000',
    RATE_ADDRESS: '100000000',
    SOCKETS_PER_MEMBER: most,
    SOCKETS_PER_ADDRESS: most,
  });
  const port = await freePort();
  const bare = await startLayer('tests/bench/peers/bare-sockets.ts', port, { PORT: String(port) });
  const ours = new Crowd(
    (onEvent) => subscribe(gateway.url, onEvent),
    () => post(stub.url),
  );
  const plain = bareCrowd(bare.url);
  try {
    // Everything is loaded and compiled by a hundred before the others are weighed.
    await ours.grow(100);
    await ours.broadcast(EVENTS);
    await wait(2_000);
    const before = memoryOf(gateway.pid());
    for (const size of [SUBSCRIBERS, CROWD]) {
      await ours.grow(size);
      await wait(2_000);
      const each = (memoryOf(gateway.pid()) - before) / (size - 100);
      const own = await ours.broadcast(EVENTS);
      // A process may have too few files open for both crowds.
      if (size === CROWD) ours.leave();
      await plain.grow(size);
      await plain.broadcast(EVENTS);
      const beside = await plain.broadcast(EVENTS);
      console.log(
        `${size} subscriptions: ${Math.round(each / 1024)} KB each while idle (goal 43); ` +
          `one event reaches the last after ${Math.round(own)} ms, ` +
          `${Math.round(beside)} ms on a bare WebSocket server`,
      );
    }
  } finally {
    ours.leave();
    plain.leave();
    await gateway.stop();
    await bare.stop();
  }
};
