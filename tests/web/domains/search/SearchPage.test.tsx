import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { competition, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { cardAt } from '#tests/web/support/member-card.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { column, project } from '../columns/columns.ts';
import { star } from '../members/members.ts';
import { counts, results, trends } from './search.ts';

const member = {
  __typename: 'Member',
  id: 'd'.repeat(24),
  name: '海雾观测',
  avatar: null,
  level: 3,
  signature: null,
  identity: null,
  university: null,
  majorTag: null,
  major: null,
  company: null,
  job: null,
  communityVerification: null,
  followersCount: 4,
  viewerFollows: false,
  isDeactivated: false,
};

const open = (address: string, answers: Answers = {}) => {
  const { sent } = fakeGateway({
    SearchCounts: () => counts({ COMPETITION: 1, MEMBER: 1 }),
    SearchResults: ({ kind }) => results(kind === 'MEMBER' ? [member] : []),
    ...answers,
  });
  const asked = (name: string) => sent.filter(({ operationName }) => operationName === name);
  return { ...openPage(address), asked };
};

/** The result of this name: its words stand in parts where one of them is marked. */
const result = (name: string) =>
  screen.findByText((_, element) => element?.tagName === 'H2' && element.textContent === name);

describe('/home/global', () => {
  it('has a tab of each kind with its count, and shows the first of those with most', async () => {
    const { user, asked } = open('/home/global?search=海雾', {
      SearchResults: ({ kind }) =>
        results(kind === 'COMPETITION' ? [competition({ name: '近海雾情预报' })] : [member]),
    });
    const tabs = await screen.findByRole('navigation', { name: '搜索结果' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((tab) => tab.textContent),
    ).toEqual(['项目 0', '数据集 0', '比赛 1', '活动 0', '频道 0', '专栏 0', '帖子 0', '用户 1']);
    expect(await result('近海雾情预报')).toBeVisible();
    expect(document.querySelector('mark')?.textContent).toBe('海雾');
    expect(asked('SearchResults').at(-1)?.variables).toEqual({
      text: '海雾',
      kind: 'COMPETITION',
      sort: 'RELEVANCE',
      page: 1,
      perPage: 12,
    });
    await user.click(within(tabs).getByRole('link', { name: '用户 1' }));
    expect(await result('海雾观测')).toBeVisible();
  });

  it('says totals above a thousand in thousands', async () => {
    open('/home/global?search=海雾', {
      SearchCounts: () => counts({ PROJECT: 12_345, COLUMN: 1_001, MEMBER: 1_000 }),
    });
    const tabs = await screen.findByRole('navigation', { name: '搜索结果' });
    expect(await within(tabs).findByRole('link', { name: '项目 12.3k' })).toBeVisible();
    expect(within(tabs).getByRole('link', { name: '专栏 1.0k' })).toBeVisible();
    expect(within(tabs).getByRole('link', { name: '用户 1000' })).toBeVisible();
  });

  it.each([
    ['系列赛', { landingUrl: 'https://series.test' }],
    ['未开始', { status: 'NOT_STARTED' }],
    ['未报名', { status: 'RUNNING' }],
  ])('labels a competition %s', async (label, changes) => {
    open('/home/global?search=海雾&tab=competition', {
      SearchResults: () =>
        results([competition({ landingUrl: null, isSeries: false, ...changes })]),
    });
    expect(await screen.findByText(label)).toBeVisible();
  });

  it('lands in the tab with most hits, unless one is chosen', async () => {
    const most = { SearchCounts: () => counts({ COMPETITION: 2, MEMBER: 9 }) };
    const { asked } = open('/home/global?search=海雾', most);
    expect(await result('海雾观测')).toBeVisible();
    expect(asked('SearchResults')[0]?.variables).toMatchObject({ kind: 'MEMBER' });
    cleanup();
    const chosen = open('/home/global?search=海雾&tab=project&sort=-VotesCount', most);
    expect(await screen.findByText('没有找到指定的项目')).toBeVisible();
    expect(chosen.asked('SearchResults')[0]?.variables).toMatchObject({
      kind: 'PROJECT',
      sort: 'POPULAR',
    });
  });

  it.each([
    ['project', '没有找到指定的项目'],
    ['competition', '没有找到指定的比赛'],
    ['column', '没有找到指定的专栏'],
    ['post', '没有找到指定的帖子'],
    ['user', '没有找到指定的用户'],
  ])('says so where nothing was found: %s', async (tab, text) => {
    open(`/home/global?search=无&tab=${tab}`, { SearchResults: () => results([]) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says that what comes has most of the words, and what may have been meant', async () => {
    const { user, asked } = open('/home/global?search=房價預測&tab=competition', {
      SearchResults: ({ text }) =>
        results([competition({ name: '房价估计大赛' })], {
          match: text === '房价' ? 'ALL' : 'MOST',
          understood: text === '房价' ? '房价' : '房价预测',
          alternatives: text === '房价' ? [] : ['房价'],
        }),
    });
    expect(await screen.findByText('没有包含全部关键词的比赛，以下是最接近的结果')).toBeVisible();
    expect(await result('房价估计大赛')).toBeVisible();
    // Marked by the text as it was understood.
    expect(document.querySelector('mark')?.textContent).toBe('房价');
    await user.click(screen.getByRole('link', { name: '房价' }));
    await waitFor(() =>
      expect(asked('SearchResults').at(-1)?.variables).toMatchObject({ text: '房价' }),
    );
    await waitFor(() => expect(screen.queryByText(/最接近的结果/)).toBeNull());
  });

  it('says where a word stands, with a link there, and what a result lacks', async () => {
    const excerpt = { text: 'table = read_csv(x)', isCode: true, cell: 3, floor: null };
    open('/home/global?search=read_csv&tab=project', {
      SearchResults: () =>
        results([project(1, '藤壶计数')], {
          marks: ['read_csv'],
          match: 'MOST',
          reasons: [
            {
              __typename: 'SearchReason',
              of: project(1, '藤壶计数').id,
              missing: ['鲸鱼座'],
              excerpt: {
                __typename: 'SearchExcerpt',
                label: null,
                notebook: '藤壶.ipynb',
                ...excerpt,
              },
            },
          ],
        }),
    });
    const place = await screen.findByRole('link', { name: '藤壶.ipynb · 第 3 个单元格' });
    const address = new URL(place.getAttribute('href') ?? '', 'http://x');
    expect(address.searchParams.get('n')).toBe('藤壶.ipynb');
    expect(address.searchParams.get('cell')).toBe('3');
    expect(document.querySelector('mark')?.textContent).toBe('read_csv');
    expect(screen.getByText('不含：鲸鱼座')).toBeVisible();
  });

  it('has one field to search by: the one in the head, with what was searched for', async () => {
    open('/home/global?search=海雾&tab=user');
    expect(await result('海雾观测')).toBeVisible();
    const fields = screen.getAllByRole('searchbox', { name: /搜索/ });
    expect(fields).toHaveLength(1);
    expect(fields[0]).toHaveValue('海雾');
  });

  it('offers ways on where nothing was found', async () => {
    open('/home/global?search=无&tab=dataset', {
      SearchResults: () => results([], { alternatives: ['雾'] }),
      SearchTrends: () => ({ site: { __typename: 'Site', searchTrends: trends } }),
    });
    expect(await screen.findByText('没有找到指定的数据集')).toBeVisible();
    for (const name of ['雾', '打榜练习', '浏览全部数据集'])
      expect(await screen.findByRole('link', { name })).toBeVisible();
    expect(screen.getByRole('link', { name: '浏览全部数据集' })).toHaveAttribute(
      'href',
      '/home/dataset',
    );
    // Other kinds may have what was meant: it leads to the one that has most.
    expect(screen.getByRole('link', { name: '雾' })).toHaveAttribute(
      'href',
      `/home/global?search=${encodeURIComponent('雾')}`,
    );
  });

  it('sorts columns, and keeps the order in the address', async () => {
    const { user, asked, currentAddress } = open('/home/global?search=数据&tab=column', {
      SearchResults: () => results([column()]),
    });
    expect(await result('从零读懂表格数据')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('专栏排序'), '最多项目');
    await waitFor(() => expect(asked('SearchResults').at(-1)?.variables.sort).toBe('CONTENTS'));
    expect(asked('SearchResults').at(-1)?.variables.perPage).toBe(20);
    expect(new URL(currentAddress(), 'http://x').searchParams.get('sort')).toBe('-LabsCount');
  });

  it('offers to follow to members alone', async () => {
    open('/home/global?search=海雾&tab=user');
    expect(await result('海雾观测')).toBeVisible();
    expect(screen.queryByRole('button', { name: /关注/ })).toBeNull();
  });

  it('offers members to follow', async () => {
    open('/home/global?search=海雾&tab=user', { Viewer: () => ({ viewer }) });
    expect(await screen.findByRole('button', { name: '关注：海雾观测' })).toBeVisible();
  });

  it.each([
    ['a member', 'user', { ...member }],
    ['who wrote a project', 'project', { ...project(1, '海雾'), author: member }],
    ['who owns a column', 'column', column({ owner: member })],
  ])('has the card of %s', async (_, tab, found) => {
    const { user, asked } = open(`/home/global?search=潮&tab=${tab}`, {
      SearchResults: () => results([found]),
      MemberProfile: () => ({ member: star({ id: member.id, name: member.name }) }),
    });
    expect(await (await cardAt(user, '海雾观测')).findByText('常年打榜')).toBeVisible();
    expect(asked('MemberProfile')).toHaveLength(1);
  });

  it('offers to try again', async () => {
    let fails = true;
    const { user } = open('/home/global?search=企鹅&tab=project', {
      SearchResults: () => {
        if (fails) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂时不可用' });
        return results([project(1, '企鹅的喙')]);
      },
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    fails = false;
    await user.click(retry);
    expect(await result('企鹅的喙')).toBeVisible();
  });

  it('asks nothing for more than 200 characters', async () => {
    const { asked } = open(`/home/global?search=${'词'.repeat(201)}`);
    expect(await screen.findByText('搜索词最多200个字符')).toBeVisible();
    expect(asked('SearchResults')).toEqual([]);
  });

  it.each(['/global', '/home/global?search=%20&tab=user'])(
    'leads to the channels without a word: %s',
    async (address) => {
      const later = () => {
        throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '稍后再试' });
      };
      const { asked, currentAddress } = open(address, {
        ChannelList: later,
        ChannelHighlights: later,
      });
      await waitFor(() => expect(currentAddress()).toBe('/home/special'));
      expect(asked('SearchResults')).toEqual([]);
    },
  );
});
