import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  competition,
  competitionId,
  ofTask,
  stage,
  task,
  taskId,
  viewer,
} from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const team = (id: string, name: string) => ({ __typename: 'Team', id: id.repeat(24), name });
const none = {
  __typename: 'CopyCheck',
  taskId,
  state: 'NONE',
  startedAt: null as string | null,
  doneAt: null as string | null,
  worksCount: 0,
  pairs: [] as unknown[],
};
const pair = (project: object | null) => ({
  __typename: 'CopyPair',
  errors: [100, 104],
  shared: 97,
  expected: 12.34,
  logChance: -80.4,
  teams: [team('a', '白帆小队'), team('b', '破浪小队')],
  project,
});

it('checks the works of a task, and shows the evidence to who manages it', async () => {
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
    stages: [stage({ tasks: [task()] })],
  });
  const project = { __typename: 'Project', id: 'c'.repeat(24), title: '公开方案' };
  const done = {
    ...none,
    state: 'DONE',
    startedAt: '2026-05-01T04:00:00.000Z',
    doneAt: '2026-05-01T04:01:00.000Z',
    worksCount: 20,
    pairs: [pair(null), pair(project)],
  };
  let check: unknown = none;
  const { inputOf } = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles: ['ORGANIZER'] } }),
    ManageCompetition: () => ({ competition: managed }),
    ManagedBoardsPanel: () => ({ competition: managed }),
    Leaderboard: () => ({ leaderboard: null }),
    CopyCheck: () => ofTask({ copyCheck: check }),
    StartCopyCheck: () => {
      check = done;
      return { startCopyCheck: done };
    },
  });
  const { user } = openPage(`/org/tide/competition/manage/${competitionId}/boards`);
  await user.click(await screen.findByRole('button', { name: '雷同检查' }));
  expect(await screen.findByText('还没有检查过')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  expect(await inputOf('StartCopyCheck')).toEqual({ taskId });
  expect(await screen.findByText(/比较了 20 个提交，发现 2 对/)).toBeVisible();
  const rows = screen.getAllByRole('row', { name: /白帆小队 与 破浪小队/ });
  expect(rows[0]).toHaveTextContent(/97.*12\.3.*100 \/ 104.*10-80.*没有共同的公开项目/);
  expect(rows[1]).toHaveTextContent('公开方案');
});
