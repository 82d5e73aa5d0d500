import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const countOf = async (id: string) =>
  (await platform.call(projectCalls.one, { params: { id }, query: {} })).VotesCount;

it('one member liking twenty times at once is one like and one notice', async () => {
  const author = await writer(platform, '被赞者');
  const fan = await writer(platform, '点赞者');
  const id = await versioned(platform, author);
  const vote = () => platform.call(projectWritingCalls.vote, { params: { id } }, fan);
  const unvote = () => platform.call(projectWritingCalls.unvote, { params: { id } }, fan);
  await Promise.all(TWENTY.map(vote));
  expect(await countOf(id)).toBe(1);
  const query = { page: 1, perPage: 50 };
  expect((await platform.call(notificationCalls.list, { query }, author)).totalNum).toBe(1);
  await Promise.all(TWENTY.map((index) => (index % 2 ? vote() : unvote())));
  const { data } = await platform.call(projectCalls.states, { query: { ids: id } }, fan);
  expect(await countOf(id)).toBe(data[0]?.voted ? 1 : 0);
});

it('twenty members at once are all counted', async () => {
  const id = await versioned(platform, await writer(platform, '热门作者'));
  const fans = await Promise.all(TWENTY.map((index) => writer(platform, `赞众人${index}`)));
  await Promise.all(
    fans.map((fan) => platform.call(projectWritingCalls.vote, { params: { id } }, fan)),
  );
  expect(await countOf(id)).toBe(20);
});
