import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let author: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '热门数据作者');
});
afterAll(() => platform.close());

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const countOf = async (ids: string) =>
  (await platform.call(datasetCalls.list, { query: { page: 1, perPage: 1, ids } })).data[0]
    ?.bookmarksCount;

it('twenty clicks at once keep a dataset once, and take it out once', async () => {
  const Dataset = await dataset(platform, author);
  const reader = await writer(platform, '点击收藏数据');
  await Promise.all(
    TWENTY.map(() => platform.call(datasetCalls.bookmark, { body: { Dataset } }, reader)),
  );
  expect(await countOf(Dataset)).toBe(1);
  await Promise.all(
    TWENTY.map(() => platform.call(datasetCalls.unbookmark, { query: { Dataset } }, reader)),
  );
  expect(await countOf(Dataset)).toBe(0);
});

it('twenty readers at once are all counted', async () => {
  const Dataset = await dataset(platform, author);
  const readers = await Promise.all(TWENTY.map((index) => writer(platform, `数据众人${index}`)));
  await Promise.all(
    readers.map((reader) => platform.call(datasetCalls.bookmark, { body: { Dataset } }, reader)),
  );
  expect(await countOf(Dataset)).toBe(20);
});
