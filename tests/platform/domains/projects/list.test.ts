import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { labs, labTagLinks } from '#platform/src/domains/projects/tables.ts';
import { tagNamed } from '#platform/src/domains/projects/tags-catalogue.ts';
import {
  author as columnist,
  collect,
  column,
  versioned,
} from '#tests/platform/support/columns.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project, type ProjectFacts } from '#tests/platform/support/projects.ts';
import { indexAll } from '#tests/platform/support/search.ts';

let platform: TestPlatform;
let author: Person;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '列表作者');
  admin = await writer(platform, '列表管理员', { roles: ['admin'] });
});
afterAll(() => platform.close());

type Query = Partial<Parameters<typeof ask>[0]>;
const ask = (query: {
  page: number;
  perPage: number;
  sort?:
    '-SortWeight' | '-LastVersionCreateDate' | '-bookmarksCount' | '-VotesCount' | '-CreateDate';
  Title?: string;
  Language?: string;
  andTags?: string;
  orTags?: string;
  Columns?: string;
  useSearchEngine?: boolean;
}) => platform.call(projectCalls.list, { query });
const list = (query: Query = {}) => ask({ page: 1, perPage: 12, ...query });
const titles = async (query: Query = {}) => (await list(query)).data.map(({ Title }) => Title);
const change = (id: string, row: Partial<typeof labs.$inferInsert>) =>
  platform.database.db.update(labs).set(row).where(eq(labs.id, id));
const tag = (name: string) => tagNamed(name) ?? '';
const give = async (labId: string, ...names: string[]) => {
  const rows = names.map((name, position) => ({ labId, tagId: tag(name), position }));
  await platform.database.db.insert(labTagLinks).values(rows);
};
const makeBy = async (member: Person, title: string, row: ProjectFacts = {}) => {
  platform.clock.advance(60_000);
  return versioned(platform, member, { title, createDate: platform.clock.now, ...row });
};
const make = (title: string, row: ProjectFacts = {}) => makeBy(author, title, row);

describe('the list of projects', () => {
  it('has public ones with a version alone, the newest first, by pages', async () => {
    await make('甲');
    const folded = await make('折叠');
    await make('乙');
    await make('私有', { private: true });
    await make('删除', { deleted: false }).then((id) => change(id, { deleted: true }));
    await project(platform, author, { title: '没有版本' });
    const params = { kind: 'PROJECT', id: folded } as const;
    await platform.call(moderationCalls.fold, { params, body: { Reason: '广告' } }, admin);
    expect(await titles()).toEqual(['乙', '甲']);
    expect(await list({ page: 2, perPage: 1 })).toMatchObject({
      totalNum: 2,
      data: [{ Title: '甲' }],
    });
    await platform.call(moderationCalls.restore, { params }, admin);
    expect(await titles()).toEqual(['乙', '折叠', '甲']);
    await change(folded, { deleted: true });
  });

  it('is sorted by what editors put first, by versions, favourites and age', async () => {
    const old = await make('旧的');
    const kept = await make('收藏多');
    await platform.call(projectWritingCalls.bookmark, { body: { Lab: kept } }, admin);
    await make('新的');
    const pin = (Pinned: boolean, who = admin) =>
      platform.call(projectWritingCalls.pin, { params: { id: old }, body: { Pinned } }, who);
    expect((await pin(true)).SortWeight).toBe(1);
    expect((await titles()).slice(0, 2)).toEqual(['旧的', '新的']);
    expect((await titles({ sort: '-bookmarksCount' }))[0]).toBe('收藏多');
    expect((await titles({ sort: '-LastVersionCreateDate' })).slice(0, 3)).toEqual([
      '新的',
      '收藏多',
      '旧的',
    ]);
    expect((await titles({ sort: '-CreateDate' }))[0]).toBe('新的');
    await pin(true);
    await pin(false);
    const query = { page: 1, perPage: 20, Kind: 'PROJECT' as const };
    const log = await platform.call(moderationCalls.log, { query }, admin);
    expect(log.data.filter(({ Action }) => Action === 'projects.pin')).toHaveLength(2);
    await expect(pin(true, author)).rejects.toThrow('仅管理员');
  });

  it('is searched by title and language', async () => {
    await change(await make('雨天 50%'), { language: 'r' });
    await make('雨天 501');
    expect(await titles({ Title: ' 雨天 ' })).toEqual(['雨天 501', '雨天 50%']);
    expect(await titles({ Title: '50%' })).toEqual(['雨天 50%']);
    expect(await titles({ Language: 'R' })).toEqual(['雨天 50%']);
    expect(await titles({ Title: '没有这样的' })).toEqual([]);
  });

  it('is filtered by all of some tags, or any; a group stands for its own', async () => {
    await give(await make('两个标签'), '分类', '表格');
    await give(await make('一个标签'), '分类');
    await give(await make('另一个'), '图像');
    const { data: groups } = await platform.call(projectCalls.tags, { query: { type: 'tree' } });
    const group = groups.find(({ Name }) => Name === '数据')?._id ?? '';
    const both = `${tag('分类')},${tag('表格')}`;
    expect(await titles({ andTags: both })).toEqual(['两个标签']);
    expect(await titles({ orTags: both })).toEqual(['一个标签', '两个标签']);
    expect(await titles({ andTags: group })).toEqual(['另一个', '两个标签']);
    expect(await titles({ andTags: `${tag('分类')},${group}` })).toEqual(['两个标签']);
    expect(await titles({ orTags: 'f'.repeat(24) })).toEqual([]);
    const [first] = (await list({ andTags: both })).data;
    expect(first?.Tags.map(({ Name }) => Name)).toEqual(['分类', '表格']);
  });

  it('has the projects of a column, or of some, unless it is folded', async () => {
    const owner = await columnist(platform, '列表专栏作者');
    const [inOne, inOther] = [await makeBy(owner, '收在一'), await makeBy(owner, '收在二')];
    const one = await column(platform, owner, '专栏一');
    const other = await column(platform, owner, '专栏二');
    await collect(platform, owner, one._id, inOne);
    await collect(platform, owner, other._id, inOther);
    expect(await titles({ Columns: one._id })).toEqual(['收在一']);
    expect(await titles({ Columns: `${one._id},${other._id}` })).toEqual(['收在二', '收在一']);
    expect(await titles({ Columns: one._id, Title: '二' })).toEqual([]);
    expect(await titles({ Columns: 'f'.repeat(24) })).toEqual([]);
    await change(inOther, { private: true });
    expect(await titles({ Columns: other._id })).toEqual([]);
    const params = { kind: 'COLUMN', id: one._id } as const;
    await platform.call(moderationCalls.fold, { params, body: { Reason: '广告' } }, admin);
    expect(await titles({ Columns: one._id })).toEqual([]);
  });

  it('is searched as the site searches, where that is asked for', async () => {
    const told = await make('蓝鲸', { shortDescription: '迁徙路线', votesNumber: 9 });
    await make('鲸的迁徙', { votesNumber: 1 });
    await change(told, { language: 'r' });
    const hidden = await make('迁徙的私有', { private: true });
    await indexAll(platform);
    const search = { Title: '迁徙', useSearchEngine: true };
    expect(await titles(search)).toEqual(['鲸的迁徙', '蓝鲸']);
    expect(await titles({ ...search, useSearchEngine: false })).toEqual(['鲸的迁徙']);
    expect(await titles({ ...search, sort: '-VotesCount' })).toEqual(['蓝鲸', '鲸的迁徙']);
    expect(await titles({ ...search, Language: 'R' })).toEqual(['蓝鲸']);
    expect(await titles({ ...search, Title: '！' })).toEqual([]);
    expect(await list({ ...search, page: 2, perPage: 1 })).toMatchObject({
      totalNum: 2,
      data: [{ Title: '蓝鲸' }],
    });
    // Content that was just hidden isn't found by its earlier text.
    await change(told, { private: true });
    expect(await titles(search)).toEqual(['鲸的迁徙']);
    await change(hidden, { deleted: true });
    expect(await titles({ useSearchEngine: true })).toEqual(await titles());
  });

  it('loses what its author deletes, for good', async () => {
    const id = await make('要删除的');
    const remove = { params: { id } };
    await expect(platform.call(projectWritingCalls.remove, remove, admin)).rejects.toThrow(
      '未找到',
    );
    await platform.call(projectWritingCalls.remove, remove, author);
    expect(await titles({ Title: '要删除的' })).toEqual([]);
    await expect(platform.call(projectWritingCalls.remove, remove, author)).rejects.toThrow(
      '未找到',
    );
  });
});
