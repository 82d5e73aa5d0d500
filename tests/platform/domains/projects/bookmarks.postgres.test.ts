import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let author: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '热门作者');
});
afterAll(() => platform.close());

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const countOf = async (id: string) =>
  (await platform.call(projectCalls.one, { params: { id }, query: {} })).bookmarksCount;

it('twenty clicks at once keep a project once, and take it out once', async () => {
  const Lab = await versioned(platform, author);
  const reader = await writer(platform, '点击收藏');
  await Promise.all(
    TWENTY.map(() => platform.call(projectWritingCalls.bookmark, { body: { Lab } }, reader)),
  );
  expect(await countOf(Lab)).toBe(1);
  await Promise.all(
    TWENTY.map(() => platform.call(projectWritingCalls.unbookmark, { query: { Lab } }, reader)),
  );
  expect(await countOf(Lab)).toBe(0);
});

it('twenty readers at once are all counted', async () => {
  const Lab = await versioned(platform, author);
  const readers = await Promise.all(TWENTY.map((index) => writer(platform, `收藏众人${index}`)));
  await Promise.all(
    readers.map((reader) => platform.call(projectWritingCalls.bookmark, { body: { Lab } }, reader)),
  );
  expect(await countOf(Lab)).toBe(20);
});
