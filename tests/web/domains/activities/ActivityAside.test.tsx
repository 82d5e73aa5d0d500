import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  competition,
  competitionId,
  DAY,
  registered,
  stage,
  task,
  viewer,
} from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { formatTimeSpan } from '#web/src/lib/dates.ts';

const [first, second, third] = ['a', 'b', 'c'].map((digit) => digit.repeat(24));
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const live = {
  __typename: 'LiveSession',
  startsAt: '2030-03-01T11:00:00.000Z',
  endsAt: '2030-03-01T12:00:00.000Z',
  url: null as string | null,
};

const withdrawal = {
  __typename: 'ViewerWithdrawal',
  refusal: null,
  refund: 0,
  teammatesCount: 0,
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
    Lessons: () => ({ competition: activity }),
    Withdrawal: () => ({ competition: { ...activity, viewerWithdrawal: withdrawal } }),
  });
  return openPage(`/home/activity/detail/${competitionId}`);
};

const block = async (name: string) => within(await screen.findByRole('region', { name }));

it('says how far the member is, by what was handed in', async () => {
  const currentStage = { ...registered.currentStage, id: second };
  const quota = { __typename: 'SubmissionQuota', totalUsed: 2, dailyUsed: 0, resetsAt: at(1) };
  const stages = [
    stage({ id: first, tasks: [task({ id: 'd'.repeat(24), quota })] }),
    stage({ id: second, name: '建立模型', tasks: [] }),
    stage({ id: third, tasks: [task({ id: 'e'.repeat(24), quota: null })] }),
  ];
  open({ stages, viewerState: { ...registered, currentStage } });
  const progress = await block('我的进度');
  expect(progress.getByText('第 2 / 3 阶段，练习完成 1 / 2')).toBeVisible();
  expect(progress.getByRole('progressbar', { name: '学习进度' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  // The stage that runs has nothing to hand in.
  expect(screen.getByRole('button', { name: '已报名' })).toBeDisabled();
  expect(screen.queryByText('提交结果')).toBeNull();
});

it('has the lessons of the stages that have begun, the running one open', async () => {
  const lesson = (id: string | undefined, name: string, from: number, to: number) =>
    stage({ id, name, startDate: at(from), endDate: at(to), lesson: `${name}的讲义`, tasks: [] });
  const { user } = open({
    stages: [
      lesson(first, '认识数据', -9, -2),
      lesson(second, '建立模型', -2, 3),
      lesson(third, '完成报告', 3, 9),
    ],
    viewerState: registered,
  });
  const lessons = await block('学习内容');
  expect(await lessons.findByText('建立模型的讲义')).toBeVisible();
  await user.click(lessons.getByRole('button', { name: /认识数据.*可补学/ }));
  expect(await lessons.findByText('认识数据的讲义')).toBeVisible();
  expect(lessons.getByRole('button', { name: /完成报告.*开始/ })).toBeDisabled();
  expect(lessons.queryByText('完成报告的讲义')).toBeNull();
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

it('has no teams and works where nothing is handed in, and a way to leave', async () => {
  const url = 'https://live.example.com/tide';
  const { user } = open({
    detailType: 'LIVE',
    stages: [],
    live: { ...live, url },
    viewerState: { ...registered, currentStage: null },
  });
  expect(await screen.findByRole('button', { name: '退出活动' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['活动详情']);
  expect(screen.getByText('未开始')).toBeVisible();
  expect(screen.getAllByText(formatTimeSpan(live.startsAt, live.endsAt))).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: '进入直播' })).toHaveLength(2);
  expect(screen.queryByText('支团队', { exact: false })).toBeNull();
  expect(screen.queryByText('次提交', { exact: false })).toBeNull();
  expect(screen.queryByText('提交结果')).toBeNull();
  await user.click(screen.getByRole('button', { name: '退出活动' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退出活动' }));
  expect(dialog.getByText('报名时填写的资料会被删除。')).toBeVisible();
  expect(dialog.queryByText(/团队/)).toBeNull();
});

it('the course of a live session is the session, not the days of its page', async () => {
  open({ detailType: 'LIVE', live, stages: [], startDate: at(-1), endDate: at(9) });
  const course = within(await screen.findByRole('complementary', { name: '活动日程' }));
  const times = course.getAllByRole('time').map((time) => time.getAttribute('dateTime'));
  expect(times).toEqual([live.startsAt, live.endsAt]);
});
