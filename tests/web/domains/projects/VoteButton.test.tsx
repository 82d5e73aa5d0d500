import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { project, projectDetail, projectId } from './projects.ts';

const open = (
  answers: Parameters<typeof fakeGateway>[0],
  changes: Record<string, unknown> = {},
) => {
  const { sent } = fakeGateway({
    Viewer: () => ({ viewer }),
    ProjectPage: () => ({
      project: projectDetail({ viewerVoted: false, ...changes }),
    }),
    ...answers,
  });
  return { sent, ...openPage(`/mw/project/${projectId(1)}`) };
};
const button = (name: string) => screen.findByRole('button', { name });

it('likes at once to the eye, by keyboard too, and takes it back', async () => {
  let release: (() => void) | undefined;
  const { user } = open({
    VoteProject: async ({ input }) => {
      const { voted } = input as { voted: boolean };
      if (voted) await new Promise<void>((resolve) => (release = resolve));
      return { voteProject: project(1, { votesCount: voted ? 7 : 6, viewerVoted: voted }) };
    },
  });
  (await button('点赞项目「项目1」，5人赞过')).focus();
  await user.keyboard('{Enter}');
  expect(await button('取消点赞项目「项目1」，6人赞过')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(release).toBeDefined());
  release?.();
  // Somebody else liked it meanwhile.
  await user.click(await button('取消点赞项目「项目1」，7人赞过'));
  expect(await button('点赞项目「项目1」，6人赞过')).toHaveAttribute('aria-pressed', 'false');
});

it('takes the eye’s word back where it is refused', async () => {
  showNotices();
  const { user } = open({
    VoteProject: () => {
      throw new Refused({ code: 'NOT_FOUND', message: '未找到该项目' });
    },
  });
  await user.click(await button('点赞项目「项目1」，5人赞过'));
  expect(await screen.findByText('未找到该项目')).toBeVisible();
  expect(await button('点赞项目「项目1」，5人赞过')).toHaveAttribute('aria-pressed', 'false');
});

it('says why one’s own can’t be liked', async () => {
  const author = { ...project(1).author, id: viewer.id };
  showNotices();
  const { user, sent } = open({}, { author });
  await user.click(await button('点赞项目「项目1」，5人赞过'));
  expect(await screen.findByText('不能给自己的项目点赞')).toBeVisible();
  expect(sent.some(({ operationName }) => operationName === 'VoteProject')).toBe(false);
});

it('asks a visitor to sign in, and comes back', async () => {
  const { user, currentAddress } = open({ Viewer: () => ({ viewer: null }) });
  await user.click(await button('点赞项目「项目1」，5人赞过'));
  await waitFor(() =>
    expect(currentAddress()).toBe(
      `/auth/communityLogin?redirect=${encodeURIComponent(`/mw/project/${projectId(1)}`)}`,
    ),
  );
});
