import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { writeUpCalls } from '@whaletide/schema/domains/write-ups/rest.ts';
import {
  endCompetition,
  makeCompetition,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

const AT_ONCE = Array.from({ length: 20 }, (_, index) => index);

let platform: TestPlatform;
let competition: TestCompetition;
let entrant: Awaited<ReturnType<typeof enter>>;

beforeAll(async () => {
  platform = await startPlatform();
  competition = await makeCompetition(platform);
  entrant = await enter(platform, competition, 'entrant');
  await endCompetition(platform, competition.id);
  const Ranking = [{ Team: entrant.team, Reward: '', Coins: 0 }];
  const params = { id: competition.id };
  await platform.call(
    outcomeCalls.publishRanking,
    { params, body: { Ranking } },
    { token: competition.organizer.token },
  );
});
afterAll(() => platform.close());

const save = (Approach: string, Version?: number) =>
  platform.call(
    writeUpCalls.save,
    {
      params: { id: competition.id },
      body: {
        Approach,
        Features: '',
        Validation: '',
        FailedAttempts: '',
        Costs: '',
        ...(Version !== undefined && { Version }),
      },
    },
    entrant,
  );

it('counts each of twenty members who like it at once, each of them twice', async () => {
  const { _id: id } = await save('方案');
  const readers = await Promise.all(AT_ONCE.map((at) => platform.join(`reader${at}`)));
  await Promise.all(
    [...readers, ...readers].map(({ jwt: token }) =>
      platform.call(writeUpCalls.vote, { params: { id } }, { token }),
    ),
  );
  const query = { page: 1, perPage: 20 };
  const params = { id: competition.id };
  const { data } = await platform.call(writeUpCalls.ofCompetition, { params, query }, {});
  expect(data).toMatchObject([{ VotesCount: readers.length }]);
  await platform.call(writeUpCalls.remove, { params: { id } }, entrant);
});

it('takes one of twenty that edit the same version, and tells the others', async () => {
  for (const version of [undefined, 1, 2]) {
    const outcomes = await Promise.allSettled(AT_ONCE.map((at) => save(`方案${at}`, version)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
  const query = { page: 1, perPage: 20 };
  const params = { id: competition.id };
  const { data } = await platform.call(writeUpCalls.ofCompetition, { params, query }, {});
  expect(data).toMatchObject([{ Version: 3 }]);
  const versions = await platform.call(
    writeUpCalls.versions,
    { params: { id: data[0]?._id ?? '' }, query },
    {},
  );
  expect(versions.data.map(({ Number: number }) => number)).toEqual([3, 2, 1]);
});
