import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { type TaskSettings } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { makeCompetition, objective, resultFile } from '#tests/platform/support/competition.ts';
import { answersOf, formFields, makeFormCompetition } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, upload } from '#tests/platform/support/submitting.ts';
import { objectiveOf, taskOf } from './support.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const truth = (label: string) =>
  [
    'id,label,part',
    ...Array.from(
      { length: 8 },
      (_, row) => `${row + 1},${label},${row < 4 ? 'public' : 'private'}`,
    ),
  ].join('\n');

const plain = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

it('works that are submitted and scored while the solution changes all end by the new one', async () => {
  const competition = await makeCompetition(platform, {
    task: { objective: { ...objective, dailyLimit: null, totalLimit: null } },
  });
  const { taskId, organizer } = competition;
  const by = { token: organizer.token };
  const entrants = [];
  for (let at = 0; at < 5; at += 1) entrants.push(await enter(platform, competition, `racer${at}`));
  // Everything in them is right by the first solution and wrong by the last.
  const files = await Promise.all(
    entrants.flatMap(({ token }) =>
      [0, 1, 2, 3].map(async () => {
        const result = refOf(await upload(platform, token, resultFile(4)));
        return { token, body: { Task: taskId, result } };
      }),
    ),
  );
  const change = async (label: string) => {
    const file = { name: 'truth.csv', purpose: 'solution' as const };
    const Solution = refOf(await upload(platform, organizer.token, truth(label), file)).key;
    const own = { Solution, ReviewDailyLimit: null };
    const body = {
      ...taskOf(platform, { Objective: objectiveOf(own) }),
      Rescore: true,
      RescoreReason: '修改',
    };
    return platform.call(managingCalls.updateTask, { params: { id: taskId }, body }, by);
  };
  const submit = ({ token, body }: (typeof files)[number]) =>
    platform.call(submissionCalls.submit, { body }, { token });
  const changing = async () => {
    for (const label of ['b', 'a', 'b', 'a', 'b']) await change(label);
  };
  await Promise.all([changing(), ...files.map(submit)]);
  const query = { page: 1, perPage: 100, Task: taskId };
  await waitFor('all the scores', async () => {
    const { data } = await platform.call(submissionCalls.list, { query }, by);
    const scores = data.map((work) => work.ObjectiveWorkInfo?.PublicReviewResult.Score);
    return (scores.length === files.length && scores.every((score) => score === 0)) || undefined;
  });
  const board = { params: { id: taskId }, query: { page: 1, perPage: 100 } };
  const { data } = await platform.call(leaderboardCalls.taskPublic, board);
  expect(data.map(({ Score, Entries }) => [Score, Entries])).toEqual(
    entrants.map(() => [0, files.length / entrants.length]),
  );
});

it('no form is taken that lost its fields while it was filled in', async () => {
  for (let round = 0; round < 8; round += 1) {
    const competition = await makeFormCompetition(platform);
    const { token } = await enter(platform, competition, `scribe${round}`);
    const body = { Task: competition.taskId, work: await answersOf(platform, token, '潮汐') };
    const Fields = formFields.filter(({ _id }) => _id !== 'track');
    const settings = taskOf(platform, {
      Objective: undefined,
      Subjective: { Fields, ReviewDailyLimit: 3, ReviewLimit: 5, MaxScore: 100 },
    } as Partial<TaskSettings>);
    const input = { params: { id: competition.taskId }, body: plain(settings) };
    const caller = { token: competition.organizer.token };
    const [sent, changed] = await Promise.allSettled([
      platform.call(submissionCalls.submit, { body }, { token }),
      platform.call(managingCalls.updateTask, input, caller),
    ]);
    // Either may come first; both can't succeed.
    if (sent.status === 'fulfilled') {
      const kept = sent.value.SubjectiveWorkInfo?.Answers.map(({ SubmissionId }) => SubmissionId);
      expect(kept?.includes('track')).toBe(changed.status === 'rejected');
    } else expect(changed.status).toBe('fulfilled');
  }
});
