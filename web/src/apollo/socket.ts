import { createClient } from 'graphql-ws';
import { clientHeaders } from './client-headers.ts';
import { pauseBefore } from '../lib/pause.ts';
import type { LiveSocket, Result } from './tabs/messages.ts';

const PING_EVERY = 12_000;
const PONG_WITHIN = 5_000;

const socketUrl = () => {
  const { protocol, host } = globalThis.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`;
};

/**
 * The browser's one socket, in a worker or in a page: opened by the first subscription, closed
 * with the last.
 */
export const createSocket = (): LiveSocket => {
  let overdue: ReturnType<typeof setTimeout>;
  const client = createClient({
    url: socketUrl,
    // A page can't set headers of a socket.
    connectionParams: clientHeaders,
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
  globalThis.addEventListener('offline', () => client.terminate());
  return {
    subscribe: (payload, sink) => client.subscribe<Result['data'] & object>(payload, sink),
    dispose: () => void client.dispose(),
    terminate: () => client.terminate(),
  };
};
