import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { recomputeBests } from '#platform/src/domains/submissions/store/bests.ts';
import { works } from '#platform/src/domains/submissions/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

const RIVALS = 20;
const ROUNDS = 10;

let platform: TestPlatform;
let competition: TestCompetition;
let entrants: Awaited<ReturnType<typeof enter>>[];

beforeAll(async () => {
  platform = await startPlatform();
  competition = await makeCompetition(platform);
  entrants = [];
  for (let index = 0; index <= RIVALS; index++) {
    // Sign-ups are limited by the minute.
    platform.clock.advance(10_000);
    entrants.push(await enter(platform, competition, `r${index}`));
  }
}, 120_000);
afterAll(() => platform.close());

/** A reviewed work, as the scorer would leave it. */
const score = ({ id: memberId, team }: (typeof entrants)[number], value: number) =>
  platform.database.transaction(async (tx) => {
    const id = newId();
    await tx.insert(works).values({
      id,
      taskId: competition.taskId,
      competitionId: competition.id,
      teamId: team,
      memberId,
      status: 1,
      uploadDate: platform.clock.now,
      fileKey: `${id}00000000`,
      fileName: 'result.csv',
      fileSize: 1,
      publicScore: value,
      privateScore: value,
    });
    const { now } = platform.clock;
    await recomputeBests(tx, { teamIds: [team], taskId: competition.taskId, now });
  });

it('the own row stands among the rows as it is told, while twenty others climb', async () => {
  const [own, ...rivals] = entrants;
  if (!own) throw new Error('nobody entered');
  await score(own, 1);
  const input = { params: { id: competition.taskId }, query: { page: 1, perPage: 50 } };
  const look = async () => {
    const { data, totalNum, row } = await platform.call(
      leaderboardCalls.taskPublicMine,
      input,
      own,
    );
    expect(data.find(({ Team }) => Team === own.team)).toEqual(row);
    expect(row?.Position).toBeLessThanOrEqual(totalNum);
    expect(data).toHaveLength(totalNum);
  };
  for (let round = 0; round < ROUNDS; round++)
    await Promise.all(
      rivals.flatMap((rival, index) => [score(rival, 2 + round + index / 100), look()]),
    );
  const { row } = await platform.call(leaderboardCalls.taskPublicMine, input, own);
  expect(row?.Rank).toBe(RIVALS + 1);
}, 120_000);
