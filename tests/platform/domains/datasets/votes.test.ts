import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { forgetDatasetLikes } from '#platform/src/domains/datasets/forgetting.ts';
import { datasets } from '#platform/src/domains/datasets/tables.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let author: Person;
let reader: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '数据作者');
  reader = await writer(platform, '读者');
});
afterAll(() => platform.close());

const vote = (id: string, by = reader) => platform.call(datasetCalls.vote, { params: { id } }, by);
const unvote = (id: string, by = reader) =>
  platform.call(datasetCalls.unvote, { params: { id } }, by);
const set = (id: string, row: Partial<typeof datasets.$inferInsert>) =>
  platform.database.db.update(datasets).set(row).where(eq(datasets.id, id));

it('a like counts once a member, comes back, and is heard of once', async () => {
  const id = await dataset(platform, author, { title: '潮位' });
  const counts = [];
  for (const act of [vote, vote, unvote, unvote, vote]) counts.push((await act(id)).VotesCount);
  expect(counts).toEqual([1, 1, 0, 0, 1]);
  const { data: states } = await platform.call(datasetCalls.states, { query: { ids: id } }, reader);
  expect(states).toEqual([{ Dataset: id, marked: false, voted: true }]);
  const query = { page: 1, perPage: 50 };
  const { data } = await platform.call(notificationCalls.list, { query }, author);
  expect(data).toMatchObject([
    { EventType: 36, Related: id, Data: { User: { Name: '读者' }, Dataset: { Name: '潮位' } } },
  ]);
});

it('is not for one’s own, and not for what one can’t see', async () => {
  const id = await dataset(platform, author);
  expect(await platform.refusal(datasetCalls.vote, { params: { id } }, author)).toMatchObject({
    code: 'FORBIDDEN',
    message: '不能给自己的数据集点赞',
  });
  const hidden = [
    { visibility: 'PRIVATE' },
    { collapsedDate: platform.clock.now },
    { deleted: true },
  ];
  for (const row of hidden as Partial<typeof datasets.$inferInsert>[]) {
    await set(id, { visibility: 'PUBLIC', collapsedDate: null, deleted: false, ...row });
    for (const call of [datasetCalls.vote, datasetCalls.unvote])
      expect((await platform.refusal(call, { params: { id } }, reader)).code).toBe('NOT_FOUND');
  }
});

it('is forgotten with its member', async () => {
  const [liked, undone] = [await dataset(platform, author), await dataset(platform, author)];
  const fan = await writer(platform, '将注销');
  for (const by of [reader, fan]) await vote(liked, by);
  await vote(undone, fan);
  await unvote(undone, fan);
  await platform.database.transaction((tx) => forgetDatasetLikes(tx, fan));
  const query = { page: 1, perPage: 10, ids: [liked, undone].join(',') };
  const { data } = await platform.call(datasetCalls.list, { query });
  const countOf = (id: string) => data.find(({ _id }) => _id === id)?.VotesCount;
  expect([countOf(liked), countOf(undone)]).toEqual([1, 0]);
});
