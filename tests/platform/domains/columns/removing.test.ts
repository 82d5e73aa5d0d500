import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { feedCalls } from '@whaletide/schema/domains/feed/rest.ts';
import { searchCalls } from '@whaletide/schema/domains/search/rest.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { author, collect, column, versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { indexAll } from '#tests/platform/support/search.ts';

let platform: TestPlatform;
let owner: Person;
let reader: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  owner = await author(platform, '专栏作者');
  reader = await writer(platform, '读者');
});
afterAll(() => platform.close());

const remove = (id: string, who: Person = owner) => ({
  input: { params: { id } },
  now: () => platform.call(columnCalls.remove, { params: { id } }, who),
  refused: () => platform.refusal(columnCalls.remove, { params: { id } }, who),
});

it('a column is deleted by its owner alone, and only while it is empty', async () => {
  const { _id } = await column(platform, owner, '逐浪');
  const labId = await versioned(platform, owner);
  await collect(platform, owner, _id, labId);
  expect(await remove(_id, reader).refused()).toMatchObject({ code: 'FORBIDDEN' });
  expect(await remove(_id).refused()).toMatchObject({
    code: 'CONFLICT',
    message: '专栏还收录着1个项目，全部移除后才能删除',
  });
  await platform.call(columnCalls.removeLab, { params: { id: _id, labId } }, owner);
  await remove(_id).now();
  expect(await remove(_id).refused()).toMatchObject({ code: 'NOT_FOUND', message: '未找到该专栏' });
});

it('projects that nobody reads any more don’t keep it', async () => {
  const { _id } = await column(platform, owner, '藏起来的');
  const labId = await versioned(platform, owner);
  await collect(platform, owner, _id, labId);
  const hide = (hidden: boolean) =>
    platform.database.db.update(labs).set({ private: hidden }).where(eq(labs.id, labId));
  await hide(true);
  await remove(_id).now();
  await hide(false);
  expect((await platform.refusal(columnCalls.one, { params: { id: _id } })).code).toBe('NOT_FOUND');
});

it('nothing speaks of it afterwards: not those who followed, competitions, the feed, nor search', async () => {
  const { _id } = await column(platform, owner, '鲸落');
  const kept = await column(platform, owner, '潮汐');
  const labId = await versioned(platform, owner);
  await collect(platform, owner, _id, labId);
  await platform.call(columnCalls.subscribe, { body: { Column: _id } }, reader);
  await platform.call(columnCalls.subscribe, { body: { Column: kept._id } }, reader);
  const competition = await makeCompetition(platform);
  await platform.call(
    columnCalls.setRelated,
    { params: { id: competition.id }, body: { RelatedColumns: [_id, kept._id] } },
    competition.organizer,
  );
  const feed = async () =>
    JSON.stringify(await platform.call(feedCalls.followees, { query: {} }, reader));
  const found = async () => {
    await indexAll(platform);
    const query = { page: 1, perPage: 20, kind: 'COLUMN', text: '鲸落' } as const;
    return (await platform.call(searchCalls.find, { query })).totalNum;
  };
  expect(await feed()).toContain(_id);
  expect(await found()).toBe(1);
  await platform.call(columnCalls.removeLab, { params: { id: _id, labId } }, owner);
  await remove(_id).now();
  const follows = await platform.call(columnCalls.subscriptions, { query: {} }, reader);
  expect(follows.data.map(({ Column }) => Column)).toEqual([kept._id]);
  const { RelatedColumns } = await platform.call(competitionCalls.get, {
    params: { id: competition.id },
  });
  expect(RelatedColumns).toEqual([kept._id]);
  expect(await feed()).not.toContain(_id);
  expect(await found()).toBe(0);
});
