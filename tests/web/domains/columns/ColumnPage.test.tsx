import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { column, columnId, held, project } from './columns.ts';

const first = { ...project(1, '企鹅篇'), description: '从一张表看起' };
const open = (answers: Answers = {}, query = '') => {
  const { sent } = fakeGateway({
    ColumnPage: () => ({ column: column() }),
    ColumnProjects: () => ({ column: held([first]) }),
    Tasks: () => ({ tasks: [] }),
    ...answers,
  });
  const asked = () => sent.findLast(({ operationName }) => operationName === 'ColumnProjects');
  return { ...openPage(`/home/column/${columnId}${query}`), asked };
};

describe('a column’s page', () => {
  it('shows what it is, and its projects in its author’s order, which lead to theirs', async () => {
    const { asked } = open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('从零读懂表格数据');
    expect(screen.getByText('十四节动手课')).toBeVisible();
    const link = await screen.findByRole('link', { name: '企鹅篇' });
    expect(link).toHaveAttribute('href', `/mw/project/${first.id}?column=${columnId}`);
    expect(screen.getByText('从一张表看起')).toBeVisible();
    expect(asked()?.variables.sort).toBe('AUTHOR');
    expect(document.title).toContain('从零读懂表格数据');
  });

  it('is searched and sorted by the address', async () => {
    const { user, asked, currentAddress } = open({
      ColumnProjects: ({ title }) => ({
        column: held(title ? [] : [first]),
      }),
    });
    await screen.findByRole('link', { name: '企鹅篇' });
    await user.selectOptions(screen.getByLabelText('项目排序'), '按标题');
    await waitFor(() => expect(asked()?.variables.sort).toBe('TITLE'));
    await user.type(screen.getByRole('textbox', { name: '搜索项目' }), ' 海豹 {Enter}');
    expect(await screen.findByText('没有找到指定的项目')).toBeVisible();
    expect(asked()?.variables).toMatchObject({ columnId, title: '海豹', sort: 'TITLE' });
    expect(new URLSearchParams(currentAddress().split('?')[1]).get('q')).toBe('海豹');
    await user.click(screen.getByRole('button', { name: '清除搜索' }));
    expect(await screen.findByRole('link', { name: '企鹅篇' })).toBeVisible();
  });

  it('is passed on with the name of who shares it', async () => {
    const { user } = open({ Viewer: () => ({ viewer }) });
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('button', { name: /的菜单$/ });
    await user.click(screen.getByRole('button', { name: '分享' }));
    const dialog = await screen.findByRole('dialog', { name: '分享' });
    const address = within(dialog).getByLabelText<HTMLInputElement>('分享链接').value;
    expect(address).toContain(`/home/column/${columnId}?shareby=${viewer.member.id}`);
  });

  it('that isn’t there leads to the others', async () => {
    open({ ColumnPage: () => ({ column: null }) });
    expect(await screen.findByText('该专栏已被删除或折叠，或没有公开')).toBeVisible();
    expect(screen.getByRole('link', { name: '去看看全部专栏' })).toHaveAttribute(
      'href',
      '/home/column',
    );
  });

  it('offers to try again', async () => {
    let fails = true;
    const { user } = open({
      ColumnPage: () => {
        if (fails) throw new Refused({ code: 'UPSTREAM_TIMEOUT', message: '响应超时' });
        return { column: column() };
      },
    });
    expect(await screen.findByText('响应超时')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
});
