import { setTimeout as wait } from 'node:timers/promises';
import { AggregatorRegistry, type Registry } from 'prom-client';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterCluster,
} from 'rate-limiter-flexible';
import type { RecentChanges } from '../upstream/recent-changes.ts';
import { isOurs, type PrimaryMessage, type WorkerMessage } from './messages.ts';

/** Time in ms after which a worker counts by itself, and metrics are given up. */
const PATIENCE_MS = 1_000;

/** The other workers of this gateway, reached through the process that started them all. */
export interface Siblings {
  /** A limiter whose counts all workers share. It rejects with an Error where none answers. */
  limiter(options: IRateLimiterOptions): RateLimiterAbstract;
  /** Tells the others of changes made through this worker, and hears of theirs. */
  shareChanges(changes: RecentChanges): void;
  /** Adds this worker's metrics to those of all. */
  tellMetrics(registry: Registry): void;
  /** Metrics of all workers, as Prometheus reads them. @throws Error where they can't be had */
  metrics(): Promise<string>;
}

const send = (message: WorkerMessage): void => {
  // A process that ended takes its workers with it, by `disconnect`.
  if (process.connected) process.send?.(message);
};

/** Joins the other workers. Called once, in a process that `node:cluster` started. */
export const joinSiblings = (): Siblings => {
  const waiting = new Map<number, (text: string | null) => void>();
  let heard: RecentChanges | undefined;
  let asked = 0;
  process.on('message', (message) => {
    if (!isOurs<PrimaryMessage>(message)) return;
    if (message.kind === 'gateway:changed') heard?.heard(message.change);
    else waiting.get(message.request)?.(message.text);
  });
  return {
    limiter: (options) => new RateLimiterCluster({ ...options, timeoutMs: PATIENCE_MS }),
    shareChanges: (changes) => {
      heard = changes;
      changes.tellOthers((change) => send({ kind: 'gateway:changed', change }));
    },
    tellMetrics: (registry) => {
      AggregatorRegistry.setRegistries([registry]);
      // Its constructor begins to answer the primary.
      void new AggregatorRegistry();
    },
    metrics: async () => {
      const request = (asked += 1);
      const told = new Promise<string | null>((resolve) => waiting.set(request, resolve));
      send({ kind: 'gateway:metrics', request });
      const text = await Promise.race([told, wait(PATIENCE_MS, null, { ref: false })]);
      waiting.delete(request);
      if (text === null) throw new Error('The workers did not tell their metrics');
      return text;
    },
  };
};
