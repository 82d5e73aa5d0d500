import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Button, MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import DeleteByTitle from '#web/src/components/DeleteByTitle/DeleteByTitle.tsx';
import { Opened } from '#web/src/components/Dialog/Opened.tsx';
import { SiteRoutes } from '#web/src/routing/SiteRoutes.tsx';
import { memoryPages } from '../support/memory-site.ts';

afterEach(() => notifications.clean());

const Page = ({ onDelete }: { onDelete: () => Promise<unknown> }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>删除</Button>
      <Opened of={open}>
        {() => (
          <DeleteByTitle
            heading="删除项目"
            title="Whale 笔记"
            onDelete={onDelete}
            onClose={() => setOpen(false)}
          />
        )}
      </Opened>
    </>
  );
};

const open = async (onDelete: () => Promise<unknown>) => {
  const router = memoryPages([{ path: '/', Component: () => <Page onDelete={onDelete} /> }]);
  render(
    <MantineProvider env="test">
      <Notifications />
      <SiteRoutes router={router} />
    </MantineProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '删除' }));
  await screen.findByRole('dialog', { name: '删除项目' });
  const confirm = () => screen.getAllByRole('button', { name: '删除' }).at(-1);
  const field = screen.getByLabelText('该操作不可恢复，请输入「Whale 笔记」确定删除。');
  return { user, confirm, field };
};

describe('deleting by title', () => {
  it('goes on only once the title has been typed exactly', async () => {
    const { user, confirm, field } = await open(() => Promise.resolve());
    expect(confirm()).toBeDisabled();
    await user.type(field, 'whale 笔记');
    expect(confirm()).toBeDisabled();
    await user.clear(field);
    await user.type(field, 'Whale 笔记 ');
    expect(confirm()).toBeDisabled();
    await user.type(field, '{Backspace}');
    expect(confirm()).toBeEnabled();
  });

  it('says that it is under way, and then that it is done', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const onDelete = jest.fn(() => promise);
    const { user, field } = await open(onDelete);
    await user.type(field, 'Whale 笔记{Enter}{Enter}');
    expect(await screen.findByText('加载中...')).toBeVisible();
    expect(onDelete).toHaveBeenCalledTimes(1);
    resolve(undefined);
    expect(await screen.findByText('已删除')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('加载中...')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says why it was refused, and can be tried again', async () => {
    const refused = new CombinedGraphQLErrors({}, [
      { message: '已有成员报名，不能删除', extensions: { code: 'CONFLICT' } },
    ]);
    const { user, confirm, field } = await open(() => Promise.reject(refused));
    await user.type(field, 'Whale 笔记{Enter}');
    expect(await screen.findByText('已有成员报名，不能删除')).toBeVisible();
    expect(confirm()).toBeEnabled();
    await waitFor(() => expect(screen.queryByText('加载中...')).not.toBeInTheDocument());
  });
});
