import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, page, viewer } from '../support/data.ts';
import { type Answers, fakeGateway } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';

const SITE = ' - 鲸潮社区';
const gone = 'f'.repeat(24);
const open = (address: string, answers: Answers = {}) => {
  fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    CompetitionPage: () => ({ competition: null }),
    ForumHead: () => ({ competition: null }),
    ForumPost: () => ({ forumPost: null }),
    EditPost: () => ({ forumPost: null }),
    TeamPage: () => ({ team: null }),
    ColumnPage: () => ({ column: null }),
    ProjectPage: () => ({ project: null }),
    ManageCompetition: () => ({ competition: null }),
    OrganizationFrame: () => ({ organization: null }),
    OpenCompetitions: () => ({ competitions: page([competition()]) }),
    ...answers,
  });
  return openPage(address);
};
/** Names that an address of no permission gives. */
const named: Answers = {
  NoPermission: () => ({
    competition: { __typename: 'Competition', id: competitionId, name: '南极企鹅识别挑战赛' },
  }),
};
const mainLink = async (name: string) =>
  within(await screen.findByRole('main')).findByRole('link', { name });

it.each([
  [
    'a competition',
    `/home/competition/${gone}`,
    '没有找到指定的比赛',
    '比赛',
    '去看看全部比赛',
    '/home/competition',
  ],
  [
    'an activity',
    `/home/activity/detail/${gone}`,
    '没有找到指定的活动',
    '活动',
    '去看看全部活动',
    '/home/activity',
  ],
  [
    'a forum',
    `/home/competition/forumlist/${gone}`,
    '没有找到指定的比赛',
    '讨论区',
    '去看看全部比赛',
    '/home/competition',
  ],
  [
    'a post',
    `/home/competition/forum/${gone}`,
    '帖子不存在或已被删除',
    '帖子',
    '所有作品',
    '/home/competition/works',
  ],
  [
    'a post to edit',
    `/home/competition/forum/edit/${gone}`,
    '帖子不存在或已被删除',
    '帖子',
    '去看看全部比赛',
    '/home/competition',
  ],
  [
    'a team',
    `/home/competition/team/${gone}`,
    '未找到指定的团队',
    '团队',
    '去看看全部比赛',
    '/home/competition',
  ],
  [
    'a column',
    `/home/column/${gone}`,
    '该专栏已被删除或折叠，或没有公开',
    '专栏',
    '去看看全部专栏',
    '/home/column',
  ],
  [
    'a project',
    `/mw/project/${gone}`,
    '该项目已被删除或折叠，或没有公开',
    '项目',
    '去看看全部项目',
    '/home/project',
  ],
  [
    'a competition to manage',
    `/org/tide/competition/manage/${gone}`,
    '没有找到指定的比赛或活动',
    '比赛或活动',
    '管理的全部比赛和活动',
    '/org/tide/competition/manage',
  ],
  [
    'a project of an organization',
    `/org/nobody/project/${gone}`,
    '该项目已被删除或折叠，或没有公开',
    '项目',
    '去看看全部项目',
    '/home/project',
  ],
  [
    'an organization',
    `/org/tide/competition/area/${gone}`,
    '未找到该组织',
    '组织',
    '去看看全部比赛',
    '/home/competition',
  ],
])(
  '%s that is missing says so, also in the title, and leads on',
  async (_, address, text, what, way, to) => {
    open(address);
    expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible();
    expect(await mainLink(way)).toHaveAttribute('href', to);
    await waitFor(() => expect(document.title).toBe(`${what}不存在${SITE}`));
  },
);

it.each([
  ['a missing competition', `/home/competition/${gone}`],
  ['an address that leads nowhere', '/home/nothing/here'],
  ['a page that one may not see', '/home/error?type=1'],
])('%s names competitions that run', async (_, address) => {
  open(address);
  const offered = within(await screen.findByRole('navigation', { name: '正在进行的比赛' }));
  expect(offered.getByRole('link', { name: '南极企鹅识别挑战赛' })).toHaveAttribute(
    'href',
    `/home/competition/${competitionId}`,
  );
});

it.each([
  ['1', '链接不存在', null],
  ['2', '登录后才能查看', '登录'],
  ['3', '报名后才能查看', '前往报名'],
  ['4', '晋级到该阶段后才能查看', '前往比赛详情'],
  ['5', '你的资质审核未通过', '前往审核'],
])(
  'a page of no permission (%s) is named in the title and leads on',
  async (type, title, button) => {
    open(`/home/error?type=${type}&Competition=${competitionId}`, named);
    await screen.findByRole('heading', { level: 1, name: title });
    if (button) expect(await mainLink(button)).toBeVisible();
    expect(await mainLink('去看看全部比赛')).toHaveAttribute('href', '/home/competition');
    expect(await mainLink('帮助中心')).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title}${SITE}`));
  },
);

it('signing in leads back to the competition that one may not see yet', async () => {
  open(`/home/error?type=2&Competition=${competitionId}`, named);
  expect(await mainLink('登录')).toHaveAttribute(
    'href',
    `/auth/communityLogin?redirect=${encodeURIComponent(`/home/competition/${competitionId}`)}`,
  );
});

it('says nothing where there is no competition to offer', async () => {
  open('/home/nothing/here', { OpenCompetitions: () => ({ competitions: page([]) }) });
  expect(await mainLink('去看看比赛')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '正在进行的比赛' })).toBeNull();
});
