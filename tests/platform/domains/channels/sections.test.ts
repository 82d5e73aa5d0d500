import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { channelContentCalls } from '@whaletide/schema/domains/channels/rest/channel-contents.ts';
import type { ZoneSection } from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import { channelSectionCalls } from '@whaletide/schema/domains/channels/rest/channel-sections.ts';
import { administrator, channel, collectInto } from '#tests/platform/support/channels.ts';
import { author, versioned } from '#tests/platform/support/columns.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let admin: Person;
let reader: Person;
let id: string;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await administrator(platform);
  reader = await writer(platform, '读者');
});
afterAll(() => platform.close());

const trees = async (by: Person | undefined, includeHidden = false): Promise<ZoneSection[]> => {
  const query = { Zone: id, ...(includeHidden && { includeHidden }) };
  return (await platform.call(channelSectionCalls.list, { query }, by)).data;
};
/** The tree by its names: `甲(乙(丙))丁`. */
const drawn = (sections: readonly ZoneSection[]): string =>
  sections
    .map(({ Name, children }) => Name + (children.length > 0 ? `(${drawn(children)})` : ''))
    .join('');
const all = async () => drawn(await trees(admin, true));
const find = (sections: readonly ZoneSection[], name: string): ZoneSection | undefined =>
  sections.flatMap((one) => (one.Name === name ? one : (find(one.children, name) ?? [])))[0];
const idOf = async (name: string): Promise<string> => {
  const found = find(await trees(admin, true), name);
  if (!found) throw new Error(`${name} is missing`);
  return found._id;
};
const add = async (Name: string, below?: string) => {
  const Parent = below === undefined ? null : await idOf(below);
  return platform.call(channelSectionCalls.create, { body: { Zone: id, Name, Parent } }, admin);
};
const change = async (name: string, body: object, by = admin) =>
  platform.call(channelSectionCalls.update, { params: { id: await idOf(name) }, body }, by);
const remove = async (name: string) =>
  platform.call(channelSectionCalls.remove, { params: { id: await idOf(name) } }, admin);

beforeAll(async () => {
  ({ _id: id } = await channel(platform, admin, '树'));
  await add('甲');
  await add('乙', '甲');
  await add('丙', '乙');
  await add('丁');
  await add('戊');
});

describe('sections', () => {
  it('stand behind their siblings, three levels deep', async () => {
    expect(await all()).toBe('甲(乙(丙))丁戊');
    await expect(add('太深', '丙')).rejects.toThrow('分组最多3级');
    await expect(add(' ')).rejects.toThrow('请输入分组名称');
    await expect(add('长'.repeat(21))).rejects.toThrow('分组名称最多20个字符');
  });

  it('move among their siblings, and below others', async () => {
    await change('戊', { Position: 0 });
    expect(await all()).toBe('戊甲(乙(丙))丁');
    await change('戊', { Position: 99 });
    expect(await all()).toBe('甲(乙(丙))丁戊');
    await change('丁', { Parent: await idOf('甲'), Position: 0 });
    expect(await all()).toBe('甲(丁乙(丙))戊');
    await change('丁', { Parent: null });
    expect(await all()).toBe('甲(乙(丙))戊丁');
    await change('丁', { Position: 1 });
    expect(await all()).toBe('甲(乙(丙))丁戊');
  });

  it('neither move below themselves nor deeper than three', async () => {
    await expect(change('甲', { Parent: await idOf('丙') })).rejects.toThrow(
      '不能移动到自己的下级分组',
    );
    await expect(change('甲', { Parent: await idOf('丁') })).rejects.toThrow('分组最多3级');
    await expect(change('丁', { Parent: 'f'.repeat(24) })).rejects.toThrow('404');
    expect(await all()).toBe('甲(乙(丙))丁戊');
  });

  it('of one parent have different names', async () => {
    const taken = '同一级已有名为「甲」的分组';
    await expect(add(' 甲 ')).rejects.toThrow(taken);
    await expect(change('丁', { Name: '甲' })).rejects.toThrow(taken);
    await add('甲', '丁');
    const [below] = find(await trees(admin, true), '丁')?.children ?? [];
    const lift = { params: { id: String(below?._id) }, body: { Parent: null } };
    await expect(platform.call(channelSectionCalls.update, lift, admin)).rejects.toThrow(taken);
    await expect(remove('丁')).rejects.toThrow(taken);
    const { params } = lift;
    await platform.call(channelSectionCalls.remove, { params }, admin);
    expect(await all()).toBe('甲(乙(丙))丁戊');
  });

  it('are changed by moderators alone', async () => {
    await expect(change('甲', { Name: '改' }, reader)).rejects.toThrow('403');
    await change('甲', { Name: '改' });
    await change('改', { Name: '甲' });
    expect(await all()).toBe('甲(乙(丙))丁戊');
  });
});

it('a section has what is in it and below it, each thing once, and its count', async () => {
  const writes = await author(platform, '作者');
  const [first, second] = [await versioned(platform, writes), await versioned(platform, writes)];
  await collectInto(platform, admin, id, 'Lab', first, second);
  const put = async (name: string, contentId: string) =>
    platform.call(
      channelSectionCalls.addContent,
      { params: { id: await idOf(name) }, body: { contentType: 'Lab', contentId } },
      admin,
    );
  await put('丙', first);
  await put('甲', first);
  await put('乙', second);
  await expect(put('甲', 'f'.repeat(24))).rejects.toThrow('404');
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        ['甲', '乙', '丙', '丁'].map(async (name) => [
          name,
          find(await trees(undefined), name)?.LabsCount,
        ]),
      ),
    ) as Record<string, number>;
  expect(await counts()).toEqual({ 甲: 2, 乙: 2, 丙: 1, 丁: 0 });
  const inSection = async (name: string, by?: Person) => {
    const query = { page: 1, perPage: 12, Section: await idOf(name) };
    return (await platform.call(channelContentCalls.labs, { params: { id }, query }, by)).data.map(
      ({ _id }) => _id,
    );
  };
  expect((await inSection('甲')).toSorted()).toEqual([first, second].toSorted());
  expect(await inSection('丙')).toEqual([first]);

  // Hidden, it and what is below it are for moderators; all stays in the channel.
  await change('乙', { IsActivated: false });
  expect(drawn(await trees(reader, true))).toBe('甲丁戊');
  expect(await all()).toBe('甲(乙(丙))丁戊');
  await expect(inSection('乙')).rejects.toThrow('404');
  await expect(inSection('丙', reader)).rejects.toThrow('404');
  expect(await inSection('丙', admin)).toEqual([first]);
  const input = { params: { id }, query: { page: 1, perPage: 12 } };
  expect((await platform.call(channelContentCalls.labs, input)).totalNum).toBe(2);
  const places = await platform.call(channelContentCalls.of, {
    query: { ContentType: 'Lab', ids: first, Zone: id },
  });
  expect(places.data[0]?.Sections.map(({ Name }) => Name)).toEqual(['甲']);

  // Deleted, its children take its place, and its contents stay.
  await remove('乙');
  expect(await all()).toBe('甲(丙)丁戊');
  await remove('甲');
  expect(await all()).toBe('丙丁戊');
  expect((await platform.call(channelContentCalls.labs, input)).totalNum).toBe(2);
});
