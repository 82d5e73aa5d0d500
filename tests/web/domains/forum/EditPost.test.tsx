import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { competitionId, viewer } from '../../support/data.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';
import { openPage } from '../../support/open-page.tsx';

const postId = '8'.repeat(24);
const post = {
  __typename: 'ForumPost',
  id: postId,
  title: '企鹅的喙',
  content: '很长。',
  moderatedContent: '很长。',
  type: 'QUESTION',
  projectId: null,
  project: null,
  author: { __typename: 'Member', id: viewer.id },
  forum: {
    __typename: 'Forum',
    id: competitionId,
    permissions: { __typename: 'ForumPermissions', write: true, manage: false, moderate: false },
    competition: { __typename: 'Competition', id: competitionId, name: '企鹅赛' },
  },
  work: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
};

const open = (columnid: string) => {
  fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    EditPost: () => ({ forumPost: post }),
    UpdateForumPost: () => ({ updateForumPost: post }),
  });
  return openPage(
    `/home/competition/forum/edit/${postId}?columnid=${encodeURIComponent(columnid)}`,
  );
};

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
