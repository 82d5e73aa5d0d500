import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { recomputeRatings } from '#platform/src/domains/ratings/recomputing.ts';
import { ratingEvents, ratings } from '#platform/src/domains/ratings/tables.ts';
import {
  endCompetition,
  makeCompetition,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
let competition: TestCompetition;
let entrants: Awaited<ReturnType<typeof enter>>[];

beforeAll(async () => {
  platform = await startPlatform();
  competition = await makeCompetition(platform);
  entrants = [
    await enter(platform, competition, 'first'),
    await enter(platform, competition, 'second'),
  ];
  await endCompetition(platform, competition.id);
});
afterAll(() => platform.close());

const publish = (order: readonly { team: string }[]) =>
  platform.call(
    outcomeCalls.publishRanking,
    {
      params: { id: competition.id },
      body: { Ranking: order.map(({ team: Team }) => ({ Team, Reward: '', Coins: 0 })) },
    },
    { token: competition.organizer.token },
  );

it('is computed once and whole, however many do it at once while rankings change', async () => {
  const { database } = platform;
  await publish(entrants);
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      index % 4 === 3
        ? publish(index % 8 === 3 ? entrants : entrants.toReversed())
        : database.transaction(recomputeRatings),
    ),
  );
  await publish(entrants);
  await Promise.all(Array.from({ length: AT_ONCE }, () => database.transaction(recomputeRatings)));
  const present = await database.db.select().from(ratings).orderBy(ratings.points);
  expect(present.map(({ memberId }) => memberId)).toEqual([entrants[1]?.id, entrants[0]?.id]);
  expect(await database.db.select().from(ratingEvents)).toHaveLength(2);
});
