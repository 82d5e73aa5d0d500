import cluster, { type Worker } from 'node:cluster';
import { EXIT_CONFIG } from '@whaletide/server/starting.ts';
import { AggregatorRegistry } from 'prom-client';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { isOurs, type PrimaryMessage, type WorkerMessage } from './messages.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** A worker that has run this long has recovered: its next crash starts with a short pause again. */
const HEALTHY_AFTER_MS = 60_000;

/**
 * Passes on what workers share: changes go to all others, and metrics are added up. The count of
 * rates listens by itself.
 */
const connectWorkers = (): void => {
  // Its constructor is all there is to call.
  void new RateLimiterClusterMaster();
  const metrics = new AggregatorRegistry();
  const tell = (worker: Worker, message: PrimaryMessage): void => {
    if (worker.isConnected()) worker.send(message);
  };
  cluster.on('message', (from, message: unknown) => {
    if (!isOurs<WorkerMessage>(message)) return;
    if (message.kind === 'gateway:changed') {
      for (const worker of Object.values(cluster.workers ?? {}))
        if (worker && worker !== from) tell(worker, message);
      return;
    }
    void metrics
      .clusterMetrics()
      .catch(() => null)
      .then((text) => tell(from, { ...message, text }));
  });
};

/**
 * Runs the gateway as several processes behind one port. One that dies is started again after a
 * pause that doubles with each crash; wrong settings end all. Signals are passed on, and this
 * process ends with its last worker. Each worker ends by itself when this process is killed.
 */
export const runWorkers = (count: number): void => {
  let stopping = false;
  let code = 0;
  connectWorkers();

  const stop = (signal: NodeJS.Signals): void => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {});
    if (workers.length === 0) process.exit(code);
    for (const worker of workers) worker?.process.kill(signal);
  };

  const start = (pause: number): void => {
    const since = Date.now();
    cluster.fork().once('exit', (ended: number | null, signal: string | null) => {
      if (ended === EXIT_CONFIG) code = EXIT_CONFIG;
      if (ended === EXIT_CONFIG && !stopping) stop('SIGTERM');
      if (stopping) {
        if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(code);
        return;
      }
      const wait = Date.now() - since > HEALTHY_AFTER_MS ? FIRST_PAUSE_MS : pause;
      console.error(`worker ended (${signal ?? ended}); starting it again in ${wait} ms`);
      setTimeout(() => stopping || start(Math.min(wait * 2, LONGEST_PAUSE_MS)), wait);
    });
  };
  for (let started = 0; started < count; started += 1) start(FIRST_PAUSE_MS);

  process.on('SIGINT', () => stop('SIGINT'));
  for (const signal of ['SIGTERM', 'disconnect']) process.on(signal, () => stop('SIGTERM'));
};
