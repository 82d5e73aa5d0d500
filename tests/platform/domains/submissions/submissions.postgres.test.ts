import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import {
  authorizationCalls,
  authorizeStatus,
} from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import {
  submissionCalls,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { makeCompetition, objective, resultFile } from '#tests/platform/support/competition.ts';
import {
  answersOf,
  formFields,
  makeFormCompetition,
  scored,
  scoreOn,
  setStage,
  setTask,
  submitForm,
} from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, reviewed, upload } from '#tests/platform/support/submitting.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const passed = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

it('of two hundred submissions at once at a limit of five, five are accepted', async () => {
  const competition = await makeCompetition(platform, {
    task: { objective: { ...objective, dailyLimit: 5, totalLimit: null } },
  });
  const { token, team } = await enter(platform, competition, 'flood');
  const results = [];
  for (let at = 0; at < 200; at += 1)
    results.push(refOf(await upload(platform, token, resultFile(1 + (at % 4)))));
  const answers = await Promise.allSettled(
    results.map((result) =>
      platform.call(
        submissionCalls.submit,
        { body: { Task: competition.taskId, result } },
        { token },
      ),
    ),
  );
  expect(passed(answers)).toBe(5);
  const query = { page: 1, perPage: 100, Team: team, Task: competition.taskId };
  const list = await platform.call(submissionCalls.list, { query }, { token });
  expect([list.totalNum, list.dailyValidSubmissionCount]).toEqual([5, 5]);
});

it('works of one team that are reviewed at once all stand on its board', async () => {
  const competition = await makeCompetition(platform, {
    task: { objective: { ...objective, dailyLimit: null, totalLimit: null } },
  });
  const { token, team } = await enter(platform, competition, 'busy');
  const files = await Promise.all(
    times(AT_ONCE, (index) => upload(platform, token, resultFile(1 + (index % 4)))),
  );
  const works = await Promise.all(
    files.map((file) =>
      platform.call(
        submissionCalls.submit,
        { body: { Task: competition.taskId, result: refOf(file) } },
        { token },
      ),
    ),
  );
  await Promise.all(works.map(({ _id }) => reviewed(platform, token, _id)));
  expect(await scoreOn(platform, competition, team, 'taskPublic')).toBe(1);
});

it('of works equal in the first score, reviewed at once, the best in the next one stands', async () => {
  const further = [{ name: '误差', metric: 'mae' as const, targetColumns: ['width'] }];
  const competition = await makeCompetition(platform, {
    task: { objective: { ...objective, further, dailyLimit: null, totalLimit: null } },
  });
  const rows = times(8, (row) => row + 1);
  const csv = [
    'id,label,width,part',
    ...rows.map((row) => `${row},a,${row},${row < 5 ? 'public' : 'private'}`),
  ].join('\n');
  await platform.database.db
    .update(taskSolutions)
    .set({ csv })
    .where(eq(taskSolutions.taskId, competition.taskId));
  const resultOf = (off: number) =>
    ['id,label,width', ...rows.map((row) => `${row},a,${row + off}`)].join('\n');
  const entered = await Promise.all(
    ['tied-one', 'tied-other'].map((name) => enter(platform, competition, name)),
  );
  const sent = await Promise.all(
    entered.flatMap(({ token }, team) =>
      times(AT_ONCE / 2, async (index) => {
        // The second team's best is better by a tenth.
        const file = await upload(platform, token, resultOf(index / 10 + (team === 0 ? 0.2 : 0.1)));
        const body = { Task: competition.taskId, result: refOf(file) };
        return { token, work: await platform.call(submissionCalls.submit, { body }, { token }) };
      }),
    ),
  );
  await Promise.all(sent.map(({ token, work }) => reviewed(platform, token, work._id)));
  const params = { id: competition.taskId };
  const query = { page: 1, perPage: 10 };
  const { data } = await platform.call(leaderboardCalls.taskPublic, { params, query });
  expect(data.map(({ Rank, Team, Score, Further }) => [Rank, Team, Score, Further])).toEqual([
    [1, entered[1]?.team, 1, [0.1]],
    [2, entered[0]?.team, 1, [0.2]],
  ]);
});

it('twenty choices at once leave one of them, and the board that goes with it', async () => {
  const competition = await makeCompetition(platform);
  const { token, team } = await enter(platform, competition, 'undecided');
  const works: string[] = [];
  for (const right of [1, 2, 4])
    works.push((await scored(platform, competition, token, resultFile(right)))._id);
  await Promise.all(
    times(AT_ONCE, (index) =>
      platform.call(
        submissionCalls.select,
        { params: { id: competition.taskId }, body: { works: [works[index % 3] ?? ''] } },
        { token },
      ),
    ),
  );
  const query = { page: 1, perPage: 9, Team: team, Task: competition.taskId };
  const { data } = await platform.call(submissionCalls.list, { query }, { token });
  const chosen = data.filter(({ ObjectiveWorkInfo }) => ObjectiveWorkInfo?.Selected);
  expect(chosen.length).toBe(1);
  await setTask(platform, competition.taskId, { showPrivateLeaderboard: true });
  expect(await scoreOn(platform, competition, team, 'taskPrivate')).toBe(
    chosen[0]?.ObjectiveWorkInfo?.PublicReviewResult.Score,
  );
});

it('twenty qualification reviews at once are one, decided once', async () => {
  const competition = await makeCompetition(platform);
  await setStage(platform, competition.stageId, {
    needAgreement: true,
    agreementFields: formFields,
  });
  const { token } = await enter(platform, competition, 'eager');
  const AgreementResults = await answersOf(platform, token, '海洋大学');
  const body = { Competition: competition.id, AgreementResults };
  const sent = await Promise.allSettled(
    times(AT_ONCE, () => platform.call(authorizationCalls.submit, { body }, { token })),
  );
  expect(passed(sent)).toBe(1);
  const query = { query: { Stage: competition.stageId } };
  const { data } = await platform.call(authorizationCalls.list, query, { token });
  const decision = {
    params: { id: data[0]?._id ?? '' },
    body: { AuthorizeStatus: authorizeStatus.passed },
  };
  const decided = await Promise.allSettled(
    times(AT_ONCE, () =>
      platform.call(authorizationCalls.review, decision, { token: competition.organizer.token }),
    ),
  );
  expect(passed(decided)).toBe(1);
});

it('a form that is sent twenty times at once is one work, and a work is taken out once', async () => {
  const competition = await makeFormCompetition(platform);
  const { token } = await enter(platform, competition, 'impatient');
  const work = await answersOf(platform, token, '一次');
  const body = { Task: competition.taskId, work };
  const sent = await Promise.all(
    times(AT_ONCE, () => platform.call(submissionCalls.submit, { body }, { token })),
  );
  expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1);
  const out = {
    params: { id: sent[0]?._id ?? '' },
    body: { Status: workStatus.invalidated, Reason: '重复提交' },
  };
  const taken = await Promise.allSettled(
    times(AT_ONCE, () =>
      platform.call(reviewingCalls.setStatus, out, { token: competition.organizer.token }),
    ),
  );
  expect(passed(taken)).toBe(1);
  expect((await submitForm(platform, competition, token, '第二件'))._id).not.toBe(sent[0]?._id);
});
