import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, registered, viewer } from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { list } from '../submissions/submit-tab.ts';

const organization = {
  __typename: 'Organization',
  id: '9'.repeat(24),
  shortName: 'tide',
  name: '潮汐组',
  description: '',
  image: null,
};
const held = competition({
  publishStatus: 'ORGANIZATION',
  organization,
  viewerState: registered,
});
const area = `/org/tide/competition/area/${competitionId}`;

const postId = '8'.repeat(24);
const forum = {
  __typename: 'Forum',
  kind: 'COMPETITION',
  id: competitionId,
  permissions: {
    __typename: 'ForumPermissions',
    canWrite: true,
    canManage: false,
    canRemove: false,
    canModerate: false,
  },
};
const author = { __typename: 'Member', id: viewer.id, name: '林小舟', avatar: null, level: 2 };
const post = {
  __typename: 'ForumPost',
  id: postId,
  title: '企鹅的喙',
  content: '很长。',
  moderatedContent: '很长。',
  type: 'QUESTION',
  isGood: false,
  isSticky: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  lastReplyAt: '2026-11-01T00:00:00.000Z',
  repliesCount: 0,
  votesCount: 0,
  viewsCount: 0,
  changesCount: 0,
  authorship: 'HUMAN',
  authorshipModel: null,
  author,
  forum: {
    ...forum,
    competition: { __typename: 'Competition', id: competitionId, name: '南极企鹅识别挑战赛' },
    channel: null,
  },
  work: null,
  foldReason: null,
  projectId: null,
  project: null,
  viewerState: { __typename: 'ForumPostViewerState', hasVoted: false },
};

const open = (address: string, mayRead = false) => {
  fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    ForumPost: () => ({ forumPost: post }),
    ForumReplies: () => ({
      forumPost: {
        __typename: 'ForumPost',
        id: post.id,
        replies: {
          __typename: 'ForumReplyPage',
          totalCount: 0,
          page: 1,
          perPage: 10,
          items: [],
        },
      },
    }),
    EditPost: () => ({ forumPost: post }),
    UpdateForumPost: () => ({ updateForumPost: post }),
    RecordForumPostView: () => ({
      recordForumPostView: { __typename: 'DonePayload', isDone: true },
    }),
    CompetitionPage: () => ({ competition: held }),
    OrganizationFrame: () => ({ organization }),
    WorkList: () => list([]),
    ForumList: () => ({
      forumPosts: {
        __typename: 'ForumPostPage',
        totalCount: 1,
        page: 1,
        perPage: 8,
        items: [post],
      },
    }),
    ForumHead: () => ({ competition: { ...held, forum: mayRead ? forum : null } }),
  });
  return openPage(address);
};

describe('an organization’s competition', () => {
  it('has neither a submit tab nor teams outside, and leads its participants to the organization', async () => {
    open(`/home/competition/${competitionId}`);
    const link = await screen.findByRole('link', { name: '前往组织' });
    expect(link).toHaveAttribute('href', area);
    const tabs = screen.getAllByRole('tab', { name: /比赛详情|提交|团队|排行榜/ });
    expect(tabs.map((tab) => tab.textContent)).toEqual(['比赛详情', '排行榜']);
  });

  it('is submitted to in the organization’s area, to which every other way leads', async () => {
    const { user, currentAddress } = open(area);
    const tab = await screen.findByRole('tab', { name: '提交' });
    expect(screen.queryByRole('tab', { name: '团队' })).toBeNull();
    await user.click(tab);
    await waitFor(() => expect(currentAddress()).toBe(`${area}/submit`));
    expect(await screen.findByRole('region', { name: '提交记录' })).toBeVisible();
    expect(screen.getByRole('button', { name: '提交' })).toBeEnabled();
    expect(screen.getByRole('link', { name: '提交结果' })).toHaveAttribute(
      'href',
      `${area}/submit`,
    );
  });

  it.each([
    ['the community’s address', `/home/competition/${competitionId}/submit`],
    ['another organization’s frame', `/org/other/competition/area/${competitionId}/submit`],
  ])('is reached for submitting from %s', async (_, from) => {
    const { currentAddress } = open(from);
    await waitFor(() => expect(currentAddress()).toBe(`${area}/submit`));
    expect(await screen.findByRole('region', { name: '提交记录' })).toBeVisible();
  });

  it('stands below the organization’s name there, and stays there from tab to tab', async () => {
    const { user, currentAddress } = open(area);
    expect(
      await screen.findByRole('heading', { level: 1, name: '南极企鹅识别挑战赛' }),
    ).toBeVisible();
    expect(screen.getByRole('complementary', { name: '组织' })).toHaveTextContent('潮汐组');
    expect(screen.getByRole('link', { name: '讨论' })).toHaveAttribute(
      'href',
      `/org/tide/competition/forumlist/${competitionId}`,
    );
    await user.click(screen.getByRole('tab', { name: '排行榜' }));
    await waitFor(() => expect(currentAddress()).toBe(`${area}/leaderboard`));
  });

  it('keeps its forum for those who take part', async () => {
    const { currentAddress } = open(`/org/tide/competition/forumlist/${competitionId}`);
    await waitFor(() =>
      expect(currentAddress()).toBe(`/home/error?type=3&Competition=${competitionId}`),
    );
  });

  it('keeps every way through the forum within the frame', async () => {
    const frame = '/org/tide/competition';
    const { user, currentAddress } = open(`${frame}/forumlist/${competitionId}`, true);
    const way = async (name: string | RegExp, path: string) =>
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
    await way(
      '发布帖子',
      `${frame}/forum/create?forumId=${competitionId}&competitionId=${competitionId}`,
    );
    await way('南极企鹅识别挑战赛', area);
    expect(screen.queryByRole('link', { name: '所有作品' })).toBeNull();
    expect(
      within(screen.getByRole('navigation', { name: '面包屑' })).queryByText('比赛'),
    ).toBeNull();

    await user.click(await screen.findByRole('link', { name: '企鹅的喙' }));
    await screen.findByRole('heading', { level: 1, name: '企鹅的喙' });
    expect(currentAddress()).toBe(`${frame}/forum/${postId}`);
    await way('讨论区', `${frame}/forumlist/${competitionId}`);

    await user.click(await screen.findByRole('link', { name: '编辑' }));
    await user.click(await screen.findByRole('button', { name: '保存修改' }));
    await waitFor(() => expect(currentAddress()).toBe(`${frame}/forum/${postId}`));
  });
});
