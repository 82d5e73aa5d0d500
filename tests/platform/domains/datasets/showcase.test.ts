import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  datasetShowcaseCalls,
  type ShowcaseSettings,
} from '@whaletide/schema/domains/datasets/rest/dataset-showcase.ts';
import { datasets } from '#platform/src/domains/datasets/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { administrator, newest } from '#tests/platform/support/administration.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let admin: Person;
let author: Person;
let ids: string[];
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await administrator(platform, '推荐管理员');
  author = await writer(platform, '数据来源');
  ids = [];
  for (const title of ['甲', '乙', '丙', '丁'])
    ids.push(await dataset(platform, author, { title }));
});
afterAll(() => platform.close());

const group = (of: readonly string[], changes: object = {}) => ({
  Name: '入门首选',
  Display: true,
  datasetBindings: of.map((Dataset) => ({ Dataset, Reason: '列少' })),
  ...changes,
});
const settings = (Groups: object[], Sponsors: string[] = []) =>
  ({ Groups, Sponsors }) as ShowcaseSettings;
const set = (body: ShowcaseSettings, by = admin) =>
  platform.call(datasetShowcaseCalls.set, { body }, by);
const refusal = (body: ShowcaseSettings, by = admin) =>
  platform.refusal(datasetShowcaseCalls.set, { body }, by);
const shown = async () => {
  const { data, Sponsors } = await platform.call(datasetShowcaseCalls.shown, {});
  return {
    groups: data.map(({ Name, datasetBindings }) => [
      Name,
      ...datasetBindings.map(({ Dataset }) => Dataset.Title),
    ]),
    Sponsors,
  };
};

it('is put together by administrators, and written down', async () => {
  expect(await shown()).toEqual({ groups: [], Sponsors: [] });
  const asked = settings(
    [group(ids), group(ids.slice(1), { Name: '藏着', Display: false })],
    [author.id],
  );
  expect(await set(asked)).toEqual(asked);
  expect(await platform.call(datasetShowcaseCalls.settings, {}, admin)).toEqual(asked);
  expect(await shown()).toEqual({
    groups: [['入门首选', '甲', '乙', '丙']],
    Sponsors: [author.id],
  });
  expect(await newest(platform, admin, 'datasetShowcase.set')).toMatchObject({
    Title: '数据集推荐',
  });
  expect((await refusal(settings([]), author)).code).toBe('FORBIDDEN');
  expect((await platform.refusal(datasetShowcaseCalls.settings, {}, author)).code).toBe(
    'FORBIDDEN',
  );
});

it('says where it is wrong, and changes nothing then', async () => {
  const before = await platform.call(datasetShowcaseCalls.settings, {}, admin);
  const hidden = await dataset(platform, author, { visibility: 'SHARED' });
  const [one = '', two = ''] = ids;
  const wrong: [ShowcaseSettings, string, string][] = [
    [settings([group(ids.slice(0, 2))]), 'BAD_USER_INPUT', 'Groups.0.datasetBindings'],
    [settings([group(ids), group(ids, { Name: ' ' })]), 'BAD_USER_INPUT', 'Groups.1.Name'],
    [settings(Array.from({ length: 6 }, () => group(ids))), 'BAD_USER_INPUT', 'Groups'],
    [settings([group([one, two, hidden])]), 'NOT_FOUND', 'Groups.0.datasetBindings'],
    [settings([], ['f'.repeat(24)]), 'NOT_FOUND', 'Sponsors'],
    [settings([], [author.id, author.id]), 'BAD_USER_INPUT', 'Sponsors'],
  ];
  for (const [body, code, field] of wrong)
    expect(await refusal(body)).toMatchObject({ code, field });
  expect(await platform.call(datasetShowcaseCalls.settings, {}, admin)).toEqual(before);
});

it('the next takes the place of what is hidden; too few are no group', async () => {
  await set(settings([group(ids)], [author.id]));
  const hide = (id: string | undefined) =>
    platform.database.db
      .update(datasets)
      .set({ collapsedDate: platform.clock.now, collapsedReason: '重复' })
      .where(eq(datasets.id, id ?? ''));
  await hide(ids[0]);
  expect((await shown()).groups).toEqual([['入门首选', '乙', '丙', '丁']]);
  await hide(ids[1]);
  expect((await shown()).groups).toEqual([]);
  await platform.database.db
    .update(members)
    .set({ deactivated: platform.clock.now })
    .where(eq(members.id, author.id));
  expect((await shown()).Sponsors).toEqual([]);
});
