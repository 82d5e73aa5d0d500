import { MantineProvider } from '@mantine/core';
import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
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

it('is named by its label alone, beside what it speaks', () => {
  show();
  const button = screen.getByRole('button', { name: '复制链接' });
  expect(button.querySelector('[role=status]')).toBeNull();
});

const selected = (field: HTMLElement) => {
  const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
  return value.slice(selectionStart, selectionEnd);
};

it('selects the text for copying by hand where the browser refused', async () => {
  const user = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  const field = await screen.findByRole('textbox', { name: /请按 Ctrl\+C/ });
  await waitFor(() => expect(field).toHaveFocus());
  expect(selected(field)).toBe('鲸潮');
});

it('does so where there is no clipboard, as without https', async () => {
  const user = show();
  Reflect.deleteProperty(navigator, 'clipboard');
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(selected(await screen.findByRole('textbox', { name: /请按 Ctrl\+C/ }))).toBe('鲸潮');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
