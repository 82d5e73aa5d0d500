import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { questCalls } from '@whaletide/schema/domains/quests/rest.ts';
import { teamMembers } from '#platform/src/domains/teams/tables.ts';
import { coinEntries } from '#platform/src/domains/growth/tables.ts';
import { makeCompetition, resultFile } from '../support/competition.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';
import { enter, refOf, reviewed, upload } from '../support/submitting.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

/** Twenty calls at once; the values of those that won. */
const race = async <T>(attempt: (index: number) => Promise<T>): Promise<T[]> => {
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, i) => attempt(i)));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('409 CONFLICT');
  }
  return outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
};

describe('twenty at once', () => {
  it('register one member once, with one team', async () => {
    const { id } = await makeCompetition(platform);
    const { user, jwt: token } = await platform.join('clicker');
    const won = await race(() =>
      platform.call(competitionCalls.register, { params: { id }, body: {} }, { token }),
    );
    expect(won).toHaveLength(1);
    const competition = await platform.call(competitionCalls.get, { params: { id } });
    expect(competition).toMatchObject({ UsersNumber: 1, TeamsNumber: 1 });
    const [row] = await platform.database.db
      .select({ teams: sql<number>`count(*)::int` })
      .from(teamMembers)
      .where(sql`${teamMembers.memberId} = ${user._id}`);
    expect(row?.teams).toBe(1);
  });

  it('register twenty members, each once', async () => {
    const { id } = await makeCompetition(platform);
    const crowd = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => platform.join(`crowd${index}`)),
    );
    const won = await race((index) =>
      platform.call(
        competitionCalls.register,
        { params: { id }, body: {} },
        { token: crowd[index]?.jwt },
      ),
    );
    expect(won).toHaveLength(AT_ONCE);
    const competition = await platform.call(competitionCalls.get, { params: { id } });
    expect(competition.UsersNumber).toBe(AT_ONCE);
  });

  it('submit no more than the daily limit, each reviewed once', async () => {
    const competition = await makeCompetition(platform);
    const { token } = await enter(platform, competition, 'racer');
    const uploads = await Promise.all(
      Array.from({ length: AT_ONCE }, () => upload(platform, token, resultFile(4))),
    );
    const won = await race((index) => {
      const sent = uploads[index];
      if (!sent) throw new Error('no upload');
      const body = { Task: competition.taskId, result: refOf(sent) };
      return platform.call(submissionCalls.submit, { body }, { token });
    });
    expect(new Set(won.map(({ _id }) => _id)).size).toBe(3);
    for (const { _id } of won) expect((await reviewed(platform, token, _id)).Status).toBe(1);
  });

  it('submit one file once', async () => {
    const competition = await makeCompetition(platform);
    const { token } = await enter(platform, competition, 'doubler');
    const result = refOf(await upload(platform, token, resultFile(4)));
    const body = { Task: competition.taskId, result };
    const won = await race(() => platform.call(submissionCalls.submit, { body }, { token }));
    expect(new Set(won.map(({ _id }) => _id)).size).toBe(1);
    const query = { Task: competition.taskId };
    const { data } = await platform.call(submissionCalls.quotas, { query }, { token });
    expect(data[0]?.totalValidSubmissionCount).toBe(1);
  });

  it('claim one reward once, and the coins of all accounts still add up to nothing', async () => {
    const { jwt: token } = await platform.join('claimer');
    const body = { url: '/home/competition' };
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => platform.call(siteCalls.pageView, { body }, { token })),
    );
    const { data } = await platform.call(questCalls.rookie, {}, { token });
    const quest = data.find(({ completionRecord }) => completionRecord?.Status === 'COMPLETED');
    const won = await race(() =>
      platform.call(questCalls.claim, { body: { id: quest?._id ?? '' } }, { token }),
    );
    expect(won).toHaveLength(1);
    const query = { Type: 'WHALECOIN' as const };
    const { Balance } = await platform.call(growthCalls.wallet, { query }, { token });
    expect(Balance).toBe(won[0]?.Balance);
    const [all] = await platform.database.db
      .select({ sum: sql<string>`sum(${coinEntries.amount})` })
      .from(coinEntries);
    expect(Number(all?.sum)).toBe(0);
  });
});
