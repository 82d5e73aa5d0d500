import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { memberAdminCalls } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import { projectWritingCalls as projectCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { memberBrowsers } from '#platform/src/domains/account/tables.ts';
import {
  creatorCredits,
  creatorProfits,
  creatorSettlements,
} from '#platform/src/domains/creators/tables.ts';
import { labDatasets } from '#platform/src/domains/datasets/tables.ts';
import { teamMembers, teams } from '#platform/src/domains/teams/tables.ts';
import { newId } from '#platform/src/ids.ts';
import {
  creator,
  ledgerSum,
  profits,
  rate,
  reader,
  setMember,
  settleAt,
} from '#tests/platform/support/creators.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, TEST_NOW, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';
import { coinsOf } from '#tests/platform/support/sharing.ts';
import { told } from '#tests/platform/support/work-orders.ts';

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await writer(platform, '站长', { roles: ['admin'] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.now = TEST_NOW;
  // Each test has its own creators, and settles the same weeks.
  await platform.database.db.delete(creatorSettlements);
});

/** The Wednesdays after TEST_NOW, which is a Saturday. */
const WEDNESDAY = new Date('2026-11-25T02:00:00.000Z');
const NEXT_WEDNESDAY = new Date(WEDNESDAY.getTime() + 7 * DAY);
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * DAY);

const published = (who: Person, days = 40) =>
  project(platform, who, { versionDate: ago(days), publishDate: ago(days) });
const like = (who: Person, id: string) => platform.call(projectCalls.vote, { params: { id } }, who);
const keep = (who: Person, id: string) =>
  platform.call(projectCalls.bookmark, { body: { Lab: id } }, who);

it('a rated dataset earns its coins once, a better rating the difference', async () => {
  const ana = await creator(platform, '安娜');
  const id = await dataset(platform, ana, { publishDate: ago(40) });
  await rate(platform, admin, id, 'PROMISING');
  await settleAt(platform, WEDNESDAY);
  expect(await profits(platform, ana)).toMatchObject([
    { Kind: 'DATASET', Target: id, Source: 'RATING', Rating: 'PROMISING', Amount: 30 },
  ]);
  expect(await coinsOf(platform, ana.token)).toBe(30);
  await rate(platform, admin, id, 'MASTERPIECE');
  await settleAt(platform, NEXT_WEDNESDAY);
  expect(await coinsOf(platform, ana.token)).toBe(100);
  expect(await ledgerSum(platform)).toBe(0);
});

it('an unrated dataset earns 15 once a published project works with it', async () => {
  const bo = await creator(platform, '阿波');
  const id = await dataset(platform, bo, { publishDate: ago(40) });
  await dataset(platform, bo, { publishDate: ago(40), title: '没人用' });
  const hidden = await project(platform, bo, { private: true });
  await platform.database.db
    .insert(labDatasets)
    .values({ labId: hidden, datasetId: id, date: ago(3) });
  await settleAt(platform, WEDNESDAY);
  expect(await profits(platform, bo)).toEqual([]);
  platform.clock.now = WEDNESDAY;
  const labId = await published(bo);
  await platform.database.db.insert(labDatasets).values({ labId, datasetId: id, date: WEDNESDAY });
  const later = new Date(WEDNESDAY.getTime() + 14 * DAY);
  await settleAt(platform, later);
  expect(await profits(platform, bo)).toMatchObject([{ Source: 'ATTACHED', Amount: 15 }]);
  await settleAt(platform, new Date(later.getTime() + 7 * DAY));
  expect(await coinsOf(platform, bo.token)).toBe(15);
});

it.each([
  ['published 3 days ago', 3],
  ['published 7 months ago', 214],
])('nothing is earned by what was %s', async (_, days) => {
  const who = await creator(platform, `时限${days}`);
  const id = await dataset(platform, who, { publishDate: ago(days) });
  await rate(platform, admin, id, 'CLASSIC');
  await like(await reader(platform, `读者${days}`), await published(who, days));
  await settleAt(platform, WEDNESDAY);
  expect(await profits(platform, who)).toEqual([]);
});

it('forks, likes and bookmarks of others earn, each member once', async () => {
  const cy = await creator(platform, '西西');
  const id = await published(cy);
  const [one, two] = [await reader(platform, '读者甲'), await reader(platform, '读者乙')];
  await like(one, id);
  await like(two, id);
  await keep(one, id);
  await project(platform, two, { parentId: id, private: true });
  await project(platform, two, { parentId: id, private: true });
  await settleAt(platform, WEDNESDAY);
  expect(await profits(platform, cy)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ Source: 'VOTE', Count: 2, Amount: 2 }),
      expect.objectContaining({ Source: 'BOOKMARK', Count: 1, Amount: 2 }),
      expect.objectContaining({ Source: 'FORK', Count: 1, Amount: 3 }),
    ]),
  );
  expect(await coinsOf(platform, cy.token)).toBe(7);
  expect(await told(platform, cy)).toContain(2073);
  // Taken back and given again in the next week: it was counted.
  await platform.call(projectCalls.unbookmark, { query: { Lab: id } }, one);
  await keep(one, id);
  await settleAt(platform, NEXT_WEDNESDAY);
  await settleAt(platform, new Date(NEXT_WEDNESDAY.getTime() + 7 * DAY));
  expect(await coinsOf(platform, cy.token)).toBe(7);
});

it('no one earns by friends of their own making', async () => {
  const di = await creator(platform, '小狄');
  const id = await published(di);
  const young = await reader(platform, '新号');
  await setMember(platform, young, { createDate: new Date(TEST_NOW.getTime() - DAY / 2) });
  const idle = await reader(platform, '零分');
  await setMember(platform, idle, { growthScore: 0 });
  const mate = await reader(platform, '队友');
  const twin = await reader(platform, '同机');
  const { db } = platform.database;
  const teamId = newId();
  const competitionId = newId();
  await db.insert(teams).values({
    id: teamId,
    competitionId,
    name: '鲸队',
    captainId: di.id,
    createDate: TEST_NOW,
  });
  for (const memberId of [di.id, mate.id])
    await db.insert(teamMembers).values({ teamId, memberId, competitionId, joinDate: TEST_NOW });
  for (const memberId of [di.id, twin.id])
    await db.insert(memberBrowsers).values({ memberId, browser: 'same', date: TEST_NOW });
  for (const who of [young, idle, mate, twin]) await like(who, id);
  await settleAt(platform, WEDNESDAY);
  expect(await profits(platform, di)).toEqual([]);
});

it('a week’s projects earn up to the cap, and what is above it is gone', async () => {
  const ed = await creator(platform, '小艾');
  const id = await published(ed);
  for (let number = 1; number <= 22; number++)
    await project(platform, await reader(platform, `拥趸${number}`), {
      parentId: id,
      private: true,
    });
  await settleAt(platform, WEDNESDAY);
  expect(await profits(platform, ed)).toMatchObject([{ Source: 'FORK', Count: 20, Amount: 60 }]);
  const credits = await platform.database.db
    .select()
    .from(creatorCredits)
    .where(eq(creatorCredits.labId, id));
  expect(credits).toHaveLength(22);
});

it('a ban ends earning at once; after it only what is new counts', async () => {
  const fe = await creator(platform, '小菲');
  const id = await published(fe);
  await like(await reader(platform, '早到'), id);
  const ban = { params: { id: fe.id }, body: { Reason: '抄袭' } };
  await platform.call(memberAdminCalls.banCreator, ban, admin);
  await settleAt(platform, WEDNESDAY);
  expect(await profits(platform, fe)).toEqual([]);
  await like(await reader(platform, '封禁中'), id);
  platform.clock.advance(DAY);
  await platform.call(memberAdminCalls.restoreCreator, { params: { id: fe.id } }, admin);
  platform.clock.advance(1_000);
  await like(await reader(platform, '恢复后'), id);
  await settleAt(platform, NEXT_WEDNESDAY);
  expect(await profits(platform, fe)).toMatchObject([{ Source: 'VOTE', Count: 1, Amount: 1 }]);
});

it('a clock that jumps over two Wednesdays settles both weeks, each once', async () => {
  const go = await creator(platform, '小戈');
  const id = await published(go);
  await like(await reader(platform, '第一周'), id);
  platform.clock.advance(7 * DAY);
  await keep(await reader(platform, '第二周'), id);
  await settleAt(platform, NEXT_WEDNESDAY);
  await settleAt(platform, NEXT_WEDNESDAY);
  expect(await profits(platform, go)).toMatchObject([
    { Week: '2026-11-23', Source: 'BOOKMARK', Amount: 2 },
    { Week: '2026-11-16', Source: 'VOTE', Amount: 1 },
  ]);
  const rows = await platform.database.db
    .select()
    .from(creatorProfits)
    .where(eq(creatorProfits.memberId, go.id));
  expect(rows).toHaveLength(2);
  expect(await ledgerSum(platform)).toBe(0);
});
