import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { viewer } from '../support/data.ts';
import { fakeGateway, Refused } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';

const outage = () =>
  new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务器打了个盹（503）' });

it('shows a member as signed in while platform can’t say who they are', async () => {
  let failing = false;
  const { sent } = fakeGateway({
    Viewer: () => ({ viewer: failing ? outage() : viewer }),
  });
  const { gateway } = openPage('/home/error?type=1');
  expect(await screen.findByRole('button', { name: /的菜单$/ })).toBeVisible();

  failing = true;
  await act(() => gateway.client.refetchQueries({ include: ['Viewer'] }));
  expect(sent.filter(({ operationName }) => operationName === 'Viewer')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /的菜单$/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: '登录' })).not.toBeInTheDocument();
});
