import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { competitionId, teamId, viewer } from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { cardAt } from '#tests/web/support/member-card.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { star } from '../members/members.ts';
import { forum, post, postId } from './posts.ts';

/** Nine posts, eight a page. */
const pageOfNine = (page: number) => ({
  __typename: 'ForumPostPage',
  totalCount: 9,
  page,
  perPage: 8,
  items: page === 2 ? [post({ lastReplyAt: '2026-11-02T00:00:00.000Z' })] : [],
});

const open = (workPostId: string | null, path = `forumlist/${competitionId}`, answers = {}) => {
  const competition = {
    __typename: 'Competition',
    id: competitionId,
    name: '企鹅赛',
    publishStatus: 'COMMUNITY',
    forum,
    viewerState: {
      __typename: 'CompetitionViewerState',
      team: { __typename: 'Team', id: teamId, name: '破浪小队', workPostId },
    },
  };
  const none = { __typename: 'ForumPostPage', totalCount: 0, page: 1, perPage: 8, items: [] };
  fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    ForumHead: () => ({ competition }),
    ForumList: () => ({ forumPosts: none }),
    CreatePost: () => ({ competition }),
    ...answers,
  });
  return openPage(`/home/competition/${path}`);
};

const workAddress = `/home/competition/forum/${postId}`;

it('offers a team without a work to publish one', async () => {
  open(null);
  expect(await screen.findByRole('link', { name: '发布作品' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '查看作品' })).toBeNull();
});

it('leads a team to the work that it has', async () => {
  open(postId);
  expect(await screen.findByRole('link', { name: '查看作品' })).toHaveAttribute(
    'href',
    workAddress,
  );
  expect(screen.queryByRole('link', { name: '发布作品' })).toBeNull();
});

it('has no form for a second work', async () => {
  const meta = `forumId=${competitionId}&workmeta=${competitionId}_${teamId}&work=ordinary`;
  open(postId, `forum/create?${meta}`);
  expect(await screen.findByText(/你的团队已经发布过作品/)).toBeVisible();
  expect(screen.getByRole('link', { name: '查看作品' })).toHaveAttribute('href', workAddress);
  expect(screen.queryByLabelText('标题')).toBeNull();
});

it('has a card at the name of who wrote a post', async () => {
  const { user } = open(null, `forumlist/${competitionId}?sort=-IsGood&page=2`, {
    ForumList: () => ({ forumPosts: pageOfNine(2) }),
    MemberProfile: ({ id }: Record<string, unknown>) => ({ member: star({ id, name: '林小舟' }) }),
  });
  expect(await (await cardAt(user, '林小舟')).findByText('常年打榜')).toBeVisible();
});

it('falls back to the last page from one beyond it', async () => {
  const list = {
    ForumList: ({ page }: Record<string, unknown>) => ({ forumPosts: pageOfNine(Number(page)) }),
  };
  const { currentAddress } = open(null, `forumlist/${competitionId}?sort=-IsGood&page=9`, list);
  expect(await screen.findByRole('link', { name: '企鹅的喙' })).toBeVisible();
  await waitFor(() =>
    expect(currentAddress()).toBe(
      `/home/competition/forumlist/${competitionId}?sort=-IsGood&page=2`,
    ),
  );
  expect(screen.getByRole('button', { name: '第2页' })).toHaveAttribute('aria-current', 'page');
});
