import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { page } from '#tests/web/support/data.ts';
import { fakeGateway, Refused, type Answers } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const open = async (answers: Answers = {}, site: Record<string, unknown> = {}) => {
  const gateway = fakeGateway({
    CompetitionList: () => ({ competitions: page([]) }),
    CompetitionListSide: () => ({
      site: {
        competitionTags: [],
        __typename: 'Site',
        hostApplicationUrl: null,
        hostChatUrl: null,
        competitionAds: [],
        ...site,
      },
      rankingActivities: page([]),
    }),
    ...answers,
  });
  const { user } = openPage('/home/competition');
  await screen.findByText('没有找到指定的比赛');
  await user.click(screen.getByRole('button', { name: '我要办赛' }));
  return { ...gateway, user, dialog: within(await screen.findByRole('dialog')) };
};

type Opened = Awaited<ReturnType<typeof open>>;

const fill = async ({ user, dialog }: Opened, phone: string) => {
  await user.type(dialog.getByRole('textbox', { name: /^称呼/ }), ' 陈老师 ');
  await user.type(dialog.getByRole('textbox', { name: /^学校/ }), '海洋大学');
  await user.type(dialog.getByRole('textbox', { name: /^电话/ }), phone);
  await user.click(dialog.getByRole('button', { name: '提交申请' }));
};

describe('the form to host a competition', () => {
  it('says what is missing and sends nothing', async () => {
    const opened = await open();
    await opened.user.click(opened.dialog.getByRole('button', { name: '提交申请' }));
    expect(await opened.dialog.findByText('请输入称呼')).toBeVisible();
    expect(opened.dialog.getByText('请输入学校/机构/企业名称')).toBeVisible();
    expect(opened.dialog.getByText('请输入11位手机号码')).toBeVisible();
    expect(opened.inputsSoFar('ApplyToHost')).toEqual([]);
  });

  it('sends what was written and says that it arrived', async () => {
    const opened = await open({
      ApplyToHost: () => ({
        applyToHost: { __typename: 'HostApplication', id: '1'.repeat(24) },
      }),
    });
    await fill(opened, '13800000000');
    expect(await screen.findByRole('dialog', { name: '申请成功' })).toBeVisible();
    expect(screen.getByText(/1 个工作日内与您联系/)).toBeVisible();
    expect(await opened.inputOf('ApplyToHost')).toEqual({
      name: '陈老师',
      company: '海洋大学',
      phone: '13800000000',
      description: '',
    });
  });

  it('shows the server’s refusal and keeps what was written', async () => {
    const opened = await open({
      ApplyToHost: () => {
        throw new Refused({ code: 'RATE_LIMITED', message: '今日提交的申请过多，请明天再试' });
      },
    });
    await fill(opened, '13800000000');
    const alert = within(await opened.dialog.findByRole('alert'));
    expect(alert.getByText('申请失败')).toBeVisible();
    expect(alert.getByText('今日提交的申请过多，请明天再试')).toBeVisible();
    expect(opened.dialog.getByRole('textbox', { name: /^学校/ })).toHaveValue('海洋大学');
  });

  it('shows a chat to scan where there is one', async () => {
    const { dialog } = await open({}, { hostChatUrl: 'https://chat.example.com/host' });
    expect(await dialog.findByRole('img', { name: '扫码沟通的二维码' })).toBeInTheDocument();
  });
});
