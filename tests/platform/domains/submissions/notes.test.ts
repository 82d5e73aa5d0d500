import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { teamMembers, teams } from '#platform/src/domains/teams/tables.ts';
import { makeCompetition, objective, resultFile } from '#tests/platform/support/competition.ts';
import { setTask } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, reviewed, submit, upload } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const note = (id: string, Note: string, token: string) =>
  platform.call(submissionCalls.note, { params: { id }, body: { Note } }, { token });
const refusedNote = (id: string, Note: string, token: string) =>
  platform.refusal(submissionCalls.note, { params: { id }, body: { Note } }, { token });

describe('the note of a work', () => {
  it('comes with the submission, and is changed and taken away by any of the team', async () => {
    const competition = await makeCompetition(platform);
    const { token, team } = await enter(platform, competition, 'noting');
    const mate = await enter(platform, competition, 'noting-mate');
    const { db } = platform.database;
    await db.update(teamMembers).set({ teamId: team }).where(eq(teamMembers.memberId, mate.id));
    const result = refOf(await upload(platform, token, resultFile(1)));
    const body = { Task: competition.taskId, result, Note: ' 加入潮位特征 ' };
    const work = await platform.call(submissionCalls.submit, { body }, { token });
    expect(work.Note).toBe('加入潮位特征');
    expect((await note(work._id, '换成梯度提升', mate.token)).Note).toBe('换成梯度提升');

    // Managers of the competition read it with the works, and can't write it.
    const { organizer } = competition;
    const query = { page: 1, perPage: 10, Task: competition.taskId };
    const all = await platform.call(submissionCalls.list, { query }, { token: organizer.token });
    expect(all.data.map(({ Note }) => Note)).toEqual(['换成梯度提升']);
    expect((await refusedNote(work._id, '别的', organizer.token)).code).toBe('NOT_FOUND');
    const rival = await enter(platform, competition, 'noting-rival');
    expect((await refusedNote(work._id, '别的', rival.token)).code).toBe('NOT_FOUND');
    expect((await note(work._id, '  ', token)).Note).toBeNull();
  });

  it('that is too long is refused at its field, and the submission takes nothing', async () => {
    const competition = await makeCompetition(platform);
    const { token, team } = await enter(platform, competition, 'verbose');
    const result = refOf(await upload(platform, token, resultFile(1)));
    const body = { Task: competition.taskId, result, Note: '字'.repeat(201) };
    expect(await platform.refusal(submissionCalls.submit, { body }, { token })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Note',
      message: '字数已超出限制1个字符',
    });
    const query = { page: 1, perPage: 10, Team: team, Task: competition.taskId };
    const { totalNum, totalValidSubmissionCount } = await platform.call(
      submissionCalls.list,
      { query },
      { token },
    );
    expect([totalNum, totalValidSubmissionCount]).toEqual([0, 0]);
  });

  it('stays as it is while the team is banned', async () => {
    const competition = await makeCompetition(platform);
    const { token, team } = await enter(platform, competition, 'banned-note');
    const { _id } = await submit(platform, competition, token, resultFile(1));
    await platform.database.db.update(teams).set({ banned: true }).where(eq(teams.id, team));
    expect((await refusedNote(_id, '改一下', token)).code).toBe('CONFLICT');
  });
});

describe('the best before a work', () => {
  it('is the team’s own among its earlier reviewed works, by the task’s direction', async () => {
    const competition = await makeCompetition(platform);
    const { token, team } = await enter(platform, competition, 'improving');
    const rival = await enter(platform, competition, 'perfect');
    await submit(platform, competition, rival.token, resultFile(4));
    for (const right of [2, 3, 1]) {
      platform.clock.advance(1_000);
      const { _id } = await submit(platform, competition, token, resultFile(right));
      await reviewed(platform, token, _id);
    }
    const query = { page: 1, perPage: 10, Team: team, Task: competition.taskId };
    const bests = async () => {
      const { data } = await platform.call(submissionCalls.list, { query }, { token });
      return data.map(({ ObjectiveWorkInfo, BestBefore }) => [
        ObjectiveWorkInfo?.PublicReviewResult.Score,
        BestBefore,
      ]);
    };
    expect(await bests()).toEqual([
      [0.25, 0.75],
      [0.75, 0.5],
      [0.5, null],
    ]);
    await setTask(platform, competition.taskId, { objective: { ...objective, metric: 'rmse' } });
    expect(await bests()).toEqual([
      [0.25, 0.5],
      [0.75, 0.5],
      [0.5, null],
    ]);
  });

  it('is nothing that was taken out', async () => {
    const competition = await makeCompetition(platform);
    const { token } = await enter(platform, competition, 'taken-out');
    const first = await submit(platform, competition, token, resultFile(4));
    await reviewed(platform, token, first._id);
    platform.clock.advance(1_000);
    const second = await submit(platform, competition, token, resultFile(1));
    expect((await reviewed(platform, token, second._id)).BestBefore).toBe(1);
    const out = { params: { id: first._id }, body: { Status: -3 as const, Reason: '数据有误' } };
    await platform.call(reviewingCalls.setStatus, out, { token: competition.organizer.token });
    const params = { id: second._id };
    expect((await platform.call(submissionCalls.get, { params }, { token })).BestBefore).toBeNull();
  });
});
