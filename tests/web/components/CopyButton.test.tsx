import { MantineProvider } from '@mantine/core';
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CopyButton } from '#web/src/components/CopyButton/CopyButton.tsx';

const show = () => {
  // It brings a clipboard of its own.
  const user = userEvent.setup();
  render(
    <MantineProvider env="test">
      <CopyButton text={() => '鲸潮'}>复制链接</CopyButton>
    </MantineProvider>,
  );
  return user;
};

it('copies, and says so', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await screen.findByRole('button', { name: '复制成功' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('鲸潮');
});

it('says that the browser refused', async () => {
  const user = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await screen.findByRole('button', { name: '复制失败' })).toBeVisible();
});
