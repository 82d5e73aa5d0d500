import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { dayKey } from '@whaletide/schema/shared/rules/time.ts';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { column, pageOf, project } from '../columns/columns.ts';
import { dataset } from '../datasets/datasets.ts';
import { project as ownProject, projectId } from '../projects/projects.ts';
import { hidden, star, starId } from './members.ts';

const path = `/home/user/profile/${starId}`;
/** A part of a homepage's member. */
const of = (id: unknown, part: object) => ({ __typename: 'Member', id, ...part });
/** Change of the member's rating by a competition of that name. */
const move = (name: string, valueBefore: number, value: number) => ({
  __typename: 'RatingMove',
  publishedAt: '2026-10-08T00:00:00.000Z',
  valueBefore,
  value,
  deviation: 45,
  competition: { __typename: 'Competition', id: name.padStart(24, 'c'), name },
});
const open = (address = path, answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    MemberProfile: () => ({ member: star() }),
    ProfileProjects: ({ memberId }) => ({
      member: of(memberId, { projects: pageOf('ProjectPage', [project(1, '企鹅篇')]) }),
    }),
    ProfileCompetitions: ({ memberId }) => ({
      member: of(memberId, { competitions: pageOf('CompetitionPage', []) }),
    }),
    MemberResults: ({ memberId }) => ({
      member: of(memberId, {
        record: {
          __typename: 'MemberRecord',
          results: pageOf('CompetitionResultPage', [
            {
              __typename: 'CompetitionResult',
              rank: 2,
              rankLow: 1,
              rankHigh: 4,
              teamsCount: 40,
              award: '二等奖',
              competition: {
                __typename: 'Competition',
                id: 'c'.repeat(24),
                name: '企鹅识别',
                endDate: '2026-10-01T00:00:00.000Z',
              },
              team: { __typename: 'Team', id: 'd'.repeat(24), name: '听潮队' },
            },
          ]),
        },
      }),
    }),
    RatingHistory: ({ memberId }) => ({
      member: of(memberId, {
        record: {
          __typename: 'MemberRecord',
          ratingHistory: pageOf('RatingMovePage', [
            move('企鹅识别', 1560, 1623),
            move('风速', 1500, 1560),
          ]),
        },
      }),
    }),
    MemberActivity: ({ memberId }) => ({
      member: of(memberId, {
        record: {
          __typename: 'MemberRecord',
          activity: [
            {
              __typename: 'ActivityDay',
              day: dayKey(new Date()),
              submissionsCount: 2,
              publicationsCount: 1,
              postsCount: 0,
            },
          ],
        },
      }),
    }),
    ProfileDatasets: ({ memberId }) => ({
      member: of(memberId, { datasets: pageOf('DatasetPage', [dataset(1)]) }),
    }),
    ProfileColumns: () => ({ columns: pageOf('ColumnPage', []) }),
    ProfileFollowers: ({ memberId }) => ({
      member: of(memberId, {
        followers: pageOf('MemberFollowPage', [
          {
            __typename: 'MemberFollow',
            followedAt: '2026-11-01T00:00:00.000Z',
            member: star({ id: 'bb'.padStart(24, '0'), name: '林小舟' }),
          },
        ]),
      }),
    }),
    ProfileFollowees: ({ memberId }) => ({
      member: of(memberId, { followees: pageOf('MemberFollowPage', []) }),
    }),
    ...answers,
  });
  showNotices();
  return { ...gateway, ...openPage(address) };
};
const own = (changes: object = {}) => ({
  MemberProfile: () => ({ member: star({ id: viewer.member.id, ...changes }) }),
});
const ownPath = `/home/user/profile/${viewer.member.id}`;

describe('a homepage', () => {
  it('names the channels that the member moderates', async () => {
    const moderatedChannels = [{ __typename: 'Channel', id: 'c'.repeat(24), name: '气象与海洋' }];
    open(path, { MemberProfile: () => ({ member: star({ moderatedChannels }) }) });
    expect(await screen.findByRole('link', { name: '气象与海洋' })).toHaveAttribute(
      'href',
      `/home/special/detail/${'c'.repeat(24)}`,
    );
  });

  it('tells the best place, and lists all places in final rankings', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: '最好 第2名' }));
    const row = (await screen.findByRole('link', { name: '企鹅识别' })).closest('li');
    expect(row).toHaveTextContent('第 2 名 (1–4)');
    expect(row).toHaveTextContent('共40队');
    expect(row).toHaveTextContent('二等奖');
    expect(row).toHaveTextContent('前5%');
    expect(screen.getByText('次获奖')).toHaveTextContent('1 次获奖');
  });

  it('tells the rating, and draws its line with a table for those who can’t see it', async () => {
    const { user } = open();
    expect(await screen.findByRole('link', { name: '等级分 1623 ±45（暂定）' })).toHaveAttribute(
      'href',
      '/home/ratings',
    );
    await user.click(await screen.findByRole('tab', { name: '比赛' }));
    const rows = within(await screen.findByRole('table', { name: '等级分的变动' })).getAllByRole(
      'row',
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '公布日期比赛之前之后',
      expect.stringContaining('风速15001560 ±45'),
      expect.stringContaining('企鹅识别15601623 ±45'),
    ]);
  });

  it('shows the days of a year, with their months as a table', async () => {
    open();
    const said = '近一年有 1 天活动：提交 2 次，发布 1 次，讨论 0 次';
    const picture = await screen.findByRole('img', { name: said });
    expect(
      within(picture).getByText(`${dayKey(new Date())}：提交 2 次，发布 1 次`),
    ).toBeInTheDocument();
    const months = screen.getByRole('table', { name: '近一年的活动，按月' });
    expect(within(months).getAllByRole('row')).toHaveLength(2);
  });

  it('leads to what others are shown on one page', async () => {
    open();
    expect(await screen.findByRole('link', { name: '作品集' })).toHaveAttribute(
      'href',
      `${path}/portfolio`,
    );
  });

  it('says nothing of places before the first', async () => {
    const record = { __typename: 'MemberRecord', enteredCount: 0, bestRank: null, awardsCount: 0 };
    const unrated = { ...record, rating: null };
    open(path, { MemberProfile: () => ({ member: star({ record: unrated }) }) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText(/最好|次获奖|等级分/)).toBeNull();
  });

  it('shows who it is, and the parts there are', async () => {
    const { user } = open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('周启航');
    expect(screen.getByText('听潮科技 · 算法工程师 · 青岛市')).toBeVisible();
    expect(await screen.findByRole('link', { name: '企鹅篇' })).toBeVisible();
    expect(document.title).toContain('周启航的主页');
    expect(screen.queryByRole('tab', { name: '主页配置' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: '数据集' }));
    expect(await screen.findByRole('link', { name: '数据集1' })).toBeVisible();
    expect(document.title).toContain('周启航的数据集');
    await user.click(screen.getByRole('tab', { name: '专栏' }));
    expect(await screen.findByText('还没有专栏')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '关注者' }));
    expect(await screen.findByRole('link', { name: '林小舟' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '关注的人' }));
    expect(await screen.findByText('还没有关注任何人')).toBeVisible();
  });

  it('of others has chat and follow, one’s own account settings and 主页配置', async () => {
    open();
    expect(await screen.findByRole('button', { name: '关注：周启航' })).toBeVisible();
    expect(screen.getByRole('link', { name: '私信：周启航' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '编辑资料' })).toBeNull();
  });

  it('is hidden by its own member, who goes on seeing it', async () => {
    let hides = false;
    const { user, inputOf } = open(`${ownPath}/config`, {
      ...own(),
      UpdateHomepage: () => {
        hides = true;
        return { updateHomepage: star({ id: viewer.member.id, isProfileHidden: true }) };
      },
    });
    await user.click(await screen.findByRole('switch', { name: /隐藏个人主页/ }));
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(hides).toBe(true);
    expect(await inputOf('UpdateHomepage')).toEqual({ isProfileHidden: true });
    await user.click(screen.getByRole('tab', { name: '概览' }));
    expect(await screen.findByText(/下面的内容只有你自己能看到/)).toBeVisible();
    expect(await screen.findByRole('link', { name: '企鹅篇' })).toBeVisible();
  });

  it('lists one’s own projects that nobody else sees, which can be deleted there', async () => {
    const author = star({ id: viewer.member.id, communityVerification: null });
    let rows = [
      ownProject(1, { author, isPrivate: true, visibility: 'PRIVATE' }),
      ownProject(2, { author, isPrivate: true, visibility: 'SHARED' }),
      ownProject(3, { author, visibility: 'PUBLIC' }),
    ];
    const { user, inputOf, sent } = open(`${ownPath}/project`, {
      MemberProfile: () => ({
        member: star({ id: viewer.member.id, projectsCount: rows.length }),
      }),
      OwnProjects: () => ({
        viewer: {
          ...viewer,
          projects: { ...pageOf('ProjectPage', rows), perPage: 12, totalCount: 12 + rows.length },
        },
      }),
      DeleteProject: () => {
        rows = rows.slice(1);
        return { deleteProject: { __typename: 'DeletedPayload', deletedId: projectId(1) } };
      },
    });
    const row = async (title: string) =>
      within((await screen.findByRole('link', { name: title })).closest('li') as HTMLElement);
    expect((await row('项目1')).getByText('私有')).toBeVisible();
    expect((await row('项目2')).getByText('凭链接')).toBeVisible();
    expect((await row('项目3')).queryByText(/私有|凭链接/)).toBeNull();
    expect(screen.getByRole('navigation', { name: '分页' })).toBeVisible();
    expect(await screen.findByRole('link', { name: '编辑项目「项目1」' })).toHaveAttribute(
      'href',
      `/mw/project/edit/${projectId(1)}`,
    );
    const projects = () => screen.getByText('个项目');
    expect(projects()).toHaveTextContent('3 个项目');
    await user.click(screen.getByRole('button', { name: '删除项目「项目1」' }));
    const title = await screen.findByLabelText('该操作不可恢复，请输入「项目1」确定删除。');
    expect(screen.getByRole('button', { name: '删除' })).toBeDisabled();
    await user.type(title, '项目1');
    await user.click(screen.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('已删除')).toBeVisible();
    expect(await inputOf('DeleteProject')).toEqual({ projectId: projectId(1) });
    await waitFor(() => expect(screen.queryByRole('link', { name: '项目1' })).toBeNull());
    await waitFor(() => expect(projects()).toHaveTextContent('2 个项目'));
    expect(sent.some(({ operationName }) => operationName === 'ProfileProjects')).toBe(false);
  });

  it('of others lists their public projects alone', async () => {
    const { sent } = open(`${path}/project`);
    expect(await screen.findByRole('link', { name: '企鹅篇' })).toBeVisible();
    expect(sent.some(({ operationName }) => operationName === 'OwnProjects')).toBe(false);
  });

  it('has the columns of its own member, whoever’s were looked at before', async () => {
    const { id } = viewer.member;
    const mine = star({ id, name: '我自己' });
    const { goTo } = open(`${path}/column`, {
      MemberProfile: (asked) => ({ member: asked.id === id ? mine : star() }),
      ProfileColumns: (asked) => ({
        columns: pageOf('ColumnPage', [
          column(
            asked.memberId === id
              ? { id: 'd'.repeat(24), name: '我的专栏' }
              : { name: '别人的专栏' },
          ),
        ]),
      }),
    });
    expect(await screen.findByRole('link', { name: '别人的专栏' })).toBeVisible();
    await goTo(`${ownPath}/column`);
    expect(await screen.findByRole('link', { name: '我的专栏' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '别人的专栏' })).toBeNull();
  });

  it('that is hidden shows no parts and asks for none', async () => {
    const { sent } = open(path, {
      MemberProfile: () => ({ member: hidden({ isProfileHidden: true }) }),
    });
    expect(await screen.findByText('该用户没有公开个人主页')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(sent.some(({ operationName }) => operationName?.startsWith('Profile'))).toBe(false);
  });

  it('of a stopped account says so', async () => {
    open(path, { MemberProfile: () => ({ member: hidden({ isDeactivated: true }) }) });
    expect((await screen.findAllByText('该账号已停用')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: '关注：周启航' })).toBeNull();
  });

  it('without an id is one’s own', async () => {
    const { currentAddress } = open('/home/user/profile', own());
    await screen.findByRole('link', { name: '编辑资料' });
    expect(currentAddress()).toBe(ownPath);
  });

  it('of others has no 主页配置: it leads to the first part', async () => {
    const { currentAddress } = open(`${path}/config`);
    await screen.findByRole('link', { name: '企鹅篇' });
    await waitFor(() => expect(currentAddress()).toBe(path));
  });

  it('that isn’t there says so', async () => {
    open(path, { MemberProfile: () => ({ member: null }) });
    expect(await screen.findByText('没有找到指定的用户')).toBeVisible();
  });
});
