import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { columns } from '#platform/src/domains/columns/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { events } from '#platform/src/events/tables.ts';
import { startBackground } from '#platform/src/background.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { author, collect, column, versioned } from '#tests/platform/support/columns.ts';
import { writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let endJobs = () => Promise.resolve();
beforeEach(async () => {
  platform = await startPlatform({ worker: false, env: { JOB_POLL_MS: '20' } });
});
afterEach(async () => {
  await endJobs();
  endJobs = () => Promise.resolve();
  await platform.close();
});

/** Lets the workers do what waits. */
const work = async () => {
  endJobs = await startBackground(platform.services);
  await waitFor('all jobs to be done', async () => {
    const left = await platform.database.db.select().from(jobs);
    return left.length === 0;
  });
};

const news = () =>
  platform.database.db
    .select({ memberId: events.memberId, data: events.data, related: events.related })
    .from(events)
    .where(eq(events.eventType, 27));

/** So many members who follow it, without signing up each of them. */
const followedBy = async (columnId: string, many: number) => {
  const { db } = platform.database;
  const date = platform.clock.now.toISOString();
  await db.execute(sql`
    insert into members (id, name, name_key, create_date)
    select 'follower-' || n, '读者' || n, '读者' || n, ${date}::timestamptz
    from generate_series(1, ${many}::int) n`);
  // Many in the same moment, as they'd never come by hand.
  await db.execute(sql`
    insert into follows (member_id, kind, target_id, date)
    select 'follower-' || n, 'COLUMN', ${columnId},
      ${date}::timestamptz - (n / 700) * interval '1 second'
    from generate_series(1, ${many}::int) n`);
  await db.execute(sql`update columns set subscribes_number = ${many}::int where id = ${columnId}`);
};

it('who follows a column hears of a project that is added to it, once for ever (event 27)', async () => {
  const owner = await author(platform, '执笔');
  const reader = await writer(platform, '读者');
  const { _id } = await column(platform, owner, '潮汐笔记');
  await platform.call(columnCalls.subscribe, { body: { Column: _id } }, reader);
  const lab = await versioned(platform, owner, { title: '企鹅分类', private: false });
  await collect(platform, owner, _id, lab);
  await platform.call(columnCalls.removeLab, { params: { id: _id, labId: lab } }, owner);
  await collect(platform, owner, _id, lab);
  await work();
  expect(await news()).toEqual([
    {
      memberId: reader.id,
      related: _id,
      data: { Column: { _id, Name: '潮汐笔记' }, Lab: { _id: lab, Name: '企鹅分类' } },
    },
  ]);
});

it('thousands hear of it, each once; who comes meanwhile doesn’t, nor does its owner', async () => {
  const owner = await author(platform, '大作者');
  const { _id } = await column(platform, owner, '热门专栏');
  await followedBy(_id, 2_500);
  const lab = await versioned(platform, owner, { private: false });
  await collect(platform, owner, _id, lab);
  platform.clock.advance(1_000);
  const late = await writer(platform, '迟到');
  await platform.call(columnCalls.subscribe, { body: { Column: _id } }, late);
  await work();
  const told = (await news()).map(({ memberId }) => memberId);
  expect(told).toHaveLength(2_500);
  expect(new Set(told).size).toBe(2_500);
  expect(told.every((id) => id.startsWith('follower-'))).toBe(true);
});

it('a project that has left the column by then is told to nobody', async () => {
  const owner = await author(platform, '反悔');
  const { _id } = await column(platform, owner, '空专栏');
  await followedBy(_id, 3);
  const lab = await versioned(platform, owner, { private: false });
  await collect(platform, owner, _id, lab);
  await platform.call(columnCalls.removeLab, { params: { id: _id, labId: lab } }, owner);
  await work();
  expect(await news()).toEqual([]);
});

it.each(['project', 'column'] as const)(
  'nobody hears of it where the %s was folded by then',
  async (what) => {
    const owner = await author(platform, '被折叠');
    const { _id } = await column(platform, owner, '折叠专栏');
    await followedBy(_id, 3);
    const lab = await versioned(platform, owner, { private: false });
    await collect(platform, owner, _id, lab);
    const { db } = platform.database;
    const folding = { collapsedDate: platform.clock.now, collapsedReason: '广告' };
    if (what === 'project') await db.update(labs).set(folding).where(eq(labs.id, lab));
    else await db.update(columns).set(folding).where(eq(columns.id, _id));
    await work();
    expect(await news()).toEqual([]);
  },
);
