import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { closeTaskWidget } from '#web/src/domains/quests/components/TaskWidget/task-widget-state.ts';
import { page, viewer } from '#tests/web/support/data.ts';
import { fakeGateway, Refused, type Answers } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { quest } from './quests.ts';

const open = async (tasks: unknown[], answers: Answers = {}) => {
  fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks }),
    CompetitionList: () => ({ competitions: page([]) }),
    ...answers,
  });
  const opened = openPage('/home/competition');
  await opened.user.click(await screen.findByRole('button', { name: /^我的任务/ }));
  return { ...opened, panel: within(await screen.findByRole('dialog', { name: /^我的任务/ })) };
};

describe('the task widget', () => {
  afterEach(() => act(closeTaskWidget));

  it('orders tasks: to claim, recommended on this page, the rest; claimed ones are hidden', async () => {
    const { panel } = await open([
      quest('a', { sortWeight: 2 }),
      quest('b', { status: 'FINISHED' }),
      quest('c', { relatedPages: ['competition-list'] }),
      quest('d', { status: 'COMPLETED' }),
      quest('e'),
    ]);
    await panel.findByText('任务d');
    expect(panel.getAllByText(/^任务.$/).map((name) => name.textContent)).toEqual([
      '任务d',
      '任务c',
      '任务e',
      '任务a',
    ]);
    expect(screen.getByRole('button', { name: '我的任务，4 个未完成' })).toBeVisible();
  });

  it('is closed by Escape wherever the focus is, but not before a dialog in front of it', async () => {
    const { user } = await open([quest('a')]);
    act(() => (document.activeElement as HTMLElement).blur());
    const front = document.body.appendChild(document.createElement('div'));
    front.setAttribute('aria-modal', 'true');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: /^我的任务/ })).toBeVisible();
    front.remove();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^我的任务/ })).toBeNull());
  });

  it('shows how far a weekly task is, and the guideline of one that is opened', async () => {
    const { panel, user } = await open([quest('a', { type: 'WEEKLY', threshold: 3, progress: 1 })]);
    expect(await panel.findByText('每周')).toBeVisible();
    expect(panel.getByText('1/3')).toBeVisible();
    await user.click(panel.getByRole('button', { name: '任务a' }));
    expect(await panel.findByText('比赛', { selector: 'strong' })).toBeVisible();
    await user.click(panel.getByRole('button', { name: '返回' }));
    expect(panel.getByText('每周')).toBeVisible();
  });

  it('claims a reward and shows what was paid', async () => {
    const done = quest('a', { status: 'COMPLETED', progress: 1 });
    const { panel, user } = await open([done], {
      ClaimTaskReward: () => ({
        claimTaskReward: {
          __typename: 'TaskReward',
          task: { __typename: 'Task', id: done.id, status: 'FINISHED', progress: 1 },
          rewards: done.rewards,
          viewer: {
            ...viewer,
            growthScore: 190,
            wallet: { __typename: 'Wallet', balance: 175 },
            member: { ...viewer.member, growthScore: 190 },
          },
        },
      }),
    });
    await user.click(await panel.findByRole('button', { name: '领取「任务a」的奖励' }));
    const reward = within(await screen.findByRole('dialog', { name: '领取成功' }));
    expect(reward.getByText('+10 鲸币')).toBeVisible();
    expect(
      await panel.findByText('太棒了！你已经完成了全部任务！下周不见不散！'),
    ).toBeInTheDocument();
  });

  it('tells in a notice that a reward was claimed before, and leaves the task', async () => {
    const { panel, user, notices } = await open([quest('a', { status: 'COMPLETED' })], {
      ClaimTaskReward: () => {
        throw new Refused({ code: 'CONFLICT', message: '奖励已经领取过了' });
      },
    });
    await user.click(await panel.findByRole('button', { name: '领取「任务a」的奖励' }));
    await waitFor(() =>
      expect(notices.failed).toHaveBeenCalledWith(
        expect.objectContaining({ message: '奖励已经领取过了' }),
      ),
    );
    expect(await panel.findByRole('button', { name: '领取「任务a」的奖励' })).toBeEnabled();
    expect(screen.queryByRole('dialog', { name: '领取成功' })).not.toBeInTheDocument();
  });
});
