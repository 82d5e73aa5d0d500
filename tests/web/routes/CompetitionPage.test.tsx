import { describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  competition,
  competitionId,
  ofCompetition,
  page,
  registered,
  stage,
  task,
  viewer,
} from '../support/data.ts';
import { fakeGateway } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';

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

  it('turns nobody away while it is asked whether they have a team by now', async () => {
    let state: unknown = null;
    const { fetch } = fakeGateway({
      ...signedIn,
      CompetitionPage: () => ({ competition: competition({ viewerState: state }) }),
      WorkList: () => ({ competitionTask: null }),
    });
    const { gateway, currentAddress, goTo } = openPage(address);
    await screen.findByRole('tab', { name: '团队' });

    state = registered;
    const answer = fetch.getMockImplementation();
    const { promise: answered, resolve } = Promise.withResolvers<undefined>();
    fetch.mockImplementation((url, init) => answered.then(() => answer?.(url, init)) as never);
    act(() => void gateway.client.refetchQueries({ include: ['CompetitionPage'] }));
    await goTo(`${address}/submit`);
    expect(screen.getByRole('heading', { level: 1, name: '南极企鹅识别挑战赛' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: '提交' })).toBeNull();
    resolve(undefined);
    expect(await screen.findByRole('tab', { name: '提交', selected: true })).toBeVisible();
    expect(currentAddress()).toBe(`${address}/submit`);
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

  describe('with a workbench', () => {
    const bench = {
      __typename: 'Site',
      name: '鲸潮社区',
      workbenchUrl: 'https://bench.example',
      trialUrl: null,
      rawCountCompetitionIds: [],
      hiddenRegisterCompetitionIds: [],
      preliminaryCompetitionIds: [],
      platformIdBoxes: [],
      lunarNewYear: null,
    };
    const withBench = (changes: Record<string, unknown>) => ({
      ...opened(changes),
      Site: () => ({ site: bench }),
    });
    const way = { name: '前往工作台' };

    it('leads registered members with a team there, beside the way to submit', async () => {
      fakeGateway(withBench({ viewerState: registered }));
      openPage(address);
      const link = await screen.findByRole('link', way);
      expect(link).toHaveAttribute('href', '/mw/');
      expect(link).toHaveAttribute('target', '_blank');
      expect(screen.getByRole('link', { name: '提交结果' })).toBeVisible();
    });

    it.each([
      ['visitors', { viewerState: null }, '立即报名'],
      ['who has no team', { viewerState: { ...registered, team: null } }, '已报名'],
      [
        'an organization’s competition',
        { viewerState: registered, publishStatus: 'ORGANIZATION' },
        '已报名',
      ],
    ])('does not for %s', async (_, changes, shown) => {
      fakeGateway(withBench(changes));
      openPage(address);
      expect(await screen.findByText(shown)).toBeVisible();
      await screen.findByText('判断种类。');
      expect(screen.queryByRole('link', way)).toBeNull();
    });
  });

  it('does not speak of a workbench where there is none', async () => {
    fakeGateway(opened({ viewerState: registered }));
    openPage(address);
    expect(await screen.findByRole('link', { name: '提交结果' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '前往工作台' })).toBeNull();
  });

  it('leads from a series without a site to the search for its name', async () => {
    const { sent } = fakeGateway({
      ...opened({ isSeries: true }),
      CompetitionList: () => ({ competitions: page([]) }),
    });
    const { user, currentAddress } = openPage(address);
    expect(await screen.findByText('“南极企鹅识别挑战赛”的搜索结果')).toBeVisible();
    expect(await screen.findByText('没有找到指定的比赛')).toBeVisible();
    const search = sent.find(({ operationName }) => operationName === 'CompetitionList');
    expect(search?.variables).toMatchObject({ name: '南极企鹅识别挑战赛', status: null });
    await user.click(screen.getByRole('link', { name: '查看全部比赛' }));
    await waitFor(() => expect(currentAddress()).toBe('/home/competition'));
  });

  it('carries `from` along to the next page', async () => {
    fakeGateway({
      ...opened(),
      Leaderboard: () => ({
        leaderboard: page([], {
          templateUrl: null,
          headCount: null,
          rowsCount: null,
          baselines: [],
          viewerRow: null,
        }),
      }),
      BoardGroups: ({ taskId: id }) => ({ competitionTask: { id, leaderboardGroups: [] } }),
    });
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

  it.each(['submit', 'submit/-1', 'teamswrapper/teammates', 'teamswrapper/applications'])(
    'asks a visitor of %s to sign in, and comes back there',
    async (own) => {
      fakeGateway(opened());
      const { currentAddress } = openPage(`${address}/${own}`);
      expect(await screen.findByRole('heading', { name: '欢迎回来' })).toBeVisible();
      expect(currentAddress()).toBe(
        `/auth/communityLogin?redirect=${encodeURIComponent(`${address}/${own}`)}`,
      );
    },
  );

  it('leads members without a team from what is a team’s to what they may see', async () => {
    fakeGateway({
      ...signedIn,
      ...opened(),
      TeamList: () => ofCompetition({ teams: { ...page([]), __typename: 'TeamPage' } }),
    });
    const { currentAddress } = openPage(`${address}/submit`);
    expect(await screen.findByText('判断种类。')).toBeVisible();
    expect(currentAddress()).toBe(`${address}/content`);
    cleanup();
    const teams = openPage(`${address}/teamswrapper/applications`);
    expect(await screen.findByText('暂无相关团队')).toBeVisible();
    expect(teams.currentAddress()).toBe(`${address}/teamswrapper/teams`);
  });

  it.each([
    ['ACTIVITY', address, `/home/activity/detail/${competitionId}`, '活动详情', '活动日程'],
    ['COMPETITION', `/home/activity/detail/${competitionId}`, address, '比赛详情', '比赛日程'],
  ] as const)(
    'of kind %s moves from %s to %s, as a draft too',
    async (kind, from, to, tab, times) => {
      const draft = competition({
        kind,
        isPublished: false,
        viewerManages: true,
        viewerRole: 'OWNER',
      });
      fakeGateway({
        ...signedIn,
        CompetitionPage: () => ({ competition: draft }),
        ActivityAside: () => ({ competition: draft }),
        Lessons: () => ({ competition: draft }),
      });
      const { currentAddress } = openPage(from);
      expect(await screen.findByRole('tab', { name: tab })).toBeVisible();
      expect(currentAddress()).toBe(to);
      expect(screen.getByRole('heading', { name: times })).toBeVisible();
    },
  );

  it('is not there under an unknown id', async () => {
    fakeGateway({ CompetitionPage: () => ({ competition: null }) });
    openPage(address);
    expect(await screen.findByText('没有找到指定的比赛')).toBeVisible();
  });
});
