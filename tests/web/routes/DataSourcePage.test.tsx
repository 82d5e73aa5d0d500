import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type Answers, fakeGateway, Refused } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';

const open = (answers: Answers = {}) => {
  const { sent } = fakeGateway({
    ApplyToHost: () => ({
      applyToHost: { __typename: 'HostApplication', id: '1'.repeat(24) },
    }),
    ...answers,
  });
  const inputs = () =>
    sent
      .filter(({ operationName }) => operationName === 'ApplyToHost')
      .map(({ variables }) => variables.input);
  return { ...openPage('/landing/data-source'), inputs };
};
const fill = async (user: ReturnType<typeof open>['user']) => {
  await user.type(await screen.findByLabelText(/称呼/), '陈老师');
  await user.type(screen.getByLabelText(/名称/), '海洋大学');
  await user.type(screen.getByLabelText(/电话/), '13800000000');
};

it('a visitor applies to be named as a source, and reads that it has arrived', async () => {
  const { user, inputs } = open();
  await user.click(await screen.findByRole('button', { name: '提交申请' }));
  expect(screen.getByText('请输入称呼')).toBeVisible();
  expect(inputs()).toEqual([]);
  await fill(user);
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText(/我们已收到您的申请/)).toBeVisible();
  expect(inputs()).toEqual([
    {
      kind: 'DATA_SOURCE',
      name: '陈老师',
      company: '海洋大学',
      phone: '13800000000',
      description: '',
    },
  ]);
  expect(screen.getByRole('link', { name: '返回数据集' })).toHaveAttribute('href', '/home/dataset');
});

it('keeps what was typed where it is refused', async () => {
  const { user } = open({
    ApplyToHost: () => {
      throw new Refused({ code: 'RATE_LIMITED', message: '今日提交的申请过多，请明天再试' });
    },
  });
  await fill(user);
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('今日提交的申请过多，请明天再试')).toBeVisible();
  expect(screen.getByLabelText(/称呼/)).toHaveValue('陈老师');
});
