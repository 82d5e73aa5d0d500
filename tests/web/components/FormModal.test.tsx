import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it, jest } from '@jest/globals';
import { Button, MantineProvider, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Opened } from '#web/src/components/Dialog/Opened.tsx';
import { FormModal } from '#web/src/components/FormModal/FormModal.tsx';
import { SiteRoutes } from '#web/src/routing/SiteRoutes.tsx';
import { memoryPages } from '../support/memory-site.ts';

type Send = (values: { name: string; place: string }) => Promise<unknown>;

const refusal = (message: string, field?: string) =>
  new CombinedGraphQLErrors({}, [{ message, extensions: { code: 'BAD_USER_INPUT', field } }]);

const WhaleModal = ({ send, onClose }: { send: Send; onClose: () => void }) => {
  const form = useForm({
    initialValues: { name: '', place: '' },
    validate: { name: (name) => (name ? null : '请输入名字') },
  });
  return (
    <FormModal title="新建鲸鱼" form={form} action="新建" send={send} onClose={onClose}>
      <TextInput label="海域" {...form.getInputProps('place')} />
      <TextInput label="名字" data-autofocus {...form.getInputProps('name')} />
    </FormModal>
  );
};

const Page = ({ send }: { send: Send }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>添加</Button>
      <Opened of={open}>{() => <WhaleModal send={send} onClose={() => setOpen(false)} />}</Opened>
    </>
  );
};

const open = async (send: Send = () => Promise.resolve()) => {
  const sent = jest.fn(send);
  const router = memoryPages([
    { path: '/', Component: () => <Page send={sent} /> },
    { path: '/elsewhere', Component: () => '别处' },
  ]);
  render(
    <MantineProvider env="test">
      <SiteRoutes router={router} />
    </MantineProvider>,
  );
  const user = userEvent.setup();
  await user.click(opener());
  await waitFor(() => expect(name()).toHaveFocus());
  return { user, sent, router };
};
const opener = () => screen.getByRole('button', { name: '添加', hidden: true });
const name = () => screen.getByRole('textbox', { name: '名字' });
const dialog = () => screen.queryByRole('dialog', { name: '新建鲸鱼' });
const button = (text: string) => screen.getByRole('button', { name: text });

describe('a form in a dialog', () => {
  it('is sent by Enter, closes, and gives the focus back to what opened it', async () => {
    const { user, sent } = await open();
    await user.type(name(), '蓝鲸{Enter}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(sent).toHaveBeenCalledWith({ name: '蓝鲸', place: '' });
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('gives the focus back however it is closed', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
    await user.click(opener());
    await waitFor(() => expect(name()).toHaveFocus());
    await user.click(button('取消'));
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(dialog()).toBeNull();
  });

  it('says what is wrong at the first such field, which has the focus, and sends nothing', async () => {
    const { user, sent } = await open();
    await user.click(button('新建'));
    expect(name()).toHaveAccessibleDescription('请输入名字');
    await waitFor(() => expect(name()).toHaveFocus());
    expect(sent).not.toHaveBeenCalled();
  });

  it('is sent once, however often one asks', async () => {
    const { user, sent } = await open(() => new Promise(() => undefined));
    await user.type(name(), '蓝鲸{Enter}{Enter}');
    await user.click(name());
    await user.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('shows a refusal at the field that it names', async () => {
    const { user } = await open(() => Promise.reject(refusal('名字已被使用', 'name')));
    await user.type(name(), '蓝鲸{Enter}');
    await waitFor(() => expect(name()).toHaveAccessibleDescription('名字已被使用'));
    await waitFor(() => expect(name()).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(name()).toHaveValue('蓝鲸');
  });

  it.each([undefined, 'weight'])(
    'shows a refusal about no field of its own in place',
    async (at) => {
      const { user, sent } = await open(() => Promise.reject(refusal('鲸鱼太多了', at)));
      await user.type(name(), '蓝鲸{Enter}');
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('新建失败');
      expect(alert).toHaveTextContent('鲸鱼太多了');
      expect(name()).toHaveValue('蓝鲸');
      sent.mockResolvedValue(undefined);
      await user.type(name(), '{Enter}');
      await waitFor(() => expect(dialog()).toBeNull());
    },
  );

  it('stays open where sending it asks for something first', async () => {
    const { user, sent } = await open(() => Promise.resolve(false));
    await user.type(name(), '蓝鲸{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(dialog()).toBeVisible();
  });

  it('asks before changes are given up, and begins anew afterwards', async () => {
    const { user } = await open();
    await user.type(name(), '蓝鲸');
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: '有未保存的修改' });
    await user.click(button('继续编辑'));
    await waitFor(() => expect(name()).toHaveFocus());
    expect(name()).toHaveValue('蓝鲸');
    await user.click(button('取消'));
    await user.click(await screen.findByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(opener()).toHaveFocus());
    await user.click(opener());
    await waitFor(() => expect(name()).toHaveFocus());
    expect(name()).toHaveValue('');
  });

  it('asks before the page under its changes is left, and no longer once it is closed', async () => {
    const { user, router } = await open();
    await user.type(name(), '蓝鲸');
    await waitFor(() => router.push('/elsewhere'));
    await user.click(await screen.findByRole('button', { name: '继续编辑' }));
    await user.type(name(), '{Enter}');
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => router.push('/elsewhere'));
    expect(await screen.findByText('别处')).toBeVisible();
  });
});
