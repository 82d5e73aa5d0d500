import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { eq } from 'drizzle-orm';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { author, collect, column, versioned } from '#tests/platform/support/columns.ts';
import type { Person } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  owner = await author(platform, '讲师');
});
afterAll(() => platform.close());

/** A column with projects of these titles, in this order. */
const course = async (...titles: string[]) => {
  const { _id: id } = await column(platform, owner, '课程');
  const ids = new Map<string, string>();
  for (const title of titles) {
    const lab = await versioned(platform, owner, { title, private: false });
    await collect(platform, owner, id, lab);
    ids.set(title, lab);
  }
  const labOf = (title: string) => ids.get(title) ?? '';
  const order = async () => {
    const query = { page: 1, perPage: 100, sort: 'Position' } as const;
    const { data } = await platform.call(columnCalls.labs, { params: { id }, query });
    return data.map(({ Title }) => Title).join('');
  };
  const move = (title: string, before: string | null) => {
    const params = { id, labId: labOf(title) };
    const body = { Before: before === null ? null : labOf(before) };
    return platform.call(columnCalls.moveLab, { params, body }, owner);
  };
  return { id, labOf, order, move };
};

it('projects come in the order of their collection, until their owner moves them', async () => {
  const { order, move } = await course('甲', '乙', '丙', '丁');
  expect(await order()).toBe('甲乙丙丁');
  await move('丁', '甲');
  expect(await order()).toBe('丁甲乙丙');
  await move('丁', '丙');
  expect(await order()).toBe('甲乙丁丙');
  await move('甲', null);
  expect(await order()).toBe('乙丁丙甲');
  await move('乙', '乙');
  expect(await order()).toBe('乙丁丙甲');
});

it('a gap that numbers can’t divide any further is no end of moving', async () => {
  const { order, move } = await course('甲', '乙', '丙');
  for (let round = 0; round < 60; round += 1) {
    await move('丙', '乙');
    await move('乙', '丙');
  }
  expect(await order()).toBe('甲乙丙');
});

it('names the neighbours that everyone reads', async () => {
  const { id, labOf } = await course('一', '二', '三');
  const place = (title: string) =>
    platform.call(columnCalls.place, { params: { id, labId: labOf(title) } });
  expect(await place('二')).toEqual({
    Column: id,
    Number: 2,
    Total: 3,
    Previous: labOf('一'),
    Next: labOf('三'),
  });
  await platform.database.db
    .update(labs)
    .set({ private: true })
    .where(eq(labs.id, labOf('二')));
  expect(await place('一')).toMatchObject({
    Number: 1,
    Total: 2,
    Previous: null,
    Next: labOf('三'),
  });
  await expect(place('二')).rejects.toMatchObject({ status: 404 });
});

it('moves nothing that the column doesn’t hold, nor before it', async () => {
  const { move, order, id, labOf } = await course('东', '西');
  const elsewhere = await course('南');
  const body = { Before: labOf('东') };
  const params = { id, labId: elsewhere.labOf('南') };
  await expect(platform.call(columnCalls.moveLab, { params, body }, owner)).rejects.toMatchObject({
    status: 404,
  });
  await expect(
    platform.call(
      columnCalls.moveLab,
      { params: { id, labId: labOf('西') }, body: { Before: elsewhere.labOf('南') } },
      owner,
    ),
  ).rejects.toMatchObject({ status: 404 });
  await move('西', '东');
  expect(await order()).toBe('西东');
});
