import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, DAY, page, stage, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { formatTimeSpan } from '#web/src/lib/dates.ts';

const camp = (changes: Record<string, unknown> = {}) =>
  competition({
    kind: 'ACTIVITY',
    name: '海洋训练营',
    detailType: 'TRAINING_CAMP',
    difficulty: 2,
    stages: [stage({ tasks: [] })],
    ...changes,
  });

const open = (address: string, answers: Answers = {}) => {
  const gateway = fakeGateway({
    ActivityList: () => ({ activities: page([camp()]) }),
    ActivityListSide: () => ({
      all: page([], { totalCount: 7 }),
      exercises: page([], { totalCount: 3 }),
      site: {
        activityFields: [
          {
            __typename: 'ActivityField',
            id: '1'.repeat(24),
            key: 'ocean',
            name: '海洋与气象',
            icon: 'leaf',
            count: 1,
          },
        ],
        recommendConfig: null,
      },
    }),
    ...answers,
  });
  const { user, currentAddress } = openPage(address);
  return { ...gateway, user, currentAddress };
};

describe('the list of activities', () => {
  it('asks for what its address says, and keeps each filter there', async () => {
    const { user, variablesOf, currentAddress } = open(
      '/home/activity/ocean?DetailType=LIVE&Status=-1',
    );
    expect(await screen.findByRole('link', { name: '海洋训练营' })).toHaveAttribute(
      'href',
      `/home/activity/detail/${competitionId}`,
    );
    expect(await variablesOf('ActivityList')).toEqual({ type: 'LIVE', fieldKey: 'ocean', page: 1 });
    await user.selectOptions(screen.getByLabelText('难度'), '进阶中（1-3年）');
    await user.selectOptions(screen.getByLabelText('状态'), '进行中');
    await waitFor(async () =>
      expect(await variablesOf('ActivityList')).toEqual({
        type: 'LIVE',
        difficulty: 2,
        status: 'RUNNING',
        fieldKey: 'ocean',
        page: 1,
      }),
    );
    expect(currentAddress()).toBe('/home/activity/ocean?DetailType=LIVE&Status=1&Difficulty=2');
    const fields = within(screen.getByRole('navigation', { name: '活动方向' }));
    expect(fields.getByRole('link', { name: /^海洋与气象/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(fields.getByRole('link', { name: /^练习赛/ })).toHaveTextContent('3');
  });

  it('asks a visitor to sign in for their own, and comes back', async () => {
    open('/home/activity/recent');
    expect(await screen.findByText('登录后查看你参与的活动')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('/home/activity/recent')),
    );
  });

  it('shows a member their own', async () => {
    const { variablesOf } = open('/home/activity/recent', { Viewer: () => ({ viewer }) });
    expect(await screen.findByRole('link', { name: '海洋训练营' })).toBeVisible();
    expect(await variablesOf('ActivityList')).toEqual({ mine: true, page: 1 });
  });

  it('says where there is none', async () => {
    open('/home/activity', { ActivityList: () => ({ activities: page([]) }) });
    expect(await screen.findByText('没有找到指定的活动')).toBeVisible();
  });

  it('offers to try again', async () => {
    let answer: object = new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务器打了个盹' });
    const { user } = open('/home/activity', {
      ActivityList: () => {
        if (answer instanceof Refused) throw answer;
        return answer;
      },
    });
    const again = await screen.findByRole('button', { name: '重试' });
    answer = { activities: page([camp()]) };
    await user.click(again);
    expect(await screen.findByRole('link', { name: '海洋训练营' })).toBeVisible();
  });
});

describe('the card of an activity', () => {
  const label = async (changes: Record<string, unknown>) => {
    open('/home/activity', {
      ActivityList: () => ({ activities: page([camp(changes)]) }),
    });
    const card = (await screen.findByRole('link', { name: '海洋训练营' })).closest('li');
    return within(card as HTMLElement);
  };
  const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

  it('says its type, that it is new, and until when one may register', async () => {
    const card = await label({
      registerEndDate: inDays(3.5),
      stages: [stage({ startDate: inDays(2), tasks: [] })],
    });
    for (const text of ['训练营', '新', '3天后截止报名'])
      expect(card.getByText(text)).toBeVisible();
  });

  it('names the first three of its tutors, and the sponsor', async () => {
    const tutor = (digit: string) => ({
      __typename: 'Member',
      id: digit.repeat(24),
      name: `导师${digit}`,
      avatar: null,
      level: 3,
      communityVerification: null,
    });
    const card = await label({
      tutors: ['1', '2', '3', '4'].map(tutor),
      sponsor: { __typename: 'ActivitySponsor', name: '远岸大学', logo: null },
    });
    const tutors = within(card.getByRole('list', { name: '特邀导师' }));
    expect(tutors.getAllByRole('link')).toHaveLength(3);
    expect(tutors.getByText('共 4 位导师')).toBeVisible();
    expect(card.getByText('远岸大学')).toBeVisible();
  });
});

it('has the day and hour of a live session on its card', async () => {
  const live = {
    __typename: 'LiveSession',
    startsAt: '2030-03-01T11:00:00.000Z',
    endsAt: '2030-03-01T12:00:00.000Z',
  };
  open('/home/activity', {
    ActivityList: () => ({ activities: page([camp({ detailType: 'LIVE', live, stages: [] })]) }),
  });
  expect(await screen.findByText(formatTimeSpan(live.startsAt, live.endsAt))).toBeVisible();
});
