import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  closeTaskWidget,
  forgetNotes,
  noteTask,
} from '#web/src/domains/quests/components/TaskWidget/task-widget-state.ts';
import { competition, competitionId, page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { quest } from './quests.ts';

afterEach(() =>
  act(() => {
    forgetNotes();
    closeTaskWidget();
  }),
);

const done = quest('a', { status: 'COMPLETED', progress: 1 });
const open = (address = '/home/competition', tasks: unknown[] = [done], answers: Answers = {}) => {
  fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks }),
    CompetitionList: () => ({ competitions: page([competition()]) }),
    ...answers,
  });
  return openPage(address);
};
const note = () => screen.findByRole('complementary', { name: '任务进展' });
const noNote = () => screen.queryByRole('complementary', { name: '任务进展' });
/** Makes the change of a step's live event. */
const step = async (id = done.id) => {
  await screen.findByRole('button', { name: /^我的任务/ });
  act(() => noteTask(id));
};

it('a finished task is noted at the edge with its reward, and claimed there', async () => {
  const { user } = open('/home/competition', [done], {
    ClaimTaskReward: () => ({
      claimTaskReward: {
        __typename: 'TaskReward',
        task: { __typename: 'Task', id: done.id, status: 'FINISHED', progress: 1 },
        rewards: done.rewards,
        viewer: { ...viewer, wallet: { __typename: 'Wallet', balance: 175 } },
      },
    }),
  });
  await step();
  const line = within(await note());
  expect(line.getByText('任务a')).toBeVisible();
  expect(line.getByText('已完成')).toBeVisible();
  expect(line.getByText('+10 鲸币')).toBeVisible();
  // It is a line, not the list.
  expect(screen.queryByRole('dialog', { name: /^我的任务/ })).toBeNull();
  await user.click(line.getByRole('button', { name: '领取「任务a」的奖励' }));
  expect(await screen.findByRole('dialog', { name: '领取成功' })).toBeVisible();
  expect(noNote()).toBeNull();
});

it('a step on the way says how far it is, without a button to claim', async () => {
  open('/home/competition', [quest('a', { type: 'WEEKLY', threshold: 3, progress: 2 })]);
  await step();
  const line = within(await note());
  expect(line.getByText('进度 2/3')).toBeVisible();
  expect(line.queryByRole('button', { name: /领取/ })).toBeNull();
});

it('one that is finished goes before others that the same step has brought on', async () => {
  open('/home/competition', [done, quest('b', { type: 'WEEKLY', threshold: 3, progress: 1 })]);
  await step();
  await step('b'.repeat(24));
  const line = within(await note());
  expect(line.getByRole('button', { name: '领取「任务a」的奖励' })).toBeVisible();
  expect(line.queryByText('任务b')).toBeNull();
});

it('waits while one writes, and until what one presses after that is pressed', async () => {
  const { user } = open();
  const field = await screen.findByRole('textbox', { name: '搜索比赛' });
  await user.click(field);
  await step();
  expect(noNote()).toBeNull();
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('heading', { level: 1 }) });
  expect(field).not.toHaveFocus();
  expect(noNote()).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(await note()).toBeVisible();
});

it('is closed, or opens the whole list', async () => {
  const { user } = open();
  await step();
  await user.click(within(await note()).getByRole('button', { name: '关闭任务进展' }));
  expect(noNote()).toBeNull();
  await step();
  await user.click(within(await note()).getByRole('button', { name: '全部任务' }));
  expect(await screen.findByRole('dialog', { name: /^我的任务/ })).toBeVisible();
  expect(noNote()).toBeNull();
});

it('says nothing beside the list, which shows it already', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^我的任务/ }));
  await step();
  expect(noNote()).toBeNull();
});

it('waits while something is being written, and while a dialog is open', async () => {
  const { user } = open();
  const filter = await screen.findByRole('combobox', { name: '比赛状态' });
  act(() => filter.focus());
  await step();
  expect(noNote()).toBeNull();
  act(() => filter.blur());
  expect(await note()).toBeVisible();
  act(() => document.body.setAttribute('data-scroll-locked', '1'));
  await waitFor(() => expect(noNote()).toBeNull());
  act(() => document.body.removeAttribute('data-scroll-locked'));
  expect(await note()).toBeVisible();
  await user.click(within(await note()).getByRole('button', { name: '关闭任务进展' }));
});

it('waits on pages where one writes, until they are left', async () => {
  const { goTo } = open(`/home/competition/${competitionId}/register`, [done], {
    CompetitionPage: () => ({ competition: competition() }),
    RegistrationPanel: () => ({
      competition: { ...competition(), registrationSettings: null, viewerRegistration: null },
    }),
  });
  await step();
  expect(noNote()).toBeNull();
  await goTo('/home/competition');
  expect(await note()).toBeVisible();
});

it('stands aside where it would cover what one presses, and comes back', async () => {
  open();
  await step();
  expect(await note()).toBeVisible();
  const rect = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ y: window.innerHeight - 40, width: 90, height: 36 }));
  act(() => void window.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(noNote()).toBeNull());
  rect.mockRestore();
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(await note()).toBeVisible();
});
