import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { columnLimits } from '@whaletide/schema/domains/columns/rules/columns.ts';
import { columnLabs } from '#platform/src/domains/columns/tables.ts';
import { follows } from '#platform/src/domains/members/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { author, collect, column, versioned } from '#tests/platform/support/columns.ts';
import { type Person, picture, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  owner = await author(platform, '专栏作者');
});
afterAll(() => platform.close());

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const one = (id: string) => platform.call(columnCalls.one, { params: { id } });

it('twenty clicks at once follow a column once, and end it once', async () => {
  const { _id } = await column(platform, owner, '一次');
  const reader = await writer(platform, '点击者');
  const follow = () => platform.call(columnCalls.subscribe, { body: { Column: _id } }, reader);
  await Promise.all(TWENTY.map(follow));
  expect((await one(_id)).SubscribesCount).toBe(1);
  const end = () => platform.call(columnCalls.unsubscribe, { query: { column: _id } }, reader);
  await Promise.all(TWENTY.map(end));
  expect((await one(_id)).SubscribesCount).toBe(0);
});

it('twenty readers at once are all counted', async () => {
  const { _id } = await column(platform, owner, '众人');
  const readers = await Promise.all(TWENTY.map((index) => writer(platform, `众人${index}`)));
  await Promise.all(
    readers.map((reader) =>
      platform.call(columnCalls.subscribe, { body: { Column: _id } }, reader),
    ),
  );
  expect((await one(_id)).SubscribesCount).toBe(20);
});

it('twenty times the same project at once is one, and so is taking it out', async () => {
  const { _id } = await column(platform, owner, '收录');
  const labId = await versioned(platform, owner);
  await Promise.all(TWENTY.map(() => collect(platform, owner, _id, labId)));
  expect((await one(_id)).LabsCount).toBe(1);
  const remove = () => platform.call(columnCalls.removeLab, { params: { id: _id, labId } }, owner);
  await Promise.all(TWENTY.map(remove));
  expect((await one(_id)).LabsCount).toBe(0);
});

it('a project that is hidden, shown, added and taken out at once leaves the right count', async () => {
  const own = await Promise.all([column(platform, owner, '甲栏'), column(platform, owner, '乙栏')]);
  const labId = await versioned(platform, owner);
  const { db } = platform.database;
  await Promise.allSettled(
    TWENTY.map((index) => {
      const id = own[index % 2]?._id ?? '';
      if (index % 5 === 0)
        return db
          .update(labs)
          .set({ private: index % 10 === 0 })
          .where(eq(labs.id, labId));
      if (index % 5 < 4) return collect(platform, owner, id, labId);
      return platform.call(columnCalls.removeLab, { params: { id, labId } }, owner);
    }),
  );
  const [lab] = await db.select({ private: labs.private }).from(labs).where(eq(labs.id, labId));
  for (const { _id } of own) {
    const held = await db
      .select()
      .from(columnLabs)
      .where(and(eq(columnLabs.columnId, _id), eq(columnLabs.labId, labId)));
    expect((await one(_id)).LabsCount).toBe(lab?.private ? 0 : held.length);
  }
});

it('twenty columns at once are no more than one may have', async () => {
  const eager = await author(platform, '急性子');
  const Image = await picture(platform, eager);
  const body = { Name: '专栏', ShortDescription: '简介', Image };
  const made = await Promise.allSettled(
    TWENTY.map(() => platform.call(columnCalls.create, { body }, eager)),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(columnLimits.ofMember);
  expect(await platform.call(columnCalls.authorization, {}, eager)).toMatchObject({ SubType: 0 });
});

it('a column that is deleted while twenty projects come is whole, or gone with all of it', async () => {
  const labIds = await Promise.all(TWENTY.map(() => versioned(platform, owner)));
  const { db } = platform.database;
  for (const first of [0, 10, 19]) {
    const { _id } = await column(platform, owner, '去留');
    const deleting = () => platform.call(columnCalls.remove, { params: { id: _id } }, owner);
    const adding = labIds.map((labId) => () => collect(platform, owner, _id, labId));
    const done = await Promise.allSettled(
      adding.toSpliced(first, 0, deleting as never).map((work) => work()),
    );
    const deleted = done[first]?.status === 'fulfilled';
    const added = done.filter(({ status }) => status === 'fulfilled').length - (deleted ? 1 : 0);
    const held = await db.select().from(columnLabs).where(eq(columnLabs.columnId, _id));
    expect([added, held.length]).toEqual(deleted ? [0, 0] : [20, 20]);
    if (!deleted) expect((await one(_id)).LabsCount).toBe(20);
  }
});

it('a column that is deleted while twenty readers come leaves none following nothing', async () => {
  const readers = await Promise.all(TWENTY.map((index) => writer(platform, `来者${index}`)));
  const { _id } = await column(platform, owner, '散场');
  const body = { Column: _id };
  await Promise.all(
    readers.slice(10).map((reader) => platform.call(columnCalls.subscribe, { body }, reader)),
  );
  await Promise.allSettled([
    ...readers.slice(0, 10).map((who) => platform.call(columnCalls.subscribe, { body }, who)),
    platform.call(columnCalls.remove, { params: { id: _id } }, owner),
    ...readers
      .slice(10)
      .map((who) => platform.call(columnCalls.unsubscribe, { query: { column: _id } }, who)),
  ]);
  expect((await platform.refusal(columnCalls.one, { params: { id: _id } })).code).toBe('NOT_FOUND');
  const left = await platform.database.db.select().from(follows).where(eq(follows.targetId, _id));
  expect(left).toEqual([]);
});
