import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import {
  submissionCalls,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import {
  answersOf,
  makeFormCompetition,
  pdf,
  scoreOn,
  submitForm,
} from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, upload } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const review = (id: string, token: string, Score: number, Comment = '') =>
  platform.call(reviewingCalls.review, { params: { id }, body: { Score, Comment } }, { token });

describe('a task that people review', () => {
  it('takes a form, keeps its answers, and counts towards the limits', async () => {
    const competition = await makeFormCompetition(platform);
    const { token } = await enter(platform, competition, 'author');
    const work = await submitForm(platform, competition, token);
    expect(work).toMatchObject({ Status: workStatus.pending, ObjectiveWorkInfo: null });
    expect(work.SubjectiveWorkInfo).toMatchObject({
      Score: null,
      Answers: [
        { SubmissionId: 'title', title: '作品名称', value: '潮汐预报' },
        { SubmissionId: 'report', fileName: 'report.pdf', fileSize: 100, value: null },
        { SubmissionId: 'track', value: '应用', option: 1 },
      ],
    });
    const query = { query: { Task: competition.taskId } };
    const { data } = await platform.call(submissionCalls.quotas, query, { token });
    expect(data[0]).toMatchObject({ totalValidSubmissionCount: 1 });
  });

  it.each([
    [
      'an empty required field',
      [{ SubmissionId: 'title', value: ' ' }],
      'title',
      '作品名称 是必填项',
    ],
    [
      'a long text',
      [{ SubmissionId: 'title', value: 'x'.repeat(153) }],
      'title',
      '字数已超出限制3个字符',
    ],
    ['no file', [{ SubmissionId: 'title', value: '好' }], 'report', '报告 是必填项'],
  ])('refuses %s at its field', async (_, work, fieldId, message) => {
    const competition = await makeFormCompetition(platform);
    const { token } = await enter(
      platform,
      competition,
      `refused${fieldId}${work.length}${message.length}`,
    );
    const body = { Task: competition.taskId, work };
    expect(await platform.refusal(submissionCalls.submit, { body }, { token })).toEqual({
      code: 'BAD_USER_INPUT',
      field: fieldId,
      message,
    });
  });

  it('refuses a file of another member, of another purpose, too large, or of another format', async () => {
    const competition = await makeFormCompetition(platform);
    const { token } = await enter(platform, competition, 'filer');
    const { token: rival } = await enter(platform, competition, 'filerival');
    const attempt = async (sent: Awaited<ReturnType<typeof upload>>) => {
      const [title] = await answersOf(platform, token, '好');
      const work = [
        title ?? { SubmissionId: 'title', value: '' },
        { SubmissionId: 'report', value: refOf(sent) },
      ];
      const body = { Task: competition.taskId, work };
      return platform.refusal(submissionCalls.submit, { body }, { token });
    };
    const named = { name: 'a.pdf', purpose: 'answer' as const };
    expect((await attempt(await upload(platform, rival, pdf(), named))).code).toBe('NOT_FOUND');
    expect((await attempt(await upload(platform, token, 'id,label'))).code).toBe('NOT_FOUND');
    expect(await attempt(await upload(platform, token, pdf(1025), named))).toMatchObject({
      field: 'report',
      message: '文件大小超过限制（1 KB）',
    });
    const text = await upload(platform, token, 'hi', { ...named, name: 'a.txt' });
    expect((await attempt(text)).message).toBe('不支持该文件格式，请上传 .pdf 文件');
  });

  it('sent twice is one work', async () => {
    const competition = await makeFormCompetition(platform);
    const { token } = await enter(platform, competition, 'doubling');
    const work = await answersOf(platform, token, '一次');
    const body = { Task: competition.taskId, work };
    const first = await platform.call(submissionCalls.submit, { body }, { token });
    const second = await platform.call(submissionCalls.submit, { body }, { token });
    expect(second._id).toBe(first._id);
  });

  it('is scored by its managers, told to the team, and ranked by the mean', async () => {
    const competition = await makeFormCompetition(platform);
    const { token, team } = await enter(platform, competition, 'judged');
    const { _id } = await submitForm(platform, competition, token);
    const once = await review(_id, competition.organizer.token, 80, '思路清楚');
    expect(once).toMatchObject({
      Status: workStatus.reviewed,
      SubjectiveWorkInfo: { Score: 80 },
      reviewResults: [{ Score: 80, Comment: '思路清楚' }],
    });
    await review(_id, competition.organizer.token, 90.5, '补充评语');
    const read = await platform.call(submissionCalls.get, { params: { id: _id } }, { token });
    expect(read).toMatchObject({
      SubjectiveWorkInfo: { Score: 90.5 },
      reviewResults: [{ Score: 90.5, Comment: '补充评语' }],
    });
    expect(await scoreOn(platform, competition, team, 'taskPublic')).toBe(90.5);
    const query = { query: { page: 1, perPage: 5 } };
    const { data } = await platform.call(notificationCalls.list, query, { token });
    expect(data[0]).toMatchObject({ EventType: 2001, Data: { Work: { _id, Score: 90.5 } } });
  });

  it('is scored by nobody else, and within its range', async () => {
    const competition = await makeFormCompetition(platform);
    const { token } = await enter(platform, competition, 'selfish');
    const { token: rival } = await enter(platform, competition, 'jealous');
    const { _id } = await submitForm(platform, competition, token);
    const attempt = (by: string, Score: number) =>
      platform.refusal(
        reviewingCalls.review,
        { params: { id: _id }, body: { Score, Comment: '' } },
        { token: by },
      );
    expect((await attempt(token, 100)).code).toBe('FORBIDDEN');
    expect((await attempt(rival, 0)).code).toBe('NOT_FOUND');
    expect(await attempt(competition.organizer.token, 101)).toMatchObject({
      field: 'Score',
      message: '请输入 0 到 100 之间的分数',
    });
  });

  it('keeps its files to the team and its managers', async () => {
    const competition = await makeFormCompetition(platform);
    const { token } = await enter(platform, competition, 'discreet');
    const { token: rival } = await enter(platform, competition, 'curious');
    const work = await submitForm(platform, competition, token);
    const url = (work.SubjectiveWorkInfo?.Answers[1]?.url ?? '').replace(
      '/files/',
      '/api/uploads/',
    );
    const status = async (by?: string) =>
      (await platform.app.inject({ url, headers: by ? { authorization: `Bearer ${by}` } : {} }))
        .statusCode;
    expect(await status(token)).toBe(200);
    expect(await status(competition.organizer.token)).toBe(200);
    expect([await status(rival), await status()]).toEqual([404, 404]);
  });
});
