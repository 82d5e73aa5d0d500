import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, viewer } from '#tests/web/support/data.ts';
import { fakeGateway, type Refusal, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

/** An organization's competition, for somebody who has not registered. */
const closed = competition({ publishStatus: 'ORGANIZATION', forum: null });
const refuse = (code: Refusal['code']) => () => {
  throw new Refused({ code, message: '未找到该论坛' });
};

const open = (path: string, answers: object = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    CompetitionPage: () => ({ competition: closed }),
    ForumHead: () => ({ competition: closed }),
    CreatePost: () => ({ competition: closed }),
    ForumSidebar: refuse('NOT_FOUND'),
    ...answers,
  });
  return { ...gateway, ...openPage(`/home/competition/${path}`) };
};
const block = async () => within(await screen.findByRole('region', { name: '讨论区' }));

it('says beside the competition that it is for those who take part', async () => {
  open(competitionId);
  expect(await (await block()).findByText('报名后可以查看讨论区')).toBeVisible();
  expect((await block()).queryByRole('button', { name: '重试' })).toBeNull();
  expect((await block()).queryByRole('link', { name: '更多' })).toBeNull();
});

it('offers to try again what has failed otherwise', async () => {
  open(competitionId, { ForumSidebar: refuse('UPSTREAM_UNAVAILABLE') });
  expect(await (await block()).findByRole('button', { name: '重试' })).toBeVisible();
});

it.each([`forumlist/${competitionId}`, `forum/create?forumId=${competitionId}`])(
  'leads from /%s to registering',
  async (path) => {
    const { currentAddress } = open(path);
    expect(await screen.findByRole('heading', { name: '报名后才能查看' })).toBeVisible();
    await waitFor(() =>
      expect(currentAddress()).toBe(`/home/error?type=3&Competition=${competitionId}`),
    );
  },
);
