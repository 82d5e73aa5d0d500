import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, DAY, page, viewer } from '#tests/web/support/data.ts';
import { fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const past = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const side = ({ activities = [] as unknown[], ...site }: Record<string, unknown> = {}) => ({
  site: {
    competitionTags: [
      { __typename: 'CompetitionTag', name: '分类', count: 7 },
      { __typename: 'CompetitionTag', name: '回归', count: 3 },
    ],
    __typename: 'Site',
    hostApplicationUrl: null,
    hostChatUrl: null,
    competitionAds: [],
    ...site,
  },
  rankingActivities: page(activities as unknown[]),
});

describe('the list of competitions', () => {
  it('shows running competitions, then those to begin, then ended ones, each with its label', async () => {
    fakeGateway({
      CompetitionList: () => ({
        competitions: page([
          competition(),
          competition({
            id: 'd'.repeat(24),
            name: '明年的比赛',
            startDate: past(-5),
            endDate: past(-90),
            registerEndDate: past(-80),
          }),
          competition({
            id: 'e'.repeat(24),
            name: '去年的比赛',
            endDate: past(1),
            registerEndDate: past(9),
          }),
        ]),
      }),
    });
    openPage('/home/competition');

    const ongoing = within(await screen.findByRole('region', { name: '进行中' }));
    expect(ongoing.getByText('20天后截止报名')).toBeVisible();
    expect(ongoing.getByText('1.2k')).toBeVisible();
    const link = ongoing.getByRole('link', { name: '南极企鹅识别挑战赛' });
    expect(link).toHaveAttribute('target', '_blank');
    const upcoming = within(screen.getByRole('region', { name: '即将开始' }));
    expect(upcoming.getByText('未开始', { selector: 'span' })).toBeVisible();
    const ended = within(screen.getByRole('region', { name: '已结束' }));
    expect(ended.getByText('已结束', { selector: 'span' })).toBeVisible();
    expect(document.title).toBe('比赛 - 鲸潮社区');
  });

  it('shows rows to compare, or cards where the address asks for them', async () => {
    const organization = { __typename: 'Organization', id: 'c'.repeat(24), name: '鲸潮竞赛组' };
    fakeGateway({
      CompetitionList: () => ({ competitions: page([competition({ organization })]) }),
      CompetitionListSide: () => side(),
    });
    const { user, currentAddress } = openPage('/home/competition');
    expect(await screen.findByText('鲸潮竞赛组')).toBeVisible();
    expect(screen.getByText('26 队')).toBeVisible();
    expect(screen.getByText(/^还有 (39|40) 天$/)).toBeVisible();
    const cards = screen.getByRole('button', { name: '卡片' });
    await user.click(cards);
    expect(cards).toHaveAttribute('aria-pressed', 'true');
    expect(currentAddress()).toBe('/home/competition?view=cards');
    expect(screen.queryByText('鲸潮竞赛组')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '南极企鹅识别挑战赛' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '列表' }));
    expect(currentAddress()).toBe('/home/competition');
  });

  it('names the fee of those that cost something', async () => {
    fakeGateway({
      CompetitionList: () => ({
        competitions: page([
          competition({ entranceFee: 20 }),
          competition({ id: 'd'.repeat(24), name: '免费的比赛' }),
        ]),
      }),
    });
    openPage('/home/competition');
    expect(await screen.findByText('报名费 20 鲸币')).toBeVisible();
    expect(screen.getAllByText(/报名费/)).toHaveLength(1);
  });

  it('recommends works that won an award beside it, where there are any', async () => {
    const work = {
      __typename: 'ForumPost',
      id: 'f'.repeat(24),
      title: '从喙长看企鹅',
      work: {
        __typename: 'WorkPost',
        cover: '/files/cover',
        awardName: '一等奖',
        awardRanking: 1,
        team: { __typename: 'Team', id: 'a'.repeat(24), name: '破浪小队' },
        competition: { __typename: 'Competition', id: 'b'.repeat(24), name: '企鹅赛' },
      },
    };
    fakeGateway({
      CompetitionList: () => ({ competitions: page([competition()]) }),
      CompetitionListSide: () => side(),
      AwardedWorks: () => ({
        workPosts: { __typename: 'ForumPostPage', page: 1, items: [work] },
      }),
    });
    openPage('/home/competition');
    const works = within(await screen.findByRole('region', { name: '获奖作品' }));
    expect(await works.findByRole('link', { name: '从喙长看企鹅' })).toHaveAttribute(
      'href',
      `/home/competition/forum/${work.id}`,
    );
    expect(works.getByText('一等奖')).toBeVisible();
    expect(works.getByText('破浪小队 · 企鹅赛')).toBeVisible();
    expect(works.getByRole('link', { name: '更多作品' })).toHaveAttribute(
      'href',
      '/home/competition/works',
    );
  });

  it('offers to ask again for works that could not be had, and none is no column', async () => {
    let broken = true;
    fakeGateway({
      CompetitionList: () => ({ competitions: page([competition()]) }),
      CompetitionListSide: () => side(),
      AwardedWorks: () => {
        if (broken) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '暂时无法获取' });
        return { workPosts: { __typename: 'ForumPostPage', page: 1, items: [] } };
      },
    });
    const { user } = openPage('/home/competition');
    const works = within(await screen.findByRole('region', { name: '获奖作品' }));
    const again = await works.findByRole('button', { name: '重试' });
    broken = false;
    await user.click(again);
    await waitFor(() => expect(screen.queryByRole('region', { name: '获奖作品' })).toBeNull());
    expect(screen.getByRole('link', { name: '南极企鹅识别挑战赛' })).toBeVisible();
  });

  it('is searched by name and narrowed by a tag, which the address keeps', async () => {
    const { sent } = fakeGateway({
      CompetitionList: () => ({ competitions: page([competition()]) }),
      CompetitionListSide: () => side(),
    });
    const { user, currentAddress } = openPage('/home/competition');
    const tag = await screen.findByRole('button', { name: '分类' });
    await user.click(tag);
    expect(tag).toHaveAttribute('aria-pressed', 'true');
    await user.type(screen.getByRole('textbox', { name: '搜索比赛' }), '企鹅{Enter}');
    expect(await screen.findByText('“企鹅”、标签“分类”的搜索结果')).toBeVisible();
    const query = new URLSearchParams(currentAddress().split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({ name: '企鹅', tag: '分类' });
    await waitFor(() =>
      expect(
        sent.filter(({ operationName }) => operationName === 'CompetitionList').at(-1)?.variables,
      ).toMatchObject({ name: '企鹅', tag: '分类' }),
    );
    await user.click(tag);
    await waitFor(() => expect(currentAddress()).not.toContain('tag'));
  });

  it('begins for a member with what they are in the middle of', async () => {
    const task = (index: number, dailyUsed: number, submitDisabled: boolean) => ({
      __typename: 'CompetitionTask',
      id: String(index).padStart(24, 'd'),
      startDate: past(10),
      endDate: past(-10),
      isClosedForSubmissions: submitDisabled,
      review: { __typename: 'AutomaticReview', dailyLimit: 5, totalLimit: null },
      quota: { __typename: 'SubmissionQuota', dailyUsed, totalUsed: dailyUsed },
    });
    const stage = {
      __typename: 'Stage',
      id: 'e'.repeat(24),
      name: '初赛',
      endDate: past(-5),
      tasks: [task(1, 2, false), task(2, 5, false), task(3, 0, true)],
    };
    const result = {
      __typename: 'CompetitionResult',
      rank: 3,
      rankLow: 1,
      rankHigh: 5,
      teamsCount: 24,
      award: '二等奖',
    };
    const own = (id: string, name: string, status: string) => ({
      __typename: 'Competition',
      id: id.repeat(24),
      name,
      image: null,
      status,
      endDate: past(-10),
      viewerState: {
        __typename: 'CompetitionViewerState',
        currentStage: status === 'RUNNING' ? stage : null,
        pendingApplicationsCount: 2,
        isTeamBanned: false,
        result: status === 'ENDED' ? result : null,
        team: { __typename: 'Team', id: 'b'.repeat(24), name: '破浪小队', membersCount: 3 },
      },
    });
    const mine = {
      viewer: {
        __typename: 'Viewer',
        id: viewer.id,
        competitions: page([own('a', '海冰预测', 'RUNNING'), own('c', '旧比赛', 'ENDED')]),
      },
    };
    fakeGateway({
      Viewer: () => ({ viewer }),
      CompetitionList: () => ({ competitions: page([competition()]) }),
      CompetitionListSide: () => side(),
      ContinueCompetitions: () => mine,
      MyCompetitions: () => mine,
    });
    const { goTo } = openPage('/home/competition');
    const going = within(await screen.findByRole('region', { name: '继续' }));
    expect(going.getByRole('link', { name: '海冰预测：去提交' })).toHaveAttribute(
      'href',
      `/home/competition/${'a'.repeat(24)}/submit`,
    );
    expect(going.getByText('我的团队（2 个待处理申请）')).toBeVisible();
    expect(going.getByText(/^初赛截止 .* · 今日还可提交 3 次$/)).toBeVisible();
    expect(going.queryByText('旧比赛')).not.toBeInTheDocument();

    await goTo('/home/competition/mine');
    expect(await screen.findByRole('link', { name: '旧比赛' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '旧比赛：去提交' })).not.toBeInTheDocument();
    expect(screen.getByText('最终第 3 名 (1–5) / 24')).toBeVisible();
    expect(screen.getByText('二等奖')).toBeVisible();
    await goTo('/home/competition/myteams');
    expect(await screen.findAllByRole('link', { name: '破浪小队' })).toHaveLength(2);
  });

  it('asks for the status that is picked, and says when there is none', async () => {
    const { variablesOf } = fakeGateway({
      CompetitionList: ({ status }) => ({
        competitions: page(status === 'NOT_STARTED' ? [] : [competition()]),
      }),
    });
    const { user, currentAddress } = openPage('/home/competition');
    await screen.findByText('南极企鹅识别挑战赛', { selector: 'a' });

    await user.selectOptions(screen.getByRole('combobox', { name: '比赛状态' }), '未开始');

    expect(await screen.findByText('没有找到指定的比赛')).toBeVisible();
    expect(currentAddress()).toBe('/home/competition?status=0');
    expect(await variablesOf('CompetitionList')).toMatchObject({
      status: 'NOT_STARTED',
      page: 1,
      perPage: 12,
    });
  });

  it('names the children of a series and folds them away', async () => {
    const child = (number: number) =>
      competition({
        id: String(number).repeat(24),
        name: `子比赛${number}`,
        tags: [`标签${number}`],
      });
    fakeGateway({
      CompetitionList: () => ({
        competitions: page([
          competition({
            isSeries: true,
            displayLabel: '新手友好',
            landingUrl: 'series.example.com',
            children: [child(2), child(3), child(4)],
          }),
        ]),
      }),
    });
    const { user } = openPage('/home/competition');

    expect(await screen.findByText('系列赛')).toBeVisible();
    expect(screen.getByText('标签3')).toBeVisible();
    expect(screen.getByText('新手友好')).toBeVisible();
    expect(screen.getByRole('link', { name: '南极企鹅识别挑战赛' })).toHaveAttribute(
      'href',
      'http://series.example.com',
    );
    await user.click(screen.getByRole('button', { name: '收起子比赛' }));
    expect(screen.queryByText('子比赛2')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '展开子比赛' })).toBeVisible();
  });

  it('guides to ranking activities, and shows what the operator puts beside the list', async () => {
    fakeGateway({
      CompetitionList: () => ({ competitions: page([competition()]) }),
      CompetitionListSide: () =>
        side({
          activities: [
            competition({
              id: 'a'.repeat(24),
              name: '打榜练习：二分类入门',
              displayLabel: '每周结算',
            }),
          ],
          competitionAds: [
            { __typename: 'Advertisement', title: '秋季训练营', image: '/files/ad', link: '/home' },
          ],
        }),
    });
    openPage('/home/competition');

    const guide = within(await screen.findByRole('region', { name: '打榜' }));
    expect(guide.getByText('每周结算')).toBeVisible();
    expect(guide.getByRole('link', { name: '打榜练习：二分类入门' })).toHaveAttribute(
      'href',
      `/home/activity/detail/${'a'.repeat(24)}`,
    );
    expect(guide.getByRole('link', { name: '更多打榜活动' })).toHaveAttribute(
      'href',
      '/home/activity/EXERCISE',
    );
    const ad = within(screen.getByRole('complementary', { name: '推荐' }));
    expect(ad.getByRole('img', { name: '秋季训练营' })).toHaveAttribute('src', '/files/ad');
  });

  it('leads to the operator’s own page for hosting where there is one', async () => {
    fakeGateway({
      CompetitionList: () => ({ competitions: page([competition()]) }),
      CompetitionListSide: () => side({ hostApplicationUrl: 'https://host.example.com/apply' }),
    });
    openPage('/home/competition');
    expect(await screen.findByRole('link', { name: '我要办赛' })).toHaveAttribute(
      'href',
      'https://host.example.com/apply',
    );
  });

  it('says what went wrong and loads on a retry', async () => {
    let down = true;
    fakeGateway({
      CompetitionList: () => {
        if (down) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂时不可用' });
        return { competitions: page([competition()]) };
      },
    });
    const { user } = openPage('/home/competition');

    expect(await screen.findByText('Oops...出错了')).toBeVisible();
    expect(screen.getByText('服务暂时不可用')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('南极企鹅识别挑战赛', { selector: 'a' })).toBeVisible();
  });
});

describe('the order of the list', () => {
  it('is chosen, kept in the address, and asked for', async () => {
    fakeGateway({
      CompetitionList: ({ sort }) => ({
        competitions: page([competition({ name: sort === 'CLOSING' ? '快截止的' : '默认的' })]),
      }),
      CompetitionListSide: () => side(),
    });
    const { user, currentAddress } = openPage('/home/competition');
    expect(await screen.findByText('默认的')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: '排序' }), '即将截止');
    expect(await screen.findByText('快截止的')).toBeVisible();
    expect(currentAddress()).toBe('/home/competition?sort=closing');
  });
});
