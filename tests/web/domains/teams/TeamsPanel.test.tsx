import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { competition, competitionId, registered, teamId, viewer } from '../../support/data.ts';
import { fakeGateway, Refused } from '../../support/fake-gateway.ts';
import { openPage } from '../../support/open-page.tsx';

const id = (number: number) => number.toString(16).padStart(24, '0');
const me = {
  __typename: 'Member',
  id: viewer.id,
  name: '林小舟',
  avatar: null,
  level: 2,
  identity: '学生',
};
const mate = {
  __typename: 'Member',
  id: id(51),
  name: '周启航',
  avatar: null,
  level: 3,
  identity: null,
};

const team = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Team',
  id: teamId,
  name: '破浪小队',
  image: null,
  description: '',
  receivesApplications: true,
  membersCount: 1,
  deleted: false,
  settled: false,
  universitySorted: true,
  university: null,
  captain: me,
  members: [me],
  ...changes,
});
const other = (changes: Record<string, unknown> = {}) =>
  team({ id: id(31), name: '听潮小队', captain: mate, members: [mate], ...changes });

const quotas = {
  TeamQuotas: () => ({
    teamQuotas: [
      {
        __typename: 'TeamQuota',
        totalUsed: 7,
        dailyUsed: 3,
        task: {
          __typename: 'CompetitionTask',
          id: id(20),
          name: '种类识别',
          review: { __typename: 'AutomaticReview', dailyLimit: 5, totalLimit: null },
        },
      },
    ],
  }),
};

const list = (items: unknown[]) => ({
  TeamList: () => ({
    teams: { __typename: 'TeamPage', totalCount: items.length, page: 1, hasNextPage: false, items },
  }),
});

const signedIn = (state: Record<string, unknown> = {}, own = team()) => ({
  Viewer: () => ({ viewer }),
  Tasks: () => ({ tasks: [] }),
  CompetitionPage: () => ({
    competition: competition({ viewerState: { ...registered, ...state } }),
  }),
  MyTeam: () => ({ team: own }),
  ...quotas,
});

const address = `/home/competition/${competitionId}/teamswrapper`;

describe('the team tab', () => {
  it('shows a visitor all teams, without requests of their own', async () => {
    fakeGateway({ CompetitionPage: () => ({ competition: competition() }), ...list([other()]) });
    const { currentAddress } = openPage(address);
    expect(await screen.findByRole('link', { name: '听潮小队' })).toBeVisible();
    expect(currentAddress()).toBe(`${address}/teams`);
    expect(screen.queryByRole('link', { name: '团队申请' })).toBeNull();
    expect(screen.queryByRole('button', { name: /申请加入/ })).toBeNull();
  });

  it('has a dot and a number while requests wait', async () => {
    fakeGateway(signedIn({ pendingApplicationsCount: 2 }));
    openPage(`${address}/teammates`);
    const tab = await screen.findByRole('tab', { name: /团队/ });
    expect(within(tab).getByRole('img', { name: '2条待处理' })).toBeVisible();
    expect(screen.getByRole('link', { name: /团队申请/ })).toHaveTextContent('2');
  });

  it('tells a banned team so and stops what it may not do', async () => {
    const own = team({ captain: mate, members: [mate, me], membersCount: 2 });
    fakeGateway(signedIn({ teamBanned: true }, own));
    openPage(`${address}/teammates`);
    expect(await screen.findByText(/提交、编辑、解散和离开团队均已停用/)).toBeVisible();
    expect(await screen.findByRole('button', { name: '离开团队' })).toBeDisabled();
  });
});

describe('asking to merge', () => {
  it.each([
    ['full', { receivesApplications: false }, '该团队已满员或已停止接收申请'],
    [
      'above the cap',
      { members: [mate, { ...mate, id: id(52) }, { ...mate, id: id(53) }] },
      '合并后将有4人，超过团队人数上限3人',
    ],
  ])('is off for a team that is %s, and says why', async (_, changes, reason) => {
    fakeGateway({ ...signedIn(), ...list([other(changes)]) });
    openPage(`${address}/teams`);
    const button = await screen.findByRole('button', { name: '申请加入「听潮小队」' });
    await waitFor(() => expect(button).toHaveAttribute('title', reason));
    expect(button).toBeDisabled();
  });

  it('shows what both have used, checks the note, and keeps it when it is refused', async () => {
    const { sent } = fakeGateway({
      ...signedIn(),
      ...list([other()]),
      ApplyToTeam: () => {
        throw new Refused({ code: 'CONFLICT', message: '已有一条相同的申请等待处理' });
      },
    });
    openPage(`${address}/teams`);
    await userEvent.click(await screen.findByRole('button', { name: '申请加入「听潮小队」' }));
    const dialog = within(await screen.findByRole('dialog', { name: '申请并入「听潮小队」' }));
    expect(await dialog.findByText('今日 3/5，共 7/∞')).toBeVisible();
    const note = dialog.getByRole('textbox', { name: /申请说明/ });
    expect(note).toHaveValue('你好，我是林小舟，希望和你们组队参赛。');
    await userEvent.clear(note);
    await userEvent.click(dialog.getByRole('button', { name: '发送申请' }));
    expect(await dialog.findByText('申请说明不能为空')).toBeVisible();
    expect(sent.some(({ operationName }) => operationName === 'ApplyToTeam')).toBe(false);
    await userEvent.type(note, '一起吧');
    await userEvent.click(dialog.getByRole('button', { name: '发送申请' }));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('申请发送失败');
    expect(alert).toHaveTextContent('已有一条相同的申请等待处理');
    expect(note).toHaveValue('一起吧');
  });
});

describe('my team', () => {
  it('does not let a captain of others go', async () => {
    fakeGateway(signedIn({}, team({ members: [me, mate], membersCount: 2 })));
    openPage(`${address}/teammates`);
    await userEvent.click(await screen.findByRole('button', { name: '离开团队' }));
    const dialog = within(await screen.findByRole('dialog', { name: '无法离开团队' }));
    expect(dialog.getByText('团队有其他成员，需移交队长后才能离开')).toBeVisible();
  });

  it('takes the switch back when closing fails', async () => {
    fakeGateway({
      ...signedIn(),
      SetTeamReceiving: () => {
        throw new Refused({ code: 'CONFLICT', message: '稍后再试' });
      },
    });
    const { notices } = openPage(`${address}/teammates`);
    const toggle = await screen.findByRole('switch', { name: /接收其他团队的申请/ });
    await userEvent.click(toggle);
    await waitFor(() =>
      expect(notices.failed).toHaveBeenCalledWith(expect.objectContaining({ message: '稍后再试' })),
    );
    expect(toggle).toBeChecked();
  });
});

describe('the picture of a team', () => {
  it('has to be chosen, of a kind that is taken, and leaving keeps what was typed', async () => {
    fakeGateway(signedIn());
    const { user } = openPage(`${address}/teammates`);
    await user.click(await screen.findByRole('button', { name: '编辑团队' }));
    const form = within(await screen.findByRole('dialog', { name: '编辑团队' }));
    await user.type(form.getByRole('textbox', { name: '团队简介' }), '每天一潮');
    await user.click(form.getByRole('button', { name: '更换头像' }));
    const crop = within(await screen.findByRole('dialog', { name: '裁剪团队头像' }));
    await user.click(await crop.findByRole('button', { name: '使用这张图片' }));
    expect(crop.getByText('请选择图片')).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    expect(input).toHaveAttribute('accept', '.png,.jpg,.jpeg,.gif');
    if (!input) throw new Error('nothing to choose with');
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'a.webp'));
    expect(await crop.findByText(/不支持该文件格式/)).toBeVisible();
    await user.click(crop.getByRole('button', { name: '取消' }));
    const again = within(await screen.findByRole('dialog', { name: '编辑团队' }));
    expect(again.getByRole('textbox', { name: '团队简介' })).toHaveValue('每天一潮');
  });
});

describe('requests', () => {
  it('say when there are none, and offer the retry when they fail', async () => {
    let works = false;
    fakeGateway({
      ...signedIn(),
      TeamApplications: () => {
        if (!works)
          throw new Refused({
            code: 'UPSTREAM_UNAVAILABLE',
            message: '抱歉，服务器打了个盹（503）',
          });
        return {
          teamApplications: { __typename: 'TeamApplicationPage', totalCount: 0, items: [] },
        };
      },
    });
    openPage(`${address}/applications`);
    expect(await screen.findAllByText('获取团队请求列表失败')).toHaveLength(2);
    works = true;
    for (const retry of screen.getAllByRole('button', { name: '重试' }))
      await userEvent.click(retry);
    expect(await screen.findByText('暂无收到的申请')).toBeVisible();
    expect(await screen.findByText('暂无发出的申请')).toBeVisible();
  });
});
