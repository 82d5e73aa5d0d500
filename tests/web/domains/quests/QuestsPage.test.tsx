import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const task = {
  __typename: 'ManagedTask',
  id: '7'.repeat(24),
  type: 'WEEKLY',
  name: '本周阅读',
  link: '/home/column',
  description: '读三篇',
  guideline: '',
  threshold: 3,
  countsOnce: true,
  rewards: [{ __typename: 'Reward', type: 'WHALECOIN', amount: 5 }],
  sortWeight: 130,
  relatedPages: ['column-list'],
  events: ['POST_VIEWED', 'COLUMN_VIEWED'],
  isActive: true,
};
const off = { ...task, id: '8'.repeat(24), name: '旧任务', isActive: false };
const list = (...items: object[]) => ({
  administration: { __typename: 'Administration', managedTasks: { ...page(items), perPage: 20 } },
});

const open = (answers: Answers = {}, roles = ['ADMIN']) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    ManagedTasks: () => list(task, off),
    ...answers,
  });
  const inputs = (name: string) =>
    gateway.sent
      .filter(({ operationName }) => operationName === name)
      .map(({ variables }) => variables.input);
  return { ...openPage('/home/admin/quests'), inputs };
};

describe('the members’ tasks', () => {
  it('are for administrators alone', async () => {
    const { currentAddress } = open({}, ['SUPPORT']);
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('say what they count and pay, and offer another try after a failure', async () => {
    let failures = 1;
    const { user } = open({
      ManagedTasks: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return list(task, off);
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    const [first] = await screen.findAllByText('阅读帖子、阅读专栏 · 3 次 · 权重 130');
    expect(first).toBeVisible();
    expect(screen.getByText('已停用')).toBeVisible();
  });

  it('are changed; what is wrong is said at its field, and a type stays', async () => {
    const { user, inputs } = open({ UpdateTask: () => ({ updateTask: task }) });
    await user.click(await screen.findByRole('button', { name: '编辑本周阅读' }));
    const dialog = within(await screen.findByRole('dialog', { name: '编辑任务' }));
    expect(dialog.getByRole('combobox', { name: '类型' })).toBeDisabled();
    await user.clear(dialog.getByRole('textbox', { name: /任务名称/ }));
    await user.clear(dialog.getByRole('textbox', { name: '奖励鲸币' }));
    await user.type(dialog.getByRole('textbox', { name: '奖励成长值' }), '20000');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('请输入任务名称')).toBeVisible();
    const growth = dialog.getByRole('textbox', { name: '奖励成长值' });
    expect(growth).toHaveAccessibleDescription('请输入 1 到 10000 的整数');
    await user.clear(growth);
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('请至少设置一项奖励')).toBeVisible();
    expect(inputs('UpdateTask')).toEqual([]);
    await user.type(growth, '20');
    await user.type(dialog.getByRole('textbox', { name: /任务名称/ }), '每周阅读');
    await user.click(dialog.getByRole('checkbox', { name: '阅读帖子' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(inputs('UpdateTask')).toHaveLength(1));
    expect(inputs('UpdateTask')[0]).toEqual({
      id: task.id,
      name: '每周阅读',
      link: '/home/column',
      description: '读三篇',
      guideline: '',
      threshold: 3,
      countsOnce: true,
      rewards: [{ type: 'GROWTH_SCORE', amount: 20 }],
      sortWeight: 130,
      relatedPages: ['column-list'],
      events: ['COLUMN_VIEWED'],
    });
  });

  it('are switched on and off after a question', async () => {
    const { user, inputs } = open({
      SetTaskActive: () => ({ setTaskActive: { ...off, isActive: true } }),
    });
    await user.click(await screen.findByRole('button', { name: '启用旧任务' }));
    const dialog = within(await screen.findByRole('dialog', { name: '启用任务' }));
    await user.click(dialog.getByRole('button', { name: '启用' }));
    await waitFor(() => expect(inputs('SetTaskActive')).toEqual([{ id: off.id, isActive: true }]));
    expect(await screen.findByRole('button', { name: '停用旧任务' })).toBeVisible();
  });
});
