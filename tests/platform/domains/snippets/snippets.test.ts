import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { snippetCalls } from '@whaletide/schema/domains/snippets/rest.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { snippet, snippetBody } from '#tests/platform/support/snippets.ts';

let platform: TestPlatform;
let owner: Person;
let other: Person;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  owner = await writer(platform, '片段作者');
  other = await writer(platform, '收藏者');
  admin = await writer(platform, '片段管理员', { roles: ['admin'] });
});
afterAll(() => platform.close());

const one = (id: string, who?: Person, Token?: string | null) =>
  platform.call(snippetCalls.one, { params: { id }, query: { ...(Token && { Token }) } }, who);
const missing = async (id: string, who?: Person, Token?: string | null) =>
  (
    await platform.refusal(
      snippetCalls.one,
      { params: { id }, query: { ...(Token && { Token }) } },
      who,
    )
  ).code;
const own = (who: Person, query: object = {}) =>
  platform.call(
    snippetCalls.own,
    { query: { type: 'private', page: 1, perPage: 20, ...query } },
    who,
  );
const share = (id: string, Sharing: 'PRIVATE' | 'LINK' | 'PUBLIC', who = owner) =>
  platform.call(snippetCalls.share, { params: { id }, body: { Sharing } }, who);

describe('a member’s snippets', () => {
  it('are listed for them alone, by folder and name, with the beginning of their code', async () => {
    const someone = await writer(platform, '整理者');
    await snippet(platform, someone, { Name: '一', FolderName: ' 清洗 ', Code: 'x'.repeat(500) });
    platform.clock.advance(1_000);
    await snippet(platform, someone, { Name: '二', FolderName: '绘图' });
    platform.clock.advance(1_000);
    await snippet(platform, someone, { Name: '三', FolderName: '清洗' });
    const { data, totalNum } = await own(someone);
    expect(data.map(({ Name }) => Name)).toEqual(['三', '二', '一']);
    expect(totalNum).toBe(3);
    expect(data[2]).toMatchObject({ Excerpt: 'x'.repeat(300), FolderName: '清洗', Token: null });
    const names = async (query: object) => (await own(someone, query)).data.map(({ Name }) => Name);
    expect(await names({ FolderName: '清洗' })).toEqual(['三', '一']);
    expect(await names({ Name: '二' })).toEqual(['二']);
    expect(await names({ Name: '%' })).toEqual([]);
    const folders = await platform.call(snippetCalls.folders, {}, someone);
    expect(folders.data).toEqual([
      { FolderName: '清洗', Count: 2 },
      { FolderName: '绘图', Count: 1 },
    ]);
    expect((await own(other)).data).toEqual([]);
  });

  it('are renamed, moved and edited by them alone; what is wrong is said at its field', async () => {
    const { _id } = await snippet(platform, owner);
    const params = { id: _id };
    const changed = await platform.call(
      snippetCalls.update,
      { params, body: { Name: '改名', FolderName: '别处' } },
      owner,
    );
    expect(changed).toMatchObject({ Name: '改名', FolderName: '别处', Language: 'python' });
    expect((await one(_id, owner)).Code).toBe(snippetBody.Code);
    const refused = await platform.refusal(
      snippetCalls.update,
      { params, body: { FolderName: ' ' } },
      owner,
    );
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', field: 'FolderName' });
    const body = { Name: '夺' };
    expect(await platform.refusal(snippetCalls.update, { params, body }, other)).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await one(_id, owner)).Name).toBe('改名');
    const refuseCreate = await platform.refusal(
      snippetCalls.create,
      { body: { ...snippetBody, Code: '' } },
      owner,
    );
    expect(refuseCreate).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Code' });
  });

  it('are deleted once, and what others collected of them stays', async () => {
    const { _id } = await snippet(platform, owner, { Sharing: 'PUBLIC' });
    const { Name, Language, Code } = await one(_id, other);
    const collected = await snippet(platform, other, { Name, Language, Code, FolderName: '收藏' });
    const remove = { params: { id: _id } };
    await expect(platform.call(snippetCalls.remove, remove, other)).rejects.toThrow('未找到');
    await platform.call(snippetCalls.remove, remove, owner);
    await expect(platform.call(snippetCalls.remove, remove, owner)).rejects.toThrow('未找到');
    expect(await missing(_id)).toBe('NOT_FOUND');
    expect((await one(collected._id, other)).Code).toBe(Code);
  });
});

describe('who reads a snippet', () => {
  it('is its member alone, at first', async () => {
    const { _id, Sharing } = await snippet(platform, owner);
    expect(Sharing).toBe('PRIVATE');
    expect(await one(_id, owner)).toMatchObject({ FolderName: '默认目录', Creator: owner.id });
    expect(await missing(_id)).toBe('NOT_FOUND');
    expect(await missing(_id, other)).toBe('NOT_FOUND');
    expect(await missing(_id, admin)).toBe('NOT_FOUND');
  });

  it('is everybody, once it is public; its folder is nobody else’s business', async () => {
    const { _id } = await snippet(platform, owner);
    await share(_id, 'PUBLIC');
    expect(await one(_id)).toMatchObject({ Name: '读取数据', FolderName: null });
  });

  it('is who has its link, until another sharing ends that for good', async () => {
    const { _id } = await snippet(platform, owner);
    const { Token } = await share(_id, 'LINK');
    expect((await share(_id, 'LINK')).Token).toBe(Token);
    expect((await one(_id, undefined, Token)).Name).toBe('读取数据');
    expect(await missing(_id)).toBe('NOT_FOUND');
    expect(await missing(_id, other, `${Token}x`)).toBe('NOT_FOUND');
    expect((await share(_id, 'PRIVATE')).Token).toBeNull();
    expect(await missing(_id, other, Token)).toBe('NOT_FOUND');
    expect((await share(_id, 'LINK')).Token).not.toBe(Token);
    expect(await missing(_id, other, Token)).toBe('NOT_FOUND');
    await expect(share(_id, 'PUBLIC', other)).rejects.toThrow('未找到');
  });

  it('is, once folded, its member and administrators; those can delete it', async () => {
    const { _id } = await snippet(platform, owner, { Sharing: 'PUBLIC' });
    const params = { kind: 'SNIPPET', id: _id } as const;
    await platform.call(moderationCalls.fold, { params, body: { Reason: '广告' } }, admin);
    expect(await missing(_id, other)).toBe('NOT_FOUND');
    expect((await one(_id, admin)).CollapsedReason).toBe('广告');
    expect((await one(_id, owner)).CollapsedReason).toBe('广告');
    await platform.call(moderationCalls.restore, { params }, admin);
    expect((await one(_id, other)).CollapsedReason).toBeNull();
    await platform.call(moderationCalls.remove, { params, query: { Reason: '广告' } }, admin);
    expect(await missing(_id, owner)).toBe('NOT_FOUND');
    const { _id: kept } = await snippet(platform, owner);
    const hidden = { params: { kind: 'SNIPPET', id: kept } as const, body: { Reason: '广告' } };
    expect((await platform.refusal(moderationCalls.fold, hidden, admin)).code).toBe('NOT_FOUND');
  });
});
