import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  competition,
  competitionId,
  stage,
  stageId,
  task,
  taskId,
  viewer,
} from '#tests/web/support/data.ts';
import { fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const row = {
  __typename: 'LeaderboardRow',
  rank: 1,
  position: 1,
  score: 0.75,
  entries: 2,
  lastSubmittedAt: '2026-11-21T04:00:00.000Z',
  furtherScores: [] as number[],
  bestSubmittedAt: '2026-11-21T04:00:00.000Z',
  authorship: 'HUMAN',
  publicRank: 3,
  rankLow: null,
  rankHigh: null,
  scoreLow: null,
  scoreHigh: null,
  team: { __typename: 'Team', id: '4'.repeat(24), name: '逐浪小队', image: null, members: [] },
};

it('shows who manages a competition its private boards before they open', async () => {
  const managed = competition({
    viewerManages: true,
    viewerRole: 'OWNER',
    isPublished: true,
    publishStatus: 'COMMUNITY',
    organization: {
      __typename: 'Organization',
      id: '9'.repeat(24),
      shortName: 'tide',
      name: '潮汐组',
    },
    stages: [stage({ tasks: [task({ showsPrivateLeaderboard: false })] })],
  });
  let fails = true;
  const { variablesOf } = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles: ['ORGANIZER'] } }),
    ManageCompetition: () => ({ competition: managed }),
    ManagedBoardsPanel: () => ({ competition: managed }),
    Leaderboard: () => {
      if (fails)
        throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '抱歉，服务器打了个盹（503）' });
      return {
        leaderboard: {
          __typename: 'LeaderboardPage',
          totalCount: 1,
          page: 1,
          perPage: 50,
          templateUrl: null,
          headCount: null as number | null,
          rowsCount: null as number | null,
          baselines: [],
          viewerRow: null,
          items: [row],
        },
      };
    },
  });
  const { user } = openPage(`/org/tide/competition/manage/${competitionId}/boards`);
  expect(await screen.findByText('该榜单尚未公开，仅主办方可见。')).toBeVisible();
  const again = await screen.findByRole('button', { name: '重试' });
  fails = false;
  await user.click(again);
  expect(await screen.findByText('逐浪小队')).toBeVisible();
  expect(await variablesOf('Leaderboard')).toMatchObject({
    of: { taskId },
    board: 'PRIVATE',
    managed: true,
  });
  await user.selectOptions(screen.getByRole('combobox', { name: '榜单' }), '初赛 · 阶段总榜');
  await waitFor(async () =>
    expect(await variablesOf('Leaderboard')).toMatchObject({
      of: { stageId },
      managed: true,
      board: 'PRIVATE',
    }),
  );
  expect(await screen.findByText(/阶段得分按名次折算/)).toBeVisible();
});
