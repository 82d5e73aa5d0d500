import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, stage, task, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { dataset } from '../datasets/datasets.ts';
import { project } from '../projects/projects.ts';
import { channel, channelId, pageOf } from './channels.ts';

const path = `/home/special/detail/${channelId}`;
const section = (index: number, name: string, children?: object[]) => ({
  __typename: 'ChannelSection',
  id: String(index).padStart(24, '5'),
  name,
  isHidden: false,
  projectsCount: index,
  datasetsCount: 0,
  ...(children && { children }),
});
const sections = [
  section(5, '入门', [section(3, '清洗', []), section(0, '空分组', [])]),
  section(1, '建模', []),
];
const place = (isPinned: boolean) => [{ __typename: 'ChannelPlace', isPinned, sections: [] }];
const projects = [
  { ...project(1), channelPlaces: place(true) },
  { ...project(2), isPinned: true, channelPlaces: place(false) },
];
const answers: Answers = {
  ChannelPage: () => ({ channel: channel() }),
  ChannelSections: () => ({ channel: channel({ sections }) }),
  ChannelProjects: () => ({ projects: pageOf('ProjectPage', projects) }),
  ChannelDatasets: () => ({ datasets: pageOf('DatasetPage', []) }),
  ChannelActivities: () => ({
    channel: channel({ competitions: pageOf('CompetitionPage', []) }),
  }),
};
const open = (more: Answers = {}, address = path) => {
  const gateway = fakeGateway({ ...answers, ...more });
  showNotices();
  return { ...gateway, ...openPage(address) };
};
const verified = (emailVerified: boolean, email = emailVerified ? 'm***@demo.test' : null) => ({
  viewer: {
    ...viewer,
    verification: { __typename: 'Verification', email, isEmailVerified: emailVerified },
  },
});
const asMember = (changes: object = {}) => ({
  Viewer: () => ({ viewer: { ...viewer, ...changes } }),
});
const heading = () => screen.findByRole('heading', { level: 1, name: '计算机视觉' });

beforeEach(() => sessionStorage.clear());

describe('a channel', () => {
  it('shows its moderators, its tree with counts, and its projects, pinned ones marked', async () => {
    open();
    expect(await heading()).toBeVisible();
    expect(within(screen.getByRole('list', { name: '版主' })).getByText('苏写浪')).toBeVisible();
    const tree = within(screen.getByRole('complementary', { name: '分组' }));
    expect((await tree.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
      '全部14',
      '入门5',
      '清洗3',
      '建模1',
    ]);
    const rows = within(await screen.findByRole('list', { name: '项目' })).getAllByRole('heading');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['项目1', '项目2']);
    // Pins of other channels don't count here.
    expect(screen.getAllByText('置顶')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: '管理' })).toBeNull();
  });

  it('keeps the section and the order in the address', async () => {
    const { user, variablesOf, currentAddress } = open();
    const tree = within(await screen.findByRole('complementary', { name: '分组' }));
    await user.click(await tree.findByRole('button', { name: /清洗/ }));
    await waitFor(async () =>
      expect((await variablesOf('ChannelProjects')).sectionId).toBe(section(3, '').id),
    );
    await user.selectOptions(screen.getByLabelText('项目排序'), '最多浏览');
    await waitFor(async () => expect((await variablesOf('ChannelProjects')).sort).toBe('VIEWED'));
    expect(currentAddress()).toBe(`${path}?section=${section(3, '').id}&sort=-ViewsCount`);
    await user.click(tree.getByRole('button', { name: /全部/ }));
    await waitFor(() => expect(currentAddress()).toBe(`${path}?sort=-ViewsCount`));
  });

  it('hides empty tabs from members, and keeps them for moderators', async () => {
    const empty = { competitionsCount: 0, datasetsCount: 0, hasForum: false };
    const first = open({ ChannelPage: () => ({ channel: channel(empty) }) });
    await heading();
    const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names()).toEqual(['项目 14']);
    await first.goTo(`${path}/dataset`);
    await waitFor(() => expect(first.currentAddress()).toBe(path));
  });

  it('gives moderators all tabs and the way to its management', async () => {
    open({
      ...asMember(),
      ChannelPage: () => ({
        channel: channel({ competitionsCount: 0, datasetsCount: 0, viewerModerates: true }),
      }),
    });
    expect(await screen.findByRole('link', { name: '管理' })).toHaveAttribute(
      'href',
      `/home/special/config/${channelId}`,
    );
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '项目 14',
      '数据 0',
      '活动 0',
      '论坛',
    ]);
  });

  it.each([
    ['', 'ChannelProjects', '没有找到指定的项目', { projects: pageOf('ProjectPage', []) }],
    [
      '/dataset',
      'ChannelDatasets',
      '没有找到指定的数据集',
      { datasets: pageOf('DatasetPage', []) },
    ],
  ])(
    'says at %s where there is nothing, and offers to try again',
    async (tab, name, text, none) => {
      let fails = true;
      const { user } = open(
        {
          [name]: () => {
            if (fails) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
            return none;
          },
        },
        path + tab,
      );
      expect(await screen.findByText('服务器打了个盹')).toBeVisible();
      fails = false;
      await user.click(screen.getByRole('button', { name: '重试' }));
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  it('shows its datasets', async () => {
    const one = { ...dataset(1), channelPlaces: place(true) };
    open(
      { ChannelDatasets: () => ({ datasets: pageOf('DatasetPage', [one]) }) },
      `${path}/dataset`,
    );
    const list = within(await screen.findByRole('list', { name: '数据' }));
    expect(list.getByText('置顶')).toBeVisible();
  });

  it('that isn’t there leads to the others', async () => {
    open({ ChannelPage: () => ({ channel: null }) });
    expect(await screen.findByRole('link', { name: '去看看全部频道' })).toHaveAttribute(
      'href',
      '/home/special',
    );
  });

  it('is new no more once a follower has opened it', async () => {
    const { inputOf, inputsSoFar } = open({
      ...asMember(),
      ChannelPage: () => ({ channel: channel({ viewerFollows: true, viewerHasNews: true }) }),
      RecordChannelView: () => ({ recordChannelView: channel({ viewerHasNews: false }) }),
    });
    expect(await inputOf('RecordChannelView')).toEqual({ channelId });
    expect(inputsSoFar('RecordChannelView')).toHaveLength(1);
  });
});

describe('活动', () => {
  const withLeaders = (teams: string[]) => {
    const leaders = teams.map((name, index) => ({
      __typename: 'LeaderboardRow',
      rank: index + 1,
      team: { __typename: 'Team', id: String(index).repeat(24), name, image: null },
    }));
    return competition({ stages: [stage({ tasks: [task({ leaders })] })] });
  };
  const show = (activity: object, more: Answers = {}) =>
    open(
      {
        ChannelActivities: () => ({
          channel: channel({ competitions: pageOf('CompetitionPage', [activity]) }),
        }),
        ...more,
      },
      `${path}/activity`,
    );
  const card = async () => within(await screen.findByRole('list', { name: '活动' }));

  it('shows the first teams, which lead to their pages, and the places that are free', async () => {
    show(withLeaders(['破浪小队']));
    const teams = within(await (await card()).findByRole('list', { name: '排行榜前三' }));
    expect(await teams.findByRole('link', { name: '第1名：破浪小队' })).toHaveAttribute(
      'href',
      `/home/competition/team/${'0'.repeat(24)}`,
    );
    expect(teams.getAllByRole('img', { name: '虚位以待' })).toHaveLength(2);
  });

  it('says what it is about where its board can’t be seen', async () => {
    show(competition());
    expect(await (await card()).findByText('根据喙长判断企鹅的种类。')).toBeVisible();
  });

  it.each([
    ['报名截止', { registerEndDate: '2026-01-01T00:00:00.000Z' }],
    ['已结束', { endDate: '2026-01-01T00:00:00.000Z' }],
    ['练习赛', { detailType: 'EXERCISE' }],
    [
      '已报名',
      {
        viewerState: {
          __typename: 'CompetitionViewerState',
          registration: 'REGISTERED',
        },
      },
    ],
  ])('bears the mark %s', async (mark, changes) => {
    show(competition(changes));
    expect(await (await card()).findByText(mark)).toBeVisible();
  });
});

describe('邮件订阅', () => {
  const subscribed = channel({ viewerFollows: true, viewerMail: true, followersCount: 2 });
  const button = (name: string) => screen.findByRole('button', { name });

  it('invites, follows with it, and asks before it ends', async () => {
    const { user, inputOf } = open({
      ...asMember(),
      MailAddress: () => verified(true),
      SetChannelMail: ({ input }) => ({
        setChannelMail: (input as { enrolled: boolean }).enrolled
          ? subscribed
          : { ...subscribed, viewerMail: false },
      }),
    });
    await screen.findByRole('button', { name: /的菜单$/ });
    await user.click(await button('邮件订阅'));
    await user.click(await button('立即订阅'));
    expect(await inputOf('SetChannelMail')).toEqual({ channelId, enrolled: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('已订阅');
    expect(await button('已关注频道「计算机视觉」')).toBeVisible();
    await user.click(await button('已订阅'));
    expect(await screen.findByText('确认要取消订阅吗？')).toBeVisible();
    await user.click(await button('确定'));
    expect(await inputOf('SetChannelMail', 2)).toEqual({ channelId, enrolled: false });
    expect(await screen.findByText('已取消订阅')).toBeVisible();
  });

  it('leads who has no e-mail to bind one, and subscribes them once they are back', async () => {
    let bound = false;
    const { user, inputOf, inputsSoFar, currentAddress, goTo } = open({
      ...asMember(),
      MailAddress: () => verified(bound),
      // The page of the account has tests of its own: here it is where one is led to.
      AccountSettings: () => new Promise(() => undefined),
      Verification: () => new Promise(() => undefined),
      SetChannelMail: () => ({ setChannelMail: subscribed }),
    });
    await screen.findByRole('button', { name: /的菜单$/ });
    await user.click(await button('邮件订阅'));
    await user.click(await button('立即订阅'));
    expect(await screen.findByText('暂未绑定邮箱，无法接收订阅邮件，是否前往绑定？')).toBeVisible();
    expect(screen.getByRole('dialog', { name: '绑定邮箱' })).toBeVisible();
    expect(inputsSoFar('SetChannelMail')).toEqual([]);
    await user.click(await button('前往绑定'));
    const back = `${path}?mail=subscribe`;
    await waitFor(() =>
      expect(currentAddress()).toBe(
        `/home/user/setting/account?bindEmail=true&redirect=${encodeURIComponent(back)}`,
      ),
    );
    bound = true;
    await goTo(back);
    expect(await inputOf('SetChannelMail')).toEqual({ channelId, enrolled: true });
    await waitFor(() => expect(currentAddress()).toBe(path));
    expect(await button('已订阅')).toBeVisible();
  });

  it('says of an address that is bound that it is not proved, and leads to proving it', async () => {
    const { user } = open({ ...asMember(), MailAddress: () => verified(false, 'm***@demo.test') });
    await screen.findByRole('button', { name: /的菜单$/ });
    await user.click(await button('邮件订阅'));
    await user.click(await button('立即订阅'));
    expect(await screen.findByRole('dialog', { name: '认证邮箱' })).toHaveTextContent(
      '你的邮箱尚未认证，无法接收订阅邮件，是否前往认证？',
    );
    expect(await button('前往认证')).toBeVisible();
  });

  it('subscribes nobody by a link: it asks', async () => {
    const { user, inputsSoFar, currentAddress } = open(asMember(), `${path}?mail=subscribe`);
    expect(await screen.findByRole('dialog', { name: '邮件订阅' })).toBeVisible();
    await user.click(await button('取消'));
    await waitFor(() => expect(currentAddress()).toBe(path));
    expect(inputsSoFar('SetChannelMail')).toEqual([]);
  });

  it('leads a visitor to sign in, and back to it', async () => {
    const { user, currentAddress } = open({
      ChannelPage: () => ({ channel: channel({ viewerMail: null, viewerFollows: null }) }),
    });
    await user.click(await button('邮件订阅'));
    await waitFor(() =>
      expect(currentAddress()).toBe(
        `/auth/communityLogin?redirect=${encodeURIComponent(`${path}?mail=subscribe`)}`,
      ),
    );
  });
});
