import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { recomputeBests } from '#platform/src/domains/submissions/store/bests.ts';
import { works } from '#platform/src/domains/submissions/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it('a stage’s board that is read while twenty results come in ends up with all of them', async () => {
  const competition = await makeCompetition(platform);
  const entrants = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => enter(platform, competition, `reader${index}`)),
  );
  const read = () =>
    platform.call(leaderboardCalls.stagePublic, {
      params: { id: competition.stageId },
      query: { page: 1, perPage: 50 },
    });
  await Promise.all(
    entrants.flatMap(({ team, id: memberId }, index) => [
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
          publicScore: index,
          privateScore: index,
        });
        await recomputeBests(tx, {
          teamIds: [team],
          taskId: competition.taskId,
          now: platform.clock.now,
        });
      }),
      read(),
    ]),
  );
  const board = await read();
  expect(board.totalNum).toBe(AT_ONCE);
  expect(board.data[0]?.Team).toBe(entrants.at(-1)?.team);
});
