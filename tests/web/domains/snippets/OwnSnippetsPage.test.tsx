import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { folders, own, snippetId } from './snippets.ts';

const list = (...items: object[]) => ({
  viewer: {
    ...folders('模型', '验证').viewer,
    snippets: { __typename: 'OwnSnippetPage', ...page(items) },
  },
});
const open = (answers: Answers = {}, query = '') => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    OwnSnippets: () => list(own()),
    SnippetFolders: () => folders('模型', '验证'),
    ...answers,
  });
  const asked = (name: string) =>
    gateway.sent.findLast(({ operationName }) => operationName === name);
  return { ...gateway, ...openPage(`/home/user/snippets${query}`), asked };
};

describe('one’s own snippets', () => {
  it('are for members, who sign in first', async () => {
    const { currentAddress } = open({ Viewer: () => ({ viewer: null }) });
    await waitFor(() => expect(currentAddress()).toContain('/auth/communityLogin'));
  });

  it('are shown by the folder and the name in the address', async () => {
    const { user, asked, currentAddress } = open({}, '?folder=模型');
    expect(await screen.findByRole('link', { name: '温度缩放' })).toHaveAttribute(
      'href',
      `/home/gist/${snippetId}`,
    );
    expect(asked('OwnSnippets')?.variables).toMatchObject({ folder: '模型', page: 1 });
    await user.selectOptions(screen.getByLabelText('目录'), '验证（1）');
    await waitFor(() => expect(asked('OwnSnippets')?.variables.folder).toBe('验证'));
    expect(new URLSearchParams(currentAddress().split('?')[1]).get('folder')).toBe('验证');
  });

  it('say when there is none, and offer another try after a failure', async () => {
    let failures = 1;
    const { user } = open({
      OwnSnippets: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return list();
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('还没有代码片段')).toBeVisible();
  });

  it('are shared by a link, which can be taken back', async () => {
    let state = own();
    const { user, inputOf } = open({
      ShareSnippet: ({ input }) => {
        const { sharing } = input as { sharing: string };
        state = own({ sharing, token: sharing === 'LINK' ? 'abc' : null });
        return { shareSnippet: state };
      },
    });
    await user.click(await screen.findByRole('button', { name: '分享温度缩放' }));
    const dialog = within(await screen.findByRole('dialog', { name: '分享「温度缩放」' }));
    await user.click(dialog.getByRole('radio', { name: '知道链接的人可以查看' }));
    const link = await dialog.findByLabelText<HTMLInputElement>('分享链接');
    expect(link.value).toContain(`/home/gist/${snippetId}?Token=abc&shareby=${viewer.member.id}`);
    await user.click(dialog.getByRole('radio', { name: '仅自己可见' }));
    expect(await dialog.findByText('停止分享后，以前的链接不再有效。')).toBeVisible();
    expect(await inputOf('ShareSnippet', 2)).toEqual({ snippetId, sharing: 'PRIVATE' });
  });

  it('are renamed, moved and, after a question, deleted', async () => {
    const { user, asked } = open({
      UpdateSnippet: () => ({ updateSnippet: own({ name: '缩放' }) }),
      DeleteSnippet: () => ({
        deleteSnippet: { __typename: 'DeletedPayload', deletedId: snippetId },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '重命名与移动温度缩放' }));
    let dialog = within(await screen.findByRole('dialog', { name: '重命名与移动' }));
    await user.clear(dialog.getByLabelText(/片段名称/));
    await user.type(dialog.getByLabelText(/片段名称/), '缩放');
    await user.selectOptions(dialog.getByLabelText('目录'), '验证');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(asked('UpdateSnippet')?.variables.input).toEqual({
        snippetId,
        name: '缩放',
        folder: '验证',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: /^删除/ }));
    dialog = within(await screen.findByRole('dialog', { name: '删除代码片段' }));
    await user.click(dialog.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(asked('DeleteSnippet')?.variables.input).toEqual({ snippetId }));
  });

  it('are written anew', async () => {
    const { user, asked } = open({
      CreateSnippet: () => ({ createSnippet: own({ name: '新的' }) }),
    });
    await user.click(await screen.findByRole('button', { name: '新建片段' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建片段' }));
    await user.type(await dialog.findByLabelText(/片段名称/), '新的');
    // It is saved once its folders are known.
    await dialog.findByLabelText('目录');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('请输入代码')).toBeVisible();
    await user.type(dialog.getByLabelText(/代码/), 'y = 2');
    await user.selectOptions(dialog.getByLabelText('语言'), 'R');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(asked('CreateSnippet')?.variables.input).toEqual({
        name: '新的',
        language: 'r',
        code: 'y = 2',
        folder: '模型',
        sharing: 'PRIVATE',
      }),
    );
  });
});
