import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import type { UploadRef } from '@whaletide/schema/domains/uploads/rest.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { tagNamed } from '#platform/src/domains/projects/tags-catalogue.ts';
import { events } from '#platform/src/events/tables.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { notebookFile } from '#tests/platform/support/projects.ts';
import { refOf, upload } from '#tests/platform/support/submitting.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let author: Person;
let other: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '项目作者');
  other = await writer(platform, '别人');
});
afterAll(() => platform.close());

type Body = CallInput<typeof projectWritingCalls.create>['body'];

const sent = async (name: string, source = name, who = author): Promise<UploadRef> => {
  const content = JSON.stringify(notebookFile([{ cell_type: 'markdown', source }]).content);
  return refOf(await upload(platform, who.token, content, { name, purpose: 'notebook' }));
};
const make = (body: Partial<Body> = {}, who = author) =>
  platform.call(projectWritingCalls.create, { body: { Title: '企鹅识别', ...body } }, who);
const refused = (body: Partial<Body>, who = author) =>
  platform.refusal(projectWritingCalls.create, { body: { Title: '企鹅识别', ...body } }, who);
const texts = { Title: '企鹅识别', ShortDescription: '', Tags: [] };
const stateOf = async (id: string, who = author) =>
  (await platform.call(projectCalls.states, { query: { ids: id } }, who)).data[0];
const namesOf = async (versionId: string, who?: Person, token?: string) =>
  (
    await platform.call(
      projectCalls.notebooks,
      { query: { LabVersion: versionId, perPage: 100, ...(token && { token }) } },
      who,
    )
  ).data.map(({ Name }) => Name);
const one = (id: string, who?: Person, token?: string) =>
  platform.call(projectCalls.one, { params: { id }, query: { ...(token && { token }) } }, who);
const missing = async (id: string, who?: Person, token?: string) =>
  (
    await platform.refusal(
      projectCalls.one,
      { params: { id }, query: { ...(token && { token }) } },
      who,
    )
  ).code;

describe('a new project', () => {
  it('is private, with a first version of its notebooks in their order', async () => {
    const [a, b] = [await sent('一.ipynb'), await sent('二.ipynb')];
    const tag = tagNamed('分类') ?? '';
    const lab = await make({
      Title: ' 潮间带样方 ',
      ShortDescription: ' 说明 ',
      Tags: [tag],
      Notebooks: [{ ...b, name: '改过名' }, a],
    });
    expect(lab).toMatchObject({
      Title: '潮间带样方',
      ShortDescription: '说明',
      Private: true,
      Version: 1,
      Language: 'python',
      ForksCount: 0,
      ViewsCount: 0,
      Parent: null,
    });
    expect(lab.Tags.map(({ _id }) => _id)).toEqual([tag]);
    expect(await namesOf(lab.Versions[0]?._id ?? '', author)).toEqual(['改过名.ipynb', '一.ipynb']);
    expect(await missing(lab._id, other)).toBe('NOT_FOUND');
    expect((await stateOf(lab._id))?.Own).toEqual({
      ShareToken: null,
      Notebooks: [{ ...b, name: '改过名.ipynb' }, a],
    });
    expect((await stateOf(lab._id, other))?.Own).toBeNull();
  });

  it('may be empty, and has no version then', async () => {
    expect(await make()).toMatchObject({ Version: null, Versions: [] });
  });

  it.each([
    ['no title', { Title: ' ' }, '请输入项目标题', 'Title'],
    ['too long a title', { Title: '长'.repeat(51) }, '项目标题最多50个字符', 'Title'],
    [
      'too long a description',
      { ShortDescription: '长'.repeat(201) },
      '项目简介最多200个字符',
      'ShortDescription',
    ],
    ['a tag that isn’t one', { Tags: ['0'.repeat(24)] }, '所选标签不存在', 'Tags'],
  ])('is refused with %s', async (_, body, message, field) => {
    expect(await refused(body)).toMatchObject({ code: 'BAD_USER_INPUT', message, field });
  });

  it('takes no notebooks but the member’s own uploads, under good names', async () => {
    const own = await sent('一.ipynb');
    const foreign = await sent('二.ipynb', '二', other);
    const missingOne = { code: 'NOT_FOUND', field: 'Notebooks.1.key' };
    expect(await refused({ Notebooks: [own, foreign] })).toMatchObject(missingOne);
    const named = (name: string) => refused({ Notebooks: [{ ...own, name }] });
    const field = 'Notebooks.0.name';
    expect(await named(' .ipynb')).toMatchObject({ message: '请输入笔记本名称', field });
    expect(await named('../秘密')).toMatchObject({ field });
    expect(await named('长'.repeat(800))).toMatchObject({
      message: '笔记本名称最多100个字符',
      field,
    });
    expect(await refused({ Notebooks: [own, { ...own, name: '一.IPYNB' }] })).toMatchObject({
      message: '笔记本名称不能重复',
      field: 'Notebooks.1.name',
    });
    const many = Array.from({ length: 21 }, (_, index) => ({ ...own, name: `${index}.ipynb` }));
    expect(await refused({ Notebooks: many })).toMatchObject({
      message: '一个项目最多20个笔记本',
      field: 'Notebooks',
    });
  });
});

describe('its notebooks', () => {
  it('change what the next version is, and no version that there is', async () => {
    const [a, b] = [await sent('一.ipynb'), await sent('二.ipynb')];
    const { _id: id, Versions } = await make({ Notebooks: [a] });
    const params = { id };
    platform.clock.advance(60_000);
    const update = (Notebooks: UploadRef[]) =>
      platform.call(projectWritingCalls.update, { params, body: { ...texts, Notebooks } }, author);
    await update([a]);
    const publish = (Note?: string) =>
      platform.call(
        projectWritingCalls.createVersion,
        { params, query: { ...(Note && { Note }) } },
        author,
      );
    expect((await publish()).Version).toBe(1);
    await update([b, a]);
    platform.clock.advance(60_000);
    const lab = await publish(' 换了顺序 ');
    expect(lab.Versions.map(({ Version, Note }) => [Version, Note])).toEqual([
      [2, '换了顺序'],
      [1, ''],
    ]);
    expect(await namesOf(lab.Versions[0]?._id ?? '', author)).toEqual(['二.ipynb', '一.ipynb']);
    expect(await namesOf(Versions[0]?._id ?? '', author)).toEqual(['一.ipynb']);
    const long = { params, query: { Note: '长'.repeat(201) } };
    expect(await platform.refusal(projectWritingCalls.createVersion, long, author)).toMatchObject({
      message: '版本说明最多200个字符',
      field: 'Note',
    });
  });
});

describe('a fork', () => {
  const fork = (id: string, who = other, Version?: string) =>
    platform.call(
      projectWritingCalls.fork,
      { params: { id }, body: { ...(Version && { Version }) } },
      who,
    );

  it('is a private copy of a version, counted and told to the author', async () => {
    const { _id: id, Versions } = await make({
      Visibility: 'PUBLIC',
      Notebooks: [await sent('一.ipynb')],
    });
    const made = await fork(id, other, Versions[0]?._id);
    expect(made).toMatchObject({ Parent: id, Private: true, User: other.id, Version: 1 });
    expect(await namesOf(made.Versions[0]?._id ?? '', other)).toEqual(['一.ipynb']);
    expect((await one(id)).ForksCount).toBe(1);
    const told = await platform.database.db
      .select({ type: events.eventType, data: events.data })
      .from(events)
      .where(eq(events.memberId, author.id));
    expect(told).toEqual([
      { type: 23, data: expect.objectContaining({ Lab: { _id: id, Name: '企鹅识别' } }) },
    ]);
    await fork(id, author);
    expect((await one(id)).ForksCount).toBe(2);
  });

  it('is made of nothing that the member can’t read, and of no other project’s version', async () => {
    const { _id: id, Versions } = await make({ Notebooks: [await sent('一.ipynb')] });
    const input = { params: { id }, body: {} };
    expect(await platform.refusal(projectWritingCalls.fork, input, other)).toMatchObject({
      code: 'NOT_FOUND',
    });
    const open = await make({ Visibility: 'PUBLIC' });
    const empty = { params: { id: open._id }, body: {} };
    expect((await platform.refusal(projectWritingCalls.fork, empty, other)).message).toBe(
      '该项目还没有版本，不能 Fork',
    );
    const wrong = { params: { id: open._id }, body: { Version: Versions[0]?._id ?? '' } };
    expect(await platform.refusal(projectWritingCalls.fork, wrong, other)).toMatchObject({
      code: 'NOT_FOUND',
      field: 'Version',
    });
  });
});

describe('a link', () => {
  const sharedOf = (token: string) => platform.call(projectCalls.shared, { params: { token } });
  const ended = async (token: string) =>
    (await platform.refusal(projectCalls.shared, { params: { token } })).code;
  const linked = async () => {
    const lab = await make({ Visibility: 'SHARED', Notebooks: [await sent('一.ipynb')] });
    const token = (await stateOf(lab._id))?.Own?.ShareToken ?? '';
    return { id: lab._id, version: lab.Versions[0]?._id ?? '', token };
  };
  const change = (id: string, row: Partial<typeof labs.$inferInsert>) =>
    platform.database.db.update(labs).set(row).where(eq(labs.id, id));

  it('shows a private project with its versions until it is taken back', async () => {
    const { id, version, token } = await linked();
    expect(await sharedOf(token)).toMatchObject({ _id: id, Private: true, labToken: token });
    expect(await one(id, undefined, token)).toMatchObject({ _id: id });
    expect(await namesOf(version, undefined, token)).toEqual(['一.ipynb']);
    const query = { LabVersion: version, perPage: 1, token };
    const [notebook] = (await platform.call(projectCalls.notebooks, { query })).data;
    const url = `/api/notebooks/${notebook?._id}/RenderedContent?token=${notebook?.labToken}`;
    expect((await platform.app.inject({ url })).statusCode).toBe(200);
    const again = await platform.call(projectWritingCalls.share, { params: { id } }, author);
    expect(again._id).toBe(id);
    expect((await stateOf(id))?.Own?.ShareToken).toBe(token);
    await platform.call(projectWritingCalls.unshare, { params: { id } }, author);
    expect(await ended(token)).toBe('NOT_FOUND');
    expect(await missing(id, undefined, token)).toBe('NOT_FOUND');
    expect(await namesOf(version, undefined, token)).toEqual([]);
    expect((await platform.app.inject({ url })).statusCode).toBe(404);
    await platform.call(projectWritingCalls.share, { params: { id } }, author);
    expect((await stateOf(id))?.Own?.ShareToken).not.toBe(token);
  });

  it('is made and ended by the author alone', async () => {
    const { id } = await linked();
    for (const call of [projectWritingCalls.share, projectWritingCalls.unshare])
      expect((await platform.refusal(call, { params: { id } }, other)).code).toBe('NOT_FOUND');
  });

  it('ends with the visibility', async () => {
    const { id, token } = await linked();
    const update = (Visibility: 'PRIVATE' | 'PUBLIC') =>
      platform.call(
        projectWritingCalls.update,
        { params: { id }, body: { ...texts, Visibility } },
        author,
      );
    await update('PUBLIC');
    expect((await sharedOf(token))._id).toBe(id);
    await update('PRIVATE');
    expect(await ended(token)).toBe('NOT_FOUND');
  });

  it('leads nowhere once the project is folded or deleted, or its author stopped', async () => {
    const { id, version, token } = await linked();
    await change(id, { collapsedDate: new Date(), collapsedReason: '广告' });
    expect(await ended(token)).toBe('NOT_FOUND');
    expect(await namesOf(version, undefined, token)).toEqual([]);
    await change(id, { collapsedDate: null, collapsedReason: null });
    const stop = (deactivated: Date | null) =>
      platform.database.db.update(members).set({ deactivated }).where(eq(members.id, author.id));
    await stop(new Date());
    expect(await ended(token)).toBe('NOT_FOUND');
    expect(await missing(id, undefined, token)).toBe('NOT_FOUND');
    await stop(null);
    expect((await sharedOf(token))._id).toBe(id);
    await change(id, { deleted: true });
    expect(await ended(token)).toBe('NOT_FOUND');
  });
});

it('a view counts once a day for each member, and each address', async () => {
  const { _id: id } = await make({ Visibility: 'PUBLIC', Notebooks: [await sent('一.ipynb')] });
  const view = (who?: Person) =>
    platform.call(projectWritingCalls.view, { params: { id }, query: {} }, who);
  await view();
  await view();
  await view(other);
  await view(other);
  expect((await one(id)).ViewsCount).toBe(2);
  platform.clock.advance(DAY);
  await view(other);
  expect((await one(id)).ViewsCount).toBe(3);
  const { _id: hidden } = await make();
  const call = { params: { id: hidden }, query: {} };
  expect((await platform.refusal(projectWritingCalls.view, call, other)).code).toBe('NOT_FOUND');
});
