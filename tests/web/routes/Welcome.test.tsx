import { expect, it } from '@jest/globals';
import type { Flags } from '@whaletide/schema/domains/account/rules/weak-flags.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { column } from '../domains/columns/columns.ts';
import { competition, page, viewer } from '../support/data.ts';
import { fakeGateway } from '../support/fake-gateway.ts';
import { home } from '../support/home.ts';
import { openPage } from '../support/open-page.tsx';
import { flagsIn, weakFlags } from '#tests/web/support/weak-flags.ts';

const first = competition({ name: '企鹅识别', tags: ['入门'], registerEndDate: null });
const task = {
  __typename: 'Task',
  id: '5'.repeat(24),
  name: '看看有哪些比赛',
  type: 'ROOKIE',
  link: '/home/competition',
  description: '',
  guideline: '',
  threshold: 1,
  progress: 0,
  sortWeight: 10,
  relatedPages: [],
  status: 'IN_PROGRESS',
  rewards: [{ __typename: 'Reward', type: 'WHALECOIN', amount: 5 }],
};

const open = (level: number, flags: Flags = {}) => {
  let kept: Flags = { 'recorded-level': 2, ...flags };
  const someone = { ...viewer, weakFlags: weakFlags(kept), member: { ...viewer.member, level } };
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: someone }),
    Home: () => home(),
    Tasks: () => ({ tasks: [task] }),
    Welcome: () => ({
      competitions: page([first]),
      tasks: [task],
      columns: page([column()]),
      viewer: { ...someone, competitions: page([]) },
    }),
    SetWeakFlags: ({ input }) => {
      kept = { ...kept, ...flagsIn(input) };
      return { setWeakFlags: { ...someone, weakFlags: weakFlags(kept) } };
    },
  });
  return { ...gateway, ...openPage('/home') };
};

const welcome = () => screen.findByRole('region', { name: '欢迎加入，从这三步开始' });

it('points a newcomer at a competition, a task and a column, until it is closed for good', async () => {
  const { user, inputOf } = open(1);
  const steps = within(await welcome());
  expect(steps.getByText('企鹅识别')).toBeVisible();
  expect(steps.getByRole('link', { name: '看看这场比赛' })).toHaveAttribute(
    'href',
    `/home/competition/${first.id}`,
  );
  expect(steps.getByText('看看有哪些比赛')).toBeVisible();
  expect(steps.getByText('+5 鲸币')).toBeVisible();
  expect(steps.getByRole('button', { name: /关注/ })).toBeVisible();
  await user.click(steps.getByRole('button', { name: '关闭，不再显示' }));
  await waitFor(() => expect(screen.queryByText('欢迎加入，从这三步开始')).toBeNull());
  expect(flagsIn(await inputOf('SetWeakFlags'))).toEqual({ welcome_closed: true });
});

it.each([
  ['who has closed it', 1, { welcome_closed: true }],
  ['who knows the site', 2, {}],
])('leaves alone %s', async (_, level, flags) => {
  open(level, flags);
  const standing = await screen.findByRole('region', { name: /欢迎回来/ });
  expect(await within(standing).findByRole('button', { name: '1 待办任务' })).toBeVisible();
  expect(screen.queryByText('欢迎加入，从这三步开始')).toBeNull();
});
