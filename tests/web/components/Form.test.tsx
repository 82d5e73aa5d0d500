import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Button, MantineProvider, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Form } from '#web/src/components/Form/Form.tsx';
import { useDraftForm } from '#web/src/components/Form/useDraftForm.ts';
import { SiteRoutes } from '#web/src/routing/SiteRoutes.tsx';
import { memoryPages } from '../support/memory-site.ts';

interface Whale {
  name: string;
  place: string;
}
type Send = (whale: Whale) => Promise<unknown>;

const empty: Whale = { name: '', place: '' };
const validate = { name: (name: string) => (name ? null : '请输入名字') };
const refusal = (message: string, field?: string) =>
  new CombinedGraphQLErrors({}, [{ message, extensions: { code: 'BAD_USER_INPUT', field } }]);

interface WhaleFormProps {
  form: UseFormReturnType<Whale>;
  send: Send;
}

const WhaleForm = ({ form, send }: WhaleFormProps) => (
  <Form form={form} send={send} label="鲸鱼" failed="保存失败" guarded>
    {({ busy, refusal: refused }) => (
      <>
        {refused}
        <TextInput label="海域" {...form.getInputProps('place')} />
        <TextInput label="名字" {...form.getInputProps('name')} />
        <Button type="submit" loading={busy}>
          保存
        </Button>
        <Link to="/elsewhere">别处</Link>
      </>
    )}
  </Form>
);

const Page = ({ send }: { send: Send }) => (
  <WhaleForm form={useForm({ initialValues: empty, validate })} send={send} />
);

/** A browser takes the focus from a button that is disabled, jsdom only from one that goes. */
const VanishingPage = ({ send }: { send: Send }) => {
  const form = useForm({ initialValues: empty, validate });
  return (
    <Form form={form} send={send} label="鲸鱼">
      {({ busy }) => (
        <>
          <TextInput label="名字" {...form.getInputProps('name')} />
          {busy ? '正在保存' : <Button type="submit">保存</Button>}
        </>
      )}
    </Form>
  );
};

const DraftPage = ({ send }: { send: Send }) => {
  const { form, clear } = useDraftForm('whale', empty, { validate });
  return <WhaleForm form={form} send={(whale) => send(whale).then(clear)} />;
};

const open = (element: (send: Send) => ReactNode, send: Send = () => Promise.resolve()) => {
  const sent = jest.fn(send);
  const router = memoryPages([
    { path: '/', Component: () => element(sent) },
    { path: '/elsewhere', Component: () => '在别处' },
  ]);
  const page = render(
    <MantineProvider env="test">
      <SiteRoutes router={router} />
    </MantineProvider>,
  );
  return { user: userEvent.setup(), sent, leave: () => page.unmount() };
};
const onPage = (send?: Send) => open((sent) => <Page send={sent} />, send);
const onDraft = (send?: Send) => open((sent) => <DraftPage send={sent} />, send);
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: '保存' });

beforeEach(() => localStorage.clear());

describe('a form on a page', () => {
  it('is sent by Enter, and says first at its field what is wrong', async () => {
    const { user, sent } = onPage();
    await user.type(field('海域'), '南海{Enter}');
    expect(await screen.findByText('请输入名字')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.type(field('名字'), '小蓝{Enter}');
    expect(sent).toHaveBeenCalledWith({ name: '小蓝', place: '南海' });
  });

  it('keeps the focus where one works, though its button goes away while it is sent', async () => {
    let sent: (value: unknown) => void = () => undefined;
    const page = open(
      (send) => <VanishingPage send={send} />,
      () => new Promise((done) => (sent = done)),
    );
    await page.user.type(field('名字'), '小蓝');
    await page.user.click(save());
    expect(await screen.findByText('正在保存')).toBeVisible();
    expect(document.body).toHaveFocus();
    act(() => sent(null));
    await waitFor(() => expect(save()).toHaveFocus());
  });

  it('is sent once at a time', async () => {
    const { user, sent } = onPage(() => new Promise(() => undefined));
    await user.type(field('名字'), '小蓝{Enter}{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['at its field', 'place', '没有这片海', false],
    ['above the fields where it is about none of them', undefined, '潮太急', true],
  ])('says a refusal %s, and keeps what was typed', async (_, at, message, isAbove) => {
    const { user } = onPage(() => Promise.reject(refusal(message, at)));
    await user.type(field('名字'), '小蓝{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('alert', { name: '保存失败' }) !== null).toBe(isAbove);
    expect(field('名字')).toHaveValue('小蓝');
  });

  it('asks before changes are left, and no more once they are saved', async () => {
    const { user } = onPage();
    await user.type(field('名字'), '小蓝');
    await user.click(screen.getByRole('link', { name: '别处' }));
    await user.click(await screen.findByRole('button', { name: '继续编辑' }));
    await user.click(save());
    await user.click(screen.getByRole('link', { name: '别处' }));
    expect(await screen.findByText('在别处')).toBeVisible();
  });
});

describe('a form that is kept', () => {
  it('is there again after a reload, until it has been sent', async () => {
    const before = onDraft();
    await before.user.type(field('名字'), '小蓝');
    before.leave();
    const after = onDraft();
    expect(field('名字')).toHaveValue('小蓝');
    await after.user.click(save());
    expect(field('名字')).toHaveValue('');
    expect(localStorage).toHaveLength(0);
  });
});
