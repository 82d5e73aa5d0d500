import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { forgetLikes } from '#platform/src/domains/projects/forgetting.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let author: Person;
let reader: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '作者');
  reader = await writer(platform, '读者');
});
afterAll(() => platform.close());

const vote = (id: string, by = reader) =>
  platform.call(projectWritingCalls.vote, { params: { id } }, by);
const unvote = (id: string, by = reader) =>
  platform.call(projectWritingCalls.unvote, { params: { id } }, by);
const state = async (ids: string) =>
  (await platform.call(projectCalls.states, { query: { ids } }, reader)).data;

it('a like counts once a member, comes back, and is heard of once', async () => {
  const id = await versioned(platform, author, { title: '降雨预测' });
  const counts = [];
  for (const act of [vote, vote, unvote, unvote, vote]) counts.push((await act(id)).VotesCount);
  expect(counts).toEqual([1, 1, 0, 0, 1]);
  expect(await state(id)).toEqual([{ Lab: id, marked: false, voted: true, Own: null }]);
  const query = { page: 1, perPage: 50 };
  const { data } = await platform.call(notificationCalls.list, { query }, author);
  expect(data).toMatchObject([
    { EventType: 35, Related: id, Data: { User: { Name: '读者' }, Lab: { Name: '降雨预测' } } },
  ]);
});

it('is not for one’s own, and not for what one can’t see', async () => {
  const id = await versioned(platform, author);
  expect(
    await platform.refusal(projectWritingCalls.vote, { params: { id } }, author),
  ).toMatchObject({
    code: 'FORBIDDEN',
    message: '不能给自己的项目点赞',
  });
  await platform.database.db.update(labs).set({ private: true }).where(eq(labs.id, id));
  for (const call of [projectWritingCalls.vote, projectWritingCalls.unvote])
    expect((await platform.refusal(call, { params: { id } }, reader)).code).toBe('NOT_FOUND');
});

it('sorts the list, and is forgotten with its member', async () => {
  const [plain, liked] = [await versioned(platform, author), await versioned(platform, author)];
  const fan = await writer(platform, '将注销');
  for (const by of [reader, fan]) await vote(liked, by);
  const query = { page: 1, perPage: 50, sort: '-VotesCount' as const };
  const { data } = await platform.call(projectCalls.list, { query });
  expect(data[0]).toMatchObject({ _id: liked, VotesCount: 2 });
  expect(data.at(-1)).toMatchObject({ VotesCount: 0 });
  await vote(plain, fan);
  await unvote(plain, fan);
  await platform.database.transaction((tx) => forgetLikes(tx, fan));
  const after = await platform.call(projectCalls.list, { query });
  const countOf = (id: string) => after.data.find(({ _id }) => _id === id)?.VotesCount;
  expect([countOf(liked), countOf(plain)]).toEqual([1, 0]);
});
