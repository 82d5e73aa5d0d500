import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { startBackground } from '#platform/src/background.ts';
import { stagedScores } from '#platform/src/domains/scoring/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { objectiveOf, taskOf } from '../domains/managing/support.ts';
import { makeCompetition, type TestCompetition } from './competition.ts';
import type { TestPlatform } from './platform.ts';
import { enter, refOf, reviewed, submit, upload } from './submitting.ts';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];
/** A solution whose answer is `a` in the first rows of each part, so many, and `b` in the others. */
export const truth = (first: number) =>
  [
    'id,label,part',
    ...rows.map(
      (row) => `${row},${(row - 1) % 4 < first ? 'a' : 'b'},${row < 5 ? 'public' : 'private'}`,
    ),
  ].join('\n');
export const resultOf = (first: number) =>
  ['id,label', ...rows.map((row) => `${row},${(row - 1) % 4 < first ? 'a' : 'b'}`)].join('\n');

/** Acts of tests of rescorings, on a platform whose worker runs while `working` waits. */
export const rescoringOn = (platform: TestPlatform) => {
  let made = 0;
  const boardOf = async ({ taskId }: TestCompetition) => {
    const { data } = await platform.call(leaderboardCalls.taskPublic, {
      params: { id: taskId },
      query: { page: 1, perPage: 20 },
    });
    return data.map(({ Team, Score }) => [Team, Score]);
  };

  const set = async (
    { taskId, organizer }: TestCompetition,
    { solution, ...changes }: { solution?: string; [key: string]: unknown },
  ) => {
    const file = { name: 'truth.csv', purpose: 'solution' as const };
    const Solution =
      solution === undefined
        ? undefined
        : refOf(await upload(platform, organizer.token, solution, file)).key;
    const Objective = objectiveOf({ ReviewDailyLimit: null, ...(Solution && { Solution }) });
    const body = { ...taskOf(platform, { Objective }), Rescore: true, ...changes };
    return [managingCalls.updateTask, { params: { id: taskId }, body }, organizer] as const;
  };

  const rescoringsOf = async ({ stageId, organizer }: TestCompetition) => {
    const query = { Stage: stageId };
    const { data } = await platform.call(managingCalls.taskManagement, { query }, organizer);
    return data[0]?.Rescorings ?? [];
  };

  const done = async (competition: TestCompetition) => {
    await waitFor('the switch', async () => {
      const [latest] = await rescoringsOf(competition);
      return latest?.EndDate != null;
    });
    await waitFor('the messages', async () => {
      const left = await platform.database.db.select().from(stagedScores);
      return left.length === 0;
    });
  };

  const working = async (work: () => Promise<unknown>) => {
    const end = await startBackground(platform.services);
    try {
      await work();
    } finally {
      await end();
    }
  };

  /** Teams that are right in 1, 2 and 3 rows of a part as long as all answers are `a`. */
  const prepared = async (mark = '') => {
    const competition = await makeCompetition(platform);
    const teams: { id: string; token: string; team: string }[] = [];
    await working(async () => {
      for (const first of [1, 2, 3]) {
        made += 1;
        const member = await enter(platform, competition, `${mark}第${made}队`);
        teams.push(member);
        const { _id } = await submit(platform, competition, member.token, resultOf(first));
        await reviewed(platform, member.token, _id);
      }
    });
    return { competition, teams: teams.map(({ team }) => team), members: teams };
  };

  return { boardOf, set, rescoringsOf, done, working, prepared };
};
