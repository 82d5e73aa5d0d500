import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { count, eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import type { Scope } from '@whaletide/schema/domains/account/rules/scopes.ts';
import {
  forgetRecommendations,
  pruneRecommendations,
} from '#platform/src/domains/recommendations/forgetting.ts';
import { RECOMMEND_ALL_JOB } from '#platform/src/domains/recommendations/renewal.ts';
import { RECOMMEND_JOB } from '#platform/src/domains/recommendations/store.ts';
import {
  recommendationLists,
  recommendationViews,
} from '#platform/src/domains/recommendations/tables.ts';
import { startBackground } from '#platform/src/background.ts';
import { jobs, schedules } from '#platform/src/jobs/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import type { Person } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { recommending } from '#tests/platform/support/recommending.ts';
import { DAY, HOUR, MINUTE } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let doing: ReturnType<typeof recommending>;
let endJobs = () => Promise.resolve();
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  doing = recommending(platform);
});
afterAll(async () => {
  await endJobs();
  await platform.close();
});

let crowds = 0;
/** A member, and as many others of a university that no one else has. */
const crowd = async (size: number): Promise<[me: Person, others: Person[]]> => {
  crowds += 1;
  const university = `第${crowds}大学`;
  const others = await Promise.all(
    Array.from({ length: size }, (_, index) =>
      doing.person(`校友${crowds}第${index}`, { university }),
    ),
  );
  return [await doing.person(`新人${crowds}`, { university }), others];
};

const idsOf = async (me: Person, query: { not?: string; perPage?: number } = {}) =>
  (await doing.ask(me, 'MEMBER', query)).data.map(({ _id }) => _id);

it('换一换 answers others, and goes around', async () => {
  const [me, others] = await crowd(5);
  const seen: string[] = [];
  for (const more of [true, true, true]) {
    const not = seen.length > 0 ? { not: seen.join(',') } : {};
    const { data, more: has } = await doing.ask(me, 'MEMBER', { perPage: 2, ...not });
    expect([data.length, has]).toEqual([2, more]);
    seen.push(...data.map(({ _id }) => _id));
  }
  // Five in all: the sixth is the one that was shown longest ago.
  expect(new Set(seen)).toEqual(new Set(others.map(({ id }) => id)));
  expect(seen[5]).toBe(seen[0]);
  expect(await doing.ask(me, 'MEMBER', { perPage: 5 })).toMatchObject({ more: false });
});

it('what was offered ten times isn’t offered again; within an hour it counts once', async () => {
  const [me, [other]] = await crowd(1);
  const views = async () => {
    const [row] = await platform.database.db
      .select()
      .from(recommendationViews)
      .where(eq(recommendationViews.memberId, me.id));
    return row?.times;
  };
  await idsOf(me);
  await idsOf(me);
  expect(await views()).toBe(1);
  for (let times = 2; times <= 10; times += 1) {
    platform.clock.advance(HOUR + 1);
    expect(await idsOf(me)).toEqual([other?.id]);
    expect(await views()).toBe(times);
  }
  platform.clock.advance(HOUR + 1);
  expect(await idsOf(me)).toEqual([]);
});

it('what a program reads that may only read leaves no trace', async () => {
  const [me, [other]] = await crowd(1);
  const withToken = async (...Scopes: Scope[]): Promise<Person> => {
    const body = { Name: '程序', Scopes, password: 'a-long-password' };
    return { ...me, ...(await platform.call(accountCalls.createAccessToken, { body }, me)) };
  };
  const traces = async () => {
    const { db } = platform.database;
    const { memberId, askedDate } = recommendationLists;
    const [list] = await db
      .select({ askedDate })
      .from(recommendationLists)
      .where(eq(memberId, me.id));
    const ofMember = eq(recommendationViews.memberId, me.id);
    const [view] = await db.select().from(recommendationViews).where(ofMember);
    return { asked: list?.askedDate, times: view?.times };
  };
  await idsOf(me);
  const before = await traces();
  const [reads, writes] = [await withToken('read'), await withToken('read', 'write')];
  for (let times = 0; times < 12; times += 1) {
    platform.clock.advance(HOUR + 1);
    expect(await idsOf(reads)).toEqual([other?.id]);
  }
  expect(await traces()).toEqual(before);
  expect(await idsOf(writes)).toEqual([other?.id]);
  expect(await traces()).toEqual({ asked: platform.clock.now, times: 2 });
});

it('whom one follows is gone at once, and a job finds others soon after', async () => {
  const [me, [near]] = await crowd(1);
  const star = await doing.person('后来的星');
  if (!near) throw new Error('unreachable');
  await doing.follow(near, star);
  expect(await idsOf(me)).toContain(near.id);
  await doing.follow(me, near);
  expect(await idsOf(me)).not.toContain(near.id);
  const asked = () => platform.database.db.select().from(jobs).where(eq(jobs.kind, RECOMMEND_JOB));
  expect(await asked()).toEqual([]);
  platform.clock.advance(6 * MINUTE);
  await idsOf(me);
  await idsOf(me);
  expect(await asked()).toMatchObject([{ data: { memberId: me.id, kind: 'MEMBER' } }]);
  endJobs = await startBackground(platform.services);
  await waitFor('the list', async () => (await asked()).length === 0);
  await endJobs();
  expect((await doing.of(me, star.id))?.Reason).toBe('FOLLOWED');
  // Nothing has changed since.
  platform.clock.advance(6 * MINUTE);
  await idsOf(me);
  expect(await asked()).toEqual([]);
});

it('every night at four the lists are made anew that somebody asks for', async () => {
  const [me] = await crowd(1);
  await idsOf(me);
  const fellow = await doing.person('夜里来的', { university: `第${crowds}大学` });
  expect(await idsOf(me)).not.toContain(fellow.id);
  endJobs = await startBackground(platform.services);
  const dueOf = async () => {
    const [row] = await platform.database.db
      .select()
      .from(schedules)
      .where(eq(schedules.kind, 'recommendations'));
    return row?.nextDue;
  };
  const due = await waitFor('the schedule', dueOf);
  await endJobs();
  expect(due.toISOString()).toMatch(/T20:00:00.000Z$/);
  platform.clock.now = due;
  endJobs = await startBackground(platform.services);
  await waitFor('the night', async () => {
    const { db } = platform.database;
    const left = await db.select().from(jobs).where(eq(jobs.kind, RECOMMEND_ALL_JOB));
    const [row] = await db
      .select()
      .from(recommendationLists)
      .where(eq(recommendationLists.memberId, me.id));
    return left.length === 0 && row?.madeDate.getTime() === due.getTime();
  });
  await endJobs();
  endJobs = () => Promise.resolve();
  expect(await idsOf(me)).toContain(fellow.id);
});

it('is forgotten with the account, and when nobody asks for it any more', async () => {
  const [me, [other]] = await crowd(1);
  const { database, clock } = platform;
  const left = async (member: Person) => {
    const [lists] = await database.db
      .select({ rows: count() })
      .from(recommendationLists)
      .where(eq(recommendationLists.memberId, member.id));
    const [views] = await database.db
      .select({ rows: count() })
      .from(recommendationViews)
      .where(eq(recommendationViews.memberId, member.id));
    return [lists?.rows, (views?.rows ?? 0) > 0];
  };
  if (!other) throw new Error('unreachable');
  await idsOf(me);
  await idsOf(other);
  expect(await left(me)).toEqual([1, true]);
  await database.transaction((tx) => forgetRecommendations(tx, other));
  expect([await left(other), await left(me)]).toEqual([
    [0, false],
    [1, true],
  ]);
  await pruneRecommendations(database.db, new Date(clock.now.getTime() + 29 * DAY));
  expect(await left(me)).toEqual([1, true]);
  await pruneRecommendations(database.db, new Date(clock.now.getTime() + 31 * DAY));
  expect(await left(me)).toEqual([0, true]);
  await pruneRecommendations(database.db, new Date(clock.now.getTime() + 181 * DAY));
  expect(await left(me)).toEqual([0, false]);
});
