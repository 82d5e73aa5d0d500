import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { channelContentCalls } from '@whaletide/schema/domains/channels/rest/channel-contents.ts';
import { channelSectionCalls } from '@whaletide/schema/domains/channels/rest/channel-sections.ts';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { feedCalls } from '@whaletide/schema/domains/feed/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { datasets } from '#platform/src/domains/datasets/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { administrator, channel, collectInto } from '#tests/platform/support/channels.ts';
import { author, versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let admin: Person;
let writes: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await administrator(platform);
  writes = await author(platform, '作者');
});
afterAll(() => platform.close());

const zone = (id: string) => platform.call(channelCalls.one, { params: { id } });
const labsIn = async (id: string, query: object = {}, by?: Person) => {
  const input = { params: { id }, query: { page: 1, perPage: 12, ...query } };
  const { data, totalNum } = await platform.call(channelContentCalls.labs, input, by);
  expect(totalNum).toBe(data.length);
  return data.map(({ _id }) => _id);
};
const datasetsIn = async (id: string) => {
  const input = { params: { id }, query: { page: 1, perPage: 10 } };
  return (await platform.call(channelContentCalls.datasets, input)).data.map(({ _id }) => _id);
};
const stick = (id: string, ...ids: string[]) =>
  platform.call(
    channelContentCalls.stick,
    { params: { id }, body: { ContentType: 'Lab', ids } },
    admin,
  );
const shown = { private: false, versionDate: new Date('2026-11-20T00:00:00.000Z') };

describe('what is collected', () => {
  it('is counted and listed, pinned first, by each order', async () => {
    const { _id: id } = await channel(platform, admin, '排序');
    const made = (hours: number) => new Date(Date.parse('2026-11-01T00:00:00Z') + hours * HOUR);
    const of = (title: string, row: object) =>
      project(platform, writes, { ...shown, title, ...row });
    const [weighty, seen, fresh] = [
      await of('重要', {
        sortWeight: 9,
        viewsNumber: 1,
        versionDate: made(1),
        createDate: made(2),
      }),
      await of('热门', { viewsNumber: 9, versionDate: made(2), createDate: made(3) }),
      await of('最新', { viewsNumber: 5, versionDate: made(3), createDate: made(1) }),
    ];
    const before = platform.clock.now.toISOString();
    const after = await collectInto(platform, admin, id, 'Lab', weighty, seen, fresh);
    expect(after).toMatchObject({ LabsCount: 3, LastModifyDate: before });
    expect(await labsIn(id)).toEqual([weighty, fresh, seen]);
    expect(await labsIn(id, { sort: '-LastVersionCreateDate' })).toEqual([fresh, seen, weighty]);
    expect(await labsIn(id, { sort: '-ViewsCount' })).toEqual([seen, fresh, weighty]);
    expect(await labsIn(id, { sort: '-CreateDate' })).toEqual([seen, weighty, fresh]);
    await stick(id, seen);
    expect(await labsIn(id)).toEqual([seen, weighty, fresh]);
    // As it is looked at, it moves.
    await platform.database.db.update(labs).set({ viewsNumber: 99 }).where(eq(labs.id, weighty));
    expect(await labsIn(id, { sort: '-ViewsCount' })).toEqual([seen, weighty, fresh]);
    expect(await labsIn(id, { Title: '最' })).toEqual([fresh]);
  });

  it('a second time changes nothing, neither its place nor the date', async () => {
    const { _id: id } = await channel(platform, admin, '重复');
    const lab = await versioned(platform, writes);
    const first = await collectInto(platform, admin, id, 'Lab', lab);
    platform.clock.advance(1_000);
    expect(await collectInto(platform, admin, id, 'Lab', lab)).toEqual(first);
  });

  it('is only what everybody sees', async () => {
    const { _id: id } = await channel(platform, admin, '私有');
    const hidden = await project(platform, writes, { private: true });
    const unversioned = await project(platform, writes, { private: false });
    const secret = await dataset(platform, writes, { visibility: 'PRIVATE' });
    const lab = await versioned(platform, writes);
    for (const [type, ...ids] of [
      ['Lab', hidden],
      ['Lab', unversioned],
      ['Lab', lab, hidden],
      ['Dataset', secret],
      ['Competition', 'f'.repeat(24)],
    ] as const)
      await expect(collectInto(platform, admin, id, type, ...ids)).rejects.toThrow('404');
    expect(await zone(id)).toMatchObject({ LabsCount: 0, DatasetsCount: 0, LastModifyDate: null });
  });

  it('and hidden later leaves at once, and comes back where it was', async () => {
    const { _id: id } = await channel(platform, admin, '隐藏');
    const [lab, other] = [await versioned(platform, writes), await versioned(platform, writes)];
    const data = await dataset(platform, writes);
    const { id: competition } = await makeCompetition(platform, {
      competition: { published: true },
    });
    await collectInto(platform, admin, id, 'Lab', lab, other);
    await collectInto(platform, admin, id, 'Dataset', data);
    await collectInto(platform, admin, id, 'Competition', competition);
    await stick(id, lab);
    const { db } = platform.database;
    const counts = async () => {
      const { LabsCount, DatasetsCount, CompetitionsCount } = await zone(id);
      return [LabsCount, DatasetsCount, CompetitionsCount];
    };
    expect(await counts()).toEqual([2, 1, 1]);
    await db.update(labs).set({ private: true }).where(eq(labs.id, lab));
    await db.update(datasets).set({ collapsedDate: new Date() }).where(eq(datasets.id, data));
    await db.update(competitions).set({ published: false }).where(eq(competitions.id, competition));
    expect([await labsIn(id), await datasetsIn(id), await counts()]).toEqual([
      [other],
      [],
      [1, 0, 0],
    ]);
    await db.update(labs).set({ private: false }).where(eq(labs.id, lab));
    await db.update(datasets).set({ collapsedDate: null }).where(eq(datasets.id, data));
    await db.update(competitions).set({ published: true }).where(eq(competitions.id, competition));
    expect([await labsIn(id), await datasetsIn(id), await counts()]).toEqual([
      [lab, other],
      [data],
      [2, 1, 1],
    ]);
  });

  it('is taken out with its places in sections', async () => {
    const { _id: id } = await channel(platform, admin, '移除');
    const lab = await versioned(platform, writes);
    await platform.call(channelSectionCalls.create, { body: { Zone: id, Name: '分组' } }, admin);
    const sections = await platform.call(channelSectionCalls.list, { query: { Zone: id } });
    const sectionId = sections.data[0]?._id ?? '';
    const params = { id };
    const body = { ContentType: 'Lab' as const, ids: [lab] };
    await platform.call(
      channelContentCalls.collect,
      { params, body: { ...body, sectionId } },
      admin,
    );
    expect(await labsIn(id, { Section: sectionId })).toEqual([lab]);
    await platform.call(channelContentCalls.uncollect, { params, body }, admin);
    await platform.call(channelContentCalls.uncollect, { params, body }, admin);
    expect((await zone(id)).LabsCount).toBe(0);
    await collectInto(platform, admin, id, 'Lab', lab);
    expect(await labsIn(id, { Section: sectionId })).toEqual([]);
  });

  it('says where it is, and whether it is pinned there', async () => {
    const { _id: id } = await channel(platform, admin, '所在');
    const lab = await versioned(platform, writes);
    await collectInto(platform, admin, id, 'Lab', lab);
    await stick(id, lab);
    const query = { ContentType: 'Lab' as const, ids: lab };
    const { data } = await platform.call(channelContentCalls.of, { query });
    expect(data).toEqual([
      {
        Zone: id,
        ContentType: 'Lab',
        Content: lab,
        Date: platform.clock.now.toISOString(),
        Sticky: true,
        Sections: [],
      },
    ]);
  });
});

describe('a collection', () => {
  it('is told to the author once a thing, and not to who collects their own', async () => {
    const { _id: id } = await channel(platform, admin, '告知');
    const owner = await author(platform, '被收录的作者');
    const lab = await versioned(platform, owner);
    await collectInto(platform, admin, id, 'Lab', lab);
    await collectInto(platform, admin, id, 'Lab', lab);
    const query = { page: 1, perPage: 20 };
    const told = async (by: Person) =>
      (await platform.call(notificationCalls.list, { query }, by)).data.filter(
        ({ EventType }) => EventType === 45,
      );
    expect(await told(owner)).toMatchObject([
      { Related: id, Data: { Zone: { _id: id, Name: '告知' }, Lab: { _id: lab } } },
    ]);
    const own = await versioned(platform, admin);
    await collectInto(platform, admin, id, 'Lab', own);
    expect(await told(admin)).toEqual([]);
  });

  it('is in the feed of those who follow the channel, until it is taken out', async () => {
    const { _id: id } = await channel(platform, admin, '动态');
    const follower = await writer(platform, '关注频道的人');
    await platform.call(channelCalls.subscribe, { body: { Zone: id } }, follower);
    const lab = await versioned(platform, writes);
    await collectInto(platform, admin, id, 'Lab', lab);
    const feed = async () =>
      (await platform.call(feedCalls.followees, { query: {} }, follower)).data.map(
        ({ SourceType, Source, Action, TargetType, Targets }) =>
          [SourceType, Source, Action, TargetType, Targets] as const,
      );
    expect(await feed()).toEqual([['ZONE', id, 'PUBLISH', 'LAB', [lab]]]);
    const body = { ContentType: 'Lab' as const, ids: [lab] };
    await platform.call(channelContentCalls.uncollect, { params: { id }, body }, admin);
    expect(await feed()).toEqual([]);
  });
});
