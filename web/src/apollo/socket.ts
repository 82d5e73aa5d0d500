import { type Client, createClient } from 'graphql-ws';
import { pauseBefore } from '../lib/pause.ts';

const PING_EVERY = 12_000;
const PONG_WITHIN = 5_000;

const socketUrl = () => {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`;
};

/**
 * The page's one socket: opened by the first subscription, closed with the last. It is no chunk of
 * its own: a browser remembers that a module failed to load, and a tab that was offline at that
 * moment would never be live.
 */
export const createSocket = (): Client => {
  let overdue: ReturnType<typeof setTimeout>;
  const client = createClient({
    url: socketUrl,
    lazy: true,
    keepAlive: PING_EVERY,
    retryAttempts: Number.POSITIVE_INFINITY,
    // The reason of a drop doesn't matter, only refusals of the session end it (4401, 4403).
    shouldRetry: (event) => !(event instanceof CloseEvent) || ![4401, 4403].includes(event.code),
    retryWait: pauseBefore,
    // A line that went dead without a word looks open: what isn't answered is taken for lost.
    on: {
      ping: (received) => {
        if (!received) overdue = setTimeout(() => client.terminate(), PONG_WITHIN);
      },
      pong: (received) => {
        if (received) clearTimeout(overdue);
      },
      closed: () => clearTimeout(overdue),
    },
  });
  window.addEventListener('offline', () => client.terminate());
  return client;
};
