import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { folders, gist, own, snippetId } from './snippets.ts';

const open = (answers: Answers = {}, query = '') => {
  const { sent } = fakeGateway({ Gist: () => ({ snippet: gist() }), ...answers });
  const asked = (name: string) => sent.filter(({ operationName }) => operationName === name);
  return { ...openPage(`/home/gist/${snippetId}${query}`), asked };
};
const member: Answers = { Viewer: () => ({ viewer }) };

describe('a snippet’s page', () => {
  it('shows the code and who wrote it; visitors sign in to collect it', async () => {
    const { asked } = open({}, '?Token=abc');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('按月份滚动的验证');
    expect(screen.getByText('苏写浪')).toBeVisible();
    expect(screen.getByRole('region', { name: /^代码/ })).toHaveTextContent('x = 1');
    expect(asked('Gist')[0]?.variables).toEqual({ id: snippetId, token: 'abc' });
    expect(screen.getByRole('link', { name: '收藏' })).toHaveAttribute(
      'href',
      `/auth/communityLogin?redirect=${encodeURIComponent(`/home/gist/${snippetId}?Token=abc`)}`,
    );
  });

  it('is collected into a folder that there is', async () => {
    const { user, asked } = open({
      ...member,
      SnippetFolders: () => folders('模型', '验证'),
      CreateSnippet: () => ({ createSnippet: own({ folder: '验证' }) }),
    });
    await user.click(await screen.findByRole('button', { name: '收藏' }));
    const dialog = within(await screen.findByRole('dialog', { name: '收藏代码片段' }));
    await user.selectOptions(await dialog.findByLabelText('目录'), '验证');
    await user.click(dialog.getByRole('button', { name: '收藏' }));
    const done = await screen.findByRole('dialog', { name: '收藏成功' });
    expect(done).toHaveTextContent('验证');
    expect(asked('CreateSnippet')[0]?.variables.input).toEqual({
      name: '按月份滚动的验证',
      language: 'python',
      code: 'x = 1\n',
      folder: '验证',
      sharing: 'PRIVATE',
    });
  });

  it('is collected into a new one, which needs a name; a failure keeps what was typed', async () => {
    let failures = 1;
    const { user, asked } = open({
      ...member,
      SnippetFolders: () => folders('模型'),
      CreateSnippet: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return { createSnippet: own({ folder: '新的' }) };
      },
    });
    await user.click(await screen.findByRole('button', { name: '收藏' }));
    const dialog = within(await screen.findByRole('dialog', { name: '收藏代码片段' }));
    await user.selectOptions(await dialog.findByLabelText('目录'), '新建目录');
    await user.clear(dialog.getByLabelText(/片段名称/));
    await user.click(dialog.getByRole('button', { name: '收藏' }));
    expect(dialog.getByText('请输入片段名称')).toBeVisible();
    expect(dialog.getByText('请输入目录名称')).toBeVisible();
    expect(asked('CreateSnippet')).toEqual([]);
    await user.type(dialog.getByLabelText(/片段名称/), '滚动');
    await user.type(dialog.getByLabelText(/目录名称/), '新的');
    await user.click(dialog.getByRole('button', { name: '收藏' }));
    expect(await dialog.findByText('服务器打了个盹')).toBeVisible();
    expect(dialog.getByLabelText(/目录名称/)).toHaveValue('新的');
    await user.click(dialog.getByRole('button', { name: '收藏' }));
    expect(await screen.findByRole('dialog', { name: '收藏成功' })).toBeVisible();
    expect(asked('CreateSnippet')[1]?.variables.input).toMatchObject({
      name: '滚动',
      folder: '新的',
    });
  });

  it('that isn’t there, or is shared no more, is missing', async () => {
    open({ Gist: () => ({ snippet: null }) });
    expect(await screen.findByText('代码片段不存在，或已停止分享')).toBeVisible();
  });

  it('offers to try again', async () => {
    let fails = true;
    const { user } = open({
      Gist: () => {
        if (fails) throw new Refused({ code: 'UPSTREAM_TIMEOUT', message: '响应超时' });
        return { snippet: gist() };
      },
    });
    expect(await screen.findByText('响应超时')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
});
