import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { commentCalls } from '@whaletide/schema/domains/comments/rest.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const rowOf = async (ids: string) =>
  (await platform.call(datasetCalls.list, { query: { page: 1, perPage: 1, ids } })).data[0];

it('one member liking twenty times at once is one like and one notice', async () => {
  const author = await writer(platform, '被赞数据作者');
  const fan = await writer(platform, '数据点赞者');
  const id = await dataset(platform, author);
  const vote = () => platform.call(datasetCalls.vote, { params: { id } }, fan);
  const unvote = () => platform.call(datasetCalls.unvote, { params: { id } }, fan);
  await Promise.all(TWENTY.map(vote));
  expect((await rowOf(id))?.VotesCount).toBe(1);
  const query = { page: 1, perPage: 50 };
  expect((await platform.call(notificationCalls.list, { query }, author)).totalNum).toBe(1);
  await Promise.all(TWENTY.map((index) => (index % 2 ? vote() : unvote())));
  const { data } = await platform.call(datasetCalls.states, { query: { ids: id } }, fan);
  expect((await rowOf(id))?.VotesCount).toBe(data[0]?.voted ? 1 : 0);
});

it('twenty members at once are all counted, with what they like and what they say', async () => {
  const id = await dataset(platform, await writer(platform, '热闹数据作者'));
  const readers = await Promise.all(TWENTY.map((index) => writer(platform, `数据读者${index}`)));
  const body = { Kind: 'DATASET', Target: id, Content: '好用' } as const;
  await Promise.all(
    readers.flatMap((reader) => [
      platform.call(datasetCalls.vote, { params: { id } }, reader),
      platform.call(commentCalls.create, { body }, reader),
    ]),
  );
  expect(await rowOf(id)).toMatchObject({ VotesCount: 20, CommentsCount: 20 });
});
