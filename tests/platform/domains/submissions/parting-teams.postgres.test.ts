import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { applicationCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { boardProtectionCalls } from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { makeCompetition, objective } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, reviewed, submit, upload } from '#tests/platform/support/submitting.ts';
import { type Entrant, teamwork } from '../team-changes/support.ts';

const AT_ONCE = 20;
const ROWS = 200;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const csvOf = (right: number, part = false) =>
  [
    part ? 'id,label,part' : 'id,label',
    ...Array.from({ length: 2 * ROWS }, (_, row) =>
      part
        ? `${row},a,${row < ROWS ? 'public' : 'private'}`
        : `${row},${row < right || row >= ROWS ? 'a' : 'b'}`,
    ),
  ].join('\n');

it('twenty members who leave, submit and merge at once are shown nothing that their team was not', async () => {
  const call = teamwork(platform);
  const competition = await makeCompetition(platform, {
    competition: { maxMembersPerTeam: AT_ONCE + 1 },
    task: { objective: { ...objective, dailyLimit: null, totalLimit: null }, protectsBoard: true },
  });
  await platform.database.db
    .update(taskSolutions)
    .set({ csv: csvOf(0, true) })
    .where(eq(taskSolutions.taskId, competition.taskId));
  const captain = await enter(platform, competition, 'captain');
  const members: Entrant[] = [];
  for (let at = 0; at < AT_ONCE; at += 1) {
    const member = await enter(platform, competition, `member${at}`);
    await call.merge(member, captain);
    members.push({ ...member, team: captain.team });
  }
  const first = await submit(platform, competition, captain.token, csvOf(140));
  await reviewed(platform, captain.token, first._id);
  platform.clock.advance(1_000);

  const files = await Promise.all(members.map(({ token }) => upload(platform, token, csvOf(143))));
  const leaving = await Promise.all(members.map((member) => call.part(member, 2, captain.team)));
  const works = await Promise.all(
    members.map(async ({ token }, at) => {
      const [asked, file] = [leaving[at], files[at]];
      if (!asked || !file) throw new Error('nothing was asked');
      const body = { Task: competition.taskId, result: refOf(file) };
      // Half of them go back at once, while others leave and files are scored.
      const [work] = await Promise.all([
        platform.call(submissionCalls.submit, { body }, { token }),
        call.answer(captain, asked._id, 1),
      ]);
      if (at % 2 === 0) {
        const back = { Type: 0 as const, To: captain.team, Content: '回来' };
        const { _id } = await platform.call(applicationCalls.create, { body: back }, { token });
        await call.answer(captain, _id, 1);
      }
      // A work that came before they had left is their former team's.
      return reviewed(platform, token, work._id).catch(() =>
        reviewed(platform, captain.token, work._id),
      );
    }),
  );
  expect(works.map(({ ObjectiveWorkInfo: info }) => info?.PublicReviewResult.Score)).toEqual(
    works.map(() => null),
  );
  const { data } = await platform.call(
    boardProtectionCalls.managed,
    { query: { Task: competition.taskId } },
    competition.organizer,
  );
  expect(data[0]).toMatchObject({ Answers: AT_ONCE + 1, Shown: 1 });
});
