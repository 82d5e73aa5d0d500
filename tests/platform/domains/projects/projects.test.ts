import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { notebookFile, project, storeNotebooks } from '#tests/platform/support/projects.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let author: Person;
let other: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '项目作者');
  other = await writer(platform, '别人');
});
afterAll(() => platform.close());

const own = (query: object = {}) =>
  platform.call(projectCalls.own, { query: { page: 1, perPage: 12, ...query } }, author);
const version = (id: string, who = author) =>
  platform.call(projectWritingCalls.createVersion, { params: { id }, query: {} }, who);
const notebooks = async (versionId: string, query: object = {}, who?: Person) =>
  (
    await platform.call(
      projectCalls.notebooks,
      { query: { LabVersion: versionId, perPage: 100, ...query } },
      who,
    )
  ).data;
const open = (id: string, token?: string) =>
  platform.app.inject({
    url: `/api/notebooks/${id}/RenderedContent${token ? `?token=${token}` : ''}`,
  });
const newest = <T>(versions: readonly T[]): T => {
  const [first] = versions;
  if (!first) throw new Error('no version');
  return first;
};

describe('a member’s projects', () => {
  it('are listed for them alone, newest first, by visibility and title', async () => {
    await project(platform, author, { title: '天气 50%' });
    await project(platform, author, { title: '私下的天气', private: true });
    await project(platform, other, { title: '别人的天气' });
    await project(platform, author, { title: '删掉的天气', deleted: true });
    const titles = async (query: object) => (await own(query)).data.map(({ Title }) => Title);
    expect((await titles({ Title: ' 天气 ' })).toSorted()).toEqual(['天气 50%', '私下的天气']);
    expect(await titles({ Private: true })).toEqual(['私下的天气']);
    expect(await titles({ Private: false })).toEqual(['天气 50%']);
    expect(await titles({ Title: '50%' })).toEqual(['天气 50%']);
    expect(await titles({ Title: '5_%' })).toEqual([]);
    expect((await own({ perPage: 1 })).totalNum).toBe(2);
  });

  it('get versions by their member, a new one only where something has changed', async () => {
    const id = await project(platform, author);
    expect((await version(id)).Versions.map(({ Version }) => Version)).toEqual([1]);
    expect((await version(id)).Version).toBe(1);
    platform.clock.advance(60_000);
    const changed = {
      notebooks: await storeNotebooks(platform, [notebookFile([], '新的.ipynb')]),
      updateDate: platform.clock.now,
    };
    await platform.database.db.update(labs).set(changed).where(eq(labs.id, id));
    platform.clock.advance(60_000);
    const { Versions } = await version(id);
    expect(Versions.map(({ Version }) => Version)).toEqual([2, 1]);
    const names = await Promise.all(
      Versions.map(async ({ _id }) => (await notebooks(_id)).map(({ Name }) => Name)),
    );
    expect(names).toEqual([['新的.ipynb'], ['分析.ipynb']]);
    const call = { params: { id }, query: {} };
    expect((await platform.refusal(projectWritingCalls.createVersion, call, other)).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('a public project', () => {
  it('is everybody’s, with its notebooks and without a token', async () => {
    const id = await project(platform, author);
    const { _id } = newest((await version(id)).Versions);
    const [lab] = (
      await platform.call(projectCalls.list, { query: { page: 1, perPage: 12, ids: id } })
    ).data;
    expect(lab).toMatchObject({ Title: '企鹅识别', Private: false, User: author.id });
    const [notebook] = await notebooks(_id);
    expect(notebook?.labToken).toBeNull();
    const page = await open(notebook?._id ?? '');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('allow-scripts');
    expect(page.body).toContain('<h1 id="heading-1"><a id="user-你好"></a>你好</h1>');
  });

  it('is gone for everybody once it is deleted', async () => {
    const id = await project(platform, author);
    const { _id } = newest((await version(id)).Versions);
    const [notebook] = await notebooks(_id);
    await platform.database.db.update(labs).set({ deleted: true }).where(eq(labs.id, id));
    expect(await notebooks(_id, {}, author)).toEqual([]);
    expect((await open(notebook?._id ?? '')).statusCode).toBe(404);
    const refused = await platform.refusal(projectCalls.one, { params: { id }, query: {} }, author);
    expect(refused.message).toBe('未找到该项目');
  });
});

describe('a private project', () => {
  it('is its member’s, and of others that of the bearer of a version’s token', async () => {
    const id = await project(platform, author, { private: true });
    const { _id } = newest((await version(id)).Versions);
    const query = { query: { page: 1, perPage: 12, ids: id } };
    expect((await platform.call(projectCalls.list, query)).data).toEqual([]);
    expect((await platform.call(projectCalls.list, query, other)).data).toEqual([]);
    expect(await notebooks(_id)).toEqual([]);
    expect(await notebooks(_id, {}, other)).toEqual([]);
    const [notebook] = await notebooks(_id, {}, author);
    const token = notebook?.labToken ?? '';
    expect((await open(notebook?._id ?? '')).statusCode).toBe(404);
    expect((await open(notebook?._id ?? '', token)).statusCode).toBe(200);
    expect(await notebooks(_id, { token })).toHaveLength(1);
    const one = { params: { id }, query: { token } };
    expect((await platform.call(projectCalls.one, one)).labToken).toBe(token);
  });

  it('shows no other version by a token, and none by one that has run out or was changed', async () => {
    const id = await project(platform, author, { private: true });
    const first = newest((await version(id)).Versions)._id;
    platform.clock.advance(60_000);
    await platform.database.db
      .update(labs)
      .set({ updateDate: platform.clock.now })
      .where(eq(labs.id, id));
    const second = newest((await version(id)).Versions)._id;
    const [notebook] = await notebooks(second, {}, author);
    const token = notebook?.labToken ?? '';
    const { Versions } = await platform.call(projectCalls.one, {
      params: { id },
      query: { token },
    });
    expect(Versions.map(({ _id }) => _id)).toEqual([second]);
    expect(await notebooks(first, { token })).toEqual([]);
    expect(await notebooks(second, { token: token.replace(/^\d+/, '9999999999999') })).toEqual([]);
    platform.clock.advance(2 * HOUR);
    expect(await notebooks(second, { token })).toEqual([]);
  });
});
