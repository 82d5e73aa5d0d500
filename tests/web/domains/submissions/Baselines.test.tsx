import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
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
import { FakeUploads } from '#tests/web/support/fake-uploads.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

it('adds a baseline with its file, shows its scores, and takes it away', async () => {
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
  const baseline = {
    __typename: 'TaskBaseline',
    id: 'b'.repeat(24),
    name: '随机森林',
    fileName: 'forest.csv',
    publicScore: 0.81,
    furtherPublicScores: [0.7],
    furtherPrivateScores: [0.6],
    privateScore: 0.79,
    problem: null,
  };
  let baselines: unknown[] = [];
  const { inputOf } = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles: ['ORGANIZER'] } }),
    ManageCompetition: () => ({ competition: managed }),
    ReviewTasks: () => ({ competition: managed }),
    ReviewWorks: () =>
      ofTask({
        allWorks: {
          __typename: 'WorkPage',
          totalCount: 0,
          page: 1,
          perPage: 20,
          hasNextPage: false,
          items: [],
        },
      }),
    Baselines: () => ofTask({ baselines }),
    CreateBaseline: () => {
      baselines = [baseline];
      return { createBaseline: { __typename: 'TaskBaseline', id: baseline.id } };
    },
    DeleteBaseline: () => {
      baselines = [];
      return { deleteBaseline: { __typename: 'DeletedPayload', deletedId: baseline.id } };
    },
  });
  const uploads = FakeUploads.install();
  const { user } = openPage(`/org/tide/competition/manage/${competitionId}/works`);
  await user.click(await screen.findByRole('button', { name: '基线' }));
  const dialog = within(await screen.findByRole('dialog', { name: '基线' }));
  expect(await dialog.findByText('还没有基线')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '添加基线' }));
  expect(await dialog.findByText('请输入基线名称')).toBeVisible();
  expect(dialog.getByText('请上传结果文件')).toBeVisible();
  await user.type(dialog.getByLabelText('基线名称'), '随机森林');
  const file = new File(['id,label\n1,a\n'], 'forest.csv', { type: 'text/csv' });
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  await user.upload(input, file);
  const sent = { key: 'k', ext: '.csv', name: 'forest.csv', size: 16 };
  (await uploads.next()).answer(201, sent);
  await dialog.findByText(/已上传/);
  await user.click(dialog.getByRole('button', { name: '添加基线' }));
  expect(await inputOf('CreateBaseline')).toMatchObject({ taskId, name: '随机森林' });
  expect(
    await dialog.findByText(/forest\.csv · Public 0\.81、0\.7，Private 0\.79、0\.6/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '删除基线：随机森林' }));
  expect(await inputOf('DeleteBaseline')).toEqual({ id: baseline.id });
  expect(await dialog.findByText('还没有基线')).toBeVisible();
  uploads.remove();
});
