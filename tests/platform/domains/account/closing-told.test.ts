import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { closureCalls } from '@whaletide/schema/domains/account/rest/closure.ts';
import { roleCalls } from '@whaletide/schema/domains/managing/rest/roles.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { notificationLink } from '@whaletide/schema/domains/notifications/rules/notification-links.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import {
  EVENT_CREATOR_CLOSING,
  EVENT_JUDGE_CLOSING,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { organizationMembers, organizations } from '#platform/src/domains/organizations/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { creator, exchange, giveCoins } from '#tests/platform/support/creators.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import {
  assign,
  type Judge,
  makeJudged,
  pairs,
  reviewAll,
  rubric,
  setJudging,
} from '#tests/platform/support/judging.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { PASSWORD } from '#tests/platform/support/two-factor.ts';

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await writer(platform, '站长', { roles: ['admin'] });
});
afterAll(() => platform.close());

const close = (who: Person) =>
  platform.call(closureCalls.close, { body: { password: PASSWORD } }, who);
const told = async (who: Person, eventType: number) => {
  const query = { page: 1, perPage: 50 };
  const { data } = await platform.call(notificationCalls.list, { query }, who);
  return data
    .filter(({ EventType }) => EventType === eventType)
    .map(({ Data }) => ({
      text: notificationText(eventType, Data),
      link: notificationLink(eventType, Data),
    }));
};

describe('a judge who closes the account', () => {
  it('is told to all who manage the competition, with the works that wait, task by task', async () => {
    const { made, judges } = await makeJudged(platform, 'cls', { teams: 3, judges: 3 });
    const { db } = platform.database;
    const [chief, mate] = [await writer(platform, '组织管理员'), await writer(platform, '协办人')];
    const organizationId = newId();
    await db.insert(organizations).values({ id: organizationId, shortName: 'haida', name: '海大' });
    const role = 'admin' as const;
    await db.insert(organizationMembers).values({ organizationId, memberId: chief.id, role });
    await db.update(competitions).set({ organizationId }).where(eq(competitions.id, made.id));
    const params = { id: made.id, userId: mate.id };
    await platform.call(roleCalls.set, { params, body: { Role: 'coOrganizer' } }, made.organizer);
    await setJudging(platform, made, rubric);
    await assign(platform, made);
    const [first, second, done] = judges as [Judge, Judge, Judge];
    await reviewAll(platform, made, done, (number) => number);
    await close(done);
    await close(first);
    const notice = {
      text: `评委clsj0申请注销账号，「比赛 ${made.id}」的任务「预测」还有 3 件作品等待其评审，请重新分配评委`,
      link: `/org/haida/competition/manage/${made.id}/judging`,
    };
    for (const one of [made.organizer, chief, mate])
      expect(await told(one, EVENT_JUDGE_CLOSING)).toEqual([notice]);
    for (const one of [second, admin]) expect(await told(one, EVENT_JUDGE_CLOSING)).toEqual([]);
    // A judge who comes back judges on, and nothing more is told.
    const restored = { body: { account: 'clsj0', password: PASSWORD, restore: true } };
    await platform.call(accountCalls.signIn, restored);
    expect(await told(made.organizer, EVENT_JUDGE_CLOSING)).toHaveLength(1);
  });

  it('is told with the pairs that wait; without an organization it leads to the competition', async () => {
    const { made, judges } = await makeJudged(platform, 'clp', { teams: 3, judges: 2 });
    await setJudging(platform, made, pairs);
    await assign(platform, made);
    await close(judges[0] as Judge);
    expect(await told(made.organizer, EVENT_JUDGE_CLOSING)).toEqual([
      {
        text: expect.stringMatching(/还有 [1-3] 对作品等待其比较，请重新分配评委$/),
        link: `/home/competition/${made.id}`,
      },
    ]);
  });
});

describe('a creator who closes the account', () => {
  it('is told to the administrators with the exchanges that wait', async () => {
    const ana = await creator(platform, '安娜');
    await giveCoins(platform, ana, 200);
    await exchange(platform, ana, 50);
    await exchange(platform, ana, 100);
    await close(ana);
    expect(await told(admin, EVENT_CREATOR_CLOSING)).toEqual([
      {
        text: '安娜申请注销账号，还有 2 笔兑换（共 150 元电子礼品卡）未发放；30 天后账号注销时，未发放的会自动退还',
        link: '/home/admin/creators',
      },
    ]);
  });

  it('is told to no one where nothing waits', async () => {
    const before = (await told(admin, EVENT_CREATOR_CLOSING)).length;
    await close(await creator(platform, '阿波'));
    expect(await told(admin, EVENT_CREATOR_CLOSING)).toHaveLength(before);
  });
});
