import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const dataExport = (changes: object) => ({
  __typename: 'DataExport',
  id: 'x1',
  state: 'PENDING',
  createdAt: '2026-11-20T02:30:00.000Z',
  expiresAt: null,
  size: null,
  filesLeftOut: 0,
  url: null,
  ...changes,
});
const ready = dataExport({
  state: 'READY',
  expiresAt: '2026-11-27T02:30:00.000Z',
  size: 3 * 1024 * 1024,
  filesLeftOut: 2,
  url: '/exports/account/x1',
});

const open = (dataExports: object[] | null, answers: Answers = {}) => {
  let shown = dataExports;
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    AccountSettings: () => ({
      viewer: {
        ...viewer,
        createdAt: '2026-11-20T02:30:00.000Z',
        sessions: [],
        accessTokens: [],
        twoFactor: {
          __typename: 'TwoFactor',
          isEnabled: false,
          enabledAt: null,
          recoveryCodesLeft: 0,
        },
        dataExports: shown,
      },
    }),
    Verification: () => ({
      viewer: { __typename: 'Viewer', id: viewer.id, verification: null },
    }),
    RequestDataExport: () => {
      shown = [dataExport({})];
      return { requestDataExport: dataExport({}) };
    },
    ...answers,
  });
  return { ...gateway, ...openPage('/home/user/setting/account') };
};

it('an export is asked for by the password, and is seen to be made', async () => {
  const { user, inputOf } = open([]);
  await user.click(await screen.findByRole('button', { name: '导出数据' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导出我的数据' }));
  await user.click(dialog.getByRole('button', { name: '开始导出' }));
  expect(await dialog.findByText('请输入登录密码')).toBeVisible();
  await user.type(dialog.getByLabelText('登录密码'), 'whale-demo-2026');
  await user.click(dialog.getByRole('button', { name: '开始导出' }));
  expect(await screen.findByText('正在导出，完成后会通知你')).toBeVisible();
  expect(screen.getByRole('button', { name: '正在导出' })).toBeDisabled();
  expect(await inputOf('RequestDataExport')).toEqual({ password: 'whale-demo-2026' });
});

it('one that is ready is downloaded, with what is said of it', async () => {
  open([ready, dataExport({ id: 'x2', state: 'FAILED' })]);
  const link = await screen.findByRole('link', { name: /^下载 .* 的数据$/ });
  expect(link).toHaveAttribute('href', '/exports/account/x1');
  expect(link).toHaveAttribute('download');
  expect(screen.getByText(/之前可以下载 · 有 2 个文件没有放入/)).toBeVisible();
  expect(screen.getByText('导出失败，请重新导出')).toBeVisible();
});

it('a second one of a day is refused in words, with nothing lost', async () => {
  const { user } = open([ready], {
    RequestDataExport: () => {
      throw new Refused({ code: 'RATE_LIMITED', message: '每天可以导出一次，请明天再试' });
    },
  });
  await user.click(await screen.findByRole('button', { name: '导出数据' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导出我的数据' }));
  await user.type(dialog.getByLabelText('登录密码'), 'whale-demo-2026');
  await user.click(dialog.getByRole('button', { name: '开始导出' }));
  expect(await dialog.findByText('每天可以导出一次，请明天再试')).toBeVisible();
  expect(dialog.getByLabelText('登录密码')).toHaveValue('whale-demo-2026');
});
