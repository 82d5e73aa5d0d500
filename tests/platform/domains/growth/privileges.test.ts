import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { questCalls } from '@whaletide/schema/domains/quests/rest.ts';
import { lockRoom } from '#platform/src/domains/uploads/store/uploads.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { file } from '#tests/platform/support/work-orders.ts';

/** Bytes of a member's datasets before the privilege. */
const SPACE = 1_000;

let platform: TestPlatform;
let competition: TestCompetition;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  competition = await makeCompetition(platform);
});
afterAll(() => platform.close());

const all = async () => (await platform.call(growthCalls.privileges, {})).data;
const levelsOf = async () => (await platform.call(growthCalls.levels, {})).data;

/** Meaning of each promise: tells whether a member with this score has it. */
const has: Record<string, (member: Person) => Promise<boolean>> = {
  参加比赛: async ({ token }) => {
    const params = { id: competition.id };
    const state = await platform.call(competitionCalls.register, { params, body: {} }, { token });
    return state.registerStatus === 1;
  },
  领取任务奖励: async ({ token }) => {
    const { data } = await platform.call(
      questCalls.rookie,
      { query: { page: 1, perPage: 100 } },
      { token },
    );
    return data.length > 0;
  },
  论坛发言: async ({ token }) => {
    const params = { id: competition.id };
    const forum = await platform.call(forumCalls.ofCompetition, { params }, { token });
    return forum.permissions.write;
  },
  数据空间加倍: async ({ id }) => {
    const row = { memberId: id, purpose: 'dataset', size: SPACE + 1 } as const;
    const limits = { datasetTotalBytes: SPACE, uploadTotalBytes: SPACE };
    return platform.database
      .transaction((tx) => lockRoom(tx, row, limits))
      .then(
        () => true,
        () => false,
      );
  },
  ...Object.fromEntries(
    [8, 12, 20].map((coins) => [
      `每周鲸彩 ${coins} 枚`,
      async (member: Person) => {
        const { Amount } = await platform.call(growthCalls.receiveWeeklyBonus, {}, member);
        return Amount >= coins;
      },
    ]),
  ),
  优先支持: async (member) => (await file(platform, member)).Priority,
};

describe('the privileges that are promised', () => {
  it('are those that the code gives, at the level that it asks', async () => {
    const levels = await levelsOf();
    const given = await Promise.all(
      (await all()).map(async ({ Name, Level }, index) => {
        const from = levels.find((level) => level.Level === Level)?.Min ?? 0;
        const member = (points: number) =>
          writer(platform, `权益${index}${points}`, { growthScore: points });
        const before = from > 0 ? await has[Name]?.(await member(from - 1)) : false;
        return [Name, before, await has[Name]?.(await member(from))];
      }),
    );
    expect(given).toEqual((await all()).map(({ Name }) => [Name, false, true]));
  });

  it('open something at each level', async () => {
    const promised = new Set((await all()).map(({ Level }) => Level));
    expect((await levelsOf()).filter(({ Level }) => !promised.has(Level))).toEqual([]);
  });

  it('promise no right that is given by an application', async () => {
    const texts = JSON.stringify(await all());
    for (const right of ['专栏', '创作者']) expect(texts).not.toContain(right);
  });
});
