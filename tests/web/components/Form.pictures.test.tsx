import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Button, MantineProvider, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '#web/src/components/Form/Form.tsx';
import { MarkdownEditor } from '#web/src/components/MarkdownEditor/MarkdownEditor.tsx';
import {
  PictureField,
  type PictureChange,
} from '#web/src/components/PictureField/PictureField.tsx';
import { FakeUploads } from '../support/fake-uploads.ts';

let uploads: FakeUploads;
beforeEach(() => {
  uploads = FakeUploads.install();
});
afterEach(() => uploads.remove());

interface Whale {
  name: string;
  story: string;
  picture: PictureChange;
}

interface WhaleFormProps {
  send: (whale: Whale) => Promise<unknown>;
}

const WhaleForm = ({ send }: WhaleFormProps) => {
  const form = useForm<Whale>({
    initialValues: { name: '', story: '', picture: undefined },
    validate: { picture: (picture) => (picture ? null : '请上传图片') },
  });
  return (
    <Form form={form} send={send}>
      {({ busy, refusal }) => (
        <>
          {refusal}
          <TextInput label="名字" {...form.getInputProps('name')} />
          <MarkdownEditor label="故事" {...form.getInputProps('story')} />
          <PictureField
            label="图片"
            hint="png"
            stored={null}
            change={form.values.picture}
            onChange={(change) => form.setFieldValue('picture', change)}
          />
          {form.errors.picture}
          <Button type="submit" loading={busy}>
            保存
          </Button>
        </>
      )}
    </Form>
  );
};

const open = () => {
  const send = jest.fn((_whale: Whale) => Promise.resolve());
  render(
    <MantineProvider env="test">
      <WhaleForm send={send} />
    </MantineProvider>,
  );
  const user = userEvent.setup();
  /** The first field for a picture is the story's. */
  const choose = async (which: 'story' | 'picture') => {
    const [story, picture] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    const input = which === 'story' ? story : picture;
    if (!input) throw new Error('no field for a picture');
    await user.upload(input, new File(['x'], 'whale.png', { type: 'image/png' }));
    return uploads.next();
  };
  return { user, send, choose };
};

const stored = { key: 'whale', name: 'whale.png', ext: '.png', size: 1 };
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: '保存' });

it('a form whose picture is on its way is sent once it has come, with what was typed meanwhile', async () => {
  const { user, send, choose } = open();
  const request = await choose('picture');
  await user.click(save());
  await user.type(field('名字'), '小蓝');
  expect(send).not.toHaveBeenCalled();
  expect(screen.queryByText('请上传图片')).toBeNull();
  request.answer(200, stored);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledWith({
    name: '小蓝',
    story: '',
    picture: { key: 'whale', url: '/files/whale' },
  });
});

it('a form whose picture didn’t come isn’t sent', async () => {
  const { user, send, choose } = open();
  const request = await choose('picture');
  await user.click(save());
  request.answer(413, { message: '文件太大' });
  expect(await screen.findByText('文件太大')).toBeVisible();
  await waitFor(() => expect(save()).not.toHaveAttribute('data-loading'));
  expect(send).not.toHaveBeenCalled();
});

it('what is typed while a picture is on its way into the text stays there', async () => {
  const { user, choose } = open();
  await user.type(field('故事'), '从前');
  const request = await choose('story');
  await user.type(field('故事'), '有一头鲸');
  request.answer(200, stored);
  await waitFor(() => expect(field('故事')).toHaveValue('从前有一头鲸\n![whale](/files/whale)\n'));
});
