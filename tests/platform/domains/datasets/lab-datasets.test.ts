import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { labDatasetCalls } from '@whaletide/schema/domains/datasets/rest/lab-datasets.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { datasets } from '#platform/src/domains/datasets/tables.ts';
import { administrator } from '#tests/platform/support/administration.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let author: Person;
let other: Person;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '项目作者');
  other = await writer(platform, '数据作者');
  admin = await administrator(platform, '管理员');
});
afterAll(() => platform.close());

const texts = { Title: '用数据', ShortDescription: '', Tags: [] };
const body = (Datasets: string[] | undefined, more: object = {}) => ({
  ...texts,
  ...(Datasets && { Datasets }),
  ...more,
});
const describe = (id: string, Datasets?: string[], more: object = {}) =>
  platform.call(projectWritingCalls.update, { params: { id }, body: body(Datasets, more) }, author);
const ofLab = async (Lab: string, by?: Person) =>
  (await platform.call(labDatasetCalls.list, { query: { Lab } }, by)).data.map(
    ({ Dataset }) => Dataset,
  );
const countOf = async (id: string) => {
  const [row] = await platform.database.db
    .select({ labs: datasets.labsNumber })
    .from(datasets)
    .where(eq(datasets.id, id));
  return row?.labs;
};
const labsWith = async (id: string) =>
  (
    await platform.call(datasetCalls.labs, { params: { id }, query: { page: 1, perPage: 12 } })
  ).data.map(({ _id }) => _id);

it('a project takes datasets, keeps them while it is described, and lets them go', async () => {
  const [one, two] = [await dataset(platform, other), await dataset(platform, other)];
  const lab = await versioned(platform, author);
  await describe(lab, [two, one, two]);
  expect((await ofLab(lab)).toSorted()).toEqual([one, two].toSorted());
  expect([await countOf(one), await countOf(two)]).toEqual([1, 1]);
  expect(await labsWith(one)).toEqual([lab]);
  await describe(lab);
  expect(await countOf(one)).toBe(1);
  await describe(lab, [two]);
  expect([await ofLab(lab), await countOf(one), await countOf(two)]).toEqual([[two], 0, 1]);
});

it('a new one has them at once, and counts once it is everybody’s', async () => {
  const id = await dataset(platform, other);
  const made = await platform.call(
    projectWritingCalls.create,
    { body: { Title: '新项目', Datasets: [id] } },
    author,
  );
  expect([await countOf(id), await labsWith(id)]).toEqual([0, []]);
  expect([await ofLab(made._id), await ofLab(made._id, author)]).toEqual([[], [id]]);
});

it('only what its author may see, and at most twenty', async () => {
  const hidden = await dataset(platform, other, { visibility: 'PRIVATE' });
  const shared = await dataset(platform, other, { visibility: 'SHARED' });
  const own = await dataset(platform, author, { visibility: 'PRIVATE' });
  const lab = await versioned(platform, author);
  const refusal = (Datasets: string[]) =>
    platform.refusal(
      projectWritingCalls.update,
      { params: { id: lab }, body: body(Datasets) },
      author,
    );
  expect(await refusal([hidden])).toMatchObject({ code: 'NOT_FOUND', field: 'Datasets' });
  expect(
    await refusal(Array.from({ length: 21 }, (_, index) => String(index).padStart(24, 'a'))),
  ).toMatchObject({ message: '一个项目最多添加20个数据集', field: 'Datasets' });
  await describe(lab, [shared, own]);
  // Others don't see its private ones.
  expect(await ofLab(lab, other)).toEqual([shared]);
  const { data } = await platform.call(labDatasetCalls.list, { query: { Lab: lab } }, author);
  expect(Object.fromEntries(data.map(({ Dataset, Private }) => [Dataset, Private]))).toEqual({
    [shared]: false,
    [own]: true,
  });
});

it('a fork works with what it came from does, as far as its member may see it', async () => {
  const [open, own] = [
    await dataset(platform, other),
    await dataset(platform, author, { visibility: 'PRIVATE' }),
  ];
  const lab = await versioned(platform, author);
  await describe(lab, [open, own]);
  const fork = await platform.call(
    projectWritingCalls.fork,
    { params: { id: lab }, body: {} },
    other,
  );
  expect(await ofLab(fork._id, other)).toEqual([open]);
});

it('counts what everybody reads, whoever hides a project or shows it again', async () => {
  const id = await dataset(platform, other);
  const lab = await versioned(platform, author);
  await describe(lab, [id]);
  const counts: (number | undefined)[] = [];
  const count = async () => counts.push(await countOf(id));
  await describe(lab, undefined, { Visibility: 'PRIVATE' });
  await count();
  await describe(lab, undefined, { Visibility: 'PUBLIC' });
  await count();
  const params = { kind: 'PROJECT' as const, id: lab };
  await platform.call(moderationCalls.fold, { params, body: { Reason: '重复' } }, admin);
  await count();
  await platform.call(moderationCalls.restore, { params }, admin);
  await count();
  await describe(lab, [], { Visibility: 'PRIVATE' });
  await count();
  await describe(lab, [id], { Visibility: 'PUBLIC' });
  await count();
  await platform.call(projectWritingCalls.remove, { params: { id: lab } }, author);
  await count();
  expect(counts).toEqual([0, 1, 0, 1, 0, 1, 0]);
});
