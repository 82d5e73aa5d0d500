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

const TOKEN = 'd'.repeat(24);

it('lets an organizer choose workers, make a token that shows once, and revoke one', async () => {
  let scorer = 'PLATFORM';
  let refused = true;
  const taskId = task().id;
  const scoring = () => ({
    __typename: 'TaskScoring',
    taskId,
    scorer,
    acceptExtensions: ['.zip'],
    referenceName: 'truth.zip',
    waitingWorks: 2,
    tokens: [
      {
        __typename: 'ScoringToken',
        id: TOKEN,
        name: '机房一号',
        createdAt: '2026-11-01T00:00:00.000Z',
        lastSeenAt: null,
        revokedAt: null,
      },
    ],
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
    ScoringWorkers: () => ({
      competitionTask: { __typename: 'CompetitionTask', id: taskId, scoring: scoring() },
    }),
    SetTaskScorer: () => {
      if (refused) {
        refused = false;
        throw new Refused({ code: 'CONFLICT', message: '该任务已有提交，不能再更换评分方式' });
      }
      scorer = 'WORKER';
      return { setTaskScorer: scoring() };
    },
    CreateScoringToken: () => ({
      createScoringToken: {
        __typename: 'CreatedScoringToken',
        id: 'e'.repeat(24),
        token: 'wsc_once',
      },
    }),
    RevokeScoringToken: () => ({
      revokeScoringToken: {
        __typename: 'ScoringToken',
        id: TOKEN,
        revokedAt: '2026-11-02T00:00:00.000Z',
      },
    }),
  });
  const { user } = openPage(`/org/tide/competition/manage/${competitionId}/works`);
  await user.click(await screen.findByRole('button', { name: '评测机' }));
  const dialog = within(await screen.findByRole('dialog', { name: '评测机' }));
  await user.selectOptions(await dialog.findByLabelText(/评分方式/), 'WORKER');
  expect(dialog.getByText('truth.zip')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('该任务已有提交，不能再更换评分方式')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await inputOf('SetTaskScorer')).toMatchObject({
    taskId,
    scorer: 'WORKER',
    acceptExtensions: ['.zip'],
  });

  await user.type(await dialog.findByLabelText('名称'), '机房二号');
  await user.click(dialog.getByRole('button', { name: '新建令牌' }));
  expect(await dialog.findByText('wsc_once')).toBeVisible();
  expect(await inputOf('CreateScoringToken')).toEqual({ taskId, name: '机房二号' });

  await user.click(dialog.getByRole('button', { name: '撤销 机房一号' }));
  expect(await dialog.findByText(/已撤销/)).toBeVisible();
});
