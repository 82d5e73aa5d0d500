// CPU time per request of the gateway beside an endpoint written by hand and beside other GraphQL
// servers, over one REST stub, in one run: `npm run bench`. Answers are checked to be equal first;
// rounds are interleaved, so that what else the machine does meets all alike; medians are printed,
// and ratios to the hand-written. No two answers of the stub have the same text, but for the gateway
// whose data is unchanged; a fixed text is what a request costs that asks nothing of anybody. Then
// what subscriptions and rendered pages cost, and with DATABASE_URL how long pages of a large board,
// a large feed and a large channel take.
import { deepStrictEqual } from 'node:assert';
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildLayers } from '#scripts/lib/layer-build.ts';
import { freePort, startGateway, startLayer } from '../support/layers.ts';
import { begin } from '../support/progress.ts';
import { benchBoards } from './boards.ts';
import { benchActivities } from './activities.ts';
import { benchChannels } from './channels.ts';
import { benchFeeds } from './feeds.ts';
import { benchFollows } from './follows.ts';
import { atRest, clientOf, type Contestant, cpuPerRequest, median } from './measure.ts';
import { type Question, questions } from './questions.ts';
import { benchShipped } from './shipped.ts';
import { benchPages } from './pages.ts';
import { benchSockets } from './sockets.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 600);
/** Requests to each process before it is measured: after fewer, V8 still compiles. */
const WARM_UP = Number(process.env.BENCH_WARM_UP ?? 8_000);

const start = async (script: string, env: NodeJS.ProcessEnv) => {
  const port = await freePort();
  return startLayer(script, port, { PORT: String(port), ...env });
};

begin('building layers, starting the gateways and the other servers');
await buildLayers();
const [stub, steady] = await Promise.all([
  start('tests/bench/stub.ts', { CHANGING: 'true' }),
  start('tests/bench/stub.ts', {}),
]);
const folder = mkdtempSync(join(tmpdir(), 'whaletide-bench-'));
const manifest = join(folder, 'operations.json');
writeFileSync(
  manifest,
  JSON.stringify({
    operations: questions.map(({ query: body }) => ({ id: hash('sha256', body), body })),
  }),
);
const unlimited = {
  KNOWN_OPERATIONS: manifest,
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  RATE_MEMBER: '100000000',
  RATE_ADDRESS: '100000000',
};
const peer = async (name: string, script: string, env: NodeJS.ProcessEnv = {}) => ({
  name,
  layer: await start(`tests/bench/peers/${script}`, { UPSTREAM_URL: stub.url, ...env }),
});
const [uncached, unchanged, cached, handwritten] = await Promise.all([
  startGateway(stub.url, { ...unlimited, SHARED_CACHE_FRESH_MS: '0' }),
  startGateway(steady.url, { ...unlimited, SHARED_CACHE_FRESH_MS: '0' }),
  startGateway(stub.url, unlimited),
  start('tests/bench/peers/handwritten.ts', { UPSTREAM_URL: stub.url }),
]);
const peers = await Promise.all([
  peer('Mercurius, tuned', 'mercurius.ts'),
  peer('Mercurius, own loaders', 'mercurius.ts', { LOADERS: 'own' }),
  peer('Grafast', 'grafast.js', { GRAPHILE_ENV: 'production' }),
  peer('Yoga, JIT', 'yoga.js'),
  peer('Hive Gateway', 'hive.js'),
  peer('Apollo Server', 'apollo.ts'),
]);

const extensionsOf = ({ query }: Question) => ({
  persistedQuery: { version: 1, sha256Hash: hash('sha256', query) },
});

/** As the site sends it: by the hash of its text. */
const byHash: Contestant['ask'] = (question) => ({
  path: '/graphql',
  body: JSON.stringify({ variables: question.variables, extensions: extensionsOf(question) }),
});

/** As the site sends a visitor's, which may be kept on the way. */
const byAddress: Contestant['ask'] = (question) => {
  if (question.asMember) return byHash(question);
  const asked = new URLSearchParams({
    variables: JSON.stringify(question.variables ?? {}),
    extensions: JSON.stringify(extensionsOf(question)),
  });
  return { path: `/graphql?${String(asked)}` };
};

/** As another client sends it: its text. */
const byText: Contestant['ask'] = ({ query, variables }) => ({
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

const contestants: Contestant[] = [
  {
    name: 'hand-written',
    ...handwritten,
    pid: handwritten.pid(),
    ask: ({ name }) => ({ path: `/${name}`, body: '{}' }),
  },
  { name: 'gateway', ...uncached, pid: uncached.pid(), ask: byHash },
  { name: 'gateway, by text', ...uncached, pid: uncached.pid(), ask: byText },
  { name: 'gateway, data unchanged', ...unchanged, pid: unchanged.pid(), ask: byHash },
  { name: 'gateway, 1 s cache', ...cached, pid: cached.pid(), ask: byAddress },
  ...peers.map(({ name, layer }) => ({ name, ...layer, pid: layer.pid(), ask: byText })),
  {
    name: 'a fixed text',
    ...handwritten,
    pid: handwritten.pid(),
    ask: ({ name }) => ({ path: `/${name}/text` }),
  },
];

try {
  begin('waiting for the gateways to rest');
  await Promise.all([uncached, unchanged, cached].map(({ pid }) => atRest(pid())));
  const rows = [];
  for (const question of questions) {
    begin(`comparing answers: ${question.name}`);
    const clients = contestants.map((contestant) => ({ contestant, ...clientOf(contestant) }));
    const answers: string[] = [];
    for (const { send } of clients) answers.push(await send(question));
    for (const answer of answers) deepStrictEqual(JSON.parse(answer), JSON.parse(answers[0] ?? ''));

    const measured = new Map(contestants.map(({ name }) => [name, [] as number[]]));
    for (const { contestant, send } of clients) {
      begin(`warming up ${contestant.name}: ${question.name}`);
      const sharing = contestants.filter(({ pid }) => pid === contestant.pid).length;
      await cpuPerRequest(contestant.pid, WARM_UP / sharing, () => send(question));
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      begin(`${question.name}: round ${round + 1} of ${ROUNDS}`);
      for (const { contestant, send } of clients)
        measured
          .get(contestant.name)
          ?.push(await cpuPerRequest(contestant.pid, REQUESTS, () => send(question)));
    }

    const bar = median(measured.get('hand-written') ?? []);
    rows.push({
      question: `${question.name}: ${question.about}`,
      ...Object.fromEntries(
        [...measured].map(([name, values]) => [
          name,
          `${Math.round(median(values))} µs (${(median(values) / bar).toFixed(2)})`,
        ]),
      ),
    });
    await Promise.all(clients.map(({ close }) => close()));
  }
  console.log('CPU time per request, in brackets the ratio to the hand-written endpoint');
  console.table(rows);
  begin('subscriptions');
  await benchSockets(stub);
} finally {
  await Promise.all(
    [
      stub,
      steady,
      uncached,
      unchanged,
      cached,
      handwritten,
      ...peers.map(({ layer }) => layer),
    ].map((layer) => layer.stop()),
  );
}
rmSync(folder, { recursive: true });
begin('operations of the site');
await benchShipped();
begin('rendered pages');
await benchPages();
if (process.env.DATABASE_URL) {
  begin('boards');
  await benchBoards();
  begin('feeds');
  await benchFeeds();
  begin('follows');
  await benchFollows();
  begin('activities');
  await benchActivities();
  begin('channels');
  await benchChannels();
}
