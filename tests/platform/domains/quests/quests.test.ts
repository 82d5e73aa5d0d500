import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { questCalls } from '@whaletide/schema/domains/quests/rest.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { openLive } from '#tests/platform/support/live.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let address: string;
beforeAll(async () => {
  platform = await startPlatform();
  address = await platform.listen();
});
afterAll(() => platform.close());

const VISIT_LIST = '5a0000000000000000000001';
const VIEW_THREE = '5a0000000000000000000012';
const DAILY_VISIT = '5a0000000000000000000021';

const view = (token: string, url: string) =>
  platform.call(siteCalls.pageView, { body: { url } }, { token });

const questOf = async (token: string, id: string) => {
  const { data } = await platform.call(questCalls.byIds, { query: { ids: id } }, { token });
  const [quest] = data;
  if (!quest) throw new Error(`no quest ${id}`);
  return quest;
};

describe('a quest', () => {
  it('completes live, pays once, and says so in coins and growth', async () => {
    const { user, jwt: token } = await platform.join('quester');
    const live = openLive(address, token);
    await live.until((messages) => messages.length === 1);
    expect((await questOf(token, VISIT_LIST)).completionRecord).toBeNull();
    await view(token, '/home/competition?status=1');
    await live.until((messages) => messages.length === 3);
    expect(live.events()).toContainEqual(
      expect.objectContaining({
        type: 'quest',
        data: expect.objectContaining({ questId: VISIT_LIST, type: 'COMPLETED', userId: user._id }),
      }),
    );

    const { completionRecord } = await questOf(token, VISIT_LIST);
    const body = { id: completionRecord?._id ?? '' };
    const claimed = await platform.call(questCalls.claim, { body }, { token });
    expect(claimed).toMatchObject({ Balance: 5, GrowthScore: 10 });
    expect(claimed.quest.completionRecord?.Status).toBe('FINISHED');
    await live.until((messages) => messages.length === 4);
    expect(live.events().at(-1)).toMatchObject({ data: { type: 'FINISHED' } });
    for (const id of [body.id, VISIT_LIST]) {
      expect(await platform.refusal(questCalls.claim, { body: { id } }, { token })).toMatchObject({
        code: 'CONFLICT',
        message: '奖励已领取',
      });
    }
    const query = { Type: 'WHALECOIN' as const };
    expect(await platform.call(growthCalls.wallet, { query }, { token })).toMatchObject({
      Balance: 5,
    });
    expect((await platform.call(accountCalls.current, {}, { token })).GrowthScore).toBe(10);
    live.cut();
  });

  it('is not claimed before it is completed, nor by somebody else', async () => {
    const { jwt: token } = await platform.join('impatient');
    const early = await platform.refusal(questCalls.claim, { body: { id: VISIT_LIST } }, { token });
    expect(early).toMatchObject({ code: 'CONFLICT', message: '任务尚未完成' });
    await view(token, '/home/competition');
    const { completionRecord } = await questOf(token, VISIT_LIST);
    const { jwt: thief } = await platform.join('claimjumper');
    const body = { id: completionRecord?._id ?? '' };
    const foreign = await platform.refusal(questCalls.claim, { body }, { token: thief });
    expect(foreign.code).toBe('NOT_FOUND');
  });

  it('that counts different things counts none twice, and starts anew on Monday', async () => {
    const { jwt: token } = await platform.join('weekly');
    const made = await Promise.all([1, 2, 3].map(() => makeCompetition(platform)));
    const [first, second] = made;
    for (const one of [first, first, second])
      await view(token, `/home/competition/${one?.id}/content`);
    await view(token, `/home/competition/${'f'.repeat(24)}`);
    expect((await questOf(token, VIEW_THREE)).progress).toBe(2);
    const before = platform.clock.now;
    // Saturday noon in Shanghai: Monday begins 36 hours later.
    platform.clock.advance(36 * HOUR - 1);
    expect((await questOf(token, VIEW_THREE)).progress).toBe(2);
    platform.clock.advance(1);
    expect((await questOf(token, VIEW_THREE)).progress).toBe(0);
    platform.clock.now = before;
  });

  it('of the day starts anew at midnight in Shanghai', async () => {
    const { jwt: token } = await platform.join('dailyone');
    await view(token, '/home');
    expect((await questOf(token, DAILY_VISIT)).completionRecord?.Status).toBe('COMPLETED');
    const before = platform.clock.now;
    platform.clock.advance(12 * HOUR);
    expect((await questOf(token, DAILY_VISIT)).completionRecord).toBeNull();
    platform.clock.now = before;
  });

  it('is listed under its type', async () => {
    const { jwt: token } = await platform.join('lister');
    for (const [call, type] of [
      [questCalls.rookie, 'ROOKIE'],
      [questCalls.weekly, 'WEEKLY'],
      [questCalls.daily, 'DAILY'],
      [questCalls.chore, 'CHORE'],
    ] as const) {
      const { data } = await platform.call(call, {}, { token });
      expect(new Set(data.map(({ Type }) => Type))).toEqual(new Set([type]));
    }
  });
});
