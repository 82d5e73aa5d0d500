import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page, viewer } from '../support/data.ts';
import { fakeGateway } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';

const open = async (judged: number) => {
  fakeGateway({
    Viewer: () => ({ viewer }),
    OrganizationLinks: () => ({ viewer: { ...viewer, organizations: [] } }),
    JudgingLink: () => ({
      viewer: { ...viewer, judgings: { ...page([]), totalCount: judged } },
    }),
  });
  openPage('/home/error?type=1');
  await userEvent.click(await screen.findByRole('button', { name: /的菜单$/ }));
  return within(await screen.findByRole('dialog'));
};

describe('the menu of a member', () => {
  it('leads to what is theirs', async () => {
    const menu = await open(0);
    const links = menu.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual([
      '我的主页',
      '我的等级',
      '创作者中心',
      '我的钱包',
      '我的比赛',
      '我的团队',
      '我的班级',
      '我的收藏',
      '我的代码片段',
      '我的工单',
      '帮助中心',
      '账号设置',
    ]);
  });

  it('leads judges to what they judge', async () => {
    const menu = await open(2);
    const link = await menu.findByRole('link', { name: '我的评审' });
    expect(link).toHaveAttribute('href', '/home/judging');
  });
});
