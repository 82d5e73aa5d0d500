import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { questCalls } from '@whaletide/schema/domains/quests/rest.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { coinsOf, joinThrough } from '#tests/platform/support/sharing.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

const VISIT_LIST = '5a0000000000000000000001';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const entriesOf = (token: string, query: { page?: number; perPage?: number } = {}) =>
  platform.call(
    growthCalls.walletEntries,
    { query: { Type: 'WHALECOIN', page: 1, perPage: 20, ...query } },
    { token },
  );
const bonus = (token: string) => platform.call(growthCalls.weeklyBonus, {}, { token });
const take = (token: string) => platform.call(growthCalls.receiveWeeklyBonus, {}, { token });

describe('the entries of a wallet', () => {
  it('name what they came from, newest first, by pages that add up to the balance', async () => {
    const inviter = await platform.join('ledger-inviter');
    const { user, jwt: token } = await joinThrough(platform, inviter.user._id);
    await platform.call(siteCalls.pageView, { body: { url: '/home/competition' } }, { token });
    await platform.call(questCalls.claim, { body: { id: VISIT_LIST } }, { token });
    await take(token);
    const whole = await entriesOf(token);
    expect(whole).toMatchObject({
      totalNum: 3,
      data: [
        { Reason: '每周鲸彩', Amount: 5, Related: null },
        {
          Reason: '完成任务「看看有哪些比赛」',
          Amount: 5,
          Related: { Type: 'QUEST', _id: VISIT_LIST },
        },
        {
          Reason: '通过「ledger-inviter」的分享加入社区',
          Amount: 4,
          Related: { Type: 'USER', _id: inviter.user._id },
        },
      ],
    });
    expect(whole.data.reduce((sum, { Amount }) => sum + Amount, 0)).toBe(
      await coinsOf(platform, token),
    );
    const second = await entriesOf(token, { page: 2, perPage: 2 });
    expect(second).toMatchObject({ totalNum: 3, page: 2, perPage: 2 });
    expect(second.data).toEqual(whole.data.slice(2));
    expect((await entriesOf(inviter.jwt)).data).toMatchObject([
      { Reason: `「${user.Name}」通过你的分享加入社区`, Related: { Type: 'USER', _id: user._id } },
    ]);
  });

  it('are the member’s own', async () => {
    const { jwt } = await platform.join('penniless');
    expect(await entriesOf(jwt)).toMatchObject({ data: [], totalNum: 0 });
    const query = { Type: 'WHALECOIN' as const, page: 1, perPage: 20 };
    expect(await platform.refusal(growthCalls.walletEntries, { query })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('the weekly bonus', () => {
  it('is paid once a week, and anew from Monday in Shanghai', async () => {
    const { jwt: token } = await platform.join('weekly-one');
    expect(await bonus(token)).toEqual({ hasReceived: false, Amount: 5 });
    expect(await take(token)).toEqual({ hasReceived: true, Amount: 5 });
    expect(await bonus(token)).toEqual({ hasReceived: true, Amount: 5 });
    expect(await platform.refusal(growthCalls.receiveWeeklyBonus, {}, { token })).toMatchObject({
      code: 'CONFLICT',
      message: '本周鲸彩已领取，下周继续',
    });
    const before = platform.clock.now;
    // Saturday noon in Shanghai: Monday begins 36 hours later.
    platform.clock.advance(36 * HOUR - 1);
    expect((await bonus(token)).hasReceived).toBe(true);
    platform.clock.advance(1);
    expect((await bonus(token)).hasReceived).toBe(false);
    await take(token);
    expect(await coinsOf(platform, token)).toBe(10);
    platform.clock.now = before;
  });
});
