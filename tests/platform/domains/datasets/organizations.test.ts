import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  Dataset,
  DatasetInput,
} from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import type { datasets } from '#platform/src/domains/datasets/tables.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { leave, organization } from '#tests/platform/support/organizations.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let author: Person;
let tide: string;
let shore: string;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '数据作者');
  tide = await organization(platform, 'tide', [author]);
  shore = await organization(platform, 'shore');
});
afterAll(() => platform.close());

const texts: DatasetInput = {
  Title: '潮位',
  ShortDescription: '',
  Document: '',
  Tags: [],
  License: null,
  Visibility: 'PUBLIC',
  Image: null,
};
const refusal = {
  code: 'FORBIDDEN',
  message: '你不属于该组织，不能以其名义发布',
  field: 'Organization',
};
const make = (more: Partial<DatasetInput> = {}) =>
  platform.call(datasetCalls.create, { body: { ...texts, ...more, Files: [] } }, author);
const update = (id: string, more: Partial<DatasetInput> = {}) =>
  platform.call(datasetCalls.update, { params: { id }, body: { ...texts, ...more } }, author);
const refused = (id: string, Organization: string) =>
  platform.refusal(
    datasetCalls.update,
    { params: { id }, body: { ...texts, Organization } },
    author,
  );
const nameOf = ({ OrganizationInfo: info }: Dataset) => info?.Organization.ShortName ?? null;

describe('a dataset in an organization’s name', () => {
  it('is made by who belongs to it, and says which one it is', async () => {
    expect((await make({ Organization: tide })).OrganizationInfo).toEqual({
      Organization: { _id: tide, ShortName: 'tide', Name: 'tide 组' },
    });
    expect((await make()).OrganizationInfo).toBeNull();
    const body = { ...texts, Organization: shore, Files: [] };
    expect(await platform.refusal(datasetCalls.create, { body }, author)).toEqual(refusal);
  });

  it('keeps it where a change says nothing, loses it by null, and gets one by its id', async () => {
    const { _id: id } = await make({ Organization: tide });
    expect(nameOf(await update(id, { Title: '改过' }))).toBe('tide');
    expect(nameOf(await update(id, { Organization: null }))).toBeNull();
    expect(nameOf(await update(id, { Organization: tide }))).toBe('tide');
    expect(await refused(id, shore)).toEqual(refusal);
  });

  it('may stay in it when its creator has left, and doesn’t come back once it is out', async () => {
    const ebb = await organization(platform, 'ebb', [author]);
    const { _id: id } = await make({ Organization: ebb });
    await leave(platform, ebb, author);
    expect(nameOf(await update(id, { Organization: ebb }))).toBe('ebb');
    await update(id, { Organization: null });
    expect(await refused(id, ebb)).toEqual(refusal);
  });
});

describe('the list of an organization’s datasets', () => {
  it('has those that everybody sees, in the order of the list, whoever asks', async () => {
    const lagoon = await organization(platform, 'lagoon', [author]);
    const add = (title: string, row: Partial<typeof datasets.$inferInsert> = {}) => {
      platform.clock.advance(60_000);
      return dataset(platform, author, { title, organizationId: lagoon, ...row });
    };
    await add('甲');
    await add('乙');
    await add('别的组织的', { organizationId: tide });
    await add('没有组织的', { organizationId: null });
    await add('知道地址才看得到的', { visibility: 'SHARED' });
    await add('私有的', { visibility: 'PRIVATE' });
    await add('折叠的', { collapsedDate: platform.clock.now });
    await add('删除的', { deleted: true });
    await add('没有版本的', { versionNumber: null });
    await add('置顶的', { sortWeight: 1 });
    const list = async (who?: Person, Title?: string) => {
      const query = { page: 1, perPage: 10, Organization: lagoon, ...(Title && { Title }) };
      return (await platform.call(datasetCalls.list, { query }, who)).data;
    };
    expect((await list()).map(({ Title }) => Title)).toEqual(['置顶的', '乙', '甲']);
    expect((await list(author)).map(nameOf)).toEqual(['lagoon', 'lagoon', 'lagoon']);
    expect((await list(undefined, '乙')).map(({ Title }) => Title)).toEqual(['乙']);
  });
});
