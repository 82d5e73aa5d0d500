import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  competition,
  competitionId,
  ofCompetition,
  ofTeam,
  registered,
  teamId,
  viewer,
} from '#tests/web/support/data.ts';
import { fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { cardAt } from '#tests/web/support/member-card.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { star } from '../members/members.ts';

const id = (number: number) => number.toString(16).padStart(24, '0');
const unknown = {
  university: null,
  majorTag: null,
  major: null,
  company: null,
  job: null,
  location: null,
};
const me = {
  ...unknown,
  __typename: 'Member',
  id: viewer.id,
  name: '林小舟',
  avatar: null,
  level: 2,
  identity: '学生',
};
const mate = {
  ...unknown,
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
  isDeleted: false,
  isSettled: false,
  hasSameUniversity: true,
  university: null,
  captain: me,
  members: [me],
  ...changes,
});
const other = (changes: Record<string, unknown> = {}) =>
  team({ id: id(31), name: '听潮小队', captain: mate, members: [mate], ...changes });

const quotas = {
  TeamQuotas: () =>
    ofTeam({
      quotas: [
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
  TeamList: () =>
    ofCompetition({
      teams: {
        __typename: 'TeamPage',
        totalCount: items.length,
        page: 1,
        hasNextPage: false,
        items,
      },
    }),
});

/** Requests of the viewer's team to be merged into these teams. */
const applications = (teams: object[]) =>
  ofTeam({
    applications: {
      __typename: 'TeamApplicationPage',
      items: teams.map((team, index) => ({
        __typename: 'TeamApplication',
        id: id(90 + index),
        type: 'MERGE',
        team,
      })),
    },
  });

const signedIn = (state: Record<string, unknown> = {}, own = team()) => ({
  Viewer: () => ({ viewer }),
  Tasks: () => ({ tasks: [] }),
  CompetitionPage: () => ({
    competition: competition({ viewerState: { ...registered, ...state } }),
  }),
  MyTeam: () => ({ team: own }),
  AppliedTeams: () => applications([]),
  Withdrawal: () => ({
    competition: {
      ...competition({ viewerState: { ...registered, ...state } }),
      viewerWithdrawal: null,
    },
  }),
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

  it('has the card of each team’s captain', async () => {
    fakeGateway({
      CompetitionPage: () => ({ competition: competition() }),
      ...list([other()]),
      MemberProfile: () => ({ member: star({ id: mate.id }) }),
    });
    const { user } = openPage(address);
    expect(await (await cardAt(user, mate.name)).findByText('常年打榜')).toBeVisible();
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
    fakeGateway(signedIn({ isTeamBanned: true, teamBanReason: '多账号参赛' }, own));
    const { user } = openPage(`${address}/teammates`);
    expect(await screen.findByText(/提交、编辑、解散和离开团队均已停用/)).toBeVisible();
    expect(screen.getByText('原因：多账号参赛')).toBeVisible();
    const leave = await screen.findByRole('button', { name: '离开团队' });
    expect(leave).toHaveAttribute('aria-disabled', 'true');
    expect(leave).toHaveAccessibleDescription(/已被禁赛/);
    await user.click(leave);
    expect(screen.queryByRole('dialog')).toBeNull();
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
    const { user } = openPage(`${address}/teams`);
    const button = await screen.findByRole('button', { name: '申请加入「听潮小队」' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    act(() => button.focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says of a team that was asked that it was', async () => {
    const asked: object[] = [];
    fakeGateway({
      ...signedIn(),
      ...list([other()]),
      AppliedTeams: () => applications(asked),
      ApplyToTeam: () => {
        asked.push(other());
        const application = { __typename: 'TeamApplication', id: id(90), status: 'PENDING' };
        return { applyToTeam: application };
      },
    });
    const { user } = openPage(`${address}/teams`);
    await user.click(await screen.findByRole('button', { name: '申请加入「听潮小队」' }));
    await user.click(await screen.findByRole('button', { name: '发送申请' }));
    const button = await screen.findByRole('button', { name: '已申请加入「听潮小队」' });
    expect(button).toHaveTextContent('已申请');
    expect(button).toHaveAccessibleDescription('申请已发送，等待对方队长同意');
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

it('says by how many characters a text of the team is too long once one pauses', async () => {
  fakeGateway(signedIn());
  const { user } = openPage(`${address}/teammates`);
  await user.click(await screen.findByRole('button', { name: '编辑团队' }));
  const form = within(await screen.findByRole('dialog', { name: '编辑团队' }));
  const name = form.getByRole('textbox', { name: '团队名称' });
  await user.clear(name);
  await user.paste('鲸'.repeat(23));
  expect(await form.findByText('字数已超出限制3个字符')).toBeVisible();
  await user.clear(name);
  expect(form.queryByText(/字数已超出限制/)).toBeNull();
  await user.click(form.getByRole('textbox', { name: '团队简介' }));
  await user.paste('潮'.repeat(152));
  expect(await form.findByText('字数已超出限制2个字符')).toBeVisible();
});

it('a name that another team has is refused at its field, and stays as it was typed', async () => {
  fakeGateway({
    ...signedIn(),
    UpdateTeam: () => {
      throw new Refused({ code: 'CONFLICT', message: '该队名已被使用', field: 'name' });
    },
  });
  const { user } = openPage(`${address}/teammates`);
  await user.click(await screen.findByRole('button', { name: '编辑团队' }));
  const form = within(await screen.findByRole('dialog', { name: '编辑团队' }));
  const name = form.getByRole('textbox', { name: '团队名称' });
  await user.clear(name);
  await user.type(name, '逐浪');
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('该队名已被使用'));
  expect(name).toHaveValue('逐浪');
  expect(form.queryByRole('alert')).toBeNull();
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
        return ofTeam({
          applications: { __typename: 'TeamApplicationPage', totalCount: 0, items: [] },
        });
      },
    });
    openPage(`${address}/applications`);
    await waitFor(() => expect(screen.getAllByText('获取团队请求列表失败')).toHaveLength(2));
    works = true;
    for (const retry of screen.getAllByRole('button', { name: '重试' }))
      await userEvent.click(retry);
    expect(await screen.findByText('暂无收到的申请')).toBeVisible();
    expect(await screen.findByText('暂无发出的申请')).toBeVisible();
  });
});

describe('a change of the team that fails says so, and why', () => {
  const MESSAGE = '暂时无法完成，请稍后重试';
  const refuse = () => {
    throw new Refused({ code: 'CONFLICT', message: MESSAGE });
  };
  const led = team({ captain: me, members: [me, mate], membersCount: 2 });
  const joined = team({ captain: mate, members: [mate, me], membersCount: 2 });
  const application = {
    __typename: 'TeamApplication',
    id: id(61),
    type: 'MERGE',
    status: 'PENDING',
    note: '一起吧',
    createdAt: '2026-11-01T00:00:00.000Z',
    team: team(),
    fromTeam: other(),
    member: null,
    sender: mate,
  };
  const applications = {
    TeamApplications: ({ received }: Record<string, unknown>) =>
      ofTeam({
        applications: {
          __typename: 'TeamApplicationPage',
          totalCount: received ? 1 : 0,
          items: received ? [application] : [],
        },
      }),
  };

  it.each([
    ['解散团队失败', 'DissolveTeam', led, 'teammates', '解散团队', '解散'],
    ['发起离开请求失败', 'RequestTeamLeave', joined, 'teammates', '离开团队', '发送请求'],
    ['发起移除请求失败', 'RequestMemberRemoval', led, 'teammates', '移出团队：周启航', '发送请求'],
    ['移交队长失败', 'TransferTeamCaptaincy', led, 'teammates', '移交队长给周启航', '移交'],
    ['更新请求失败', 'AnswerTeamApplication', team(), 'applications', /^拒绝/, '拒绝'],
  ])('%s', async (title, operation, own, tab, opener, action) => {
    fakeGateway({ ...signedIn({}, own), ...applications, [operation]: refuse });
    const { user } = openPage(`${address}/${tab}`);
    await user.click(await screen.findByRole('button', { name: opener }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: action }));
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText(title)).toBeVisible();
    expect(alert.getByText(MESSAGE)).toBeVisible();
  });

  it('未找到指定的团队, for a team that is gone', async () => {
    fakeGateway({
      Viewer: () => ({ viewer }),
      Tasks: () => ({ tasks: [] }),
      TeamPage: () => ({ team: null }),
    });
    openPage(`/home/competition/team/${id(99)}`);
    expect(await screen.findByText('未找到指定的团队')).toBeVisible();
  });
});
