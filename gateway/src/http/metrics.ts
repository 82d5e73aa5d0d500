import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { UsageObserver } from '../clients/usage.ts';
import { createClientMetrics } from '../clients/metrics.ts';
import type { UpstreamObserver } from '../upstream/client.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counters of the gateway, as Prometheus reads them. Labels are of bounded sets only. */
export interface Metrics {
  readonly registry: Registry;
  readonly upstream: Omit<UpstreamObserver, 'token'>;
  /** Counts by client: the names are bounded, though clients choose them. */
  readonly clients: UsageObserver;
  operation(kind: string, seconds: number, codes: string[]): void;
  /** A visitor's query was answered out of what is kept, with another's, or by running it. */
  keptAnswer(outcome: string): void;
  /** A public page was answered: fresh, stale or made for visitors, own for a member, none. */
  page(source: string): void;
  readonly sockets: Gauge;
  readonly subscriptions: Gauge;
  /** Tells how many members have a live socket to platform, at the moment of reading. */
  watchLive(count: () => number): void;
}

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const calls = new Counter({
    name: 'gateway_upstream_requests_total',
    help: 'REST calls made to the upstream, each try counted',
    labelNames: ['operation'],
    registers,
  });
  const failures = new Counter({
    name: 'gateway_upstream_errors_total',
    help: 'REST calls that were not answered with success, by code',
    labelNames: ['operation', 'code'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'gateway_upstream_request_duration_seconds',
    help: 'Time of REST calls',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers,
  });
  const shared = new Counter({
    name: 'gateway_shared_cache_total',
    help: 'Answers of public calls: hit, joined (a call under way), miss, stale (upstream down)',
    labelNames: ['outcome'],
    registers,
  });
  const operations = new Counter({
    name: 'gateway_requests_total',
    help: 'GraphQL operations answered',
    labelNames: ['kind'],
    registers,
  });
  const operationSeconds = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Time of GraphQL operations',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  const errors = new Counter({
    name: 'gateway_errors_total',
    help: 'Errors in answers, by code',
    labelNames: ['code'],
    registers,
  });
  const pages = new Counter({
    name: 'gateway_pages_total',
    help: 'Public pages sent: fresh or stale (kept), made, own (a member’s), none (sent empty)',
    labelNames: ['source'],
    registers,
  });
  const keptAnswers = new Counter({
    name: 'gateway_kept_answers_total',
    help: 'Visitors’ queries: hit (kept), joined (one under way), miss (run)',
    labelNames: ['outcome'],
    registers,
  });
  const sockets = new Gauge({
    name: 'gateway_sockets',
    help: 'Open WebSockets of clients',
    registers,
  });
  const subscriptions = new Gauge({
    name: 'gateway_subscriptions',
    help: 'Open subscriptions',
    registers,
  });
  const callsOf = perLabel((operation) => ({
    count: calls.labels(operation),
    seconds: callSeconds.labels(operation),
  }));
  const sharedOf = perLabel((outcome) => shared.labels(outcome));
  const keptOf = perLabel((outcome) => keptAnswers.labels(outcome));
  const operationsOf = perLabel((kind) => ({
    count: operations.labels(kind),
    seconds: operationSeconds.labels(kind),
  }));
  return {
    registry,
    clients: createClientMetrics(registry),
    sockets,
    subscriptions,
    upstream: {
      tried(operation, outcome, seconds) {
        const series = callsOf(operation);
        series.count.inc();
        series.seconds.observe(seconds);
        if (outcome !== 'ok') failures.inc({ operation, code: outcome });
      },
      shared: (outcome) => sharedOf(outcome).inc(),
    },
    operation(kind, seconds, codes) {
      const series = operationsOf(kind);
      series.count.inc();
      series.seconds.observe(seconds);
      for (const code of codes) errors.inc({ code });
    },
    keptAnswer: (outcome) => keptOf(outcome).inc(),
    page: (source) => pages.inc({ source }),
    watchLive(count) {
      new Gauge({
        name: 'gateway_live_members',
        help: 'Members with a live socket to the upstream',
        registers,
        collect() {
          this.set(count());
        },
      });
    },
  };
};

/** Looks a label's series up once: finding it again costs more than to count. */
const perLabel = <T>(find: (label: string) => T): ((label: string) => T) => {
  const found = new Map<string, T>();
  return (label) => {
    let series = found.get(label);
    if (series === undefined) found.set(label, (series = find(label)));
    return series;
  };
};
