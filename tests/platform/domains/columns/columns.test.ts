import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { author, collect, column, versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let owner: Person;
let reader: Person;
/** Columns of the owner, with three projects, with one, and with none. */
let full: string;
let small: string;
let empty: string;
const projects: string[] = [];

beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  owner = await author(platform, '专栏作者');
  reader = await writer(platform, '读者');
  const make = async (name: string) => {
    platform.clock.advance(60_000);
    return (await column(platform, owner, name))._id;
  };
  [full, small, empty] = [await make('数据 100%'), await make('小专栏'), await make('空专栏')];
  for (const title of ['乙项目', '甲项目', '丙_项目', '丁项目']) {
    platform.clock.advance(60_000);
    const id = await versioned(platform, owner, { title, updateDate: platform.clock.now });
    projects.push(id);
    await collect(platform, owner, full, id);
  }
  platform.clock.advance(60_000);
  await collect(platform, owner, small, projects[0] ?? '');
});
afterAll(() => platform.close());

const list = async (query: object = {}, who?: Person) =>
  (await platform.call(columnCalls.list, { query: { page: 1, perPage: 20, ...query } }, who)).data;
const names = async (query?: object, who?: Person) =>
  (await list(query, who)).map(({ Name }) => Name);
const labsIn = async (id: string, query: object = {}) =>
  (
    await platform.call(columnCalls.labs, {
      params: { id },
      query: { page: 1, perPage: 12, ...query },
    })
  ).data.map(({ Title }) => Title);
const newest = async (ids: string[], perPage = 3) =>
  (await platform.call(columnCalls.labsOf, { query: { Column: ids.join(','), perPage } })).data.map(
    ({ Column, Lab }) => [Column, Lab.Title],
  );
const one = (id: string) => platform.call(columnCalls.one, { params: { id } });

describe('the list', () => {
  it('has columns with projects, the one that changed last first', async () => {
    expect(await names()).toEqual(['小专栏', '数据 100%']);
    expect(await names({ sort: '-LabsCount' })).toEqual(['数据 100%', '小专栏']);
    expect(await names({ perPage: 1, page: 2 })).toEqual(['数据 100%']);
  });

  it('is searched by a part of the name, taken as it is', async () => {
    expect(await names({ Name: ' 100% ' })).toEqual(['数据 100%']);
    expect(await names({ Name: '1_0' })).toEqual([]);
  });

  it('has any by its id, the empty ones too', async () => {
    expect(await names({ ids: `${empty},${newId()}` })).toEqual(['空专栏']);
  });

  it('of what one follows needs a member', async () => {
    const query = { page: 1, perPage: 20, subscribed: true };
    expect((await platform.refusal(columnCalls.list, { query })).code).toBe('UNAUTHENTICATED');
    expect(await names({ subscribed: true }, reader)).toEqual([]);
    await platform.call(columnCalls.subscribe, { body: { Column: full } }, reader);
    expect(await names({ subscribed: true }, reader)).toEqual(['数据 100%']);
    expect(await names({ sort: '-SubscribesCount' })).toEqual(['数据 100%', '小专栏']);
    await platform.call(columnCalls.unsubscribe, { query: { column: full } }, reader);
    expect(await names({ subscribed: true }, reader)).toEqual([]);
  });
});

describe('the projects of a column', () => {
  it('are sorted and searched', async () => {
    expect(await labsIn(full)).toEqual(['丁项目', '丙_项目', '甲项目', '乙项目']);
    expect((await labsIn(full, { sort: 'UpdateDate' }))[0]).toBe('乙项目');
    expect(await labsIn(full, { sort: 'Title', perPage: 2 })).toHaveLength(2);
    expect(await labsIn(full, { Title: '_' })).toEqual(['丙_项目']);
    expect(await labsIn(empty)).toEqual([]);
    const [first = '', , third = ''] = projects;
    expect(await labsIn(full, { ids: [first, newId(), third].join(',') })).toEqual([
      '丙_项目',
      '乙项目',
    ]);
    const missing = { params: { id: newId() }, query: { page: 1, perPage: 12 } };
    expect((await platform.refusal(columnCalls.labs, missing)).code).toBe('NOT_FOUND');
  });

  it('come for many columns at once, the last added first', async () => {
    expect(await newest([full, small, empty])).toEqual([
      [full, '丁项目'],
      [full, '丙_项目'],
      [full, '甲项目'],
      [small, '乙项目'],
    ]);
  });

  it('are seen by nobody once they are private, and count no longer', async () => {
    const hide = (hidden: boolean) =>
      platform.database.db
        .update(labs)
        .set({ private: hidden })
        .where(eq(labs.id, projects[3] ?? ''));
    const counted = (await one(full)).LabsCount;
    await hide(true);
    expect(await labsIn(full)).not.toContain('丁项目');
    expect((await newest([full]))[0]).toEqual([full, '丙_项目']);
    expect((await one(full)).LabsCount).toBe(counted - 1);
    await hide(true);
    expect((await one(full)).LabsCount).toBe(counted - 1);
    await hide(false);
    expect((await one(full)).LabsCount).toBe(counted);
  });
});

describe('the owner', () => {
  it('collects their own public projects that have a version', async () => {
    const refused = async (id: string, labId: string, who = owner) =>
      (await platform.refusal(columnCalls.addLab, { params: { id, labId } }, who)).message;
    const hidden = await versioned(platform, owner, { private: true });
    const others = await versioned(platform, reader);
    expect(await refused(empty, hidden)).toBe('只能关联公开项目');
    expect(await refused(empty, others)).toBe('未找到该项目');
    expect(await refused(empty, others, reader)).toBe('仅专栏作者可以管理该专栏');
    expect((await one(empty)).LabsCount).toBe(0);
  });

  it('counts each project once, and a change of nothing changes no date', async () => {
    const before = await one(small);
    platform.clock.advance(60_000);
    expect(await collect(platform, owner, small, projects[0] ?? '')).toEqual(before);
    const remove = (labId: string) =>
      platform.call(columnCalls.removeLab, { params: { id: small, labId } }, owner);
    expect(await remove(projects[1] ?? '')).toEqual(before);
    expect(await remove(projects[0] ?? '')).toMatchObject({ LabsCount: 0 });
    const again = await collect(platform, owner, small, projects[0] ?? '');
    expect(again).toMatchObject({ LabsCount: 1, UpdateDate: platform.clock.now.toISOString() });
  });

  it('changes the texts and keeps the picture', async () => {
    const { Image } = await one(empty);
    expect(Image).toMatch(/^\/files\//);
    const body = { Name: ' 新名字 ', ShortDescription: '新简介' };
    const input = { params: { id: empty }, body };
    expect((await platform.refusal(columnCalls.update, input, reader)).code).toBe('FORBIDDEN');
    await platform.call(columnCalls.update, input, owner);
    expect(await one(empty)).toMatchObject({ Name: '新名字', ShortDescription: '新简介', Image });
    const bad = { params: { id: empty }, body: { ...body, Name: '' } };
    expect(await platform.refusal(columnCalls.update, bad, owner)).toMatchObject({
      message: '请输入专栏名称',
      field: 'Name',
    });
  });

  it('is a creator; a picture of another member’s is none', async () => {
    const mine = (who: Person) => platform.call(columnCalls.authorization, {}, who);
    expect(await mine(reader)).toEqual({ isAuthorized: false, Columns: [], SubType: 0 });
    expect(await mine(owner)).toEqual({
      isAuthorized: true,
      Columns: [empty, small, full],
      SubType: 1,
    });
    const body = { Name: '新专栏', ShortDescription: '简介', Image: 'a'.repeat(32) };
    expect((await platform.refusal(columnCalls.create, { body }, reader)).code).toBe('FORBIDDEN');
    expect(await platform.refusal(columnCalls.create, { body }, owner)).toMatchObject({
      code: 'NOT_FOUND',
      field: 'Image',
    });
  });
});

describe('followers', () => {
  it('are seen by the owner, newest first; nobody follows their own', async () => {
    const second = await writer(platform, '第二位读者');
    const follow = (who: Person) =>
      platform.call(columnCalls.subscribe, { body: { Column: full } }, who);
    await follow(reader);
    platform.clock.advance(60_000);
    expect((await follow(second)).SubscribesCount).toBe(2);
    expect((await follow(second)).SubscribesCount).toBe(2);
    const query = { Column: full, page: 1, perPage: 10 };
    const { data } = await platform.call(columnCalls.subscribers, { query }, owner);
    expect(data.map(({ User }) => User)).toEqual([second.id, reader.id]);
    const refusal = await platform.refusal(columnCalls.subscribers, { query }, reader);
    expect(refusal.code).toBe('FORBIDDEN');
    const own = { body: { Column: full } };
    expect((await platform.refusal(columnCalls.subscribe, own, owner)).message).toBe(
      '不能关注自己的专栏哦',
    );
    const mine = async (ids?: string) =>
      (
        await platform.call(columnCalls.subscriptions, { query: { ...(ids && { ids }) } }, second)
      ).data.map(({ Column }) => Column);
    expect(await mine()).toEqual([full]);
    expect(await mine(small)).toEqual([]);
  });
});

it('lists no columns of whom it doesn’t know', async () => {
  const query = { page: 1, perPage: 20, Owner: newId() };
  expect((await platform.refusal(columnCalls.list, { query })).code).toBe('NOT_FOUND');
});

describe('a competition', () => {
  it('names the columns beside it in the order that its managers set', async () => {
    const { id, organizer } = await makeCompetition(platform);
    const set = (RelatedColumns: string[]) => ({ params: { id }, body: { RelatedColumns } });
    await platform.call(columnCalls.setRelated, set([small, full]), organizer);
    const related = async () =>
      (await platform.call(competitionCalls.get, { params: { id } })).RelatedColumns;
    expect(await related()).toEqual([small, full]);
    const refused = (ids: string[], who: { token: string } = organizer) =>
      platform.refusal(columnCalls.setRelated, set(ids), who);
    expect((await refused([full], reader)).code).toBe('FORBIDDEN');
    expect(await refused([full, newId()])).toMatchObject({
      code: 'NOT_FOUND',
      field: 'RelatedColumns',
    });
    expect((await refused([full, full])).message).toBe('同一个专栏只能关联一次');
    expect(await related()).toEqual([small, full]);
    await platform.call(columnCalls.setRelated, set([]), organizer);
    expect(await related()).toEqual([]);
  });
});
