import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, ofStage, stage, viewer } from '#tests/web/support/data.ts';
import { fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const teamId = '4'.repeat(24);
const item = {
  __typename: 'QualificationReview',
  id: '5'.repeat(24),
  status: 'IN_REVIEW',
  denyReason: null,
  submittedAt: '2026-11-01T00:00:00.000Z',
  team: { __typename: 'Team', id: teamId, name: '逐浪小队' },
  submitter: { __typename: 'Member', id: '6'.repeat(24), name: '林小舟' },
  answers: [
    {
      __typename: 'FieldAnswer',
      fieldId: '7'.repeat(24),
      title: '学校',
      text: '海洋大学',
      url: null,
      fileName: null,
      fileSize: null,
      projectId: null,
      projectVersionId: null,
      projectToken: null,
    },
  ],
};

const open = () => {
  const managed = competition({
    viewerManages: true,
    viewerRole: 'OWNER',
    isPublished: true,
    publishStatus: 'COMMUNITY',
    organization: {
      __typename: 'Organization',
      id: '9'.repeat(24),
      shortName: 'tide',
      name: '潮汐组',
    },
    stages: [stage({ needsQualification: true })],
  });
  let items: object[] = [item];
  let refused = true;
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles: ['ORGANIZER'] } }),
    ManageCompetition: () => ({ competition: managed }),
    QualificationStages: () => ({ competition: managed }),
    QualificationReviews: () =>
      ofStage({
        qualificationReviews: {
          __typename: 'QualificationReviewPage',
          totalCount: items.length,
          page: 1,
          perPage: 20,
          items,
        },
      }),
    ReviewQualification: ({ input }) => {
      if (refused) {
        refused = false;
        throw new Refused({ code: 'CONFLICT', message: '该资质审核已处理' });
      }
      items = [];
      const { reason = null } = input as { reason?: string };
      return { reviewQualification: { ...item, status: 'REJECTED', denyReason: reason } };
    },
  });
  return {
    ...gateway,
    ...openPage(`/org/tide/competition/manage/${competitionId}/qualifications`),
  };
};

describe('资质审核', () => {
  it('is decided as registrations are: in a dialog, with a reason to reject', async () => {
    const { user, inputsSoFar } = open();
    await user.click(await screen.findByRole('button', { name: '查看逐浪小队的资质审核' }));
    const dialog = within(await screen.findByRole('dialog', { name: '逐浪小队的资质审核' }));
    expect(dialog.getByText('海洋大学')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '拒绝' }));
    expect(dialog.getByText('请填写拒绝的原因')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: '拒绝原因' })).toHaveFocus();
    await user.keyboard('缺少盖章');
    await user.click(dialog.getByRole('button', { name: '拒绝' }));
    expect(await dialog.findByText('该资质审核已处理')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: '拒绝原因' })).toHaveValue('缺少盖章');
    await user.click(dialog.getByRole('button', { name: '拒绝' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('没有待审核的资质')).toBeVisible();
    const sent = { id: item.id, passed: false, reason: '缺少盖章' };
    expect(inputsSoFar('ReviewQualification')).toEqual([sent, sent]);
  });

  it('asks before a reason that was typed is thrown away', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '查看逐浪小队的资质审核' }));
    await screen.findByRole('dialog', { name: '逐浪小队的资质审核' });
    await user.type(screen.getByRole('textbox', { name: '拒绝原因' }), '缺少盖章');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: '有未保存的修改' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: '拒绝原因' })).toHaveValue('缺少盖章');
  });
});
