import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';

let platform: TestPlatform;
let author: Person;
let reader: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '被收藏的作者');
  reader = await writer(platform, '收藏家');
});
afterAll(() => platform.close());

const add = (Lab: string, who = reader) =>
  platform.call(projectWritingCalls.bookmark, { body: { Lab } }, who);
const remove = (Lab: string, who = reader) =>
  platform.call(projectWritingCalls.unbookmark, { query: { Lab } }, who);
const list = (who = reader, query: object = {}) =>
  platform.call(projectCalls.bookmarks, { query: { page: 1, perPage: 12, ...query } }, who);
const titles = async (who = reader) => (await list(who)).data.map(({ Title }) => Title);
const marked = async (id: string, who = reader) =>
  (await platform.call(projectCalls.states, { query: { ids: id } }, who)).data[0]?.marked;

it('a project is kept once and taken out once, and counted so', async () => {
  const id = await versioned(platform, author);
  expect((await add(id)).bookmarksCount).toBe(1);
  expect((await add(id)).bookmarksCount).toBe(1);
  expect(await marked(id)).toBe(true);
  expect(await marked(id, author)).toBe(false);
  expect((await add(id, author)).bookmarksCount).toBe(2);
  expect((await remove(id)).bookmarksCount).toBe(1);
  expect((await remove(id)).bookmarksCount).toBe(1);
  expect(await marked(id)).toBe(false);
});

it('favourites are listed for who keeps them, the newest first, by pages', async () => {
  const keeper = await writer(platform, '按先后');
  for (const title of ['甲', '乙', '丙']) {
    await add(await versioned(platform, author, { title }), keeper);
    platform.clock.advance(1_000);
  }
  expect(await titles(keeper)).toEqual(['丙', '乙', '甲']);
  const second = await list(keeper, { page: 2, perPage: 2 });
  expect(second).toMatchObject({ totalNum: 3, data: [{ Title: '甲' }] });
});

it('what one doesn’t see any more leaves them, and comes back with it', async () => {
  const keeper = await writer(platform, '看不到了');
  const admin = await writer(platform, '收藏管理员', { roles: ['admin'] });
  const folded = await versioned(platform, author, { title: '被折叠' });
  const hidden = await versioned(platform, author, { title: '转为私有' });
  const gone = await versioned(platform, author, { title: '被删除' });
  for (const id of [folded, hidden, gone]) await add(id, keeper);
  const params = { kind: 'PROJECT', id: folded } as const;
  await platform.call(moderationCalls.fold, { params, body: { Reason: '广告' } }, admin);
  const change = (id: string, row: Partial<typeof labs.$inferInsert>) =>
    platform.database.db.update(labs).set(row).where(eq(labs.id, id));
  await change(hidden, { private: true });
  await change(gone, { deleted: true });
  expect(await list(keeper)).toMatchObject({ data: [], totalNum: 0 });
  await platform.call(moderationCalls.restore, { params }, admin);
  await change(hidden, { private: false });
  expect((await titles(keeper)).toSorted()).toEqual(['被折叠', '转为私有']);
});

it('others’ private projects can’t be kept, nor ones that aren’t there; one’s own can', async () => {
  const id = await project(platform, author, { private: true });
  const refused = await platform.refusal(
    projectWritingCalls.bookmark,
    { body: { Lab: id } },
    reader,
  );
  expect(refused.code).toBe('NOT_FOUND');
  const nothing = { body: { Lab: 'f'.repeat(24) } };
  expect((await platform.refusal(projectWritingCalls.bookmark, nothing, reader)).code).toBe(
    'NOT_FOUND',
  );
  expect((await add(id, author)).bookmarksCount).toBe(1);
  await remove(id, author);
});

it('a version says when it was made, and in which language', async () => {
  const content = {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: { kernelspec: { language: 'R' } },
    cells: [],
  };
  const id = await project(platform, author, { notebooks: [{ name: '一.ipynb', content }] });
  const lab = await platform.call(
    projectWritingCalls.createVersion,
    { params: { id }, query: {} },
    author,
  );
  expect(lab).toMatchObject({
    Language: 'r',
    LastVersionCreateDate: platform.clock.now.toISOString(),
  });
  const query = { LabVersion: lab.Versions[0]?._id ?? '', perPage: 100 };
  const { data } = await platform.call(projectCalls.notebooks, { query }, author);
  expect(data.map(({ Name, Language }) => [Name, Language])).toEqual([['一.ipynb', 'r']]);
});
