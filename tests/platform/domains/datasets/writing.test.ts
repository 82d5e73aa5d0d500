import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { datasetBindingCalls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { type DatasetInput } from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { metaTagNamed } from '#platform/src/domains/datasets/tags-catalogue.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { upload } from '#tests/platform/support/submitting.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let author: Person;
let other: Person;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20', DATASET_FILES: '3' } });
  author = await writer(platform, '发布者');
  other = await writer(platform, '读者');
});
afterAll(() => platform.close());

const texts: DatasetInput = {
  Title: '潮位',
  ShortDescription: '三个站',
  Document: '# 潮位',
  Tags: [],
  License: null,
  Visibility: 'PUBLIC',
  Image: null,
};
const file = async (content: string, name = 'a.csv', who = author) => {
  const { body } = await upload(platform, who.token, content, { name, purpose: 'dataset' });
  return { key: body.key, name };
};
const create = (Files: { key: string; name: string; Path?: string }[], more = {}, who = author) =>
  platform.call(datasetCalls.create, { body: { ...texts, ...more, Files } }, who);
const publish = (id: string, Files: { key: string; name: string }[], Note = '', who = author) =>
  platform.call(datasetCalls.publish, { params: { id }, body: { Files, Note } }, who);
const filesOf = async (id: string, Version?: number) =>
  (
    await platform.call(datasetCalls.files, {
      params: { id },
      query: Version === undefined ? {} : { Version },
    })
  ).data.map(({ Path }) => Path);
const raw = (url: string, token?: string) =>
  platform.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });

describe('a dataset', () => {
  it('is made with its files, keeps each published version, and stays where nothing changed', async () => {
    const one = await file('time,level\n1,2\n', 'one.csv');
    const made = await create([{ ...one, Path: 'stations/one.csv' }]);
    expect(made).toMatchObject({ Version: 1, FilesNumber: 1, Size: 15, Exts: ['.csv'] });
    const two = await file('# 说明', 'README.md');
    const first = { ...one, Path: 'stations/one.csv' };
    expect(await publish(made._id, [first, two], '补充说明')).toMatchObject({ Version: 2 });
    expect(await publish(made._id, [two, first], '没有变化')).toMatchObject({ Version: 2 });
    expect(await filesOf(made._id)).toEqual(['README.md', 'stations/one.csv']);
    expect(await filesOf(made._id, 1)).toEqual(['stations/one.csv']);
    const { data } = await platform.call(datasetCalls.versions, { query: { Dataset: made._id } });
    expect(data.map(({ Version, Note }) => [Version, Note])).toEqual([
      [2, '补充说明'],
      [1, ''],
    ]);
  });

  it('takes no file of anybody else’s, none twice, and no more than the cap', async () => {
    const mine = await file('a');
    const foreign = await file('b', 'b.csv', other);
    await expect(create([foreign])).rejects.toThrow('未找到');
    await expect(create([mine, mine])).rejects.toThrow('两个文件');
    await expect(create([{ ...mine, Path: '../a.csv' }])).rejects.toThrow('a.csv');
    const four = await Promise.all(['1', '2', '3', '4'].map((name) => file(name, `${name}.csv`)));
    await expect(create(four)).rejects.toThrow('最多3个文件');
    const { data } = await platform.call(
      datasetCalls.own,
      { query: { page: 1, perPage: 12, Private: false } },
      author,
    );
    expect(data).toHaveLength(1);
  });

  it('is changed and deleted by its member alone', async () => {
    const { _id: id } = await create([await file('x')]);
    const params = { id };
    const update = (body: DatasetInput, who = author) =>
      platform.call(datasetCalls.update, { params, body }, who);
    const tag = metaTagNamed('气象海洋') ?? '';
    const after = await update({ ...texts, Title: ' 新名 ', Tags: [tag] });
    expect(after).toMatchObject({ Title: '新名', metaInformation: [{ Key: 'Field' }] });
    await expect(update(texts, other)).rejects.toThrow('未找到');
    await expect(update({ ...texts, Title: '' })).rejects.toThrow('请输入数据集标题');
    const given = metaTagNamed('官方推荐') ?? '';
    await expect(update({ ...texts, Tags: [given] })).rejects.toThrow('所选标签不存在');
    await expect(update({ ...texts, Image: '/files/x' })).rejects.toThrow('未找到');
    await expect(platform.call(datasetCalls.remove, { params }, other)).rejects.toThrow('未找到');
    await platform.call(datasetCalls.remove, { params }, author);
    await expect(filesOf(id)).rejects.toThrow('未找到');
  });
});

describe('its files', () => {
  it('are looked at by whoever sees it, once somebody asks', async () => {
    const one = await file('level,kind\n1,a\n2,b\n3,a\n', 'levels.csv');
    await create([one]);
    const ask = () =>
      platform.call(datasetBindingCalls.metadata, { params: { token: one.key } }, other);
    expect((await ask()).State).toBe('pending');
    const preview = await waitFor('the preview', async () => {
      const now = await ask();
      return now.State === 'pending' ? undefined : now;
    });
    const [level, kind] = preview.Parsed?.table?.Columns ?? [];
    expect(level?.Histogram?.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(kind?.Histogram).toEqual([]);
    expect((await raw(`/api/uploads/${one.key}`, other.token)).statusCode).toBe(200);
  });

  it('of a private one are its member’s alone', async () => {
    const one = await file('secret', 'secret.csv');
    const { _id: id } = await create([one], { Visibility: 'PRIVATE' });
    const params = { token: one.key };
    await expect(platform.call(datasetBindingCalls.metadata, { params }, other)).rejects.toThrow(
      '未找到',
    );
    expect((await raw(`/api/uploads/${one.key}`, other.token)).statusCode).toBe(404);
    expect((await raw(`/api/datasets/${id}/archive`, other.token)).statusCode).toBe(404);
    expect((await raw(`/api/datasets/${id}/files/${one.key}`, author.token)).body).toBe('secret');
  });

  it('are downloaded as one ZIP, and count once a member and day', async () => {
    const made = await create([await file('a,b\n1,2\n', 'zip.csv')]);
    const url = `/api/datasets/${made._id}/archive`;
    const archive = await raw(url, other.token);
    expect(archive.headers['content-type']).toBe('application/zip');
    expect(archive.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(archive.rawPayload.includes('zip.csv')).toBe(true);
    await raw(url, other.token);
    await raw(url, author.token);
    expect((await raw(url)).statusCode).toBe(401);
    const count = async () =>
      (
        await platform.call(datasetCalls.list, {
          query: { page: 1, perPage: 1, ids: made._id },
        })
      ).data[0];
    expect(await count()).toMatchObject({ DownloadCount: 1, ViewsCount: 0 });
    await platform.call(datasetCalls.view, { params: { id: made._id } }, other);
    platform.clock.advance(25 * HOUR);
    await platform.call(datasetCalls.view, { params: { id: made._id } }, other);
    expect(await count()).toMatchObject({ DownloadCount: 1, ViewsCount: 2 });
  });
});
