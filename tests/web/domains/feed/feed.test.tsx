import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { competition, feedOf, viewer } from '#tests/web/support/data.ts';
import { endsInView } from '#tests/web/support/ends-in-view.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { home } from '#tests/web/support/home.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { column } from '../columns/columns.ts';
import { dataset } from '../datasets/datasets.ts';
import { star, starId } from '../members/members.ts';
import { project } from '../projects/projects.ts';
import { entry } from './entry.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const open = (answers: Answers) => {
  const { sent } = fakeGateway({ Viewer: () => ({ viewer }), ...answers });
  return { ...openPage('/home'), sent };
};
const entries = () => screen.findAllByRole('article');

describe('the feed', () => {
  it('says who did what to what, each with the target’s card', async () => {
    const items = [
      entry(9),
      entry(8, { action: 'BOOKMARK', targetsCount: 2, targets: [project(2), project(3)] }),
      entry(7, { source: column(), targets: [project(4)] }),
      entry(6, { action: 'JOIN', targetType: 'COMPETITION', targets: [competition()] }),
      entry(5, { action: 'FOLLOW', targetType: 'COLUMN', targets: [column()] }),
      entry(4, { action: 'FOLLOW', targetType: 'MEMBER', targets: [star({ name: '陈海' })] }),
    ];
    open({ Feed: () => ({ feed: feedOf(items) }) });
    const names = (await entries()).map((one) => one.textContent);
    expect(names[0]).toContain('发布了项目');
    expect(names[1]).toContain('收藏了 2 个项目');
    expect(names[2]).toContain('从零读懂表格数据收录了项目');
    expect(names[3]).toContain('参加了比赛');
    expect(names[4]).toContain('关注了专栏');
    expect(names[5]).toContain('关注了用户');
    expect(screen.getByRole('link', { name: '项目2' })).toBeVisible();
    expect(screen.getByRole('button', { name: '关注专栏「从零读懂表格数据」' })).toBeVisible();
    expect(screen.getByRole('button', { name: '关注：陈海' })).toBeVisible();
    expect(screen.getByText('没有更多啦')).toBeVisible();
  });

  it('shows with its cards how often what was done to them', async () => {
    const items = [
      entry(9, { targets: [project(9, { isFork: true, viewsCount: 1234 })] }),
      entry(8, {
        targetType: 'DATASET',
        targets: [
          dataset(8, { viewsCount: 7, projectsCount: 2, downloadsCount: 3, votesCount: 4 }),
        ],
      }),
      entry(7, { targetType: 'COLUMN', targets: [column()] }),
    ];
    open({ Feed: () => ({ feed: feedOf(items) }) });
    const [first, second, third] = (await entries()).map((one) => one.textContent);
    expect(first).toContain('项目9Fork');
    expect(first).toContain('苏写浪1.2k 次浏览3 次 Fork5 个赞');
    expect(second).toContain('7 次浏览2 个项目3 次下载4 个赞');
    expect(third).toContain(column().owner.name);
  });

  it('goes on by itself where a page is short, until there is no more', async () => {
    const pages: Record<string, object> = {
      first: feedOf([entry(9)], { hasNextPage: true, endCursor: '9' }),
      '9': feedOf([], { hasNextPage: true, endCursor: '5' }),
      '5': feedOf([entry(4)], { endCursor: '4' }),
    };
    endsInView();
    const { sent } = open({
      Feed: ({ after }) => ({ feed: pages[(after as string | undefined) ?? 'first'] }),
    });
    expect(await screen.findByText('没有更多啦', {}, { timeout: 5_000 })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^项目\d/ }).map((one) => one.textContent)).toEqual([
      '项目9',
      '项目4',
    ]);
    const asked = sent.filter(({ operationName }) => operationName === 'Feed');
    expect(asked.map(({ variables }) => variables)).toEqual([{}, { after: '9' }, { after: '5' }]);
  });

  it('says of what is gone that it is', async () => {
    const items = [
      entry(9, { targets: [] }),
      entry(8, { targetType: 'COLUMN', action: 'FOLLOW', targets: [] }),
    ];
    open({ Feed: () => ({ feed: feedOf(items) }) });
    await entries();
    expect(screen.getByText('该项目已被删除或折叠')).toBeVisible();
    expect(screen.getByText('该专栏已被删除或折叠')).toBeVisible();
  });

  it('is walked through by j and k', async () => {
    const { user } = open({ Feed: () => ({ feed: feedOf([entry(9), entry(8)]) }) });
    const [first, second] = await entries();
    within(first as HTMLElement)
      .getByRole('link', { name: '项目9' })
      .focus();
    await user.keyboard('j');
    expect(second).toHaveFocus();
    await user.keyboard('j');
    expect(second).toHaveFocus();
    await user.keyboard('k');
    expect(first).toHaveFocus();
  });

  it('offers what is new, and shows it when it is asked for', async () => {
    let items = [entry(9)];
    const { user, sent } = open({
      Feed: () => ({ feed: feedOf(items, { newest: String(items.length === 1 ? 9 : 10) }) }),
      NewFeedItems: ({ after }) => ({
        viewer: {
          ...viewer,
          newFeedItems: after === '9' ? { count: 20, hasMore: true } : { count: 0, hasMore: false },
        },
      }),
    });
    const offer = await screen.findByRole('button', { name: '20+ 条新动态' });
    expect(await entries()).toHaveLength(1);
    items = [entry(10), entry(9)];
    await user.click(offer);
    expect(await screen.findByRole('link', { name: '项目10' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /条新动态/ })).toBeNull();
    expect(screen.getByRole('heading', { name: '动态' })).toHaveFocus();
    expect(sent.filter(({ operationName }) => operationName === 'Feed')).toHaveLength(2);
  });

  it('shows who follows nothing what there is, without a way to refresh nothing', async () => {
    open({ Feed: () => ({ feed: feedOf([]) }), Home: () => home() });
    expect(await screen.findByText(/他们的新动态会出现在这里/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: '正在进行的比赛' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '刷新' })).toBeNull();
  });

  it('offers to try again', async () => {
    let fails = true;
    const { user } = open({
      Feed: () => {
        if (fails) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务器打了个盹' });
        return { feed: feedOf([entry(9)]) };
      },
    });
    expect(await screen.findByText('动态没能加载')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await entries()).toHaveLength(1);
  });
});

describe('a member’s feed', () => {
  it('stands in a tab of the homepage', async () => {
    fakeGateway({
      MemberProfile: () => ({ member: star() }),
      MemberFeed: () => ({
        member: { __typename: 'Member', id: starId, feed: feedOf([entry(9)]) },
      }),
    });
    openPage(`/home/user/profile/${starId}/feed`);
    expect(await entries()).toHaveLength(1);
    expect(screen.getByRole('tab', { name: '动态', selected: true })).toBeVisible();
  });
});
