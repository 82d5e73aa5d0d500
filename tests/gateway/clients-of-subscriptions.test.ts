import { expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { waitFor } from '#tests/support/wait-for.ts';
import { startGateway } from './support/gateway.ts';
import { LivePlatform } from './support/live-platform.ts';

const named = (name: string) => ({ 'apollographql-client-name': name });
const TOKEN = 'wt_live-member';
const PROGRESS = 'subscription { taskProgressed { eventId } }';
const platform = new LivePlatform({ [TOKEN]: '1'.repeat(24) });

it('subscriptions count by client, over a socket and as a stream', async () => {
  const gateway = await startGateway({ UPSTREAM_URL: await platform.start() });
  const url = `${await gateway.app.listen({ port: 0 })}/graphql`;
  const client = createClient({
    url: url.replace('http', 'ws'),
    retryAttempts: 0,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${TOKEN}`, ...named('by-socket') },
  });
  const ignore = () => undefined;
  client.subscribe({ query: PROGRESS }, { next: ignore, error: ignore, complete: ignore });
  const leave = new AbortController();
  await fetch(`${url}?query=${encodeURIComponent(PROGRESS)}`, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${TOKEN}`,
      ...named('by-stream'),
    },
    signal: leave.signal,
  });
  let seen = '';
  const isCounted = async () => {
    seen = (await gateway.app.inject('/metrics')).body;
    return ['by-socket', 'by-stream'].every((name) => seen.includes(`{client="${name}"} 1`));
  };
  await waitFor('counts', isCounted, 5_000);
  expect(seen).not.toContain('gateway_client_errors_total{client="by-');
  leave.abort();
  await client.dispose();
  await gateway.app.close();
  await platform.stop();
});
