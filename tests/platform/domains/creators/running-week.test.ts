import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { memberAdminCalls } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import { creatorCalls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import { projectWritingCalls as projectCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { creatorSettlements } from '#platform/src/domains/creators/tables.ts';
import {
  creator,
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

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await writer(platform, '站长', { roles: ['admin'] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.now = TEST_NOW;
  await platform.database.db.delete(creatorSettlements);
});

/** The Wednesday after TEST_NOW, which is a Saturday. */
const WEDNESDAY = new Date('2026-11-25T02:00:00.000Z');
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * DAY);

const published = (who: Person, days = 40) =>
  project(platform, who, { versionDate: ago(days), publishDate: ago(days) });
const like = (who: Person, id: string) => platform.call(projectCalls.vote, { params: { id } }, who);
const keep = (who: Person, id: string) =>
  platform.call(projectCalls.bookmark, { body: { Lab: id } }, who);
const week = (who: Person) => platform.call(creatorCalls.week, {}, who);

it('says what counts so far, and the settlement pays the same', async () => {
  const ana = await creator(platform, '安娜');
  const id = await published(ana);
  const data = await dataset(platform, ana, { publishDate: ago(40) });
  await rate(platform, admin, data, 'PROMISING');
  const idle = await reader(platform, '零分');
  await setMember(platform, idle, { growthScore: 0 });
  const one = await reader(platform, '读者甲');
  await like(one, id);
  await keep(one, id);
  await like(idle, id);
  const running = await week(ana);
  expect(running).toMatchObject({
    Week: '2026-11-16',
    SettleDate: '2026-11-24T16:00:00.000Z',
    Coins: 33,
    Cut: 0,
    WeeklyCap: 60,
    LinesNumber: 3,
    Lines: [
      { Kind: 'DATASET', Target: data, Source: 'RATING', Rating: 'PROMISING', Coins: 30 },
      { Kind: 'PROJECT', Target: id, Source: 'BOOKMARK', Count: 1, Coins: 2, Notes: [] },
      {
        Source: 'VOTE',
        Count: 1,
        Coins: 1,
        Notes: ['1 人不计入：成员不足 1 级，或注册不满 1 天'],
      },
    ],
  });
  await settleAt(platform, WEDNESDAY);
  const paid = await profits(platform, ana);
  expect(paid.reduce((total, { Amount }) => total + Amount, 0)).toBe(running.Coins);
});

it('says what the cap cuts off', async () => {
  const ed = await creator(platform, '小艾');
  const id = await published(ed);
  for (let number = 1; number <= 22; number++)
    await project(platform, await reader(platform, `拥趸${number}`), {
      parentId: id,
      private: true,
    });
  expect(await week(ed)).toMatchObject({
    Coins: 60,
    Cut: 6,
    Lines: [
      {
        Source: 'FORK',
        Count: 22,
        Coins: 60,
        Cut: 6,
        Notes: ['超出项目每周 60 鲸币的上限，少计 6 鲸币'],
      },
    ],
  });
});

it('counts nothing twice that the week before is still to be settled for', async () => {
  const cy = await creator(platform, '西西');
  const id = await published(cy);
  const data = await dataset(platform, cy, { publishDate: ago(40) });
  await rate(platform, admin, data, 'PROMISING');
  const two = await reader(platform, '读者乙');
  await project(platform, two, { parentId: id, private: true });
  // Tuesday: the week before waits for its Wednesday.
  platform.clock.now = new Date(WEDNESDAY.getTime() - DAY);
  const fork = { parentId: id, private: true, createDate: platform.clock.now };
  await project(platform, two, fork);
  await rate(platform, admin, data, 'CLASSIC');
  const expected = {
    Week: '2026-11-23',
    Coins: 20,
    Lines: [
      { Source: 'RATING', Coins: 20 },
      { Source: 'FORK', Count: 0, Coins: 0, Notes: ['1 人不计入：同一位成员此前已计过'] },
    ],
  };
  expect(await week(cy)).toMatchObject(expected);
  await settleAt(platform, WEDNESDAY);
  expect(await week(cy)).toMatchObject(expected);
});

it('says why hidden and fresh content earns nothing', async () => {
  const bo = await creator(platform, '阿波');
  await dataset(platform, bo, { publishDate: ago(40), title: '没人用' });
  await dataset(platform, bo, { publishDate: ago(1), title: '太新' });
  await dataset(platform, bo, { publishDate: ago(300), title: '太旧' });
  const fresh = await published(bo, 3);
  await like(await reader(platform, '早到的'), fresh);
  const { Lines } = await week(bo);
  expect(Lines.map(({ Title, Notes }) => [Title, ...Notes])).toEqual(
    expect.arrayContaining([
      ['没人用', '尚未评级；被公开项目使用后默认获得 15 鲸币'],
      ['太新', '发布未满 10 天'],
      [expect.anything(), '1 人不计入：项目发布未满 10 天'],
    ]),
  );
  expect(Lines).toHaveLength(3);
});

it('has no lines for who earns nothing, and begins again after a ban', async () => {
  const fe = await creator(platform, '小菲');
  const id = await published(fe);
  await like(await reader(platform, '早到'), id);
  const ban = { params: { id: fe.id }, body: { Reason: '抄袭' } };
  await platform.call(memberAdminCalls.banCreator, ban, admin);
  expect(await week(fe)).toMatchObject({ Coins: 0, Lines: [], LinesNumber: 0 });
  platform.clock.advance(1_000);
  await platform.call(memberAdminCalls.restoreCreator, { params: { id: fe.id } }, admin);
  expect((await week(fe)).Lines).toMatchObject([
    { Count: 0, Notes: ['1 人不计入：发生在加入计划或恢复权益之前'] },
  ]);
  expect(await week(await reader(platform, '读者'))).toMatchObject({ Lines: [] });
});
