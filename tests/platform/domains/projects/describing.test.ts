import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { labTagLinks } from '#platform/src/domains/projects/tables.ts';
import { tagNamed } from '#platform/src/domains/projects/tags-catalogue.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let author: Person;
let other: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '描述者');
  other = await writer(platform, '旁人');
});
afterAll(() => platform.close());

const tag = (name: string) => tagNamed(name) ?? '';
const texts = {
  Title: ' 新标题 ',
  ShortDescription: ' 一句话 ',
  Tags: [] as string[],
  Private: false,
};
const describe = (id: string, changes: Partial<typeof texts> = {}, who = author) =>
  platform.call(
    projectWritingCalls.update,
    { params: { id }, body: { ...texts, ...changes } },
    who,
  );
const refusal = (id: string, changes: Partial<typeof texts> = {}, who = author) =>
  platform.refusal(
    projectWritingCalls.update,
    { params: { id }, body: { ...texts, ...changes } },
    who,
  );

it('its author says what a project is; its version stays the newest', async () => {
  const id = await versioned(platform, author);
  const changed = await describe(id, { Tags: [tag('表格'), tag('分类')] });
  expect(changed).toMatchObject({
    Title: '新标题',
    ShortDescription: '一句话',
    Tags: [{ Name: '表格' }, { Name: '分类' }],
  });
  const again = await platform.call(
    projectWritingCalls.createVersion,
    { params: { id }, query: {} },
    author,
  );
  expect(again.Version).toBe(1);
  expect((await describe(id)).Tags).toEqual([]);
});

it('tags that were given stay, and can’t be taken', async () => {
  const id = await versioned(platform, author);
  const given = { labId: id, tagId: tag('官方推荐'), position: 0 };
  await platform.database.db.insert(labTagLinks).values(given);
  const { Tags } = await describe(id, { Tags: [tag('分类')] });
  expect(Tags.map(({ Name }) => Name)).toEqual(['分类', '官方推荐']);
  const taken = await refusal(id, { Tags: [tag('创作者计划')] });
  expect(taken).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Tags' });
  expect((await refusal(id, { Tags: ['f'.repeat(24)] })).field).toBe('Tags');
});

it('what is wrong changes nothing, and others find no project', async () => {
  const id = await versioned(platform, author, { title: '原来的' });
  expect(await refusal(id, { Title: ' ' })).toMatchObject({ field: 'Title' });
  expect((await refusal(id, {}, other)).code).toBe('NOT_FOUND');
  const lab = await platform.call(projectCalls.one, { params: { id }, query: {} });
  expect(lab.Title).toBe('原来的');
});

it('a project that becomes private leaves the list, and comes back', async () => {
  const id = await versioned(platform, author);
  const listed = async () =>
    (await platform.call(projectCalls.list, { query: { page: 1, perPage: 100 } })).data.some(
      ({ _id }) => _id === id,
    );
  await describe(id, { Private: true });
  expect(await listed()).toBe(false);
  await describe(id, { Private: false });
  expect(await listed()).toBe(true);
});
