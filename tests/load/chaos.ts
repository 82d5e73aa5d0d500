// The mix of `npm run load` while its neighbourhood fails, one fault after the other. Passes when no
// acknowledged write is lost or doubled, no event is lost or comes twice, failures are typed and come
// within the deadline, and each fault is over within 10 s of its end. `npm run chaos`, with
// DATABASE_URL and REDIS_URL as for the product.
import { setTimeout as wait } from 'node:timers/promises';
import { buildLayers } from '#scripts/lib/layer-build.ts';
import makeDemo, { removeDemo } from '../support/demo-template.ts';
import type { GraphqlClient } from '../support/graphql.ts';
import { demoStore, startGateway, startPlatform } from '../support/layers.ts';
import { begin } from '../support/progress.ts';
import { type Neighbourhood, type Phase, phases } from './faults.ts';
import { FaultyLine } from './faulty-line.ts';
import { Ledger } from './ledger.ts';
import { LiveReader } from './live-readers.ts';
import { enterMembers } from './members.ts';
import { runMix } from './mix.ts';
import { WITHOUT_RATES } from './rates.ts';
import { Timings } from './timings.ts';

const DEADLINE_MS = 15_000;
const GRACE_MS = 200;
const RECOVERY_MS = 10_000;
const LOOPS = 2;
const SETTLE_MS = 2_000;

begin('building layers, filling the demo community');
await buildLayers();
await makeDemo();
begin('starting platforms and gateways, signing members in');
const hasServer = process.env.DATABASE_URL !== undefined;
const store = await demoStore();
/** Layers announce a stop, as they do by themselves. */
const leaving = { LEAVE_MS: '1000' };
/** Processes are killed here, which is no job's own doing. */
const killed = { JOB_DEATHS: '20' };
const mortal = { NODE_OPTIONS: `--import=${new URL('mortal-scorers.ts', import.meta.url).href}` };
const platform = () =>
  startPlatform(store, { ...WITHOUT_RATES.platform, ...leaving, ...mortal, ...killed });
const platforms = [await platform()];
if (hasServer) platforms.push(await platform());
const upstream = new FaultyLine(platforms.map(({ url }) => url));
const upstreamUrl = await upstream.open();
const gateways = await Promise.all(
  [0, 1].map(() =>
    startGateway(upstreamUrl, { ...store.gatewayEnv, ...WITHOUT_RATES.gateway, ...leaving }),
  ),
);
const sockets = new FaultyLine(gateways.map(({ url }) => url));
const socketsUrl = await sockets.open();

const { members, places } = await enterMembers(gateways.map(({ url }) => url));
const readers = members.map(({ clients: [client] }) => ({
  reader: new LiveReader((client as GraphqlClient).at(socketsUrl)),
  client: client as GraphqlClient,
}));
for (const { reader } of readers) await reader.start();
const ledger = new Ledger();
const problems: string[] = [];
const parts: Neighbourhood = {
  platforms,
  gateways,
  upstream,
  sockets,
  members,
  places,
  ledger,
  databaseUrl: store.env.DATABASE_URL,
};

/** Milliseconds until every gateway answers a member again. */
const recovery = async (): Promise<number> => {
  const from = performance.now();
  for (const { url } of gateways) {
    const client = (members[0]?.clients[0] as GraphqlClient).at(url);
    while (performance.now() - from < RECOVERY_MS * 3) {
      const answer = await client
        .send<{ viewer: object }>('{ viewer { id } competitions(perPage: 1) { totalCount } }')
        .catch(() => undefined);
      if (answer?.data?.viewer && !answer.errors) break;
      await wait(50);
    }
  }
  return performance.now() - from;
};

const runPhase = async (phase: Phase) => {
  const timings = new Timings();
  const ending = { until: Infinity };
  const mix = runMix({ members, places, loops: LOOPS, ending, ledger, timings });
  await phase.run(parts);
  const recovered = await recovery();
  ending.until = Date.now();
  const seconds = await mix;
  const untyped = timings.failuresBy(
    (reason) => !/^[A-Z_]{6,}( |$)/.test(reason) || /^(E|UND_)/.test(reason),
  );
  if (recovered > RECOVERY_MS) problems.push(`${phase.name}: over after ${recovered} ms`);
  if (!phase.breaksClients && untyped > 0)
    problems.push(`${phase.name}: ${untyped} untyped failures`);
  if (phase.failsNothing && timings.failures > 0)
    problems.push(`${phase.name}: ${timings.failures} requests failed`);
  if (timings.longestFailure > DEADLINE_MS + GRACE_MS)
    problems.push(`${phase.name}: a failure after ${timings.longestFailure} ms`);
  return {
    seconds: seconds.toFixed(1),
    answered: timings.successes,
    failed: timings.reasons,
    'longest failure': Math.round(timings.longestFailure),
    'over after': Math.round(recovered),
  };
};

try {
  const rows: Record<string, object> = {};
  const all = phases(hasServer);
  for (const [index, phase] of all.entries()) {
    begin(`fault ${index + 1} of ${all.length}: ${phase.name}`);
    rows[phase.name] = await runPhase(phase);
    // Breakers that a fault left open are closed by then, and don't count for the next one.
    await wait(SETTLE_MS);
  }
  console.table(rows);
  begin('looking for what is lost or doubled');
  const { lost, doubled } = await ledger.check();
  problems.push(
    ...lost.map((mark) => `lost: ${mark}`),
    ...doubled.map((mark) => `doubled: ${mark}`),
  );
  for (const { reader, client } of readers) {
    const { missed, twice } = await reader.finish(client);
    if (missed.length > 0) problems.push(`events that never came: ${missed.join(', ')}`);
    if (twice.length > 0) problems.push(`events that came twice: ${twice.join(', ')}`);
  }
  console.log(
    `${ledger.acknowledged} writes acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
  );
  console.log(problems.length === 0 ? 'passed' : problems.join('\n'));
  if (problems.length > 0) process.exitCode = 1;
} finally {
  begin('stopping');
  for (const { reader, client } of readers) void reader.finish(client).catch(() => undefined);
  upstream.close();
  sockets.close();
  for (const layer of [...gateways, ...platforms]) await layer.stop();
  await store.remove();
  await removeDemo();
  process.exit();
}
