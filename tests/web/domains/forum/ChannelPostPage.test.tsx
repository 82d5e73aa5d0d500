import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { another, channelForum, channelId, channelPost, moderating } from './channel-posts.ts';
import { postId, reply, threadAnswers } from './posts.ts';

const address = `/home/special/${channelId}/forum/post/${postId}`;

const open = (shown: () => object = channelPost, answers: Answers = {}, at = address) => {
  const { sent } = fakeGateway({
    ...threadAnswers(shown, () => [reply({ author: another })]),
    ...answers,
  });
  showNotices();
  const asked = (name: string) => sent.filter(({ operationName }) => operationName === name);
  return { ...openPage(at), asked };
};
const theirs = (permissions: Record<string, boolean> = {}) =>
  channelPost({ author: another, forum: channelForum(permissions) });
const actions = async () => within(await screen.findByRole('article'));

beforeEach(() => localStorage.clear());

describe('the post of a channel', () => {
  it('stands under its channel and the channel’s forum', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: '插值还是留空' })).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: '面包屑' }));
    const steps = trail
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(steps).toEqual([
      ['频道', '/home/special'],
      ['气象与海洋', `/home/special/detail/${channelId}`],
      ['论坛', `/home/special/detail/${channelId}/forum`],
    ]);
    expect(screen.getByText('经验分享')).toBeVisible();
    expect(await screen.findByText('#1楼')).toBeVisible();
  });

  it('asks a visitor to sign in, and leads back to it', async () => {
    open(() => theirs({ canWrite: false }), { Viewer: () => ({ viewer: null }) });
    const ways = await screen.findAllByRole('link', { name: '登录' });
    expect(ways.map((way) => way.getAttribute('href'))).toContain(
      `/auth/communityLogin?redirect=${encodeURIComponent(address)}`,
    );
  });

  it('is edited by its author at the channel’s own address', async () => {
    open();
    expect((await actions()).getByRole('link', { name: '编辑' })).toHaveAttribute(
      'href',
      `/home/special/${channelId}/forum/edit/${postId}`,
    );
    expect((await actions()).queryByRole('button', { name: '置顶' })).toBeNull();
    expect((await actions()).queryByRole('button', { name: '设为精华' })).toBeNull();
  });

  it('offers a member nothing of what moderators do', async () => {
    open(() => theirs());
    expect((await actions()).getByRole('button', { name: '赞 0' })).toBeVisible();
    for (const name of ['置顶', '设为精华', '删除', '编辑'])
      expect((await actions()).queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: '编辑' })).toBeNull();
  });
});

describe('a moderator of the channel', () => {
  it('pins and unpins it, and is told', async () => {
    let isSticky = false;
    const { user } = open(() => ({ ...theirs(moderating), isSticky }), {
      MarkForumPost: ({ input }) => {
        ({ isSticky } = input as { isSticky: boolean });
        return { markForumPost: { ...theirs(moderating), isSticky } };
      },
    });
    await user.click(await screen.findByRole('button', { name: '置顶' }));
    expect(await screen.findByText('已置顶')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '取消置顶' }));
    expect(await screen.findByText('已取消置顶')).toBeVisible();
  });

  it('gives no awards, and edits nobody’s words', async () => {
    open(() => theirs(moderating));
    expect(await screen.findByRole('button', { name: '设为精华' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /奖/ })).toBeNull();
    expect(screen.queryByRole('link', { name: '编辑' })).toBeNull();
  });

  it('deletes another’s post, is told once, and comes to the channel’s forum', async () => {
    const { user, asked, currentAddress } = open(() => theirs(moderating), {
      DeleteForumPost: () => ({
        deleteForumPost: { __typename: 'DeletedPayload', deletedId: postId },
      }),
      ChannelPage: () => ({ channel: null }),
    });
    await user.click((await actions()).getByRole('button', { name: '删除' }));
    const dialog = within(await screen.findByRole('dialog', { name: '删除帖子' }));
    await user.type(await dialog.findByRole('textbox'), '插值还是留空');
    await user.click(dialog.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('已删除')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe(`/home/special/detail/${channelId}/forum`));
    expect(asked('DeleteForumPost').map(({ variables }) => variables.input)).toEqual([{ postId }]);
  });

  it('deletes another’s reply', async () => {
    const { user, asked } = open(() => theirs(moderating), {
      DeleteForumReply: () => ({ deleteForumReply: reply({ isDeleted: true, content: '' }) }),
    });
    const floor = within((await screen.findByText('#1楼')).closest('li') as HTMLElement);
    expect(floor.queryByRole('button', { name: '编辑' })).toBeNull();
    await user.click(floor.getByRole('button', { name: '删除' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(asked('DeleteForumReply')).toHaveLength(1));
  });
});

describe('an address', () => {
  it('of a post that isn’t there offers ways on', async () => {
    open(channelPost, { ForumPost: () => ({ forumPost: null }) });
    expect(await screen.findByText('帖子不存在或已被删除')).toBeVisible();
    expect(screen.getByRole('link', { name: '全部频道' })).toHaveAttribute('href', '/home/special');
  });

  it('of another channel has no such post', async () => {
    open(channelPost, {}, `/home/special/${'d'.repeat(24)}/forum/post/${postId}`);
    expect(await screen.findByText('帖子不存在或已被删除')).toBeVisible();
    expect(screen.queryByText('插值还是留空')).toBeNull();
  });

  it('of a competition’s post leads to the channel’s', async () => {
    const { currentAddress } = open(channelPost, {}, `/home/competition/forum/${postId}`);
    await waitFor(() => expect(currentAddress()).toBe(address));
    expect(await screen.findByRole('heading', { level: 1, name: '插值还是留空' })).toBeVisible();
  });

  it('shows the post where its forum couldn’t be asked for', async () => {
    open(() => channelPost({ forum: null }));
    expect(await screen.findByRole('heading', { level: 1, name: '插值还是留空' })).toBeVisible();
  });

  it('that can’t be had says so, with a retry', async () => {
    let fails = true;
    const { user } = open(channelPost, {
      ForumPost: () => {
        if (fails) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂时不可用' });
        return { forumPost: channelPost() };
      },
    });
    expect(await screen.findByText('无法获取帖子内容')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { level: 1, name: '插值还是留空' })).toBeVisible();
  });
});

it('is liked by any member', async () => {
  const { user } = open(() => theirs({ canWrite: false }), {
    Viewer: () => ({ viewer }),
    VoteForumPost: () => ({
      voteForumPost: {
        ...theirs(),
        votesCount: 1,
        viewerState: { __typename: 'ForumPostViewerState', hasVoted: true },
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: '赞 0' }));
  expect(await screen.findByRole('button', { name: '已赞 1' })).toBeVisible();
});
