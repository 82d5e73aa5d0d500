import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { moderationCalls as calls } from '@whaletide/schema/domains/moderation/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import type { ContentKind } from '@whaletide/schema/domains/moderation/rules/content-moderation.ts';
import { administrator, newest } from '#tests/platform/support/administration.ts';
import { author, collect, column, versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, post, reply, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let admin: Person;
let owner: Person;
let other: Person;
let forum: string;

beforeAll(async () => {
  platform = await startPlatform();
  admin = await administrator(platform, '管理员');
  owner = await author(platform, '作者');
  other = await writer(platform, '读者');
  forum = (await makeCompetition(platform)).id;
});
afterAll(() => platform.close());

const Reason = '发布广告';
const toWrite = ({ Title, ShortDescription }: Lab) => ({ Title, ShortDescription, Tags: [] });
const fold = (kind: ContentKind, id: string, by = admin) =>
  platform.call(calls.fold, { params: { kind, id }, body: { Reason } }, by);
const restore = (kind: ContentKind, id: string) =>
  platform.call(calls.restore, { params: { kind, id } }, admin);
const remove = (kind: ContentKind, id: string) =>
  platform.call(calls.remove, { params: { kind, id }, query: { Reason } }, admin);
const news = async (person: Person) => {
  const query = { page: 1, perPage: 100 };
  const { data } = await platform.call(notificationCalls.list, { query }, person);
  return data.map(({ EventType, Data }) => [EventType, Data.Message]);
};
const pages = async (kind: 'posts' | 'columns' | 'projects') => {
  const query = { skip: 0, most: 100 };
  const { data } = await platform.call(siteCalls.publicPages, { params: { kind }, query });
  return data.map(({ _id }) => _id);
};

describe('a folded post', () => {
  it('leaves lists and sitemap, stays open to its author with the reason, and comes back', async () => {
    const writing = await writer(platform, '发帖人');
    const { _id } = await post(platform, forum, writing);
    const params = { id: _id };
    const list = async () => {
      const query = { page: 1, perPage: 50, Forum: forum };
      return (await platform.call(forumCalls.posts, { query })).data.map((row) => row._id);
    };
    expect(await list()).toContain(_id);
    expect(await pages('posts')).toContain(_id);

    const folded = await fold('POST', _id);
    expect(folded).toEqual({ _id, Kind: 'POST', State: 'FOLDED', Reason });
    expect(await list()).not.toContain(_id);
    expect(await pages('posts')).not.toContain(_id);
    expect((await platform.refusal(forumCalls.post, { params })).message).toBe(
      '该帖子已被删除或折叠',
    );
    expect((await platform.refusal(forumCalls.post, { params }, other)).code).toBe('NOT_FOUND');
    for (const reader of [writing, admin])
      expect((await platform.call(forumCalls.post, { params }, reader)).CollapsedReason).toBe(
        Reason,
      );
    expect(await news(writing)).toEqual([[24, Reason]]);
    expect(await newest(platform, admin, 'moderation.fold')).toMatchObject({
      Actor: admin.id,
      Kind: 'POST',
      Target: _id,
      Title: '求组队',
      Reason,
      Before: { state: 'SHOWN' },
      After: { state: 'FOLDED' },
    });
    const again = { params: { kind: 'POST' as const, id: _id }, body: { Reason } };
    expect(await platform.refusal(calls.fold, again, admin)).toMatchObject({
      code: 'CONFLICT',
      message: '该内容已被折叠',
    });

    await restore('POST', _id);
    expect(await list()).toContain(_id);
    expect((await platform.call(forumCalls.post, { params })).CollapsedReason).toBeNull();
    expect((await news(writing))[0]).toEqual([2070, undefined]);
  });

  it('is deleted with a reason, once', async () => {
    const writing = await writer(platform, '另一发帖人');
    const { _id } = await post(platform, forum, writing);
    expect((await remove('POST', _id)).State).toBe('REMOVED');
    expect((await platform.refusal(forumCalls.post, { params: { id: _id } }, writing)).code).toBe(
      'NOT_FOUND',
    );
    expect((await news(writing))[0]).toEqual([2071, Reason]);
    await expect(remove('POST', _id)).rejects.toThrow('NOT_FOUND');
  });
});

describe('a folded reply', () => {
  it('keeps its floor, empty to others, and counts for nothing', async () => {
    const writing = await writer(platform, '楼主');
    const { _id: id } = await post(platform, forum, writing);
    const answer = await reply(platform, id, writing, '加我微信');
    const read = async (reader?: Person) => {
      const query = { page: 1, perPage: 10 };
      const { data } = await platform.call(forumCalls.replies, { params: { id }, query }, reader);
      return data.map(({ Content, IsCollapsed, CollapsedReason }) => [
        Content,
        IsCollapsed,
        CollapsedReason,
      ]);
    };
    const counted = async () =>
      (await platform.call(forumCalls.post, { params: { id } })).RepliesCount;
    await fold('REPLY', answer._id);
    expect(await read()).toEqual([['', true, null]]);
    expect(await read(other)).toEqual([['', true, null]]);
    expect(await read(writing)).toEqual([['加我微信', true, Reason]]);
    expect(await counted()).toBe(0);
    await restore('REPLY', answer._id);
    expect(await read()).toEqual([['加我微信', false, null]]);
    expect(await counted()).toBe(1);
    await fold('REPLY', answer._id);
    await platform.call(forumCalls.remove, { params: { id: answer._id } }, writing);
    expect(await counted()).toBe(0);
  });
});

describe('a folded project', () => {
  it('is its member’s and administrators’ alone, with its notebooks, and can’t be linked', async () => {
    const id = await versioned(platform, owner);
    const columnId = (await column(platform, owner, '潮汐专栏'))._id;
    await collect(platform, owner, columnId, id);
    const lab = await platform.call(projectCalls.one, { params: { id }, query: {} });
    const LabVersion = lab.Versions[0]?._id ?? '';
    const notebooks = async (reader?: Person) =>
      (await platform.call(projectCalls.notebooks, { query: { LabVersion, perPage: 10 } }, reader))
        .data;
    const inColumn = async () => {
      const query = { page: 1, perPage: 12 };
      const input = { params: { id: columnId }, query };
      return (await platform.call(columnCalls.labs, input)).totalNum;
    };
    const [open] = await notebooks();
    expect(await inColumn()).toBe(1);
    expect(await pages('projects')).toContain(id);

    await fold('PROJECT', id);
    const asked = { params: { id }, query: {} };
    expect((await platform.refusal(projectCalls.one, asked, other)).code).toBe('NOT_FOUND');
    expect(await notebooks(other)).toEqual([]);
    const rendered = await platform.app.inject({
      url: `/api/notebooks/${open?._id}/RenderedContent`,
    });
    expect(rendered.statusCode).toBe(404);
    expect((await platform.call(projectCalls.one, asked, owner)).CollapsedReason).toBe(Reason);
    expect((await platform.call(projectCalls.one, asked, admin)).CollapsedReason).toBe(Reason);
    for (const reader of [owner, admin]) {
      const [own] = await notebooks(reader);
      const token = encodeURIComponent(own?.labToken ?? '');
      const url = `/api/notebooks/${own?._id}/RenderedContent?token=${token}`;
      expect((await platform.app.inject({ url })).statusCode).toBe(200);
    }
    expect(await inColumn()).toBe(0);
    expect(await pages('projects')).not.toContain(id);
    const again = { params: { id: columnId, labId: id } };
    expect((await platform.refusal(columnCalls.addLab, again, owner)).message).toBe(
      '该项目已被管理员折叠，不能关联',
    );
    await restore('PROJECT', id);
    expect(await inColumn()).toBe(1);
  });

  it('is read no further by who had it from when it was private', async () => {
    const id = await versioned(platform, owner, { private: true });
    const lab = await platform.call(projectCalls.one, { params: { id }, query: {} }, owner);
    const query = { LabVersion: lab.Versions[0]?._id ?? '', perPage: 10 };
    const { data } = await platform.call(projectCalls.notebooks, { query }, owner);
    const token = data[0]?.labToken ?? '';
    const publish = { params: { id }, body: { ...toWrite(lab), Visibility: 'PUBLIC' as const } };
    await platform.call(projectWritingCalls.update, publish, owner);

    await fold('PROJECT', id);
    const asked = { query: { ...query, token } };
    expect((await platform.call(projectCalls.notebooks, asked, other)).data).toEqual([]);
    const url = `/api/notebooks/${data[0]?._id}/RenderedContent?token=${encodeURIComponent(token)}`;
    expect((await platform.app.inject({ url })).statusCode).toBe(404);
  });

  it('is nobody’s to fold while it is private', async () => {
    const id = await versioned(platform, owner, { private: true });
    await expect(fold('PROJECT', id)).rejects.toThrow('NOT_FOUND');
  });
});

describe('a folded column', () => {
  it('is its owner’s and administrators’ alone, and is never deleted by them', async () => {
    const { _id: id } = await column(platform, owner, '广告专栏');
    await collect(platform, owner, id, await versioned(platform, owner));
    const listed = async () => {
      const query = { page: 1, perPage: 50 };
      return (await platform.call(columnCalls.list, { query })).data.map((row) => row._id);
    };
    const params = { id };
    const labs = { params, query: { page: 1, perPage: 12 } };
    expect(await listed()).toContain(id);
    await fold('COLUMN', id);
    expect(await listed()).not.toContain(id);
    expect(await pages('columns')).not.toContain(id);
    const byIds = { query: { ids: id, page: 1, perPage: 1 } };
    expect((await platform.call(columnCalls.list, byIds, other)).data).toEqual([]);
    expect((await platform.refusal(columnCalls.one, { params }, other)).code).toBe('NOT_FOUND');
    expect((await platform.refusal(columnCalls.labs, labs)).code).toBe('NOT_FOUND');
    for (const reader of [owner, admin]) {
      expect((await platform.call(columnCalls.one, { params }, reader)).CollapsedReason).toBe(
        Reason,
      );
      expect((await platform.call(columnCalls.labs, labs, reader)).totalNum).toBe(1);
    }
    await expect(remove('COLUMN', id)).rejects.toThrow('专栏只能折叠');
    await restore('COLUMN', id);
    expect(await listed()).toContain(id);
  });
});

it('nobody but administrators moderates or reads the log, and a refusal leaves nothing behind', async () => {
  const writing = await writer(platform, '无辜者');
  const { _id } = await post(platform, forum, writing);
  await expect(fold('POST', _id, other)).rejects.toThrow('FORBIDDEN');
  const query = { page: 1, perPage: 20 };
  expect((await platform.refusal(calls.log, { query }, other)).code).toBe('FORBIDDEN');
  const silent = { params: { kind: 'POST' as const, id: _id }, body: { Reason: ' ' } };
  expect(await platform.refusal(calls.fold, silent, admin)).toEqual({
    code: 'BAD_USER_INPUT',
    field: 'Reason',
    message: '请输入原因',
  });
  expect(
    (await platform.call(forumCalls.post, { params: { id: _id } })).CollapsedReason,
  ).toBeNull();
  expect(await news(writing)).toEqual([]);
});
