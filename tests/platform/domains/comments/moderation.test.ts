import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { administrator, newest } from '#tests/platform/support/administration.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { comment, commentsOn } from '#tests/platform/support/comments.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let admin: Person;
let owner: Person;
let author: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await administrator(platform, '管理员');
  owner = await writer(platform, '项目作者');
  author = await writer(platform, '评论者');
});
afterAll(() => platform.close());

const Reason = '广告';
const one = (id: string) => ({ params: { kind: 'COMMENT' as const, id } });
const fold = (id: string, by = admin) =>
  platform.call(moderationCalls.fold, { ...one(id), body: { Reason } }, by);
const countOf = async (id: string) =>
  (await platform.call(projectCalls.one, { params: { id }, query: {} })).CommentsCount;
const news = async (person: Person) => {
  const query = { page: 1, perPage: 100 };
  const { data } = await platform.call(notificationCalls.list, { query }, person);
  return data.map(({ EventType, Data }) => [EventType, Data.Message]);
};

it('a folded comment leaves list and count, stays its author’s with the reason, and comes back', async () => {
  const lab = await versioned(platform, owner);
  const { _id } = await comment(platform, lab, author);
  await fold(_id);
  expect(await countOf(lab)).toBe(0);
  for (const reader of [undefined, owner])
    expect((await commentsOn(platform, lab, {}, reader)).data).toEqual([]);
  for (const reader of [author, admin])
    expect((await commentsOn(platform, lab, {}, reader)).data).toMatchObject([
      { Content: '很有启发', IsCollapsed: true, CollapsedReason: Reason },
    ]);
  expect((await news(author))[0]).toEqual([24, Reason]);
  expect(await newest(platform, admin, 'moderation.fold')).toMatchObject({
    Kind: 'COMMENT',
    Target: _id,
    Title: '企鹅识别 · 很有启发',
  });
  await platform.call(moderationCalls.restore, one(_id), admin);
  expect(await countOf(lab)).toBe(1);
  expect((await commentsOn(platform, lab)).totalNum).toBe(1);
});

it('one that is answered keeps its place, without its text for others', async () => {
  const lab = await versioned(platform, owner);
  const { _id } = await comment(platform, lab, author);
  const answer = await comment(platform, lab, owner, '谢谢', _id);
  await fold(_id);
  expect((await commentsOn(platform, lab)).data).toMatchObject([
    { Content: '', IsCollapsed: true, CollapsedReason: null, RepliesCount: 1 },
  ]);
  await fold(answer._id);
  expect((await commentsOn(platform, lab)).data).toEqual([]);
  expect(await countOf(lab)).toBe(0);
  await platform.call(moderationCalls.restore, one(answer._id), admin);
  expect(await countOf(lab)).toBe(1);
});

it('administrators delete it with a reason, and nobody else does: not the project’s author', async () => {
  const lab = await versioned(platform, owner);
  const { _id } = await comment(platform, lab, author);
  const removal = { ...one(_id), query: { Reason } };
  expect((await platform.refusal(moderationCalls.remove, removal, owner)).code).toBe('FORBIDDEN');
  await platform.call(moderationCalls.remove, removal, admin);
  expect(await countOf(lab)).toBe(0);
  expect((await news(author))[0]).toEqual([2071, Reason]);
  // A folded one has been counted off before.
  const folded = await comment(platform, lab, author);
  await fold(folded._id);
  await platform.call(moderationCalls.remove, { ...one(folded._id), query: { Reason } }, admin);
  expect(await countOf(lab)).toBe(0);
});
