import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  authorizationCalls,
  authorizeStatus,
} from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { teamMembers } from '#platform/src/domains/teams/tables.ts';
import {
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { answersOf, formFields, setStage } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, submit, upload } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const withReview = async () => {
  const competition = await makeCompetition(platform);
  const change = { needAgreement: true, agreementFields: formFields };
  await setStage(platform, competition.stageId, change);
  return competition;
};

const bodyOf = async ({ id }: TestCompetition, token: string) => ({
  body: { Competition: id, AgreementResults: await answersOf(platform, token, '海洋大学') },
});

const handIn = async (competition: TestCompetition, token: string) =>
  platform.call(authorizationCalls.submit, await bodyOf(competition, token), { token });

const decide = (
  id: string,
  token: string,
  AuthorizeStatus: 1 | -2,
  AuthorizeDenyReason?: string,
) => {
  const body = { AuthorizeStatus, ...(AuthorizeDenyReason && { AuthorizeDenyReason }) };
  return platform.call(authorizationCalls.review, { params: { id }, body }, { token });
};

const statusOf = async ({ stageId }: TestCompetition, token: string) => {
  const query = { query: { Stage: stageId } };
  const { data } = await platform.call(authorizationCalls.list, query, { token });
  return data[0]?.AuthorizeStatus ?? null;
};

describe('a stage that needs a qualification review', () => {
  it('takes works only from teams that have passed', async () => {
    const competition = await withReview();
    const { token } = await enter(platform, competition, 'qualifying');
    const attempt = async () => {
      const result = refOf(await upload(platform, token, resultFile(1)));
      const body = { Task: competition.taskId, result };
      return platform.refusal(submissionCalls.submit, { body }, { token });
    };
    expect(await attempt()).toMatchObject({
      code: 'CONFLICT',
      message: '请先通过本阶段的资质审核',
    });
    const { _id, Stage, AuthorizeStatus } = await handIn(competition, token);
    expect({ Stage, AuthorizeStatus }).toEqual({
      Stage: competition.stageId,
      AuthorizeStatus: authorizeStatus.inReview,
    });
    expect((await attempt()).message).toBe('请先通过本阶段的资质审核');
    await decide(_id, competition.organizer.token, authorizeStatus.passed);
    expect(await statusOf(competition, token)).toBe(authorizeStatus.passed);
    expect((await submit(platform, competition, token, resultFile(1))).Status).toBe(0);
  });

  it('rejects with a reason, which the team hears, and takes the form again', async () => {
    const competition = await withReview();
    const { token } = await enter(platform, competition, 'rejected');
    const { token: organizer } = competition.organizer;
    const { _id } = await handIn(competition, token);
    const again = await platform.refusal(
      authorizationCalls.submit,
      await bodyOf(competition, token),
      { token },
    );
    expect(again).toMatchObject({
      code: 'CONFLICT',
      message: '资质审核资料正在审核中，请稍后再查看',
    });
    const nothing = { params: { id: _id }, body: { AuthorizeStatus: authorizeStatus.rejected } };
    expect(
      await platform.refusal(authorizationCalls.review, nothing, { token: organizer }),
    ).toMatchObject({
      field: 'AuthorizeDenyReason',
      message: '请填写拒绝的原因',
    });
    await decide(_id, organizer, authorizeStatus.rejected, '报告缺少盖章');
    const query = { query: { page: 1, perPage: 5 } };
    const { data } = await platform.call(notificationCalls.list, query, { token });
    expect(data[0]).toMatchObject({ EventType: 21, Data: { Message: '报告缺少盖章' } });
    const late = { params: { id: _id }, body: { AuthorizeStatus: authorizeStatus.passed } };
    expect(
      (await platform.refusal(authorizationCalls.review, late, { token: organizer })).code,
    ).toBe('CONFLICT');
    expect((await handIn(competition, token))._id).toBe(_id);
    expect(await statusOf(competition, token)).toBe(authorizeStatus.inReview);
  });

  it('takes again what was rejected, also by another of the team, who uploaded none of it', async () => {
    const competition = await withReview();
    const { token, team } = await enter(platform, competition, 'first-hand');
    const mate = await enter(platform, competition, 'second-hand');
    const { db } = platform.database;
    await db.update(teamMembers).set({ teamId: team }).where(eq(teamMembers.memberId, mate.id));
    const { _id, AgreementResults } = await handIn(competition, token);
    await decide(_id, competition.organizer.token, authorizeStatus.rejected, '报告缺少盖章');
    const report = AgreementResults.find(({ SubmissionId }) => SubmissionId === 'report');
    const value = { key: report?.fileKey ?? '', name: 'report.pdf', ext: '.pdf', size: 1 };
    const body = {
      Competition: competition.id,
      Stage: competition.stageId,
      AgreementResults: [
        { SubmissionId: 'title', value: '中国海洋大学' },
        { SubmissionId: 'report', value },
        { SubmissionId: 'track', value: 1 },
      ],
    };
    const again = await platform.call(authorizationCalls.submit, { body }, { token: mate.token });
    expect(again.AuthorizeStatus).toBe(authorizeStatus.inReview);
    const kept = again.AgreementResults.find(({ SubmissionId }) => SubmissionId === 'report');
    expect(kept).toEqual(report);

    // To anybody else the file is a foreign one.
    const rival = await enter(platform, competition, 'third-hand');
    expect(
      await platform.refusal(authorizationCalls.submit, { body }, { token: rival.token }),
    ).toMatchObject({ code: 'NOT_FOUND', field: 'report' });
  });

  it('refuses an incomplete form, and one outside its dates', async () => {
    const competition = await withReview();
    const { token } = await enter(platform, competition, 'incomplete');
    const body = { Competition: competition.id, AgreementResults: [] };
    expect(await platform.refusal(authorizationCalls.submit, { body }, { token })).toMatchObject({
      field: 'title',
      message: '作品名称 是必填项',
    });
    await setStage(platform, competition.stageId, { endDate: platform.clock.now });
    const late = await platform.refusal(
      authorizationCalls.submit,
      await bodyOf(competition, token),
      { token },
    );
    expect(late.message).toBe('本阶段已结束，不能提交资质审核');
  });

  it('shows what was handed in to the team and its managers only', async () => {
    const competition = await withReview();
    const { token, team } = await enter(platform, competition, 'private');
    const { token: rival } = await enter(platform, competition, 'nosy');
    const { _id, AgreementResults } = await handIn(competition, token);
    const ofStage = { params: { id: competition.stageId }, query: { page: 1, perPage: 9 } };
    const { token: organizer } = competition.organizer;
    const all = await platform.call(authorizationCalls.ofStage, ofStage, { token: organizer });
    expect(all.data.map(({ Team }) => Team)).toEqual([team]);
    expect((await platform.refusal(authorizationCalls.ofStage, ofStage, { token })).code).toBe(
      'FORBIDDEN',
    );
    expect(await statusOf(competition, rival)).toBeNull();
    const pass = { params: { id: _id }, body: { AuthorizeStatus: authorizeStatus.passed } };
    expect((await platform.refusal(authorizationCalls.review, pass, { token: rival })).code).toBe(
      'NOT_FOUND',
    );
    expect((await platform.refusal(authorizationCalls.review, pass, { token })).code).toBe(
      'FORBIDDEN',
    );
    const url = (AgreementResults[1]?.url ?? '').replace('/files/', '/api/uploads/');
    const status = async (by: string) =>
      (await platform.app.inject({ url, headers: { authorization: `Bearer ${by}` } })).statusCode;
    expect([await status(token), await status(organizer), await status(rival)]).toEqual([
      200, 200, 404,
    ]);
  });
});
