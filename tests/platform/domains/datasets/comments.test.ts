import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { commentCalls } from '@whaletide/schema/domains/comments/rest.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { feedCalls } from '@whaletide/schema/domains/feed/rest.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { datasets } from '#platform/src/domains/datasets/tables.ts';
import { administrator, newest } from '#tests/platform/support/administration.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let author: Person;
let reader: Person;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false, env: { COMMENTS_PER_MINUTE: '1000' } });
  author = await writer(platform, '数据作者');
  reader = await writer(platform, '评论者');
  admin = await administrator(platform, '评论管理员');
});
afterAll(() => platform.close());

const write = (Target: string, by: Person, Content = '好数据', RefComment?: string) => {
  platform.clock.advance(1_000);
  const body = { Kind: 'DATASET' as const, Target, Content, ...(RefComment && { RefComment }) };
  return platform.call(commentCalls.create, { body }, by);
};
const query = (Target: string) => ({
  query: { page: 1, perPage: 20, Kind: 'DATASET' as const, Target },
});
const textsOf = async (id: string, by?: Person) =>
  (await platform.call(commentCalls.list, query(id), by)).data.map(({ Content }) => Content);
const countOf = async (ids: string) =>
  (await platform.call(datasetCalls.list, { query: { page: 1, perPage: 1, ids } })).data[0]
    ?.CommentsCount;
const set = (id: string, row: Partial<typeof datasets.$inferInsert>) =>
  platform.database.db.update(datasets).set(row).where(eq(datasets.id, id));

it('count in the dataset, and tell its author and who is answered', async () => {
  const id = await dataset(platform, author, { title: '潮位' });
  const first = await write(id, reader, '单位是什么？');
  await write(id, author, '厘米', first._id);
  expect(await countOf(id)).toBe(2);
  const noticesOf = async (person: Person) =>
    (
      await platform.call(notificationCalls.list, { query: { page: 1, perPage: 50 } }, person)
    ).data.map(({ EventType, Data: { Dataset, Comment } }) => [
      EventType,
      Dataset?.Name,
      Comment?.Answers,
    ]);
  expect(await noticesOf(author)).toEqual([[25, '潮位', false]]);
  expect(await noticesOf(reader)).toEqual([[25, '潮位', true]]);
});

it('are where the dataset is: who knows the address of a shared one joins in', async () => {
  const id = await dataset(platform, author, { visibility: 'SHARED' });
  await write(id, reader, '拿到链接了');
  expect(await textsOf(id)).toEqual(['拿到链接了']);
  await set(id, { visibility: 'PRIVATE' });
  for (const by of [undefined, reader])
    expect((await platform.refusal(commentCalls.list, query(id), by)).code).toBe('NOT_FOUND');
  const body = { Kind: 'DATASET' as const, Target: id, Content: '好' };
  expect((await platform.refusal(commentCalls.create, { body }, reader)).code).toBe('NOT_FOUND');
  expect(await textsOf(id, author)).toEqual(['拿到链接了']);
  expect(await platform.refusal(commentCalls.create, { body }, author)).toMatchObject({
    code: 'FORBIDDEN',
    message: '内容公开后才能评论',
  });
  await set(id, { visibility: 'PUBLIC', deleted: true });
  expect((await platform.refusal(commentCalls.list, query(id), author)).code).toBe('NOT_FOUND');
});

it('are folded by administrators, deleted by who wrote them, and counted without', async () => {
  const id = await dataset(platform, author, { title: '潮位' });
  const [one, two] = [await write(id, reader, '广告'), await write(id, reader, '算错了')];
  const params = { kind: 'COMMENT' as const, id: one._id };
  await platform.call(moderationCalls.fold, { params, body: { Reason: '广告' } }, admin);
  expect(await newest(platform, admin, 'moderation.fold')).toMatchObject({ Title: '潮位 · 广告' });
  expect(await textsOf(id)).toEqual(['算错了']);
  expect(await countOf(id)).toBe(1);
  const removing = { params: { id: two._id } };
  expect((await platform.refusal(commentCalls.remove, removing, author)).code).toBe('FORBIDDEN');
  await platform.call(commentCalls.remove, removing, reader);
  expect([await textsOf(id), await countOf(id)]).toEqual([[], 0]);
});

it('are told of in the feed while everybody sees the dataset', async () => {
  const told = async () =>
    (await platform.call(feedCalls.ofMember, { params: { id: reader.id }, query: {} }, author)).data
      .filter(({ Targets }) => Targets.includes(id))
      .map(({ Action }) => Action);
  const id = await dataset(platform, author);
  await write(id, reader);
  await platform.call(datasetCalls.vote, { params: { id } }, reader);
  expect((await told()).toSorted()).toEqual(['COMMENT', 'VOTE']);
  await set(id, { visibility: 'PRIVATE' });
  expect(await told()).toEqual([]);
});
