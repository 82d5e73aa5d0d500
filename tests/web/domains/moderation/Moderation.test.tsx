import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { forum, post, postId, reply, threadAnswers } from '../forum/posts.ts';

const admin = { ...viewer, roles: ['ADMIN'] };
const other = { __typename: 'Member', id: 'e'.repeat(24), name: '苏写浪', avatar: null, level: 3 };
const moderated = {
  ...forum,
  permissions: { ...forum.permissions, canManage: true, canRemove: true, canModerate: true },
};
const theirs = (changes: object = {}) => post({ author: other, forum: moderated, ...changes });

const open = (answers: Answers) => {
  const gateway = fakeGateway({ RelatedColumns: () => ({ competition: null }), ...answers });
  const inputs = (name: string) =>
    gateway.sent
      .filter(({ operationName }) => operationName === name)
      .map(({ variables }) => variables.input);
  return { ...openPage(`/home/competition/forum/${postId}`), inputs };
};

describe('moderation on the content’s own page', () => {
  it('an administrator folds another’s post for a reason', async () => {
    let foldReason: string | null = null;
    const { user, inputs } = open({
      ...threadAnswers(
        () => theirs({ foldReason }),
        () => [],
      ),
      Viewer: () => ({ viewer: admin }),
      FoldContent: () => {
        foldReason = '发布广告';
        return { foldContent: { __typename: 'ModeratedContent', id: postId, state: 'FOLDED' } };
      },
    });
    await user.click(await screen.findByRole('button', { name: '折叠' }));
    const dialog = within(await screen.findByRole('dialog', { name: '折叠帖子' }));
    await user.click(dialog.getByRole('button', { name: '折叠' }));
    expect(await dialog.findByText('请输入原因')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /原因/ }), '发布广告');
    await user.click(dialog.getByRole('button', { name: '折叠' }));
    expect(await screen.findByText('该帖子已被管理员折叠')).toBeVisible();
    expect(await screen.findByRole('button', { name: '取消折叠' })).toBeVisible();
    expect(inputs('FoldContent')).toEqual([{ kind: 'POST', id: postId, reason: '发布广告' }]);
  });

  it('its author sees why, and has no such buttons', async () => {
    open(
      threadAnswers(
        () => post({ foldReason: '发布广告' }),
        () => [],
      ),
    );
    expect(await screen.findByText('原因：发布广告')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '删除' })).toBeVisible());
    expect(screen.queryByRole('button', { name: /折叠/ })).toBeNull();
  });

  it('a folded floor is empty to others, and says why to its author', async () => {
    open(
      threadAnswers(
        () => post(),
        () => [
          reply({ isFolded: true, content: '', author: other }),
          reply({ id: '6'.repeat(24), number: 2, isFolded: true, foldReason: '刷屏' }),
        ],
      ),
    );
    expect(await screen.findByText('该评论已被折叠')).toBeVisible();
    expect(screen.getByText('该评论已被管理员折叠，原因：刷屏')).toBeVisible();
    expect(await screen.findByText('不算长。')).toBeVisible();
  });
});
