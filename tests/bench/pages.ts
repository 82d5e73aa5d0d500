// Cost of a rendered page on the gateway: out of its cache, beside a file of the site; rendered
// again, beside the same answers by GraphQL. On the demo community, in one run, interleaved.
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { Pool } from 'undici';
import { buildIfStale } from '#scripts/lib/stale.ts';
import { web } from '#scripts/lib/web-build.ts';
import { shippedOperations } from '../gateway/support/operations.ts';
import makeDemo, { removeDemo } from '../support/demo-template.ts';
import { demoStore, startGateway, startPlatform } from '../support/layers.ts';
import { cpuPerRequest, median } from './measure.ts';

const PATH = '/home/competition';
/** Query of that page, with its variables. */
const QUERIES: Record<string, Record<string, unknown>> = {
  Viewer: {},
  CompetitionList: { name: null, status: null, tag: null, page: 1, perPage: 12 },
  CompetitionListSide: {},
  AwardedWorks: {},
};
const ROUNDS = 5;

type Client = (path: string, body?: string) => Promise<Record<string, unknown>>;

const clientOf = (url: string): { ask: Client; close: () => Promise<void> } => {
  const pool = new Pool(url, { connections: 1 });
  const ask: Client = async (path, body) => {
    const answer = await pool.request({
      path,
      method: body ? 'POST' : 'GET',
      headers: { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
    return answer.headers;
  };
  return { ask, close: () => pool.close() };
};

/**
 * Ratio of the medians of what these cost, a round of one after a round of the other.
 * @param warmUp requests before that: what renders hundreds of components is compiled late
 */
const compared = async (
  pid: number,
  { requests, warmUp }: { requests: number; warmUp: number },
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
) => {
  const costs = { one: [] as number[], other: [] as number[] };
  for (const warm of [one, other]) await cpuPerRequest(pid, warmUp, warm);
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.one.push(await cpuPerRequest(pid, requests, one));
    costs.other.push(await cpuPerRequest(pid, requests, other));
  }
  const [a, b] = [median(costs.one), median(costs.other)];
  return { µs: Math.round(a), 'beside, µs': Math.round(b), ratio: (a / b).toFixed(2) };
};

export const benchPages = async (): Promise<void> => {
  await buildIfStale(web);
  await makeDemo();
  const store = await demoStore();
  const platform = await startPlatform(store);
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_ADDRESS: '100000000' };
  const [keeping, making] = await Promise.all([
    startGateway(platform.url, { ...env, PAGES_FRESH_MS: '3600000' }),
    startGateway(platform.url, {
      ...env,
      PAGES_FRESH_MS: '0',
      PAGES_STALE_MS: '0',
      PAGES_PATIENCE_MS: '60000',
      SHARED_CACHE_FRESH_MS: '0',
    }),
  ]);
  const kept = clientOf(keeping.url);
  const made = clientOf(making.url);
  const shipped = shippedOperations(buildSchema(readFileSync('schema/schema.graphql', 'utf8')));
  const operations = Object.entries(QUERIES).map(([name, variables]) => {
    const source = shipped.find((operation) => operation.name === name)?.source;
    if (!source) throw new Error(`There is no ${name} any more`);
    return JSON.stringify({ query: source, variables });
  });
  try {
    while (!('etag' in (await kept.ask(PATH)))) await new Promise((go) => setTimeout(go, 500));
    const rows = {
      'kept, beside a file': await compared(
        keeping.pid(),
        { requests: 1_000, warmUp: 1_000 },
        () => kept.ask(PATH),
        () => kept.ask('/icon-512.png'),
      ),
      'made anew, beside its queries': await compared(
        making.pid(),
        { requests: 60, warmUp: 400 },
        () => made.ask(PATH),
        async () => {
          for (const operation of operations) await made.ask('/graphql', operation);
        },
      ),
    };
    console.log('CPU time of a rendered page, goals 1.5, and 15 ms');
    console.table(rows);
  } finally {
    await Promise.all([kept.close(), made.close()]);
    await Promise.all([keeping.stop(), making.stop()]);
    await platform.stop();
    await store.remove();
    await removeDemo();
  }
};

if (import.meta.main) await benchPages();
