// How long lists and searches of projects and datasets take, each asked with ever other words, pages
// and tags, on a PostgreSQL (DATABASE_URL) that `npm run demo -- --scale 1000` has filled with
// 100,000 projects and 50,000 datasets: `npm run bench:content`.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { datasetSorts } from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { labSorts } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import { buildLayers } from '#scripts/lib/layer-build.ts';
import { freePort, startLayer } from '../support/layers.ts';
import { timed } from './measure.ts';
import { begin } from '../support/progress.ts';

const ASKS = 200;
const WORDS = ['房价', '海淀客流', '用电量', '预测', '入门', '（77）', '降雨分类', '没有这样的'];

if (!process.env.DATABASE_URL)
  throw new Error('DATABASE_URL has to name a PostgreSQL with the demo, filled with --scale 1000');
const folder = await mkdtemp(path.join(os.tmpdir(), 'whaletide-bench-'));
const port = await freePort();
begin('building platform, starting it on the database');
await buildLayers();
const platform = await startLayer('platform/dist/main.js', port, {
  HOST: '127.0.0.1',
  PLATFORM_PORT: String(port),
  DATA_DIR: folder,
});

const ask = async (call: string, query: Record<string, string | number>) => {
  const address = new URL(call, platform.url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`);
  return answer.json();
};
const nth = <T>(items: readonly T[], n: number): T => {
  const item = items[n % items.length];
  if (item === undefined) throw new Error('Nothing to ask with');
  return item;
};

try {
  begin('asking for lists and pages');
  const { path: tagsPath } = datasetCalls.metaTags;
  const { data: groups } = (await ask(tagsPath, { type: 'tree' })) as { data: { _id: string }[] };
  const datasets = (query: (n: number) => Record<string, string | number>) => (n: number) =>
    ask('/api/datasets', { perPage: 10, page: 1, ...query(n) });
  const projects = (query: (n: number) => Record<string, string | number>) => (n: number) =>
    ask('/api/labs', { perPage: 12, page: 1, ...query(n) });
  const search =
    (kind: string, sort = '-SortWeight') =>
    (n: number) =>
      ask('/api/search', { kind, sort, text: nth(WORDS, n), page: 1, perPage: 12 });
  const rows = [];
  for (const [name, asks] of [
    ['datasets, first pages by all sorts', datasets((n) => ({ sort: nth(datasetSorts, n) }))],
    ['datasets, any page', datasets((n) => ({ page: 1 + ((n * 37) % 4_000) }))],
    ['datasets, part of the title', datasets((n) => ({ Title: nth(WORDS, n) }))],
    ['datasets, by size', datasets((n) => ({ usageRange: `${n * 10},` }))],
    ['datasets, a group of tags', datasets((n) => ({ MetaTags: nth(groups, n)._id }))],
    ['projects, first pages by all sorts', projects((n) => ({ sort: nth(labSorts, n) }))],
    ['projects, any page', projects((n) => ({ page: 1 + ((n * 37) % 4_000) }))],
    ['projects, part of the title', projects((n) => ({ Title: nth(WORDS, n) }))],
    [
      'projects, as the search finds them',
      projects((n) => ({ Title: nth(WORDS, n), useSearchEngine: 'true' })),
    ],
    ['search of projects', search('PROJECT')],
    ['search of projects, the most viewed', search('PROJECT', '-ViewsCount')],
    ['search of datasets', search('DATASET')],
    ['counts of a search', (n: number) => ask('/api/search/counts', { text: nth(WORDS, n) })],
    ['suggestions', (n: number) => ask('/api/associativeWords', { Word: nth(WORDS, n) })],
  ] as const)
    rows.push({ question: name, ...(await timed(ASKS, asks)) });
  console.table(rows);
} finally {
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
}
