import { createClient } from 'graphql-ws';
import type { Operation } from './operations.ts';

interface RunOptions {
  /** An access token, to act as an internal client; without one the page's own session counts. */
  token: string;
  /** The answer, or each event of a subscription. */
  onResult: (result: unknown) => void;
  onEnd: () => void;
}

const bearer = (token: string): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

const request = async (operation: Operation, options: RunOptions, signal: AbortSignal) => {
  const { query, operationName, variables } = operation;
  const answer = await fetch('/graphql', {
    method: 'POST',
    // With a token the cookie stays at home: one acts as that client alone.
    credentials: options.token ? 'omit' : 'same-origin',
    headers: { 'content-type': 'application/json', ...bearer(options.token) },
    body: JSON.stringify({ query, operationName, variables }),
    signal,
  });
  const text = await answer.text();
  try {
    options.onResult(JSON.parse(text));
  } catch {
    options.onResult({ status: answer.status, body: text });
  }
};

const explain = (error: unknown) =>
  error instanceof CloseEvent
    ? { closed: error.code, reason: error.reason }
    : { error: error instanceof Error ? error.message : error };

const subscribe = (operation: Operation, options: RunOptions) => {
  const { protocol, host } = window.location;
  const client = createClient({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`,
    connectionParams: bearer(options.token),
    retryAttempts: 5,
  });
  const { query, operationName, variables } = operation;
  client.subscribe(
    { query, operationName, variables },
    {
      next: options.onResult,
      error: (error) => {
        options.onResult(explain(error));
        options.onEnd();
      },
      complete: options.onEnd,
    },
  );
  return () => void client.dispose();
};

/** Runs an operation over HTTP, a subscription over graphql-ws. Returns how to stop it. */
export const run = (operation: Operation, options: RunOptions): (() => void) => {
  if (operation.kind === 'subscription') return subscribe(operation, options);
  const controller = new AbortController();
  request(operation, options, controller.signal)
    .catch((error: unknown) => options.onResult(explain(error)))
    .finally(options.onEnd);
  return () => controller.abort();
};
