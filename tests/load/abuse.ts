// Hostile requests and sockets against the running product, fixed and generated: whether each is
// refused by its code and none ends in a 5xx, how long they take, how long the event loop is held
// up, and whether memory stays. Hostile addresses that are pages of the site (a search for anything)
// are answered and no refusals: they are told apart, and wait for their rendering.
// `npm run abuse -- 2000 1`: generated requests a round, and the seed.
import fc from 'fast-check';
import { buildLayers } from '#scripts/lib/layer-build.ts';
import makeDemo, { removeDemo } from '../support/demo-template.ts';
import { demoStore, startGateway, startPlatform } from '../support/layers.ts';
import { begin } from '../support/progress.ts';
import { type HostileRequest, hostileRequests, knownRequests } from './abuse/requests.ts';
import { isWrong, type Outcome, sendRequest } from './abuse/send.ts';
import { type HostileSocket, hostileSockets, knownSockets, openSocket } from './abuse/sockets.ts';
import { WITHOUT_RATES } from './rates.ts';

const [, , count = '2000', seed = '1'] = process.argv;
const ROUNDS = 6;
const AT_ONCE = 8;
const SLOW_MS = 50;
const LAG_MS = 100;
/** Characters of the gateway's log that are printed after a wrong answer. */
const MOST_LOGGED = 10_000;

/** Runs tasks, so many at once, and answers their results. */
const runAll = async <T>(tasks: readonly (() => Promise<T>)[], atOnce = AT_ONCE): Promise<T[]> => {
  const results: T[] = [];
  const left = [...tasks];
  const run = async () => {
    for (let task = left.pop(); task; task = left.pop()) results.push(await task());
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return results;
};

const metricIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);

/**
 * Longest hold-up of the gateway's event loop since it was last read, in ms, and its memory and the
 * objects in it, in MB.
 */
const conditionOf = async (url: string) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return {
    lag: Math.round(metricIn(text, 'nodejs_eventloop_lag_max_seconds') * 1_000),
    heap: Math.round(metricIn(text, 'nodejs_heap_size_used_bytes') / 1_000_000),
    memory: Math.round(metricIn(text, 'process_resident_memory_bytes') / 1_000_000),
  };
};

/** Counts the refusals that took too long. */
const slowIn = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ isPage, time }) => !isPage && time > SLOW_MS).length;

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0) * 10) /
  10;

const tableOf = (outcomes: readonly Outcome[]) => {
  const byKind = Map.groupBy(outcomes, ({ kind, isPage }) => (isPage ? `${kind}: a page` : kind));
  return Object.fromEntries(
    [...byKind].toSorted().map(([kind, own]) => {
      const times = own.map(({ time }) => time).toSorted((a, b) => a - b);
      const ends = Map.groupBy(own, ({ end, code }) => `${end}${code ? ` ${code}` : ''}`);
      const told = [...ends].map(([end, { length }]) => `${length} × ${end}`);
      return [
        kind,
        {
          p50: percentile(times, 0.5),
          p99: percentile(times, 0.99),
          longest: percentile(times, 1),
          [`> ${SLOW_MS} ms`]: times.filter((time) => time > SLOW_MS).length,
          answers: told.slice(0, 6).join(', '),
        },
      ];
    }),
  );
};

begin('building layers, filling the demo community');
await buildLayers();
await makeDemo();
begin('starting platform and gateway');
const store = await demoStore();
const platform = await startPlatform(store, WITHOUT_RATES.platform);
const gateway = await startGateway(platform.url, {
  ...store.gatewayEnv,
  ...WITHOUT_RATES.gateway,
  NODE_ENV: 'production',
  SOCKETS_PER_ADDRESS: '100000',
});
const port = Number(new URL(gateway.url).port);
try {
  const rounds: Outcome[][] = [];
  const conditions: (Awaited<ReturnType<typeof conditionOf>> & { slow: number })[] = [];
  await conditionOf(gateway.url);
  for (let round = 0; round < ROUNDS; round += 1) {
    begin(`round ${round + 1} of ${ROUNDS}`);
    const sampled = { numRuns: Number(count), seed: Number(seed) + round };
    const fewer = { ...sampled, numRuns: Math.ceil(Number(count) / 10) };
    const sends = (requests: readonly HostileRequest[]) =>
      requests.map((request) => () => sendRequest(request, port));
    const opens = (sockets: readonly HostileSocket[]) =>
      sockets.map((socket) => () => openSocket(socket, port));
    rounds.push([
      ...(await runAll(sends(fc.sample(hostileRequests, sampled)))),
      ...(await runAll(opens(fc.sample(hostileSockets, fewer)))),
      // Megabytes and thousands of frames hold up this process, and the times of others beside them.
      ...(await runAll([...sends(knownRequests), ...opens(knownSockets)], 1)),
    ]);
    conditions.push({ ...(await conditionOf(gateway.url)), slow: slowIn(rounds.at(-1) ?? []) });
  }
  const outcomes = rounds.flat();
  console.log(`${outcomes.length} requests and sockets in ${ROUNDS} rounds; times in ms`);
  console.table(tableOf(outcomes));
  console.table(conditions);
  const wrong = outcomes.filter(isWrong);
  const lag = Math.max(...conditions.map((one) => one.lag));
  console.log(
    `${wrong.length} wrong answers, ${slowIn(outcomes)} refusals over ${SLOW_MS} ms, event loop held up ${lag} ms (goal ${LAG_MS})`,
  );
  const [first, last] = [conditions[1]?.memory ?? 0, conditions.at(-1)?.memory ?? 0];
  console.log(`memory: ${first} MB after the second round, ${last} MB after the last`);
  if (wrong.length > 0) {
    console.error(wrong.slice(0, 20), gateway.output().slice(-MOST_LOGGED));
    process.exitCode = 1;
  }
} finally {
  begin('stopping');
  await gateway.stop();
  await platform.stop();
  await store.remove();
  await removeDemo();
}
