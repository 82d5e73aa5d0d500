import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { channel } from '../channels/channels.ts';
import { another, channelForum, channelId, channelPost, channelWith } from './channel-posts.ts';
import { postId } from './posts.ts';

const address = `/home/special/detail/${channelId}/forum`;

/** A page of posts, of `total` in all. */
const posts = (items: object[], total = items.length, page = 1) => ({
  forumPosts: { __typename: 'ForumPostPage', totalCount: total, page, perPage: 8, items },
});
const row = (changes: object = {}) =>
  channelPost({ author: another, lastReplyAt: '2026-11-02T00:00:00.000Z', ...changes });

const open = (answers: Answers = {}, at = address) => {
  const { sent } = fakeGateway({
    Viewer: () => ({ viewer }),
    ChannelPage: () => ({ channel: channel({ id: channelId }) }),
    ChannelForum: () => channelWith(),
    ForumList: () => posts([row({ isSticky: true, isGood: true })]),
    ...answers,
  });
  const asked = () =>
    sent.filter(({ operationName }) => operationName === 'ForumList').at(-1)?.variables;
  return { ...openPage(at), asked };
};
const forum = async () => within(await screen.findByRole('region', { name: '论坛' }));
const refuse = () => {
  throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂时不可用' });
};

describe('the forum of a channel', () => {
  it('shows a post with its marks, type, author, level and counts, which opens in a new tab', async () => {
    open();
    const list = await forum();
    const link = await list.findByRole('link', { name: '插值还是留空' });
    expect(link).toHaveAttribute('href', `/home/special/${channelId}/forum/post/${postId}`);
    expect(link).toHaveAttribute('target', '_blank');
    const item = within(link.closest('li') as HTMLElement);
    for (const text of ['置顶', '精华', '经验分享', '周启航', 'LV2'])
      expect(item.getByText(text)).toBeVisible();
    expect(item.getByText(/最后回复/)).toBeVisible();
    for (const name of ['回复', '赞', '浏览']) expect(item.getByLabelText(name)).toBeVisible();
  });

  it('offers the types of channels, and keeps one’s choice in the address', async () => {
    const { user, asked, currentAddress } = open();
    const types = within((await forum()).getByRole('radiogroup', { name: '帖子类型' }));
    expect(types.getAllByRole('radio').map((one) => one.closest('div')?.textContent)).toEqual([
      '全部',
      '经验分享',
      '问题讨论',
      '其它',
    ]);
    await user.click(types.getByText('其它'));
    await waitFor(() => expect(asked()).toMatchObject({ id: channelId, type: 'OTHER' }));
    await user.selectOptions(screen.getByLabelText('排序'), '最新回复');
    await waitFor(() => expect(asked()).toMatchObject({ type: 'OTHER', sort: 'LAST_REPLY' }));
    await user.type(screen.getByRole('textbox', { name: '搜索帖子' }), '插值{Enter}');
    await waitFor(() => expect(asked()?.search).toEqual({ text: '插值', scope: 'ANY' }));
    expect(decodeURIComponent(currentAddress())).toBe(
      `${address}?type=7&sort=-TopicProps.LastPostTime&q=插值`,
    );
  });

  it('takes a type that only competitions have for all', async () => {
    const { asked } = open({}, `${address}?type=2`);
    await (await forum()).findByRole('link', { name: '插值还是留空' });
    expect(asked()?.type).toBeNull();
  });

  it('says so where nothing is found', async () => {
    open({ ForumList: () => posts([]) });
    expect(await (await forum()).findByText('没有找到帖子')).toBeVisible();
  });

  it('has skeletons while it loads', async () => {
    open({ ForumList: () => new Promise(() => undefined) });
    expect((await forum()).getByLabelText('加载中')).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['its posts', 'ForumList', () => posts([row()])],
    ['itself', 'ChannelForum', () => channelWith()],
  ])('offers to try again where %s couldn’t be had', async (_, operation, answer) => {
    let fails = true;
    const { user } = open({ [operation]: () => (fails ? refuse() : answer()) });
    const retry = await screen.findByRole('button', { name: '重试' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: '插值还是留空' })).toBeVisible();
  });

  it('says that it was switched off meanwhile', async () => {
    open({ ChannelForum: () => channelWith(null) });
    expect(await screen.findByText('该频道没有开放论坛')).toBeVisible();
  });
});

describe('the way to write', () => {
  const publish = async () => (await forum()).findByText('发布帖子');

  it('leads who may to the form', async () => {
    open();
    expect((await publish()).closest('a')).toHaveAttribute(
      'href',
      `/home/special/${channelId}/forum/create`,
    );
    expect(screen.queryByRole('link', { name: '去做任务' })).toBeNull();
  });

  it('tells a member below level 2 how to get there, and leads to the tasks', async () => {
    const { user } = open({ ChannelForum: () => channelWith(channelForum({ canWrite: false })) });
    const button = (await publish()).closest('button') as HTMLElement;
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      '达到2级后即可在讨论区发言，完成任务可以提升等级',
    );
    expect(screen.getByRole('link', { name: '去做任务' })).toHaveAttribute(
      'href',
      '/home/user/level?tab=task',
    );
  });

  it('asks a visitor to sign in', async () => {
    open({
      Viewer: () => ({ viewer: null }),
      ChannelForum: () => channelWith(channelForum({ canWrite: false })),
    });
    expect((await publish()).closest('a')).toHaveAttribute(
      'href',
      `/auth/communityLogin?redirect=${encodeURIComponent(address)}`,
    );
    expect(screen.queryByRole('link', { name: '去做任务' })).toBeNull();
  });
});
