import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MarkdownEditor } from '#web/src/components/MarkdownEditor/MarkdownEditor.tsx';
import { FakeUploads } from '../support/fake-uploads.ts';

let uploads: FakeUploads;
beforeEach(() => {
  uploads = FakeUploads.install();
});
afterEach(() => uploads.remove());

const Editor = () => {
  const [text, setText] = useState('');
  return (
    <MantineProvider env="test">
      <MarkdownEditor label="正文" value={text} onChange={setText} message />
    </MantineProvider>
  );
};

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '正文' });
const picture = (name = 'whale.png', type = 'image/png') => new File(['x'], name, { type });
const stored = { key: 'whale', name: 'whale.png', ext: '.png', size: 1 };

const open = () => {
  render(<Editor />);
  return userEvent.setup();
};

const paste = (files: File[], types = ['Files']) =>
  fireEvent.paste(field(), { clipboardData: { files, types, getData: () => '' } });

it('takes a pasted picture to where the cursor was, and leaves the cursor where one types', async () => {
  const user = open();
  await user.type(field(), '前后');
  field().setSelectionRange(1, 1);
  paste([picture()]);
  const request = await uploads.next();
  expect(await screen.findByText('正在上传 whale.png')).toBeVisible();
  request.progress(1, 2);
  expect(screen.getByRole('progressbar', { name: 'whale.png 的上传进度' })).toHaveAttribute(
    'value',
    '0.5',
  );
  await user.type(field(), '！', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  request.answer(200, stored);
  const text = '前\n![whale](/files/whale)\n后！';
  await waitFor(() => expect(field()).toHaveValue(text));
  expect(field().selectionStart).toBe(text.length);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('takes several dropped pictures, one after the other, in their order', async () => {
  open();
  const files = [picture('a.png'), picture('b.png')];
  fireEvent.drop(field(), { dataTransfer: { files, types: ['Files'] } });
  (await uploads.next()).answer(200, { ...stored, key: 'a', name: 'a.png' });
  await waitFor(() => expect(uploads.requests).toHaveLength(2));
  uploads.requests[1]?.answer(200, { ...stored, key: 'b', name: 'b.png' });
  await waitFor(() => expect(field()).toHaveValue('\n![a](/files/a)\n\n![b](/files/b)\n'));
});

it('keeps the page where a file is dragged over it and dropped', async () => {
  open();
  const over = createEvent.dragOver(field(), { dataTransfer: { types: ['Files'] } });
  fireEvent(field(), over);
  expect(over.defaultPrevented).toBe(true);
  fireEvent.drop(field(), {
    dataTransfer: { files: [picture('x.exe', 'application/x-msdownload')], types: ['Files'] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'x.exe：不支持该文件格式，请上传 .png、.jpg、.jpeg 文件',
  );
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(uploads.requests).toEqual([]);
});

it('leaves a text that brings a picture of itself to the field', () => {
  open();
  const isLeft = paste([picture()], ['text/plain', 'Files']);
  expect(isLeft).toBe(true);
  expect(uploads.requests).toEqual([]);
});

it('offers a picture that did not arrive once more, with nothing typed lost', async () => {
  const user = open();
  await user.type(field(), '从前');
  paste([picture()]);
  (await uploads.next()).answer(503, null);
  expect(await screen.findByRole('alert')).toHaveTextContent('whale.png：抱歉，服务器打了个盹');
  await user.type(field(), '有一头鲸');
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(uploads.requests).toHaveLength(2));
  uploads.requests[1]?.answer(200, stored);
  await waitFor(() => expect(field()).toHaveValue('从前有一头鲸\n![whale](/files/whale)\n'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a message in its preview with the lines that were typed', async () => {
  const user = open();
  await user.type(field(), '第一行{Enter}第二行');
  await user.click(screen.getByRole('tab', { name: '预览' }));
  const line = await screen.findByText(/第一行/);
  expect(line.querySelector('br')).not.toBeNull();
});
