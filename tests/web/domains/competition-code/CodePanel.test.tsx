import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { project, projectId } from '../projects/projects.ts';

const address = `/home/competition/${competitionId}/code`;
const ofIt = (fields: object) => ({
  competition: { __typename: 'Competition', id: competitionId, ...fields },
});
const shared = (index: number, score: number | null, isPrivateScore = false) =>
  project(index, {
    sharedCode: [
      {
        __typename: 'SharedCode',
        score,
        isPrivateScore,
        competition: { __typename: 'Competition', id: competitionId },
      },
      // Its score in another competition is told there.
      {
        __typename: 'SharedCode',
        score: 0.1234,
        isPrivateScore: false,
        competition: { __typename: 'Competition', id: '9'.repeat(24) },
      },
    ],
  });

/** Gateway with a competition that shares code, and its projects. */
const open = (
  {
    items = [shared(1, 0.75, true), shared(2, null)] as object[],
    member = false,
    shows = true,
  } = {},
  more: Answers = {},
) => {
  const gateway = fakeGateway({
    ...(member && { Viewer: () => ({ viewer }) }),
    CompetitionPage: () => ({ competition: competition({ isCodeShown: shows }) }),
    CompetitionCode: () => ofIt({ code: { __typename: 'ProjectPage', ...page(items) } }),
    ...more,
  });
  return { ...gateway, ...openPage(address) };
};

describe('the code of a competition', () => {
  it('has the score that a board shows, of this competition alone', async () => {
    open();
    const rows = await screen.findByRole('list', { name: '代码' });
    expect(within(rows).getByRole('link', { name: '项目1' })).toBeVisible();
    expect(within(rows).getByText('Private 0.75')).toBeVisible();
    expect(within(rows).queryByText(/Public/)).toBeNull();
    expect(screen.queryByRole('button', { name: '分享我的代码' })).toBeNull();
  });

  it('is no tab where the rule doesn’t show it', async () => {
    open({ shows: false });
    expect(await screen.findByRole('tab', { name: '比赛详情' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: '代码' })).toBeNull();
  });

  it('says where there is none', async () => {
    open({ items: [] });
    expect(await screen.findByText('还没有人分享代码')).toBeVisible();
  });

  it('is asked for in another order, which the address keeps', async () => {
    const { user, sent } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: '排序' }), 'NEWEST');
    await waitFor(() =>
      expect(
        sent.findLast(({ operationName }) => operationName === 'CompetitionCode')?.variables,
      ).toMatchObject({ sort: 'NEWEST', page: 1 }),
    );
  });

  it('is taken out by its author', async () => {
    const own = {
      ...shared(1, 0.75),
      author: { ...(project(1) as { author: object }).author, id: viewer.member.id },
    };
    const { user, inputOf } = open(
      { items: [own, shared(2, null)], member: true },
      { UnshareCode: () => ({ unshareCode: competition() }) },
    );
    const buttons = await screen.findAllByRole('button', { name: /移出代码/ });
    expect(buttons).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '把「项目1」移出代码' }));
    expect(await inputOf('UnshareCode')).toEqual({ competitionId, projectId: projectId(1) });
  });

  it('asks for a project before it is shared', async () => {
    const { user } = open({ member: true });
    await user.click(await screen.findByRole('button', { name: '分享我的代码' }));
    const dialog = within(await screen.findByRole('dialog', { name: '分享代码' }));
    await user.click(dialog.getByRole('button', { name: '分享' }));
    expect(await dialog.findByText('请选择项目')).toBeVisible();
  });
});
