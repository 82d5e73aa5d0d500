import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { another, channelForum, channelId, channelPost, channelWith } from './channel-posts.ts';
import { postId, threadAnswers } from './posts.ts';

const root = `/home/special/${channelId}/forum`;
const page = `${root}/post/${postId}`;

const open = (address: string, answers: Answers = {}) => {
  const { sent } = fakeGateway({
    ...threadAnswers(channelPost),
    ChannelForum: () => channelWith(),
    EditPost: () => ({ forumPost: channelPost() }),
    ...answers,
  });
  showNotices();
  const inputs = (name: string) =>
    sent.filter(({ operationName }) => operationName === name).map((one) => one.variables.input);
  return { ...openPage(address), inputs };
};
const create = (answers: Answers = {}) => open(`${root}/create`, answers);
const types = async () =>
  within(await screen.findByRole('radiogroup', { name: '类型' })).getAllByRole('radio');
const title = () => screen.findByLabelText('标题');
const content = () => screen.findByRole('textbox', { name: '正文' });
const publish = () => screen.findByRole('button', { name: '发布' });

beforeEach(() => localStorage.clear());

describe('the form of a new post', () => {
  it('offers the types of channels, and a way back', async () => {
    const { user, currentAddress } = create({ ChannelPage: () => ({ channel: null }) });
    expect((await types()).map((radio) => radio.getAttribute('value'))).toEqual([
      'EXPERIENCE',
      'QUESTION',
      'OTHER',
    ]);
    expect(screen.getByText('其它')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(currentAddress()).toBe(`/home/special/detail/${channelId}/forum`));
  });

  it.each([
    ['', '内容', '请输入帖子标题'],
    ['鲸'.repeat(51), '内容', '帖子标题字数超过限制'],
    ['标题', '', '请输入帖子内容'],
  ])('says what is wrong, and sends nothing: %s, %s', async (named, written, message) => {
    const { user, inputs } = create();
    if (named) await user.type(await title(), named);
    if (written) await user.type(await content(), written);
    await user.click(await publish());
    expect(await screen.findByText(message)).toBeVisible();
    expect(inputs('CreateForumPost')).toEqual([]);
  });

  it('publishes, says so, and shows the post', async () => {
    const { user, inputs, currentAddress } = create({
      CreateForumPost: () => ({ createForumPost: { __typename: 'ForumPost', id: postId } }),
    });
    await user.click((await types())[2] as HTMLElement);
    await user.type(await title(), '一起读书');
    await user.type(await content(), '第七章');
    await user.click(await publish());
    expect(await screen.findByText('你的帖子已发布')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe(page));
    expect(inputs('CreateForumPost')).toMatchObject([
      { forumId: channelId, type: 'OTHER', title: '一起读书', content: '第七章' },
    ]);
  });

  it('keeps what is written through a reload', async () => {
    const { user } = create();
    await user.type(await title(), '一起读书');
    cleanup();
    create();
    expect(await title()).toHaveValue('一起读书');
  });

  it('says why it was refused, and keeps what is written', async () => {
    const { user, currentAddress } = create({
      CreateForumPost: () => {
        throw new Refused({ code: 'NOT_FOUND', message: '未找到该论坛' });
      },
    });
    await user.type(await title(), '一起读书');
    await user.type(await content(), '第七章');
    await user.click(await publish());
    expect(await screen.findByText('未找到该论坛')).toBeVisible();
    expect(await title()).toHaveValue('一起读书');
    expect(currentAddress()).toBe(`${root}/create`);
  });

  it('shows a member below level 2 the way there instead', async () => {
    create({ ChannelForum: () => channelWith(channelForum({ canWrite: false })) });
    expect(await screen.findByText(/达到2级后即可/)).toBeVisible();
    expect(screen.getByRole('link', { name: '去做任务' })).toHaveAttribute(
      'href',
      '/home/user/level?tab=task',
    );
    expect(screen.queryByLabelText('标题')).toBeNull();
  });

  it.each([
    ['without its forum', channelWith(null)],
    ['that isn’t there', { channel: null }],
  ])('isn’t there for a channel %s', async (_, answer) => {
    create({ ChannelForum: () => answer });
    expect(await screen.findByText('该频道没有开放论坛')).toBeVisible();
    expect(screen.getByRole('link', { name: '全部频道' })).toBeVisible();
  });

  it('offers to try again', async () => {
    let fails = true;
    const { user } = create({
      ChannelForum: () => {
        if (fails) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂时不可用' });
        return channelWith();
      },
    });
    expect(await screen.findByText('获取论坛信息失败')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await title()).toBeVisible();
  });
});

describe('the form that changes a post', () => {
  it('saves, says so, and shows the post in its channel', async () => {
    const { user, inputs, currentAddress } = open(`${root}/edit/${postId}`, {
      UpdateForumPost: () => ({ updateForumPost: channelPost({ title: '留空更好' }) }),
    });
    await user.clear(await title());
    await user.type(await title(), '留空更好');
    await user.click(screen.getByRole('button', { name: '保存修改' }));
    expect(await screen.findByText('当前帖子已更新')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe(page));
    expect(inputs('UpdateForumPost')).toMatchObject([
      { postId, type: 'EXPERIENCE', title: '留空更好' },
    ]);
  });

  it('isn’t for a moderator of the channel', async () => {
    const forum = channelForum({ canManage: true, canRemove: true });
    open(`${root}/edit/${postId}`, {
      Viewer: () => ({ viewer }),
      EditPost: () => ({ forumPost: channelPost({ author: another, forum }) }),
    });
    expect(await screen.findByText('只能修改自己的帖子')).toBeVisible();
    expect(screen.queryByLabelText('标题')).toBeNull();
  });
});
