// Cost of the site's own operations on the gateway, as the site sends them and as a client that
// sends texts does: on the demo community, in one run, interleaved. `npm run bench:shipped`.
import { deepStrictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import { Pool } from 'undici';
import { buildLayers } from '#scripts/lib/layer-build.ts';
import { buildIfStale } from '#scripts/lib/stale.ts';
import { web } from '#scripts/lib/web-build.ts';
import type { KnownOperations } from '#web/build/known-operations.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import makeDemo, { removeDemo } from '../support/demo-template.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { demoStore, type Layer, startGateway, startPlatform } from '../support/layers.ts';
import { atRest, cpuPerRequest, median } from './measure.ts';
import { begin } from '../support/progress.ts';

const ROUNDS = 5;
const REQUESTS = 150;
const COMPETITION = 'd00200000000000000000001';

interface Asked {
  name: string;
  variables: Record<string, unknown>;
  asMember?: true;
}

/** The first operations of these pages, with the variables that they have there. */
const askedBy = async (client: GraphqlClient): Promise<Record<string, Asked>> => {
  const { competition, projects, forumPosts } = await client.ask<{
    competition: { stages: { tasks: { id: string; showsLeaderboard: boolean }[] }[] };
    projects: { items: { id: string }[] };
    forumPosts: { items: { id: string }[] };
  }>(
    `query ($id: ID!) {
      competition(id: $id) { stages { tasks { id showsLeaderboard } } }
      projects(perPage: 1) { items { id } }
      forumPosts(forumId: $id, perPage: 1) { items { id } }
    }`,
    { id: COMPETITION },
  );
  const board = competition.stages
    .flatMap(({ tasks }) => tasks)
    .find(({ showsLeaderboard }) => showsLeaderboard);
  return {
    'home page': { name: 'Home', variables: {} },
    list: { name: 'CompetitionList', variables: { page: 1, perPage: 12 } },
    detail: { name: 'CompetitionPage', variables: { id: COMPETITION } },
    board: { name: 'Leaderboard', variables: { taskId: board?.id, page: 1 } },
    project: { name: 'ProjectPage', variables: { id: projects.items[0]?.id } },
    'forum thread': { name: 'ForumPost', variables: { id: forumPosts.items[0]?.id } },
    bell: { name: 'UnreadNotifications', variables: {}, asMember: true },
  };
};

/** As browsers send them. */
const HEADERS = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'content-type': 'application/json',
  'accept-language': 'zh-CN,zh;q=0.9',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
};

const shippedTexts = (): Map<string, { id: string; body: string }> => {
  const file = new URL('../../web/dist/shipped-operations.json', import.meta.url);
  const { operations } = JSON.parse(readFileSync(file, 'utf8')) as KnownOperations;
  return new Map(operations.map((operation) => [operation.name, operation]));
};

interface Sent {
  path: string;
  /** Undefined for a GET. */
  body?: string;
}

/** The requests for one operation: with its text, with its hash alone, and by GET. */
const requestsOf = ({ name, variables }: Asked, id: string, query: string) => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: id } };
  const post = (sent: object): Sent => ({
    path: '/graphql',
    body: JSON.stringify({ operationName: name, variables, ...sent }),
  });
  const address = new URLSearchParams({
    operationName: name,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  });
  return {
    text: post({ query }),
    hash: post({ extensions }),
    address: { path: `/graphql?${String(address)}` },
  };
};

const send = async (pool: Pool, headers: Record<string, string>, sent: Sent): Promise<string> => {
  const method = sent.body === undefined ? 'GET' : 'POST';
  const answer = await pool.request({ ...sent, method, headers });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${sent.path}: ${answer.statusCode} ${text}`);
  return text;
};

/** A way to ask, and the process that answers. */
interface Way {
  layer: Layer;
  ask: () => Promise<string>;
}

/** Measures ways of asking for the same, a round of one after a round of the others. */
const compare = async (ways: Record<string, Way>): Promise<Record<string, string>> => {
  const answers = await Promise.all(Object.values(ways).map(({ ask }) => ask()));
  for (const answer of answers) deepStrictEqual(JSON.parse(answer), JSON.parse(answers[0] ?? ''));
  const costs = new Map<string, number[]>(Object.keys(ways).map((way) => [way, []]));
  for (const { layer, ask } of Object.values(ways)) await cpuPerRequest(layer.pid(), REQUESTS, ask);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [way, { layer, ask }] of Object.entries(ways))
      costs.get(way)?.push(await cpuPerRequest(layer.pid(), REQUESTS, ask));
  const bar = median(costs.get('by text') ?? []);
  return Object.fromEntries(
    [...costs].map(([way, values]) => [
      way,
      `${Math.round(median(values))} µs (${(median(values) / bar).toFixed(2)})`,
    ]),
  );
};

export const benchShipped = async (): Promise<void> => {
  await Promise.all([buildIfStale(web), buildLayers()]);
  await makeDemo();
  const store = await demoStore();
  const platform = await startPlatform(store);
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    RATE_ADDRESS: '100000000',
    RATE_MEMBER: '100000000',
  };
  const [asking, keeping] = await Promise.all([
    startGateway(platform.url, { ...env, SHARED_CACHE_FRESH_MS: '0' }),
    startGateway(platform.url, { ...env, SHARED_CACHE_FRESH_MS: '3600000' }),
  ]);
  const pools = [asking, keeping].map(({ url }) => new Pool(url, { connections: 1 }));
  const [askingPool, keepingPool] = pools as [Pool, Pool];
  const texts = shippedTexts();
  try {
    const member = new GraphqlClient(asking.url);
    await member.signIn(accounts.organizer, PASSWORD);
    const asked = await askedBy(member);
    await Promise.all([asking, keeping].map(({ pid }) => atRest(pid())));
    const rows: Record<string, object> = {};
    for (const [page, operation] of Object.entries(asked)) {
      begin(`operations of the site: ${page}`);
      const { id, body } = texts.get(operation.name) ?? { id: '', body: '' };
      if (!body) throw new Error(`The site sends no ${operation.name} any more`);
      const headers = { ...HEADERS, ...(operation.asMember && member.headers) };
      const { text, hash, address } = requestsOf(operation, id, body);
      const ways: Record<string, Way> = {
        'by text': { layer: asking, ask: () => send(askingPool, headers, text) },
        'by hash': { layer: asking, ask: () => send(askingPool, headers, hash) },
      };
      if (!operation.asMember)
        ways.kept = { layer: keeping, ask: () => send(keepingPool, headers, address) };
      rows[page] = await compare(ways);
    }
    console.log('CPU time of the site’s operations, in brackets the ratio to the whole text');
    console.table(rows);
  } finally {
    await Promise.all(pools.map((pool) => pool.close()));
    await Promise.all([asking.stop(), keeping.stop()]);
    await platform.stop();
    await store.remove();
    await removeDemo();
  }
};

if (import.meta.main) await benchShipped();
