import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { competition, competitionId, stage, task, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const path = `/org/tide/competition/manage/${competitionId}`;

const open = (panel: string, answers: (activity: object) => Answers) => {
  const activity = competition({
    kind: 'ACTIVITY',
    detailType: 'TRAINING_CAMP',
    name: '海洋训练营',
    viewerManages: true,
    viewerRole: 'OWNER',
    isPublished: false,
    waiting: null,
    checklist: null,
    archives: [],
    organization: {
      __typename: 'Organization',
      id: '9'.repeat(24),
      shortName: 'tide',
      name: '潮汐组',
    },
    stages: [stage({ tasks: [task()] })],
  });
  fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles: ['ORGANIZER'] } }),
    ManageCompetition: () => ({ competition: activity }),
    ...answers(activity),
  });
  return openPage(`${path}/${panel}`);
};

it('the overview of an activity speaks of it', async () => {
  const { user } = open('overview', (activity) => ({
    OverviewPanel: () => ({ competition: activity }),
    CompetitionArchives: () => ({ competition: activity }),
  }));
  expect(await screen.findByRole('heading', { name: '导出整场活动' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '导出活动' }));
  expect(await screen.findByRole('dialog', { name: '导出整场活动' })).toBeVisible();
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: '复制活动' }));
  const copy = within(await screen.findByRole('dialog', { name: '复制「海洋训练营」' }));
  await user.click(copy.getByRole('button', { name: '复制为草稿' }));
  expect(await copy.findByText('请输入活动名称')).toBeVisible();
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: '删除活动' }));
  const deletion = await screen.findByRole('dialog', { name: '删除活动' });
  expect(deletion).toHaveTextContent('活动会移入回收站');
  expect(deletion).not.toHaveTextContent(/比赛(?!和活动)/);
});

it('its final ranking waits for its end', async () => {
  open('ranking', (activity) => ({ RankingPanel: () => ({ competition: activity }) }));
  expect(await screen.findByText('活动结束后才能发布最终排名。')).toBeVisible();
});
