import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { teamId, viewer } from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { FakeUploads } from '#tests/web/support/fake-uploads.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { post, postId } from './posts.ts';

let uploads: FakeUploads;
beforeEach(() => {
  localStorage.clear();
  uploads = FakeUploads.install();
});
afterEach(() => uploads.remove());

/** The editor of a work with so many pictures. */
const open = (count: number) => {
  const work = {
    __typename: 'WorkPost',
    summary: '',
    cover: '/files/cover',
    coverKey: 'cover',
    pictures: Array.from({ length: count }, (_, index) => ({
      __typename: 'WorkPicture',
      key: `p${index}`,
      url: `/files/p${index}`,
      description: '',
    })),
    team: { __typename: 'Team', id: teamId, name: '破浪小队' },
  };
  fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    EditPost: () => ({ forumPost: post({ work }) }),
  });
  return openPage(`/home/competition/forum/edit/${postId}`);
};

const files = (...names: string[]) =>
  names.map((name) => new File(['x'], name, { type: 'image/png' }));
const picturesInput = () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
  if (!input) throw new Error('no field for pictures');
  return input;
};

it('takes the pictures that fit, and says that there can be 20', async () => {
  const { user } = open(19);
  await screen.findByText('作品图片集（19/20）');
  await user.upload(picturesInput(), files('a.png', 'b.png'));
  const request = await uploads.next();
  request.answer(200, { key: 'a', name: 'a.png', ext: '.png', size: 1 });
  await screen.findByText('作品图片集（20/20）');
  expect(uploads.requests).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('作品图片集最多支持20张图片');
  expect(screen.queryByRole('button', { name: '添加图片' })).toBeNull();

  await user.click(screen.getByRole('button', { name: '移除第20张图片' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: '添加图片' })).toBeVisible();
});
