import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const badge = {
  __typename: 'BadgeSetting',
  kind: 'COMPETITION',
  name: '赛场常客',
  thresholds: [1, 5, 20],
  isActive: true,
};

const open = (answers: Answers = {}, roles = ['ADMIN']) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    BadgeKinds: () => ({ site: { __typename: 'Site', badgeKinds: [badge] } }),
    ...answers,
  });
  const inputs = () =>
    gateway.sent
      .filter(({ operationName }) => operationName === 'UpdateBadge')
      .map(({ variables }) => variables.input);
  return { ...openPage('/home/admin/badges'), inputs };
};

it('badges are for administrators alone', async () => {
  const { currentAddress } = open({}, ['SUPPORT']);
  await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
});

it('badges are listed, after another try where that is needed', async () => {
  let failures = 1;
  const { user } = open({
    BadgeKinds: () => {
      if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
      return { site: { __typename: 'Site', badgeKinds: [badge] } };
    },
  });
  await user.click(await screen.findByRole('button', { name: /重试/ }));
  expect(await screen.findByText('银：完成 5 场比赛')).toBeVisible();
  expect(screen.getByText(/不会收回已发放的徽章/)).toBeVisible();
});

it('a badge is changed; what is wrong is said at its field', async () => {
  const { user, inputs } = open({ UpdateBadge: () => ({ updateBadge: badge }) });
  await user.click(await screen.findByRole('button', { name: '编辑赛场常客' }));
  const dialog = within(await screen.findByRole('dialog', { name: '编辑徽章' }));
  const silver = dialog.getByRole('textbox', { name: '银级门槛' });
  await user.clear(silver);
  await user.type(silver, '1');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('门槛应高于上一等级')).toBeVisible();
  expect(inputs()).toEqual([]);
  await user.type(silver, '0');
  await user.click(dialog.getByRole('switch', { name: '发放该徽章' }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(inputs()).toHaveLength(1));
  expect(inputs()[0]).toEqual({
    kind: 'COMPETITION',
    name: '赛场常客',
    thresholds: [1, 10, 20],
    isActive: false,
  });
});
