import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { page } from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { post, postId, threadAnswers } from './posts.ts';

const open = (columnid = '', shown = post()) => {
  fakeGateway({
    ...threadAnswers(() => shown),
    Works: () => ({ workPosts: page([]) }),
    EditPost: () => ({ forumPost: shown }),
    UpdateForumPost: () => ({ updateForumPost: shown }),
  });
  return openPage(
    `/home/competition/forum/edit/${postId}?columnid=${encodeURIComponent(columnid)}`,
  );
};

beforeEach(() => localStorage.clear());

it('leads back to where the editor was opened from', async () => {
  const { user, currentAddress } = open('/home/competition/works?sort=-VotesCount');
  await user.click(await screen.findByRole('button', { name: '保存修改' }));
  await waitFor(() => expect(currentAddress()).toBe('/home/competition/works?sort=-VotesCount'));
});

it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
  'never leads to %s',
  async (address) => {
    const { user, currentAddress } = open(address);
    await user.click(await screen.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(currentAddress()).toBe(`/home/competition/forum/${postId}`));
  },
);

describe('a change that was not saved', () => {
  const title = () => screen.findByLabelText('标题');
  const written = async () => {
    const { user } = open();
    await user.type(await title(), '有多长');
    return user;
  };

  it('stays through a reload', async () => {
    await written();
    cleanup();
    open();
    expect(await title()).toHaveValue('企鹅的喙有多长');
  });

  it('is forgotten when it is cancelled', async () => {
    const user = await written();
    await user.click(screen.getByRole('button', { name: '取消' }));
    cleanup();
    open();
    expect(await title()).toHaveValue('企鹅的喙');
  });

  it('does not take back what was changed elsewhere meanwhile', async () => {
    await written();
    cleanup();
    open('', post({ title: '企鹅与喙', updatedAt: '2026-11-03T00:00:00.000Z' }));
    expect(await title()).toHaveValue('企鹅与喙');
  });
});
