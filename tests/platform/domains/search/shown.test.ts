import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type SearchKind, searchKinds } from '@whaletide/schema/domains/search/rest.ts';
import { markedParts } from '@whaletide/schema/domains/search/rules.ts';
import { fillDemo } from '#platform/src/demo/fill.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { find } from '#platform/src/domains/search/store.ts';
import { questions } from '#tests/support/search/asked.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { indexAll } from '#tests/platform/support/search.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  const { database, services, clock } = platform;
  await fillDemo({ database, files: services.files, config: services.config }, 1, clock.now);
  await indexAll(platform);
});
afterAll(() => platform.close());

/** The titles of what is found without a mark in title, description or excerpt. */
const unexplained = async (kind: SearchKind, text: string): Promise<string[]> => {
  const { search } = allContributions;
  const { data, Marks } = await find(platform.database, search, {
    kind,
    text,
    page: 1,
    perPage: 50,
  });
  const ids = data.map(({ _id }) => _id);
  const source = search.find((one) => one.kind === kind);
  const entries = (await source?.read(platform.database.db, ids)) ?? [];
  const isMarked = (shown: string) =>
    markedParts(shown, (Marks ?? []).join(' ')).some(({ marked }) => marked);
  return data.flatMap(({ _id, Excerpt }) => {
    const entry = entries.find(({ id }) => id === _id);
    // The row of a post has its title alone.
    const lead = kind === 'POST' ? [entry?.title] : [entry?.title, entry?.description];
    const isShown = [...lead, Excerpt?.Text].some((shown) => isMarked(shown ?? ''));
    return isShown ? [] : [entry?.title ?? _id];
  });
};

// Nothing can be marked of a text that is found by its sound as a whole.
const asked = questions().flatMap(({ sort, text, kind }) =>
  sort === '拼音' ? [] : [[text, kind] as const],
);
const others = [
  '中文乱码',
  '数据清洗 火箭',
  '缺失值处理 入门',
  'UTF-8 乱码',
  'csv 企鹅 火箭',
  'tianqi 火箭',
  '机器学习 教程 图片',
];
const everywhere = others.flatMap((text) => searchKinds.map((kind) => [text, kind] as const));

it.each([...asked, ...everywhere])('each result of 「%s」 in %s shows why', async (text, kind) => {
  expect(await unexplained(kind, text)).toEqual([]);
});
