import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { competition, competitionId, registered, stage, viewer } from '../../support/data.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';
import { openPage } from '../../support/open-page.tsx';

const [first, second, third] = ['a', 'b', 'c'].map((digit) => digit.repeat(24));
const live = {
  __typename: 'LiveSession',
  startDate: '2030-03-01T11:00:00.000Z',
  endDate: '2030-03-01T12:00:00.000Z',
  url: null as string | null,
};

const open = (changes: Record<string, unknown>) => {
  const activity = competition({
    kind: 'ACTIVITY',
    name: '海洋训练营',
    detailType: 'TRAINING_CAMP',
    stages: [first, second, third].map((id) => stage({ id, tasks: [] })),
    ...changes,
  });
  fakeGateway({
    Viewer: () => ({ viewer }),
    CompetitionPage: () => ({ competition: activity }),
    ActivityAside: () => ({ competition: activity }),
  });
  openPage(`/home/activity/detail/${competitionId}`);
};

const block = async (name: string) => within(await screen.findByRole('region', { name }));

it('says how far the member is', async () => {
  const currentStage = { ...registered.currentStage, id: second };
  open({ viewerState: { ...registered, currentStage } });
  expect((await block('我的进度')).getByText('第 2 / 3 阶段')).toBeVisible();
});

it('has the time of a live session, and its address for who is registered', async () => {
  open({ live });
  const session = await block('直播');
  expect(session.getByText('报名后可见直播地址')).toBeVisible();
  expect(session.getByRole('button', { name: '添加到日历' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '我的进度' })).toBeNull();
});

it('leads a registered member to it', async () => {
  open({ live: { ...live, url: 'https://live.example.com/tide' }, viewerState: registered });
  expect((await block('直播')).getByRole('link', { name: '进入直播' })).toHaveAttribute(
    'href',
    'https://live.example.com/tide',
  );
});
