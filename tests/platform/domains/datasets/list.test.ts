import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import {
  forgetDatasetBookmarks,
  forgetPrivateDatasets,
} from '#platform/src/domains/datasets/forgetting.ts';
import { licenseNamed } from '#platform/src/domains/datasets/licenses.ts';
import { datasets } from '#platform/src/domains/datasets/tables.ts';
import { metaTagNamed } from '#platform/src/domains/datasets/tags-catalogue.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let author: Person;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '数据作者');
  admin = await writer(platform, '数据管理员', { roles: ['admin'] });
});
afterAll(() => platform.close());

type Query = Partial<CallInput<typeof datasetCalls.list>['query']>;
const list = (query: Query = {}) =>
  platform.call(datasetCalls.list, { query: { page: 1, perPage: 10, ...query } });
const titles = async (query: Query = {}) => (await list(query)).data.map(({ Title }) => Title);
const tag = (name: string) => metaTagNamed(name) ?? '';
const make = async (title: string, row: Partial<typeof datasets.$inferInsert> = {}) => {
  platform.clock.advance(60_000);
  return dataset(platform, author, { title, ...row });
};
const forget = (...ids: string[]) =>
  Promise.all(
    ids.map((id) =>
      platform.database.db.update(datasets).set({ deleted: true }).where(eq(datasets.id, id)),
    ),
  );
/** 1 where who asks may see it. */
const ids = async (id: string, who?: Person) =>
  (await platform.call(datasetCalls.list, { query: { page: 1, perPage: 1, ids: id } }, who)).data
    .length;

describe('the list of datasets', () => {
  it('has public ones with a version alone, what changed last first, by pages', async () => {
    const first = await make('甲');
    const folded = await make('折叠');
    const last = await make('乙');
    await make('私有', { visibility: 'PRIVATE' });
    await make('知道地址才看得到', { visibility: 'SHARED' });
    await make('删除', { deleted: true });
    await make('没有版本', { versionNumber: null });
    const params = { kind: 'DATASET', id: folded } as const;
    await platform.call(moderationCalls.fold, { params, body: { Reason: '广告' } }, admin);
    expect(await titles()).toEqual(['乙', '甲']);
    expect(await list({ page: 2, perPage: 1 })).toMatchObject({
      totalNum: 2,
      data: [{ Title: '甲' }],
    });
    await platform.call(moderationCalls.restore, { params }, admin);
    expect(await titles()).toEqual(['乙', '折叠', '甲']);
    await forget(first, folded, last);
  });

  it('is sorted by what editors put first, projects, downloads, votes and views', async () => {
    const ids = [
      await make('置顶', { sortWeight: 1 }),
      await make('项目多', { labsNumber: 3 }),
      await make('下载多', { downloadsNumber: 3 }),
      await make('点赞多', { votesNumber: 3 }),
      await make('浏览多', { viewsNumber: 3 }),
      await make('最新'),
    ];
    const firstBy = async (sort: Query['sort']) => (await titles({ sort }))[0];
    expect(await firstBy('-SortWeight')).toBe('置顶');
    expect(await firstBy('-UpdateDate')).toBe('最新');
    expect(await firstBy('-LabsCount')).toBe('项目多');
    expect(await firstBy('-DownloadCount')).toBe('下载多');
    expect(await firstBy('-VotesCount')).toBe('点赞多');
    expect(await firstBy('-ViewsCount')).toBe('浏览多');
    await forget(...ids);
  });

  it('is filtered by title, size, licence and what editors have chosen', async () => {
    const mit = licenseNamed('MIT') ?? '';
    const small = await make('小数据 50%', { size: 500, licenseId: mit });
    const large = await make('大数据', { size: 5_000 });
    expect(await titles({ Title: ' 50% ' })).toEqual(['小数据 50%']);
    expect(await titles({ usageRange: '500,' })).toEqual(['大数据', '小数据 50%']);
    expect(await titles({ usageRange: '501,' })).toEqual(['大数据']);
    expect(await titles({ usageRange: ',4999' })).toEqual(['小数据 50%']);
    expect(await titles({ License: mit })).toEqual(['小数据 50%']);
    const feature = (Selected: boolean, who = admin) =>
      platform.call(datasetCalls.feature, { params: { id: large }, body: { Selected } }, who);
    await feature(true);
    await feature(true);
    expect(await titles({ Selected: true })).toEqual(['大数据']);
    await feature(false);
    expect(await titles({ Selected: true })).toEqual([]);
    const query = { page: 1, perPage: 20, Kind: 'DATASET' as const };
    const log = await platform.call(moderationCalls.log, { query }, admin);
    expect(log.data.filter(({ Action }) => Action === 'datasets.feature')).toHaveLength(2);
    await expect(feature(true, author)).rejects.toThrow('仅管理员');
    await forget(small, large);
  });

  it('is filtered by all of some tags; a group stands for its own', async () => {
    const both = await make('两个标签', { tags: [tag('时间序列'), tag('表格')] });
    const one = await make('一个标签', { tags: [tag('时间序列')] });
    const { data: groups } = await platform.call(datasetCalls.metaTags, {
      query: { type: 'tree' },
    });
    const kind = groups.find(({ Key }) => Key === 'Kind')?._id ?? '';
    expect(await titles({ MetaTags: tag('时间序列') })).toEqual(['一个标签', '两个标签']);
    expect(await titles({ MetaTags: tag('时间序列'), andTags: kind })).toEqual(['两个标签']);
    expect(await titles({ MetaTags: 'f'.repeat(24) })).toEqual([]);
    expect((await list({ andTags: kind })).data[0]?.metaInformation).toEqual([
      { Key: 'Topic', Value: [{ _id: tag('时间序列'), Name: '时间序列' }] },
      { Key: 'Kind', Value: [{ _id: tag('表格'), Name: '表格' }] },
    ]);
    await forget(both, one);
  });
});

describe('one dataset', () => {
  it('that is shared is read by its address, a private one by its member alone', async () => {
    const shared = await make('分享', { visibility: 'SHARED' });
    const closed = await make('私有', { visibility: 'PRIVATE' });
    expect([await ids(shared), await ids(closed), await ids(closed, admin)]).toEqual([1, 0, 0]);
    expect(await ids(closed, author)).toBe(1);
    const own = (Private?: boolean) =>
      platform.call(
        datasetCalls.own,
        { query: { page: 1, perPage: 20, ...(Private !== undefined && { Private }) } },
        author,
      );
    expect((await own(true)).data[0]?._id).toBe(closed);
    expect((await own(false)).data[0]?._id).toBe(shared);
  });

  it('that is folded is read by its member and administrators, and announced', async () => {
    const id = await make('要折叠的');
    const params = { kind: 'DATASET', id } as const;
    await platform.call(moderationCalls.fold, { params, body: { Reason: '侵权' } }, admin);
    expect([await ids(id), await ids(id, author), await ids(id, admin)]).toEqual([0, 1, 1]);
    await platform.call(moderationCalls.remove, { params, query: { Reason: '侵权' } }, admin);
    expect([await ids(id, author), await ids(id, admin)]).toEqual([0, 0]);
  });
});

describe('favourites', () => {
  it('are kept once, counted, listed newest first, and taken out', async () => {
    const reader = await writer(platform, '收藏者');
    const first = await make('先收藏');
    const second = await make('后收藏');
    const keep = (Dataset: string) =>
      platform.call(datasetCalls.bookmark, { body: { Dataset } }, reader);
    await keep(first);
    platform.clock.advance(1_000);
    await keep(second);
    expect((await keep(second)).bookmarksCount).toBe(1);
    const kept = () =>
      platform.call(datasetCalls.bookmarks, { query: { page: 1, perPage: 12 } }, reader);
    expect((await kept()).data.map(({ Title }) => Title)).toEqual(['后收藏', '先收藏']);
    await forget(first);
    expect((await kept()).data.map(({ Title }) => Title)).toEqual(['后收藏']);
    const states = await platform.call(
      datasetCalls.states,
      { query: { ids: `${first},${second}` } },
      reader,
    );
    expect(states.data.map(({ marked }) => marked)).toEqual([true, true]);
    const out = () =>
      platform.call(datasetCalls.unbookmark, { query: { Dataset: second } }, reader);
    expect((await out()).bookmarksCount).toBe(0);
    expect((await out()).bookmarksCount).toBe(0);
  });

  it('and private datasets go with the account', async () => {
    const leaving = await writer(platform, '离开者');
    const kept = await make('被收藏的');
    const own = await dataset(platform, leaving, { title: '草稿', visibility: 'PRIVATE' });
    await platform.call(datasetCalls.bookmark, { body: { Dataset: kept } }, leaving);
    await platform.database.transaction(async (tx) => {
      await forgetDatasetBookmarks(tx, leaving);
      await forgetPrivateDatasets(tx, leaving);
    });
    const [after] = await platform.database.db.select().from(datasets).where(eq(datasets.id, kept));
    expect(after?.bookmarksNumber).toBe(0);
    expect(await ids(own, leaving)).toBe(0);
  });
});
