// What a subscription costs: memory of each idle one, and the time in which one event reaches the
// last of 1,000 subscribers.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Layer, startGateway } from '../support/layers.ts';
import { median } from './measure.ts';
import { EMIT } from './stub-live.ts';

const SUBSCRIBERS = 1_000;
const EVENTS = 20;

/** Resident memory of a process in bytes (Linux). */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** Of a session: an access token's rights the gateway would ask for. */
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

/** Measures a gateway of its own in front of the stub, and prints what it found. */
export const benchSockets = async (stub: Layer): Promise<void> => {
  const most = String(SUBSCRIBERS * 2);
  const gateway = await startGateway(stub.url, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    RATE_MEMBER: '100000000',
    RATE_ADDRESS: '100000000',
    SOCKETS_PER_MEMBER: most,
    SOCKETS_PER_ADDRESS: most,
  });
  let awaited = 0;
  let arrived = (): void => undefined;
  const onEvent = () => {
    awaited -= 1;
    if (awaited === 0) arrived();
  };
  /** Milliseconds from the event to its last subscriber. */
  const broadcast = async (subscribers: number): Promise<number> => {
    awaited = subscribers;
    const all = new Promise<void>((resolve) => (arrived = resolve));
    const since = performance.now();
    await fetch(stub.url + EMIT, { method: 'POST' });
    await all;
    return performance.now() - since;
  };
  try {
    // Everything is loaded and compiled by a hundred before the others are weighed.
    const sockets = await Promise.all(
      Array.from({ length: 100 }, () => subscribe(gateway.url, onEvent)),
    );
    await wait(2_000);
    const before = memoryOf(gateway.pid());
    while (sockets.length < SUBSCRIBERS + 100)
      sockets.push(
        ...(await Promise.all(Array.from({ length: 50 }, () => subscribe(gateway.url, onEvent)))),
      );
    await wait(2_000);
    const each = (memoryOf(gateway.pid()) - before) / SUBSCRIBERS;
    for (const socket of sockets.splice(0, 100)) socket.terminate();
    await wait(500);
    const times = [];
    for (let event = 0; event < EVENTS; event += 1) times.push(await broadcast(SUBSCRIBERS));
    console.log(`Memory of an idle subscription: ${Math.round(each / 1024)} KB (goal 45)`);
    console.log(
      `One event to ${SUBSCRIBERS} subscribers, the last after ${Math.round(median(times))} ms (goal 30)`,
    );
    for (const socket of sockets) socket.terminate();
  } finally {
    await gateway.stop();
  }
};
