import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  competition,
  competitionId,
  page,
  registered,
  stage,
  task,
  viewer,
} from '../../support/data.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';
import { openPage } from '../../support/open-page.tsx';

const address = `/home/competition/${competitionId}`;
const signedIn = { Viewer: () => ({ viewer }), Tasks: () => ({ tasks: [] }) };
const opened = (changes: Record<string, unknown> = {}) => ({
  CompetitionPage: () => ({ competition: competition(changes) }),
});

describe('a competition', () => {
  it('shows its name, numbers and text, and a visitor the way to register', async () => {
    fakeGateway(opened());
    openPage(address);

    expect(
      await screen.findByRole('heading', { level: 1, name: '南极企鹅识别挑战赛' }),
    ).toBeVisible();
    expect(screen.getByText('1.2k')).toBeVisible();
    expect(await screen.findByText('判断种类。')).toBeVisible();
    expect(screen.getByRole('link', { name: '立即报名' })).toHaveAttribute(
      'href',
      `${address}/register`,
    );
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '比赛详情',
      '团队',
      '排行榜',
    ]);
    expect(screen.getByText('未报名')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('南极企鹅识别挑战赛 - 鲸潮社区'));
  });

  it('hides the leaderboard where no stage and no task shows one', async () => {
    const hidden = stage({ tasks: [task({ showsLeaderboard: false })] });
    fakeGateway(opened({ stages: [hidden], viewerState: registered }));
    openPage(address);

    expect(await screen.findByText('我在这')).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '比赛详情',
      '提交',
      '团队',
    ]);
  });

  it.each([
    ['NOT_STARTED', { startDate: '2099-01-01T00:00:00Z', endDate: null }, '比赛未开始'],
    ['RUNNING', { registerEndDate: '2020-01-01T00:00:00Z' }, '报名已截止'],
    ['ENDED', { endDate: '2020-01-01T00:00:00Z' }, '比赛已结束'],
  ])('says why one cannot register: %s', async (status, changes, text) => {
    fakeGateway(opened({ status, ...changes }));
    openPage(address);
    expect(await screen.findByRole('button', { name: text })).toBeDisabled();
  });

  it('leads from a series without a site to the list', async () => {
    fakeGateway({
      ...opened({ isSeries: true }),
      CompetitionList: () => ({ competitions: page([]) }),
    });
    const { currentAddress } = openPage(address);
    expect(await screen.findByText('没有找到指定的比赛')).toBeVisible();
    expect(currentAddress()).toBe('/home/competition');
  });

  it('carries `from` along to the next page', async () => {
    fakeGateway(opened());
    const { user, currentAddress } = openPage(`${address}?from=wechat`);
    await user.click(await screen.findByRole('tab', { name: '排行榜' }));
    await waitFor(() => expect(currentAddress()).toBe(`${address}/leaderboard?from=wechat`));
  });

  it('is shared by an address that names the member', async () => {
    fakeGateway({ ...signedIn, ...opened() });
    const { user } = openPage(address);
    await user.click(await screen.findByRole('button', { name: '分享' }));
    const dialog = within(await screen.findByRole('dialog', { name: '分享' }));
    expect(dialog.getByRole('img', { name: '南极企鹅识别挑战赛的二维码' })).toBeInTheDocument();
    const shared = `http://localhost${address}?shareby=${viewer.id}`;
    expect(dialog.getByRole('textbox', { name: '分享链接' })).toHaveValue(shared);
    await user.click(dialog.getByRole('button', { name: '复制链接' }));
    expect(await dialog.findByRole('button', { name: '复制成功' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(shared);
  });

  it('reads formulas in texts of type 1, and dollars as dollars elsewhere', async () => {
    const text = (title: string, type: number) => ({
      __typename: 'CompetitionTab',
      id: title.padStart(24, '0'),
      title,
      content: '奖金 $a$ 与 $b$',
      type,
    });
    fakeGateway(opened({ tabs: [text('plain', 0), text('latex', 1)] }));
    const { user } = openPage(address);
    expect(await screen.findByText('奖金 $a$ 与 $b$')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'latex' }));
    await waitFor(() => expect(document.querySelectorAll('.katex')).toHaveLength(2));
  });

  it('is not there under an unknown id', async () => {
    fakeGateway({ CompetitionPage: () => ({ competition: null }) });
    openPage(address);
    expect(await screen.findByText('没有找到指定的比赛')).toBeVisible();
  });
});
