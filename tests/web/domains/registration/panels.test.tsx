import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { competitionId, ofCompetition, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { FakeUploads } from '#tests/web/support/fake-uploads.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';

const address = (panel: string) => `/org/whaletide/competition/manage/${competitionId}/${panel}`;
const memberId = 'a'.repeat(24);

const managing: Answers = {
  Viewer: () => ({ viewer }),
  Tasks: () => ({ tasks: [] }),
  ManageCompetition: () => ({
    competition: {
      __typename: 'Competition',
      id: competitionId,
      name: '企鹅赛',
      status: 'RUNNING',
      isPublished: true,
      viewerManages: true,
      viewerRole: 'OWNER',
      isSeries: false,
      detailType: null,
      live: null,
      kind: 'COMPETITION',
      stages: null,
      organization: {
        __typename: 'Organization',
        id: 'b'.repeat(24),
        shortName: 'whaletide',
        name: '鲸潮竞赛组',
      },
    },
  }),
};

const settings = {
  __typename: 'RegistrationSettings',
  needsForm: false,
  form: [],
  needsReview: false,
  files: [],
  reviewNotice: null,
  notice: null,
  afterRegistration: {
    __typename: 'AfterRegistration',
    isCustomized: false,
    text: '',
    linkText: '',
    redirectionUrl: '',
  },
  channels: { __typename: 'RegistrationChannels', weChat: '', community: '', general: '' },
  needsPhone: false,
  needsEmail: false,
  needsRealName: false,
  entranceFee: 0,
};
const configured = { __typename: 'Competition', id: competitionId, registrationSettings: settings };

describe('报名审核', () => {
  const rows = (items: object[]) =>
    ofCompetition({
      registrations: {
        __typename: 'CompetitionRegistrationPage',
        totalCount: items.length,
        page: 1,
        perPage: 20,
        items,
      },
    });
  const row = {
    __typename: 'CompetitionRegistration',
    memberId,
    status: 'UNDER_REVIEW',
    submittedAt: '2026-11-01T00:00:00.000Z',
    reviewedAt: null,
    reason: null,
    entranceFee: 20,
    platformId: null,
    platformIdFilledAt: null,
    invitationCode: 'CODE',
    member: { __typename: 'Member', id: memberId, name: '林小舟' },
  };
  const application = ofCompetition({
    registrationReview: {
      __typename: 'RegistrationReview',
      registration: row,
      answers: [{ __typename: 'ReviewedAnswer', name: '真实姓名', text: '林小舟本人' }],
      files: [
        { __typename: 'ReviewedFile', title: '学生证', name: '证.pdf', size: 9, url: '/files/x' },
      ],
    },
  });

  it('says that nobody waits', async () => {
    fakeGateway({ ...managing, RegistrationsToReview: () => rows([]) });
    openPage(address('registrations'));
    expect(await screen.findByText('没有待审核的报名')).toBeVisible();
  });

  it('offers to try again when the list can’t be had', async () => {
    fakeGateway({
      ...managing,
      RegistrationsToReview: () => {
        throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂不可用' });
      },
    });
    openPage(address('registrations'));
    expect(await screen.findByText('服务暂不可用')).toBeVisible();
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  });

  it('shows what was filled in, and rejects with a reason only', async () => {
    let waiting = [row];
    const { inputsSoFar } = fakeGateway({
      ...managing,
      RegistrationsToReview: () => rows(waiting),
      RegistrationToReview: () => application,
      ReviewRegistration: () => {
        waiting = [];
        return {
          reviewRegistration: {
            __typename: 'RegistrationReview',
            registration: { __typename: 'CompetitionRegistration', memberId, status: 'REJECTED' },
          },
        };
      },
    });
    const { user } = openPage(address('registrations'));
    await user.click(await screen.findByRole('button', { name: '查看林小舟的报名' }));
    const dialog = within(await screen.findByRole('dialog', { name: '林小舟的报名' }));
    expect(await dialog.findByText('林小舟本人')).toBeVisible();
    expect(dialog.getByRole('link', { name: '证.pdf' })).toHaveAttribute('href', '/files/x');
    await user.click(dialog.getByRole('button', { name: '拒绝' }));
    expect(dialog.getByText('请填写拒绝的原因')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: '拒绝原因' }), ' 不清晰 ');
    await user.click(dialog.getByRole('button', { name: '拒绝' }));
    expect(await screen.findByText('没有待审核的报名')).toBeVisible();
    expect(inputsSoFar('ReviewRegistration')).toEqual([
      { competitionId, memberId, passes: false, reason: '不清晰' },
    ]);
  });

  describe('several at once', () => {
    const other = {
      ...row,
      memberId: 'c'.repeat(24),
      member: { __typename: 'Member', id: 'c'.repeat(24), name: '陈大海' },
    };
    const open = async (results: object[]) => {
      let waiting = [row, other];
      const gateway = fakeGateway({
        ...managing,
        RegistrationsToReview: () => rows(waiting),
        ReviewRegistrations: () => {
          waiting = [];
          return { reviewRegistrations: results };
        },
      });
      showNotices();
      const { user } = openPage(address('registrations'));
      await user.click(await screen.findByRole('checkbox', { name: '选择本页全部报名' }));
      expect(screen.getByText('已选 2 份')).toBeVisible();
      await user.click(screen.getByRole('button', { name: '审核所选' }));
      const dialog = within(await screen.findByRole('dialog', { name: '审核 2 份报名' }));
      expect(dialog.getByText('林小舟、陈大海')).toBeVisible();
      return { ...gateway, user, dialog };
    };
    const result = (memberId: string, message: string | null = null) => ({
      __typename: 'ReviewedRegistration',
      memberId,
      isDecided: message === null,
      message,
    });

    it('passes all of the page, and says which another had decided already', async () => {
      const { user, dialog, inputsSoFar } = await open([
        result(memberId),
        result(other.memberId, '该报名已经审核过了'),
      ]);
      await user.click(dialog.getByRole('button', { name: '通过' }));
      expect(await screen.findByText('没有待审核的报名')).toBeVisible();
      expect(await screen.findByText('1 份报名已通过')).toBeVisible();
      expect(await screen.findByText('陈大海：该报名已经审核过了')).toBeVisible();
      expect(inputsSoFar('ReviewRegistrations')).toEqual([
        { competitionId, memberIds: [memberId, other.memberId], passes: true },
      ]);
    });

    it('rejects them with one reason only', async () => {
      const { user, dialog, inputsSoFar } = await open([result(memberId), result(other.memberId)]);
      await user.click(dialog.getByRole('button', { name: '拒绝' }));
      expect(dialog.getByText('请填写拒绝的原因')).toBeVisible();
      expect(dialog.getByRole('textbox', { name: '拒绝原因' })).toHaveFocus();
      await user.keyboard('名额已满');
      await user.click(dialog.getByRole('button', { name: '拒绝' }));
      expect(await screen.findByText('2 份报名已拒绝')).toBeVisible();
      expect(inputsSoFar('ReviewRegistrations')).toMatchObject([
        { passes: false, reason: '名额已满' },
      ]);
    });
  });
});

describe('报名设置', () => {
  const open = () =>
    fakeGateway({
      ...managing,
      RegistrationSettings: () => ({ competition: configured }),
      UpdateRegistrationSettings: () => ({ updateRegistrationSettings: configured }),
    });

  it('says what is wrong where it is, and sends nothing', async () => {
    const { inputsSoFar } = open();
    const { user } = openPage(address('registration-settings'));
    await user.click(await screen.findByRole('switch', { name: '报名时填写报名表' }));
    await user.click(screen.getByRole('button', { name: '保存设置' }));
    expect(screen.getByText('请至少添加一个报名字段')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '添加单选题' }));
    expect(screen.getByText('请填写字段名称')).toBeVisible();
    expect(inputsSoFar('UpdateRegistrationSettings')).toEqual([]);
  });

  it('sends default fields and own ones in their order, and the fee', async () => {
    const { inputOf } = open();
    const { user } = openPage(address('registration-settings'));
    await user.click(await screen.findByRole('switch', { name: '报名时填写报名表' }));
    await user.click(screen.getByRole('button', { name: '添加单选题' }));
    await user.type(screen.getByRole('textbox', { name: '第1个字段的名称' }), '尺码');
    await user.type(screen.getByRole('textbox', { name: '第1个字段的选项' }), 'S{Enter}M{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: '添加默认字段' }), '真实姓名');
    await user.click(screen.getByRole('button', { name: '上移「真实姓名」' }));
    const fee = screen.getByRole('textbox', { name: '报名费（鲸币）' });
    await user.clear(fee);
    await user.type(fee, '20');
    const uploads = FakeUploads.install();
    const notice = screen.getByRole('textbox', { name: '报名须知' });
    const files = [new File(['x'], 'whale.png', { type: 'image/png' })];
    fireEvent.drop(notice, { dataTransfer: { files, types: ['Files'] } });
    const stored = { key: 'whale', name: 'whale.png', ext: '.png', size: 1 };
    (await uploads.next()).answer(200, stored);
    await waitFor(() => expect(notice).toHaveValue('\n![whale](/files/whale)\n'));
    uploads.remove();
    await user.click(screen.getByRole('button', { name: '保存设置' }));
    expect(await inputOf('UpdateRegistrationSettings')).toMatchObject({
      competitionId,
      needsForm: true,
      form: [
        { name: '真实姓名', type: 'TEXT', defaultId: 6 },
        { name: '尺码', type: 'CHOICE', defaultId: null, choices: ['S', 'M'] },
      ],
      entranceFee: 20,
      notice: '\n![whale](/files/whale)\n',
    });
  });
});
