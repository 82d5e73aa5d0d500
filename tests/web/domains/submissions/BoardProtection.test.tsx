import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  competition,
  competitionId,
  ofTask,
  stage,
  task,
  viewer,
} from '#tests/web/support/data.ts';
import { fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { list, open, work } from './submit-tab.ts';

const hidden = work({
  status: 'REVIEWED',
  hasNoImprovement: true,
  privateScore: null,
  bestBefore: 0.7,
});

it('says of a work that isn’t significantly better so, in place of its score', async () => {
  open(
    { WorkList: () => list([hidden]) },
    { stages: [stage({ tasks: [task({ protectsBoard: true })] })] },
  );
  const table = within(await screen.findByRole('table', { name: '提交记录' }));
  expect(table.getByText('没有显著提升')).toBeVisible();
  expect(table.getByText('已评审')).toBeVisible();
  const standing = within(await screen.findByLabelText('我的成绩'));
  expect(standing.getByText('没有显著提升')).toBeVisible();
  expect(standing.getByText('0.7')).toBeVisible();
  expect(
    screen.getByText(/只有显著优于本团队已公布最好成绩（含成员此前所在团队的）的提交才公布得分/),
  ).toBeVisible();
});

it('lets an organizer protect a board, and shows what it has told', async () => {
  const taskId = task().id;
  let protects = false;
  let refused = true;
  const protection = () => ({
    __typename: 'BoardProtection',
    taskId,
    isProtected: protects,
    isDefault: !protects,
    bits: protects ? 312 : 0,
    answersCount: protects ? 40 : 0,
    shownCount: protects ? 9 : 0,
    publicRowsCount: protects ? 5_000 : null,
  });
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
  const { inputOf } = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles: ['ORGANIZER'] } }),
    ManageCompetition: () => ({ competition: managed }),
    ReviewTasks: () => ({ competition: managed }),
    ReviewWorks: () =>
      ofTask({
        allWorks: { __typename: 'WorkPage', totalCount: 0, page: 1, perPage: 20, items: [] },
      }),
    BoardProtection: () => ({
      competitionTask: {
        __typename: 'CompetitionTask',
        id: taskId,
        protectsBoard: protects,
        boardProtection: protection(),
      },
    }),
    SetBoardProtection: () => {
      if (refused) {
        refused = false;
        throw new Refused({ code: 'FORBIDDEN', message: '仅比赛主办方可以管理该比赛' });
      }
      protects = true;
      return { setBoardProtection: protection() };
    },
  });
  const { user } = openPage(`/org/tide/competition/manage/${competitionId}/works`);
  await user.click(await screen.findByRole('button', { name: '公开榜保护' }));
  const dialog = within(await screen.findByRole('dialog', { name: '公开榜保护' }));
  const choice = await dialog.findByLabelText(/公开榜保护（当前未开启）/);
  expect(dialog.getByText(/会在这里计入已泄露的信息量/)).toBeVisible();
  await user.selectOptions(choice, 'on');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('仅比赛主办方可以管理该比赛')).toBeVisible();
  expect(choice).toHaveValue('on');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('312')).toBeVisible();
  expect(dialog.getByText(/公开部分共 5,000 行/)).toBeVisible();
  expect(await inputOf('SetBoardProtection', 2)).toEqual({ taskId, isProtected: true });
});
