import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { competitionId, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { forum, post, postId, threadAnswers } from './posts.ts';

// Text of the forum where something fails.

const MESSAGE = '暂时无法完成，请稍后重试';
const refuse = () => {
  throw new Refused({ code: 'CONFLICT', message: MESSAGE });
};
const other = { ...post().author, id: '6'.repeat(24), name: '周启航' };
const managing = {
  ...forum,
  permissions: { ...forum.permissions, canManage: true, canRemove: true, canModerate: true },
};

const press = (name: string) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }));
const onFloor = async () => {
  const item = (await screen.findByText('#1楼')).closest('li');
  return within(item as HTMLElement);
};

beforeEach(() => {
  localStorage.clear();
  showNotices();
});

describe('a thread says what failed, and why', () => {
  it.each<
    [
      title: string,
      operation: string,
      changes: Record<string, unknown>,
      act: (user: UserEvent) => unknown,
    ]
  >([
    ['点赞失败', 'VoteForumPost', { author: other }, press('赞 0')],
    ['置顶帖子失败', 'MarkForumPost', { forum: managing }, press('置顶')],
    ['取消置顶失败', 'MarkForumPost', { forum: managing, isSticky: true }, press('取消置顶')],
    ['设置精华帖失败', 'MarkForumPost', { forum: managing }, press('设为精华')],
    ['取消精华帖失败', 'MarkForumPost', { forum: managing, isGood: true }, press('取消精华')],
    [
      '删除帖子失败',
      'DeleteForumPost',
      { forum: managing },
      async (user) => {
        const article = within(await screen.findByRole('article'));
        await user.click(article.getByRole('button', { name: '删除' }));
        const dialog = within(await screen.findByRole('dialog', { name: '删除帖子' }));
        const { title } = post();
        const prompt = `该操作不可恢复，请输入「${title}」确定删除。`;
        await user.type(await dialog.findByLabelText(prompt), title);
        await user.click(dialog.getByRole('button', { name: '删除' }));
      },
    ],
    [
      '删除失败',
      'DeleteForumReply',
      { author: other },
      async (user) => {
        await user.click((await onFloor()).getByRole('button', { name: '删除' }));
        const dialog = within(await screen.findByRole('dialog'));
        await user.click(dialog.getByRole('button', { name: '删除' }));
      },
    ],
    [
      '发布失败',
      'CreateForumReply',
      {},
      async (user) => {
        await user.type(await screen.findByRole('textbox', { name: '发表回复' }), '同意');
        await user.click(screen.getByRole('button', { name: '发布' }));
      },
    ],
    [
      '修改失败',
      'UpdateForumReply',
      {},
      async (user) => {
        await user.click((await onFloor()).getByRole('button', { name: '编辑' }));
        await user.type(await screen.findByRole('textbox', { name: '修改 #1楼' }), '补充');
        await user.click(screen.getByRole('button', { name: '保存修改' }));
      },
    ],
  ])('%s', async (title, operation, changes, act) => {
    fakeGateway({ ...threadAnswers(() => post(changes)), [operation]: refuse });
    const { user } = openPage(`/home/competition/forum/${postId}`);
    await act(user);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(MESSAGE)).toBeVisible();
  });
});

describe('a page that couldn’t be had says so, with a retry', () => {
  it.each<[title: string, address: string, answers: Answers]>([
    ['无法获取帖子内容', `/home/competition/forum/${postId}`, { ForumPost: refuse }],
    ['无法获取帖子内容', `/home/competition/forum/edit/${postId}`, { EditPost: refuse }],
    ['获取比赛信息失败', `/home/competition/forumlist/${competitionId}`, { ForumHead: refuse }],
    [
      '未能获取论坛信息',
      `/home/competition/forumlist/${competitionId}`,
      {
        ForumHead: () => ({
          competition: {
            __typename: 'Competition',
            id: competitionId,
            name: '企鹅赛',
            publishStatus: 'COMMUNITY',
            forum: null,
            viewerState: null,
          },
        }),
      },
    ],
  ])('%s', async (title, address, answers) => {
    fakeGateway({ Viewer: () => ({ viewer }), Tasks: () => ({ tasks: [] }), ...answers });
    openPage(address);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('button', { name: '重试' })).toBeEnabled();
  });

  it('当前论坛没有比赛', async () => {
    fakeGateway({
      Viewer: () => ({ viewer }),
      Tasks: () => ({ tasks: [] }),
      CreatePost: () => ({ competition: null }),
    });
    openPage(`/home/competition/forum/create?competitionId=${competitionId}`);
    expect(await screen.findByText('当前论坛没有比赛')).toBeVisible();
  });
});
