import type { FormattedExecutionResult } from 'graphql-ws';

/** A subscription as it crosses from a tab to the hub. */
export interface Payload {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

export type Result = FormattedExecutionResult<Record<string, unknown>>;

/** Messages from a tab to the hub. */
export type ToHub =
  /** The first message; `lock` is held as long as the tab lives, where the browser has locks. */
  | { type: 'hello'; lock: string | null }
  | { type: 'subscribe'; id: string; payload: Payload }
  | { type: 'unsubscribe'; id: string }
  /** Somebody signed in or out here: every tab has another member from now on. */
  | { type: 'renew' }
  | { type: 'offline' }
  | { type: 'bye' };

/** Messages from the hub to a tab. */
export type FromHub =
  /** A hub is there; a tab then sends its subscriptions, again where this is a new one. */
  | { type: 'ready' }
  | { type: 'next'; id: string; result: Result }
  | { type: 'error'; id: string; reason: string }
  | { type: 'complete'; id: string }
  /** Somebody signed in or out in another tab. */
  | { type: 'changed' };

/** A way between a tab and the hub, whatever carries it. */
export interface Line<Out, In> {
  send: (message: Out) => void;
  onMessage: (receive: (message: In) => void) => void;
}

/** Connection that subscriptions run on: a socket of the tab's own, or one that tabs share. */
export interface LiveSocket {
  subscribe: (
    payload: Payload,
    sink: {
      next: (result: Result) => void;
      error: (error: unknown) => void;
      complete: () => void;
    },
  ) => () => void;
  /** Ends it with all of its subscriptions. */
  dispose: () => void;
  /** Takes the line for lost, and opens another. */
  terminate: () => void;
}
