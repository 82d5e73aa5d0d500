import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { competition, competitionId, page, viewer } from '../support/data.ts';
import { fakeGateway, Refused } from '../support/fake-gateway.ts';
import { home } from '../support/home.ts';
import { openPage } from '../support/open-page.tsx';

const memberHome = {
  viewer: {
    ...viewer,
    competitions: page([]),
    projects: page([]),
    datasets: page([]),
    bookmarkedProjects: page([]),
    bookmarkedDatasets: page([]),
  },
  recommendedChannels: [],
};

const [projectId, columnId] = ['9'.repeat(24), 'c'.repeat(24)];

const frame = () => screen.getByTitle<HTMLIFrameElement>('鲸潮社区');

const tell = (data: unknown, origin: string, source: Window | null = frame().contentWindow) =>
  act(() => dispatchEvent(new MessageEvent('message', { data, origin, source })));

describe('the start of the site', () => {
  it('shows a visitor what the community has, and the ways in', async () => {
    fakeGateway({ Home: () => home() });
    openPage('/home');
    expect(
      await screen.findByRole('heading', { level: 1, name: '在真实数据上， 学会数据科学' }),
    ).toBeVisible();
    const counts = await screen.findByText('1,234');
    expect(counts.closest('li')).toHaveTextContent('1,234位成员');
    expect(screen.getByRole('link', { name: '免费注册' })).toHaveAttribute(
      'href',
      '/auth/register?redirect=%2Fhome',
    );
    const leaders = screen.getByRole('region', { name: '谁在领先' });
    expect(within(leaders).getByRole('link', { name: '潮汐组' })).toBeVisible();
    expect(leaders).toHaveTextContent('种类识别 · 24 支团队');
    expect(screen.getByRole('region', { name: '三步开始' })).toBeVisible();
    expect(document.title).toBe('鲸潮社区');
  });

  it('welcomes a member back', async () => {
    fakeGateway({ Viewer: () => ({ viewer }), Home: () => home() });
    openPage('/home');
    expect(
      await screen.findByRole('heading', { level: 1, name: `${viewer.member.name}，欢迎回来` }),
    ).toBeVisible();
    const standing = within(screen.getByRole('region', { name: /欢迎回来/ }));
    for (const [name, href] of [
      [/成长值/, /\/home\/user\/level/],
      [/项目/, /\/project$/],
      [/收藏/, /\/home\/user\/star$/],
    ] as const)
      expect(standing.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(href),
      );
    expect(screen.queryByText('三步开始')).toBeNull();
  });

  it('shows a member what is recommended, one group at a time', async () => {
    const way = (title: string) => ({
      __typename: 'RecommendedWay',
      title,
      description: '一句话',
      link: '/home/column',
    });
    const group = (title: string, ...ways: string[]) => ({
      __typename: 'RecommendGroup',
      title,
      ways: ways.map(way),
    });
    const picture = (__typename: string, title: string, link: string) => ({
      __typename,
      title,
      image: '/files/a.png',
      link,
    });
    fakeGateway({
      Viewer: () => ({ viewer }),
      Home: () => home(),
      MemberHome: () => ({
        ...memberHome,
        recommendedChannels: ['气象', '视觉', '时序', '统计'].map((name, index) => ({
          __typename: 'Channel',
          id: String(index).repeat(24),
          name,
          followersCount: 3,
        })),
        site: {
          hotProjects: [{ __typename: 'Project', id: projectId, title: '企鹅的嘴有多长' }],
          recommendedColumns: [
            { __typename: 'Column', id: columnId, name: '潮间带笔记', projectsCount: 3 },
          ],
          recommendConfig: {
            __typename: 'RecommendConfig',
            groups: [group('入门', '读专栏'), group('时间序列', '看预测', '做预测')],
            homeAds: [picture('Advertisement', '征文', 'https://example.org/')],
            learningPaths: [picture('LearningPath', '数据科学', '/home/learn/data-science')],
          },
        },
      }),
    });
    const { user } = openPage('/home');
    const slides = within(await screen.findByRole('region', { name: '推荐' }));
    const shown = () =>
      slides
        .getAllByRole('list', { hidden: true })
        .filter((list) => 'shown' in list.dataset)
        .map((list) => list.ariaLabel ?? list.getAttribute('aria-label'));
    expect(shown()).toEqual(['入门']);
    const other = slides.getByRole('button', { name: '时间序列' });
    await user.click(other);
    expect(other).toHaveAttribute('aria-pressed', 'true');
    expect(shown()).toEqual(['时间序列']);
    await user.click(slides.getByRole('button', { name: '暂停轮播' }));
    expect(slides.getByRole('button', { name: '继续轮播' })).toBeVisible();
    const reading = within(screen.getByRole('region', { name: '推荐阅读' }));
    expect(reading.getByRole('link', { name: '潮间带笔记' })).toHaveAttribute(
      'href',
      `/home/column/${columnId}`,
    );
    expect(reading.getByText(/个项目/)).toHaveTextContent('3 个项目');
    expect(reading.getByRole('link', { name: '时序' })).toHaveAttribute(
      'href',
      `/home/special/detail/${'2'.repeat(24)}`,
    );
    expect(reading.queryByRole('link', { name: '统计' })).toBeNull();
    expect(reading.getByRole('link', { name: '企鹅的嘴有多长' })).toHaveAttribute(
      'href',
      `/mw/project/${projectId}`,
    );
    expect(screen.getByRole('link', { name: '征文' })).toHaveAttribute(
      'href',
      'https://example.org/',
    );
    expect(screen.getByRole('link', { name: '数据科学' })).toHaveAttribute(
      'href',
      '/home/learn/data-science',
    );
  });

  it('shows a member the calendar of activities without those that ended', async () => {
    const live = { startsAt: '2030-03-01T11:00:00.000Z', endsAt: '2030-03-01T12:00:00.000Z' };
    fakeGateway({
      Viewer: () => ({ viewer }),
      Home: () => home(),
      ClassCalendar: () => ({
        site: {
          recommendConfig: {
            __typename: 'RecommendConfig',
            classCalendar: [
              competition({
                id: 'd'.repeat(24),
                kind: 'ACTIVITY',
                name: '更晚的课',
                startDate: '2030-04-01T00:00:00.000Z',
              }),
              competition({
                kind: 'ACTIVITY',
                name: '海洋直播课',
                detailType: 'LIVE',
                live: { __typename: 'LiveSession', url: null, ...live },
              }),
              competition({ id: columnId, kind: 'ACTIVITY', name: '旧训练营', status: 'ENDED' }),
            ],
          },
        },
      }),
    });
    openPage('/home');
    const calendar = within(await screen.findByRole('region', { name: '活动日历' }));
    expect(calendar.getByRole('link', { name: '海洋直播课' })).toHaveAttribute(
      'href',
      `/home/activity/detail/${competitionId}`,
    );
    expect(calendar.getByText('直播')).toBeVisible();
    expect(calendar.getByText(/2030\/03\/01/)).toHaveAttribute('datetime', live.startsAt);
    expect(calendar.queryByText('旧训练营')).toBeNull();
    // In order of time, however the administrators have put them.
    expect(calendar.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '海洋直播课',
      '更晚的课',
    ]);
  });

  it('offers to try again when it can’t be loaded', async () => {
    let answer: object = new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务器打了个盹' });
    fakeGateway({
      Home: () => {
        if (answer instanceof Refused) throw answer;
        return answer;
      },
    });
    const { user } = openPage('/home');
    const retry = await screen.findByRole('button', { name: '重试' });
    answer = home();
    await user.click(retry);
    expect(await screen.findByText('1,234')).toBeVisible();
  });
});

describe('an operator’s own page', () => {
  const marketing = () => home({ marketingUrl: 'https://market.example/start' });

  it('stands in the place of the home page, as high as it says, and nobody else', async () => {
    fakeGateway({ Home: marketing });
    openPage('/home');
    await screen.findByTitle('鲸潮社区');
    tell({ height: 700 }, 'https://evil.example');
    tell({ height: 700 }, 'https://market.example', window);
    expect(frame().style.height).toBe('');
    tell({ height: 2345.2 }, 'https://market.example');
    expect(frame().style.height).toBe('2346px');
    tell({ height: 'evil' }, 'https://market.example');
    expect(frame().style.height).toBe('2346px');
  });

  it('is for visitors alone', async () => {
    fakeGateway({ Viewer: () => ({ viewer }), Home: marketing });
    openPage('/home');
    await screen.findByText(`${viewer.member.name}，欢迎回来`);
    expect(screen.queryByTitle('鲸潮社区')).toBeNull();
  });
});
